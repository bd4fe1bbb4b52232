/**
 * Sections, timeline items, steps and the footer come in when they are reached (section 1).
 * `data-reveal` names when; CSS under `.motion` says how. An element that has come in carries `data-seen`.
 */
import { motionAllowed } from '../motion/preference.ts';

/** Higher than any page: what was jumped over counts as in view, and so do things taller than the screen. */
const ABOVE = '1000000px 0px';

/** When each kind counts as reached (section 9). */
const KINDS: Record<string, IntersectionObserverInit> = {
  /** As soon as a piece of it shows. */
  section: { rootMargin: `${ABOVE} -8%` },
  /** 20 % of a timeline item in view. */
  item: { rootMargin: `${ABOVE} 0px`, threshold: 0.2 },
  /** 20 % of the process steps in view. */
  steps: { rootMargin: `${ABOVE} 0px`, threshold: 0.2 },
  /** The footer's top at 80 % of the viewport. */
  footer: { rootMargin: `${ABOVE} -20%` },
  /** All of it in view: on a very tall screen the page ends before the footer's top gets to 80 %. */
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

/** Starts watching what is new on the page. What shows already is simply there. */
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
