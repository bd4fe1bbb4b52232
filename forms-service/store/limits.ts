/** Limits on submissions, counted in the database for all copies of the service together. */
import { number, text, type Query, type Value } from '../database/database.ts';
import type { Limit } from '../types.ts';

/**
 * Counts one submission for each limit.
 * @returns `null`, or where a limit is exceeded the seconds until it is not; then the transaction has to be rolled back
 */
export async function countOne(
  query: Query,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  if (limits.length === 0) return null;
  // Every transaction locks the rows in the same order: no deadlocks.
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const values: Value[] = [];
  const rows = sorted.map(({ bucket, windowMs }) => {
    const start = now - (now % windowMs);
    const at = values.push(bucket, start, start + windowMs);
    return `($${at - 2}, $${at - 1}, $${at}, 1)`;
  });
  const counted = await query(
    `INSERT INTO limits (bucket, window_start, window_end, count) VALUES ${rows.join(', ')}
     ON CONFLICT (bucket, window_start) DO UPDATE SET count = limits.count + 1
     RETURNING bucket, window_end, count`,
    values,
  );
  const waits = counted.flatMap((row) => {
    const limit = limits.find(({ bucket }) => bucket === text(row, 'bucket'));
    return limit && number(row, 'count') > limit.most ? [number(row, 'window_end') - now] : [];
  });
  return waits.length > 0 ? Math.ceil(Math.max(...waits) / 1000) : null;
}
