/**
 * One animation frame loop for everything that moves by script. It sleeps when nothing asks for frames, and
 * at the latest after {@link IDLE_LIMIT} without a change (section 9).
 */

/** Milliseconds without any change after which the ticker sleeps. */
export const IDLE_LIMIT = 120_000;

/** Called each frame with the time in ms; answers `true` for a change, `false` for none, `'done'` to leave. */
export type Tick = (time: number) => boolean | 'done';

type Frames = {
  request: (callback: (time: number) => void) => number;
  cancel: (id: number) => void;
};

/** A ticker over `requestAnimationFrame`, or over another clock in tests. */
export function createTicker(
  frames: Frames = {
    request: (callback) => requestAnimationFrame(callback),
    cancel: (id) => cancelAnimationFrame(id),
  },
) {
  const ticks = new Set<Tick>();
  let frame: number | null = null;
  let lastChange: number | null = null;

  function run(time: number): void {
    frame = null;
    lastChange ??= time;
    for (const tick of ticks) {
      const result = tick(time);
      if (result === 'done') ticks.delete(tick);
      if (result !== false) lastChange = time;
    }
    if (time - lastChange < IDLE_LIMIT) wake();
    else ticks.clear();
  }

  function wake(): void {
    if (frame === null && ticks.size > 0) frame = frames.request(run);
  }

  return {
    /** Starts calling `tick` each frame. Adding the same function again only wakes the ticker. */
    add(tick: Tick): void {
      ticks.add(tick);
      lastChange = null;
      wake();
    },
    /** Stops calling `tick`. */
    remove(tick: Tick): void {
      ticks.delete(tick);
      if (ticks.size === 0 && frame !== null) {
        frames.cancel(frame);
        frame = null;
      }
    },
    /** Whether no frame is asked for. */
    get asleep(): boolean {
      return frame === null;
    },
  };
}

/** The site's ticker. */
export const ticker = createTicker();
