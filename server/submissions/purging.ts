/** Applies the retention periods once a day, in one of all copies of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database/database.ts';
import type { Retention } from './settings.ts';
import { putOff, takeChore } from './store/chores.ts';
import { purge, type Purged } from './store/retention.ts';

/** Milliseconds. */
export const PURGING_TIMES = {
  every: 24 * 60 * 60 * 1000,
  /** After a failure, or after the process that was at it has gone. Nobody is at it for longer. */
  again: 60 * 60 * 1000,
  /** Between two looks whether it is due. */
  look: 10 * 60 * 1000,
};
const CHORE = 'purge';

export type PurgingOptions = {
  database: Database;
  retention: Retention;
  report: (purged: Purged) => void;
  /** It did not succeed; it is tried again. */
  reportTrouble: (error: unknown) => void;
  times?: typeof PURGING_TIMES;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Starts it. `stop` resolves when nothing is being removed any more. */
export function startPurging({
  database,
  retention,
  report,
  reportTrouble,
  times = PURGING_TIMES,
  now = Date.now,
}: PurgingOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController();

  async function look(): Promise<void> {
    const at = { now: now(), everyMs: times.every, leaseMs: times.again };
    if (!(await takeChore(database, CHORE, at))) return;
    const purged = await purge(database, retention, now());
    await putOff(database.query, CHORE, now() + times.every);
    report(purged);
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(reportTrouble);
      // Waiting for the next time keeps no process alive.
      const options = { signal: stopping.signal, ref: false };
      await sleep(times.look, undefined, options).catch(() => undefined);
    }
  }

  const working = work();
  return {
    stop() {
      stopping.abort();
      return working;
    },
  };
}
