/** Makes what was removed unreadable, and does not forget it where that fails. */
import type { Database, Query } from '../database/database.ts';
import { putOff } from './chores.ts';

const CHORE = 'scrub';

/** Notes within the transaction that removes something that its remains have to go too. */
export const noteRemains = (query: Query, now: number) => putOff(query, CHORE, now);

/** Writes the database anew where something was removed since that was done last. Others wait meanwhile. */
export async function scrubRemains(database: Database): Promise<void> {
  const noted = await database.query('SELECT due_at FROM chores WHERE name = $1', [CHORE]);
  if (noted.length === 0) return;
  await database.scrub();
  // What was removed meanwhile was noted anew, with another time.
  await database.query('DELETE FROM chores WHERE name = $1 AND due_at = $2', [
    CHORE,
    noted[0]?.['due_at'] ?? 0,
  ]);
}
