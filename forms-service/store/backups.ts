/** When the database was last backed up. A restore keeps the mark, because heartbeats are not restored. */
import type { Query } from '../database/database.ts';
import { DAY } from '../time-units.ts';

const HEARTBEAT = 'backup';
/** Milliseconds. Backups are made each night, so after this time two have failed. */
const LATEST = 2 * DAY;

/** Notes that a good backup was written. @param now milliseconds since 1970 */
export async function noteBackup(query: Query, now: number): Promise<void> {
  await query(
    `INSERT INTO heartbeats (name, beat_at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET beat_at = $2`,
    [HEARTBEAT, now],
  );
}

/** Milliseconds since the last good backup by this program; `null` if there was none. */
export async function backupAge(query: Query, now: number): Promise<number | null> {
  const [row] = await query<{ at: number }>(
    'SELECT beat_at AS "at" FROM heartbeats WHERE name = $1',
    [HEARTBEAT],
  );
  return row ? Math.max(0, now - row.at) : null;
}

/** Whether staff must see to it. `pg_dump` leaves no mark, so a database without one may be in order. */
export const isTooOld = (age: number | null) => age !== null && age > LATEST;
