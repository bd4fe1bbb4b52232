/**
 * The interface to SQLite and PostgreSQL. Statements use only what both understand: numbered parameters (`$1`), TEXT
 * and BIGINT, `ON CONFLICT`, `RETURNING`.
 */
import { OperationalError } from '../operational-error.ts';

export type Value = string | number | null;
/** A row by column name; BIGINT is a number. */
export type Row = Record<string, Value>;
/** Runs one statement and returns its rows. The type parameter names the columns that the statement returns. */
export type Query = <Columns extends object = Row>(
  sql: string,
  values?: readonly Value[],
) => Promise<Columns[]>;

/** Runs an SQL file with any number of statements. */
export type Script = (sql: string) => Promise<void>;

export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Runs one statement. Its changes are synced to disk when it resolves.
   * @throws {UnavailableError} if the database cannot be reached or written
   */
  query: Query;
  /**
   * Runs `work` in a transaction: all of its changes are stored or none. They are synced to disk when the promise
   * resolves. `work` may run again after a conflict, so it must only call `query`, and await nothing else. Statements
   * that are sent without waiting run in order. After one fails, no further one runs.
   * @param isLong whether it may take minutes, as a migration does. Its statements then have no time limit
   * @throws {UnavailableError} if the database cannot be reached or written. Other errors come from `work`
   */
  transaction: <Result>(
    work: (query: Query, script: Script) => Promise<Result>,
    isLong?: boolean,
  ) => Promise<Result>;
  /** Milliseconds since 1970, by one clock for all copies of the service. */
  now: () => Promise<number>;
  /**
   * Removes the remains of deleted data from the database's files. Writers wait meanwhile, less than two seconds at a time.
   * @param mayBlock whether they may wait longer: PostgreSQL can only rewrite a table as a whole
   * @throws {UnavailableError} if remains are left
   */
  scrub: (mayBlock?: boolean) => Promise<void>;
  /** Closes the database when its running statements have ended. */
  close: () => Promise<void>;
};

/** The database is missing, locked for too long, full or read-only. Nothing was stored, and a retry may succeed. */
export class UnavailableError extends OperationalError {
  override name = 'UnavailableError';
}
