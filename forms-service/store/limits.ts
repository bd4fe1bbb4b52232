/** Limits on submissions, counted in the database, for all copies of the service together. */
import type { Query } from '../database/database.ts';
import type { Limit } from '../types.ts';

/** A window slides in this number of steps. */
const SLOTS = 12;

type Slot = { bucket: string; count: number };

/**
 * Counts one submission for each limit. The window slides: in any period of its length there are no more submissions
 * than the limit. @returns whether a limit is exceeded
 */
export async function countOne(
  query: Query,
  limits: readonly Limit[],
  now: number,
): Promise<boolean> {
  if (limits.length === 0) return false;
  // All transactions lock the rows in the same order, so there are no deadlocks.
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const buckets = sorted.map((_limit, index) => `$${index + 2}`).join(', ');
  const counting = sorted.map(({ bucket, windowMs }) => {
    const slotMs = windowMs / SLOTS;
    const start = now - (now % slotMs);
    return query(
      `INSERT INTO limits (bucket, window_start, window_end, count) VALUES ($1, $2, $3, 1)
       ON CONFLICT (bucket, window_start) DO UPDATE SET count = limits.count + 1`,
      [bucket, start, start + slotMs + windowMs],
    );
  });
  // This query runs after the inserts, so it also sees the rows of transactions that they waited for.
  const adding = query<Slot>(
    `SELECT bucket, count FROM limits
     WHERE bucket IN (${buckets}) AND window_start <= $1 AND window_end > $1`,
    [now, ...sorted.map(({ bucket }) => bucket)],
  );
  const [slots] = await Promise.all([adding, ...counting]);
  const countOf = (name: string) =>
    slots.reduce((sum, { bucket, count }) => (bucket === name ? sum + count : sum), 0);
  return sorted.some(({ bucket, most }) => countOf(bucket) > most);
}
