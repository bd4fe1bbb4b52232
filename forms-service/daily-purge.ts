/** Applies the retention periods once a day. Only one copy of the service does it. */
import type { Database } from './database/database.ts';
import { startRepeating, type Repeating } from './repeating.ts';
import type { Retention } from './service-settings.ts';
import { putOff, takeChore } from './store/chores.ts';
import { purge, requireSteadyClock, type Purged } from './store/purge.ts';

/** Milliseconds. */
export const PURGING_TIMES = {
  every: 24 * 60 * 60 * 1000,
  /** Until the next attempt after a failure. Also the lease of the process that purges. */
  retry: 60 * 60 * 1000,
  /** Between two checks whether a purge is due. */
  check: 10 * 60 * 1000,
};
const CHORE = 'purge';

type PurgingOptions = {
  database: Database;
  retention: Retention;
  report: (purged: Purged) => void;
  /** Called after a failure. The purge is tried again after `times.retry`. */
  reportTrouble: (error: unknown) => void;
  times?: typeof PURGING_TIMES;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Starts the daily purge. `stop` resolves when a running purge has ended. */
export function startPurging({
  database,
  retention,
  report,
  reportTrouble,
  times = PURGING_TIMES,
  now = Date.now,
}: PurgingOptions): Repeating {
  async function purgeIfDue(): Promise<void> {
    const at = { now: now(), everyMs: times.every, leaseMs: times.retry };
    if (!(await takeChore(database, CHORE, at))) return;
    await requireSteadyClock(database, now());
    const purged = await purge(database, retention, now());
    await putOff(database.query, CHORE, now() + times.every);
    report(purged);
  }
  return startRepeating(purgeIfDue, { pauseMs: times.check, reportTrouble });
}
