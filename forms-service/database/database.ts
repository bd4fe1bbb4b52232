/**
 * The interface to both databases. Statements use what both understand: numbered parameters (`$1`), TEXT and BIGINT,
 * `ON CONFLICT`, `RETURNING`.
 */

export type Value = string | number | null;
/** A row by column name; BIGINT is a number. */
export type Row = Record<string, Value>;
/** Runs one statement and returns its rows. The caller names the columns that its statement returns. */
export type Query = <Columns extends object = Row>(
  sql: string,
  values?: readonly Value[],
) => Promise<Columns[]>;

/** Runs a whole SQL file, which may have any number of statements. */
export type Script = (sql: string) => Promise<void>;

export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Runs one statement. Its changes are synced to disk when it resolves.
   * @throws {UnavailableError} where the database cannot be reached or written
   */
  query: Query;
  /**
   * Runs `work` in a transaction: all of it is stored or nothing, synced to disk when it resolves. `work` may run more
   * than once, after a conflict, so it does nothing but call `query`, and awaits nothing else. Statements that are sent
   * without waiting run in order; after one fails, no further one runs.
   * @param isLong whether it may take minutes, as a migration: its statements have no time limit
   * @throws {UnavailableError} where the database cannot be reached or written; else what `work` throws
   */
  transaction: <Result>(
    work: (query: Query, script: Script) => Promise<Result>,
    isLong?: boolean,
  ) => Promise<Result>;
  /** Milliseconds since 1970, by a clock that all copies of the service share. */
  now: () => Promise<number>;
  /** Removes deleted data from the database's files. Other writers wait meanwhile. */
  scrub: () => Promise<void>;
  /** Closes the database after its running statements. */
  close: () => Promise<void>;
};

/** The database is missing, locked for too long, full or read-only: nothing was stored, and a retry may succeed. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
