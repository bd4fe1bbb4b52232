/**
 * Sections, timeline items, steps and the footer come in when they are reached (section 1).
 * `data-reveal` names when; CSS under `.motion` says how. An element that has come in carries `data-seen`.
 */
import { motionAllowed } from '../motion/preference.ts';

/** When each kind counts as reached (section 9). */
const KINDS: Record<string, IntersectionObserverInit> = {
  /** As soon as a piece of it shows. */
  section: { rootMargin: '0px 0px -8%' },
  /** 20 % of a timeline item in view. */
  item: { threshold: 0.2 },
  /** 20 % of the process steps in view. */
  steps: { threshold: 0.2 },
  /** The footer's top at 80 % of the viewport. */
  footer: { rootMargin: '0px 0px -20%' },
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
    if (element.getBoundingClientRect().top < innerHeight) element.setAttribute('data-seen', '');
    else observerFor(element.dataset['reveal'] ?? 'section').observe(element);
  }
  document.documentElement.classList.add('motion');
}
