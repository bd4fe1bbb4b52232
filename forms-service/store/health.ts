/** Checks whether the database can be written, and how long mail has been waiting. */
import type { Database } from '../database/database.ts';
import { countOutbox } from './outbox.ts';

/** Writes one row, as a submission would. @returns age of the oldest unsent item (`null` where there is none), and the number of items that were given up */
export async function checkHealth(
  database: Database,
  now: number,
): Promise<{ oldestUnsentMs: number | null; givenUp: number }> {
  await database.query(
    "INSERT INTO heartbeats (name, beat_at) VALUES ('service', $1) ON CONFLICT (name) DO UPDATE SET beat_at = $1",
    [now],
  );
  const { oldestUnsentAt, dead } = await countOutbox(database);
  const oldestUnsentMs = oldestUnsentAt === null ? null : Math.max(0, now - oldestUnsentAt);
  return { oldestUnsentMs, givenUp: dead };
}
