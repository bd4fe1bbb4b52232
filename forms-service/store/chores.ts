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
