/** Whether the database takes what comes, and whether mail gets away. */
import type { Database } from '../database/database.ts';
import { countOutbox } from './outbox.ts';

/**
 * Writes, as a submission would.
 * @returns for how many milliseconds the oldest unsent item has been waiting, or `null` where none does
 * @throws {UnavailableError} when the database takes nothing
 */
export async function checkHealth(
  database: Database,
  now: number,
): Promise<{ oldestUnsentMs: number | null }> {
  await database.query(
    "INSERT INTO heartbeats (name, beat_at) VALUES ('service', $1) ON CONFLICT (name) DO UPDATE SET beat_at = $1",
    [now],
  );
  const { oldestUnsentAt } = await countOutbox(database);
  return { oldestUnsentMs: oldestUnsentAt === null ? null : Math.max(0, now - oldestUnsentAt) };
}
