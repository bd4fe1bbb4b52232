/** Chores that all copies of the service share: one does it, the others find it done. */
import type { Database, Query } from '../database/database.ts';

/**
 * Takes a chore that is due. Whoever takes it may break down: from the end of the lease on another one may have it.
 * @param times milliseconds; nothing is put off further than `everyMs`, so a time that lies further ahead was written
 *   by a clock that has been set back since
 * @returns whether it is ours
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

/** Notes when a chore is due, and so that it is done until then. */
export async function putOff(query: Query, name: string, dueAt: number): Promise<void> {
  await query(
    `INSERT INTO chores (name, due_at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET due_at = $2`,
    [name, dueAt],
  );
}
