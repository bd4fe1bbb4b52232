/** The timeline's line in browsers that cannot tie an animation to the scroll position. */

/**
 * How much of a box has passed the middle of the screen: 0 when its top meets the middle, 1 when its bottom
 * does (reading 26).
 */
export function partPassed(box: { top: number; height: number }, screen: number): number {
  return Math.min(1, Math.max(0, (screen / 2 - box.top) / box.height));
}

/**
 * Grows a line with the scroll position until `left` fires. No frame is asked for unless its track moves in view
 * (section 9).
 */
export function growLine(line: HTMLElement, left: AbortSignal): void {
  const track = line.parentElement;
  if (!track || left.aborted) return;
  let frame = 0;
  const draw = () => {
    line.style.scale = `1 ${partPassed(track.getBoundingClientRect(), innerHeight)}`;
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const name of ['scroll', 'resize']) {
      // Several changes may come at once; the last one is so now.
      if (entries.at(-1)?.isIntersecting) addEventListener(name, follow);
      else removeEventListener(name, follow);
    }
    // Once more on leaving, however far a single jump went.
    follow();
  });
  observer.observe(track);
  left.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const name of ['scroll', 'resize']) removeEventListener(name, follow);
  });
}
