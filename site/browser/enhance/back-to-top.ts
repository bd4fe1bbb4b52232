/**
 * The round button. It appears when the page is scrolled past its mark (section 2; the distance is in
 * `app/shell/back-to-top.module.css`), and scrolls to the top (section 9).
 */
import { motionAllowed } from '#app/motion/motion-allowed.ts';

/** Duration of the scroll to the top, in ms. */
const DURATION = 800;
/** Events by which a visitor stops the scroll. */
const STOPPERS = ['wheel', 'touchstart', 'keydown'];

const easeInOut = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

let frame = 0;

function stop(): void {
  cancelAnimationFrame(frame);
  for (const name of STOPPERS) removeEventListener(name, stop);
}

/** With reduced motion the page jumps to the top. */
function scrollToTop(): void {
  stop();
  const from = scrollY;
  if (!motionAllowed() || from === 0) {
    scrollTo(0, 0);
    return;
  }
  let start: number | null = null;
  const move = (time: number) => {
    start ??= time;
    const part = Math.min(1, (time - start) / DURATION);
    scrollTo({ top: from * (1 - easeInOut(part)), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(move);
    else stop();
  };
  frame = requestAnimationFrame(move);
  for (const name of STOPPERS) addEventListener(name, stop, { passive: true });
}

let watched: Element | null = null;

/**
 * Shows and hides the button when the mark enters or leaves the screen; nothing runs while scrolling. Called again, it
 * watches a button that has taken the place of the one before.
 */
export function watchBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  const mark = document.querySelector('[data-scroll-mark]');
  if (!button || !mark || button === watched) return;
  watched = button;
  button.addEventListener('click', scrollToTop);
  // A busy browser reports several changes at once; the last one is the present state.
  new IntersectionObserver((entries) => {
    button.hidden = entries.at(-1)?.isIntersecting ?? true;
  }).observe(mark);
}
