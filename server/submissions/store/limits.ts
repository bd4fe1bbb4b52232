/** How often somebody may do something. Counted in the database, so that all copies of the service agree. */
import { number, text, type Database, type Query, type Value } from '../database/database.ts';
import type { Limit } from '../types.ts';

/** Thrown within a transaction to undo it: what is refused is not counted. */
class TooManyError extends Error {
  override name = 'TooManyError';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`too many; again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts one more for each limit. Only within {@link unlessTooMany}.
 * @throws {TooManyError} when that is too many for one of them
 */
export async function countOne(query: Query, limits: readonly Limit[], now: number): Promise<void> {
  if (limits.length === 0) return;
  // Always in the same order, so that two who wait for each other's rows never do so in a circle.
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
  if (waits.length > 0) throw new TooManyError(Math.ceil(Math.max(...waits) / 1000));
}

/** The result of `work`, or after how many seconds it would no longer be too many. */
export async function unlessTooMany<Result>(
  work: Promise<Result>,
): Promise<Result | { is: 'too-many'; retryAfterSeconds: number }> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
    return { is: 'too-many', retryAfterSeconds: error.retryAfterSeconds };
  }
}

/** Counts what is not a submission, such as the use of a link. */
export function takeLimits(database: Database, limits: readonly Limit[], now: number) {
  return unlessTooMany(
    database.transaction(async (query) => {
      await countOne(query, limits, now);
      return { is: 'fine' as const };
    }),
  );
}
