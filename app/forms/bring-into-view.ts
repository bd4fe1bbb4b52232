import { motionAllowed } from '#app/motion/preference.ts';

/**
 * Scrolls no further than needed until an element is seen whole, at once where motion is not wanted. Its
 * `scroll-margin` and the page's `scroll-padding` keep it clear of edges and bars.
 */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({
    block: 'nearest',
    behavior: motionAllowed() ? 'smooth' : 'instant',
  });
}
