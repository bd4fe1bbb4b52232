/**
 * The header scrolls away with the page. It shows when the visitor scrolls up, and hides when they scroll down
 * (`app/shell/header.module.css`).
 */

/** Smaller scrolls (px) are ignored: a resting finger causes them. */
const STEP = 6;

let last = 0;

/** Whether the header would cover the element with the focus. @param reach lower edge of the header, in px */
function covers(reach: number): boolean {
  const focused = document.activeElement?.closest('main *, footer *')?.getBoundingClientRect();
  return !!focused && focused.bottom > 0 && focused.top < reach;
}

function onScroll(): void {
  const { dataset } = document.documentElement;
  const moved = scrollY - last;
  const isHome = scrollY < STEP;
  if (Math.abs(moved) < STEP && !isHome) return;
  last = scrollY;
  const header = document.querySelector('header');
  if (!header) return;
  const isBack = 'header' in dataset;
  // The header only moves with the page until it has left the screen once.
  if (isHome) delete dataset['header'];
  else if (moved < 0 && !covers(header.offsetHeight + header.offsetTop)) {
    if (isBack || scrollY > header.offsetHeight) dataset['header'] = 'back';
  } else if (isBack) dataset['header'] = 'away';
}

/** Installs the behaviour once for the whole document. */
export function watchHeader(): void {
  last = scrollY;
  addEventListener('scroll', onScroll, { passive: true });
}
