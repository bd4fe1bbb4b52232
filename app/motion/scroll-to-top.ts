/** The eased way to the top of the page (section 9: 0.8 s). */
import { motionAllowed } from './preference.ts';
import { ticker, type Tick } from './ticker.ts';

/** Duration in ms. */
const DURATION = 800;

const easeInOut = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

let running: Tick | null = null;

function stop(): void {
  if (running) ticker.remove(running);
  running = null;
  for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, stop);
}

/** Scrolls to the top over 0.8 s; a wheel, touch or key cancels it; with reduced motion it jumps. */
export function scrollToTop(): void {
  stop();
  const from = scrollY;
  if (!motionAllowed() || from === 0) {
    scrollTo(0, 0);
    return;
  }
  let start: number | null = null;
  running = (time) => {
    start ??= time;
    const part = Math.min(1, (time - start) / DURATION);
    scrollTo({ top: from * (1 - easeInOut(part)), behavior: 'instant' });
    if (part < 1) return true;
    stop();
    return 'done';
  };
  ticker.add(running);
  for (const name of ['wheel', 'touchstart', 'keydown'])
    addEventListener(name, stop, { passive: true });
}
