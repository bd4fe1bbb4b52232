/**
 * Sections, timeline items, steps and the footer fade in when they are scrolled to (section 1). `data-reveal` says when,
 * CSS under `.motion` says how. An element that has faded in has `data-seen`.
 */
import { motionAllowed } from '#app/motion/motion-allowed.ts';

/** Higher than any page: everything above the screen counts as in view, also after a jump. */
const ABOVE = '1000000px 0px';

/** When each kind counts as reached (section 9). */
const KINDS: Record<string, IntersectionObserverInit> = {
  /** A small part is in view. */
  section: { rootMargin: `${ABOVE} -8%` },
  /** 20 % of a timeline item in view. */
  item: { rootMargin: `${ABOVE} 0px`, threshold: 0.2 },
  /** 20 % of the process steps in view. */
  steps: { rootMargin: `${ABOVE} 0px`, threshold: 0.2 },
  /** The footer's top at 80 % of the viewport. */
  footer: { rootMargin: `${ABOVE} -20%` },
  /** The whole footer is in view: on a very tall screen its top never reaches 80 %. */
  whole: { threshold: 1 },
};

const observers = new Map<string, IntersectionObserver>();

function observerFor(kind: string): IntersectionObserver {
  const known = observers.get(kind);
  if (known) return known;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-seen', '');
      observer.unobserve(target);
    }
  }, KINDS[kind]);
  observers.set(kind, observer);
  return observer;
}

/** Watches the elements that are new on the page. Those already on the screen show at once. */
export function watchReveals(): void {
  if (!motionAllowed()) return;
  const waiting = document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-seen])');
  for (const element of waiting) {
    const kind = element.dataset['reveal'] ?? 'section';
    if (element.getBoundingClientRect().top < innerHeight) element.setAttribute('data-seen', '');
    else observerFor(kind).observe(element);
    if (kind === 'footer') observerFor('whole').observe(element);
  }
  document.documentElement.classList.add('motion');
}
