/** Overwrites deleted data in the database's files. A note in the database makes a failed attempt be repeated. */
import type { Database, Query } from '../database/database.ts';
import { putOff } from './chores.ts';

const CHORE = 'scrub';

/** Notes that scrubbing is needed, in the transaction that deletes something. */
export const noteRemains = (query: Query, now: number) => putOff(query, CHORE, now);

/** Rewrites the database's files if something was deleted since the last time. Other writers wait meanwhile. */
export async function scrubRemains(database: Database): Promise<void> {
  const noted = await database.query('SELECT due_at FROM chores WHERE name = $1', [CHORE]);
  if (noted.length === 0) return;
  await database.scrub();
  // A deletion in the meantime has set another time, and its note stays.
  await database.query('DELETE FROM chores WHERE name = $1 AND due_at = $2', [
    CHORE,
    noted[0]?.['due_at'] ?? 0,
  ]);
}
