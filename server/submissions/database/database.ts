/**
 * One way to speak to both engines. SQL that runs on both: numbered parameters (`$1`), TEXT and BIGINT, upserts with
 * `ON CONFLICT`, `RETURNING`.
 */

export type Value = string | number | null;
/** A row by column name; BIGINT comes as a number. */
export type Row = Record<string, Value>;
/** Runs one statement and gives its rows. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * One statement by itself. What it changes is synced to disk when it resolves.
   * @throws {UnavailableError} when the database cannot be reached or cannot take it
   */
  query: Query;
  /**
   * All that `work` does or nothing, synced to disk when it resolves. `work` may run more than once (a conflict with
   * others is tried again), so it does nothing but ask `query`, and waits for nothing else. What it asks
   * without waiting in between is done in that order, and nothing more after one that failed. One that `isLong`, such as
   * a migration, may take minutes; no statement of it is cut off.
   * @throws {UnavailableError} when the database cannot be reached or cannot take it; else what `work` throws
   */
  transaction: <Result>(
    work: (query: Query) => Promise<Result>,
    isLong?: boolean,
  ) => Promise<Result>;
  /** Makes what was deleted unreadable in the database's own files. Others wait meanwhile. */
  scrub: () => Promise<void>;
  /** Waits for what is under way. */
  close: () => Promise<void>;
};

/** The database is gone, locked for too long, full or read-only: nothing was stored, it may be tried again. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** A column that is TEXT NOT NULL. @throws {TypeError} where it is not */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`${column} is ${value === undefined ? 'missing' : typeof value}, not text`);
}

/** A column that is BIGINT NOT NULL. @throws {TypeError} where it is not */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new TypeError(
    `${column} is ${value === undefined ? 'missing' : typeof value}, not a number`,
  );
}
