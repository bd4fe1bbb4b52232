/** Limits on submissions, counted in the database for all copies of the service together. */
import type { Query } from '../database/database.ts';
import type { Limit } from '../types.ts';

/** Counts one submission for each limit. @returns the seconds to wait where a limit is exceeded, else `null` */
export async function countOne(
  query: Query,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  // Every transaction locks the rows in the same order: no deadlocks.
  const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const waits = await Promise.all(
    sorted.map(async ({ bucket, windowMs, most }) => {
      const start = now - (now % windowMs);
      const [row] = await query<{ count: number }>(
        `INSERT INTO limits (bucket, window_start, window_end, count) VALUES ($1, $2, $3, 1)
         ON CONFLICT (bucket, window_start) DO UPDATE SET count = limits.count + 1 RETURNING count`,
        [bucket, start, start + windowMs],
      );
      return row && row.count > most ? start + windowMs - now : 0;
    }),
  );
  const wait = Math.max(0, ...waits);
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
