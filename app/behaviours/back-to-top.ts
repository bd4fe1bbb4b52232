/** The round button that appears once the page is scrolled more than 200 px (section 2). */
import { scrollToTop } from '../motion/scroll-to-top.ts';

/** Shows and hides the button by watching the 200 px mark; no work happens while scrolling. */
export function watchBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  const mark = document.querySelector('[data-scroll-mark]');
  if (!button || !mark) return;
  button.addEventListener('click', scrollToTop);
  new IntersectionObserver(([entry]) => {
    button.hidden = entry?.isIntersecting ?? true;
  }).observe(mark);
}
