/** Work that must be done from time to time, by only one copy of the service. */
import type { Database, Query } from '../database/database.ts';

/**
 * Claims a chore that is due. After the lease another process may claim it, because this one may have crashed. A time
 * later than `everyMs` from now was written before the clock was set back, so the chore is due now.
 * @returns whether this process must do it
 */
export async function takeChore(
  database: Database,
  name: string,
  { now, everyMs, leaseMs }: { now: number; everyMs: number; leaseMs: number },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO chores (name, due_at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET due_at = $2 WHERE chores.due_at <= $3 OR chores.due_at > $4
     RETURNING name`,
    [name, now + leaseMs, now, now + everyMs],
  );
  return rows.length > 0;
}

/** Sets when a chore is due next, in milliseconds since 1970. */
export async function putOff(query: Query, name: string, dueAt: number): Promise<void> {
  await query(
    `INSERT INTO chores (name, due_at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET due_at = $2`,
    [name, dueAt],
  );
}

/** Sets when a new chore is due for the first time. A known chore keeps its time. */
export async function plan(query: Query, name: string, dueAt: number): Promise<void> {
  await query('INSERT INTO chores (name, due_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    dueAt,
  ]);
}

/** The chore that overwrites deleted data in the database's files. After a failure its row stays, so it is repeated. */
const SCRUB = 'scrub';

/** Notes in the transaction of a deletion that the database's files must be rewritten. */
export const noteRemains = (query: Query, now: number) => putOff(query, SCRUB, now);

/** The time of the last deletion whose bytes may still be in the database's files; `undefined` if there are none. */
export async function remainsSince(query: Query): Promise<number | undefined> {
  const [noted] = await query<{ dueAt: number }>(
    'SELECT due_at AS "dueAt" FROM chores WHERE name = $1',
    [SCRUB],
  );
  return noted?.dueAt;
}

/**
 * Rewrites the database's files if something was deleted since the last time. Writers wait meanwhile.
 * @param mayBlock see `Database.scrub`
 */
export async function scrubRemains(database: Database, mayBlock = false): Promise<void> {
  const since = await remainsSince(database.query);
  if (since === undefined) return;
  await database.scrub(mayBlock);
  // A deletion since then has set another time: its row stays.
  const done = [SCRUB, since];
  await database.query('DELETE FROM chores WHERE name = $1 AND due_at = $2', done);
}
