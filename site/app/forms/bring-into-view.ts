import { motionAllowed } from '../motion/motion-allowed.ts';

/**
 * Scrolls only as far as needed to show a whole element; without animation if the visitor wants no motion. Its
 * `scroll-margin` and the page's `scroll-padding` keep it clear of edges and bars.
 */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({
    block: 'nearest',
    behavior: motionAllowed() ? 'smooth' : 'instant',
  });
}
