/** The timeline's line in browsers that cannot tie an animation to the scroll position. */
import { ticker, type Tick } from './ticker.ts';

/**
 * How much of a box has passed the middle of the screen: 0 when its top meets the middle, 1 when its bottom
 * does (reading 26).
 */
export function partPassed(box: { top: number; height: number }, screen: number): number {
  return Math.min(1, Math.max(0, (screen / 2 - box.top) / box.height));
}

/** Grows a line with the scroll position until `left` fires. The ticker sleeps unless its track is moving in view. */
export function growLine(line: HTMLElement, left: AbortSignal): void {
  const track = line.parentElement;
  if (!track || left.aborted) return;
  let shown = -1;
  const tick: Tick = () => {
    const part = partPassed(track.getBoundingClientRect(), innerHeight);
    if (part === shown) return 'done';
    shown = part;
    line.style.scale = `1 ${part}`;
    return true;
  };
  const follow = () => ticker.add(tick);
  const observer = new IntersectionObserver((entries) => {
    for (const name of ['scroll', 'resize']) {
      // Several changes may come at once; the last one is so now.
      if (entries.at(-1)?.isIntersecting) addEventListener(name, follow, { passive: true });
      else removeEventListener(name, follow);
    }
    // Once more on leaving, however far a single jump went.
    follow();
  });
  observer.observe(track);
  left.addEventListener('abort', () => {
    observer.disconnect();
    ticker.remove(tick);
    for (const name of ['scroll', 'resize']) removeEventListener(name, follow);
  });
}
