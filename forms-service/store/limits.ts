/** Limits on submissions, counted in the database, for all copies of the service together. */
import type { Query } from '../database/database.ts';
import type { Limit } from '../types.ts';

/** A window slides in this number of steps. */
const SLOTS = 12;

type Slot = { bucket: string; end: number; count: number };

/** Milliseconds until the limit allows one more, or 0. @param slots of one bucket, this submission included */
function waitFor(slots: readonly Slot[], most: number, now: number): number {
  let over = slots.reduce((sum, { count }) => sum + count, -most);
  if (over <= 0) return 0;
  // The slots that end first free their submissions first.
  for (const { end, count } of slots.toSorted((a, b) => a.end - b.end)) {
    over -= count;
    if (over <= 0) return end - now;
  }
  return 0;
}

/**
 * Counts one submission for each limit. The window slides: in any period of its length there are no more submissions
 * than the limit. @returns the seconds to wait if a limit is exceeded, else `null`
 */
export async function countOne(
  query: Query,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  if (limits.length === 0) return null;
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
    `SELECT bucket, window_end AS "end", count FROM limits
     WHERE bucket IN (${buckets}) AND window_start <= $1 AND window_end > $1`,
    [now, ...sorted.map(({ bucket }) => bucket)],
  );
  const [slots] = await Promise.all([adding, ...counting]);
  const waits = sorted.map(({ bucket, most }) =>
    waitFor(
      slots.filter((slot) => slot.bucket === bucket),
      most,
      now,
    ),
  );
  const wait = Math.max(...waits);
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
