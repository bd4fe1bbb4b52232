/** Work that a process repeats while it runs. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Repeating = {
  /** Resolves when running work has ended. */
  stop: () => Promise<void>;
};

/** Does the work now, and again after each pause. A failure is reported and does not end the repetition. */
export function startRepeating(
  work: () => Promise<unknown>,
  { pauseMs, reportTrouble }: { pauseMs: number; reportTrouble: (error: unknown) => void },
): Repeating {
  const stopping = new AbortController();
  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(reportTrouble);
      // The timer does not keep the process alive.
      const options = { signal: stopping.signal, ref: false };
      await sleep(pauseMs, undefined, options).catch(() => undefined);
    }
  }
  const working = repeat();
  return {
    stop() {
      stopping.abort();
      return working;
    },
  };
}
