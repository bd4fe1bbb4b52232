/** PostgreSQL, for several copies of the service side by side. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { UnavailableError, type Database, type Query, type Row, type Value } from './database.ts';

/** Connections of one process. */
const CONNECTIONS = 8;
/** Milliseconds until a connection must stand. */
const CONNECTING = 5000;
/** Milliseconds for one statement, waiting for locks included. */
const STATEMENT = 15_000;
/** How often a transaction that met others is tried. */
const TRIES = 8;
/** Milliseconds before the next try, times the number of tries. */
const PAUSE = 5;

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): serialization failure, deadlock. */
const CONFLICTS = ['40001', '40P01'];
/** Classes of a statement that is wrong, or that a constraint refuses: trying again changes nothing. */
const MISTAKES = /^(?:0A|21|22|23|25P|2B|2F|34|38|42|44|P0|XX)/;

/** Our columns are TEXT and BIGINT: times and counts, far below what a number holds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.INT4 ? Number : String,
};

const sqlState = (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** All that is not a mistake in a statement or a conflict: no connection, no room, read-only, shutting down. */
function translate(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  const state = sqlState(error);
  if (CONFLICTS.includes(state) || MISTAKES.test(state)) return known;
  return new UnavailableError(`PostgreSQL: ${known.message}`, { cause: error });
}

async function ask(
  client: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly Value[] = [],
): Promise<pg.QueryResult<Row>> {
  try {
    return await client.query<Row>(sql, [...values]);
  } catch (error) {
    throw translate(error);
  }
}

/**
 * Opens a pool of connections; none stands before it is needed.
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    application_name: 'kilele-submissions',
    types,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, its types do not say so
    async onConnect(client) {
      // A commit is on the disk before it is told to anyone, whatever the server's own setting.
      await client.query(
        `SELECT set_config('statement_timeout', '${STATEMENT}', false),
           set_config('synchronous_commit', CASE current_setting('synchronous_commit')
             WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)`,
      );
    },
  });
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => undefined);

  /** A client within a transaction. The first statement finds out whether the connection still stands. */
  async function begin(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        await client.query('BEGIN');
        return client;
      } catch (error) {
        client?.release(true);
        if (!client || tries > CONNECTIONS) throw translate(error);
      }
    }
  }

  async function attempt<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await begin();
    // In use it tells the statement that fails; nobody else need hear of it.
    const ignore = () => undefined;
    client.on('error', ignore);
    let isBroken = true;
    try {
      const result = await work(async (sql, values) => (await ask(client, sql, values)).rows);
      const { command } = await ask(client, 'COMMIT');
      if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
      isBroken = false;
      return result;
    } catch (error) {
      isBroken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(isBroken);
    }
  }

  /** Tries again what met others. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!CONFLICTS.includes(sqlState(error))) throw error;
        if (tries === TRIES)
          throw new UnavailableError('PostgreSQL: others are in the way', { cause: error });
        await setTimeout(Math.random() * PAUSE * tries);
      }
    }
  }

  const underWay = new Set<Promise<unknown>>();
  /** The pool would forget those who still wait for a connection when it closes. */
  function track<Result>(work: Promise<Result>): Promise<Result> {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return work;
  }

  async function scrub(): Promise<void> {
    const client = await begin();
    try {
      // It stands; VACUUM wants to be outside of any transaction.
      await ask(client, 'COMMIT');
      await ask(client, 'SET statement_timeout = 0');
      // Written anew, and so are the statistics, which hold values of columns.
      for (const table of ['submissions', 'attempts', 'subscriptions', 'outbox', 'limits'])
        await ask(client, `VACUUM (FULL, ANALYZE) ${table}`);
    } finally {
      client.release(true);
    }
  }

  return {
    dialect: 'postgres',
    query: (sql, values) => track(insist(async () => (await ask(pool, sql, values)).rows)),
    transaction: (work) => track(insist(() => attempt(work))),
    scrub: () => track(scrub()),
    async close() {
      await Promise.all(underWay);
      await pool.end();
    },
  };
}
