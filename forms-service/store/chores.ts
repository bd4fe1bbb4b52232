/** Chores that one copy of the service does for all. */
import type { Database, Query } from '../database/database.ts';

/**
 * Claims a chore that is due. After the lease another process may claim it: this one may have crashed. A time later
 * than `everyMs` from now was written before the clock was set back: then the chore is due now.
 * @returns whether this process has to do it
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

/** Sets when a chore is due first; one that is known already keeps its time. */
export async function plan(query: Query, name: string, dueAt: number): Promise<void> {
  await query('INSERT INTO chores (name, due_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    dueAt,
  ]);
}

/** Overwriting deleted data in the database's files. A failed attempt is repeated, because the chore stays noted. */
const SCRUB = 'scrub';

/** Notes that scrubbing is needed, in the transaction that deletes something. */
export const noteRemains = (query: Query, now: number) => putOff(query, SCRUB, now);

/** Rewrites the database's files if something was deleted since the last time. Other writers wait meanwhile. */
export async function scrubRemains(database: Database): Promise<void> {
  const [noted] = await database.query<{ dueAt: number }>(
    'SELECT due_at AS "dueAt" FROM chores WHERE name = $1',
    [SCRUB],
  );
  if (!noted) return;
  await database.scrub();
  // A deletion in the meantime has set another time, and its note stays.
  const done = [SCRUB, noted.dueAt];
  await database.query('DELETE FROM chores WHERE name = $1 AND due_at = $2', done);
}
