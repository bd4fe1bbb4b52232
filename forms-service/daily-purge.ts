/** Applies the retention periods once a day. Only one copy of the service does it. */
import type { Database } from './database/database.ts';
import type { Retention } from './service-settings.ts';
import { putOff, takeChore } from './store/chores.ts';
import { purge, requireSteadyClock, type Purged } from './store/purge.ts';
import { DAY, HOUR, MINUTE } from './time-units.ts';

const CHORE = 'purge';
/** Milliseconds until the next attempt after a failure. Also the lease of the process that purges. */
export const PURGE_RETRY = HOUR;
/** Milliseconds between two checks whether a purge is due. */
export const PURGE_PAUSE = 10 * MINUTE;

/** Deletes what is too old if the daily purge is due. @returns what was deleted, or `null` if it was not due */
export async function purgeIfDue(
  database: Database,
  retention: Retention,
  now: number,
): Promise<Purged | null> {
  if (!(await takeChore(database, CHORE, { now, everyMs: DAY, leaseMs: PURGE_RETRY }))) return null;
  await requireSteadyClock(database, now);
  const purged = await purge(database, retention, now);
  await putOff(database.query, CHORE, now + DAY);
  return purged;
}
