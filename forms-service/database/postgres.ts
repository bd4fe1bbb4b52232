/** PostgreSQL, for several copies of the service side by side. */
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import {
  UnavailableError,
  type Database,
  type Query,
  type Row,
  type Script,
  type Value,
} from './database.ts';

/** Connections of one process. */
const CONNECTIONS = 8;
/** Milliseconds in which a connection must be made. */
const CONNECTING = 5000;
/**
 * Milliseconds. `statement`: time limit of a statement on the server, including its waiting for locks. `silence`: the
 * server counts as unavailable after this time without an answer.
 */
const TIMES = { statement: 15_000, silence: 20_000 };
/**
 * Milliseconds. `table`: for rewriting a table, with waiting for its other users: all forms wait behind it. `pause`: for
 * them, before the next table.
 */
const SCRUB = { table: 1500, pause: 500 };
/** Tables from which people's data is deleted. */
const TABLES = ['submissions', 'history', 'attempts', 'subscriptions', 'outbox', 'limits'];
/** Attempts at a transaction that conflicts with other transactions. */
const TRIES = 8;
/** Milliseconds before the next attempt, times the number of attempts. */
const PAUSE = 5;

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): serialization failure, deadlock; a time limit. */
const CONFLICTS = ['40001', '40P01'];
const QUERY_CANCELED = '57014';
/** SQLSTATE classes of wrong statements and violated constraints. A retry would fail too. */
const MISTAKES = /^(?:0A|21|22|23|25P|2B|2F|34|38|42|44|P0|XX)/;

/** Our columns are TEXT and BIGINT. The integers are times and counts, small enough for numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.INT4 ? Number : String,
};

const sqlState = (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/**
 * All errors but conflicts and mistakes mean that the database is unavailable: no connection, disk full, read-only,
 * shutting down.
 */
function translate(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  const state = sqlState(error);
  if (CONFLICTS.includes(state) || MISTAKES.test(state)) return known;
  return new UnavailableError(`PostgreSQL: ${known.message}`, { cause: error });
}

/** The driver accepts a time limit for each statement, but its types lack it. */
type Question = pg.QueryConfig & { query_timeout?: number | undefined };

/** Whether the connection failed, not a statement. */
const isAway = (error: unknown) =>
  error instanceof UnavailableError && !(error.cause instanceof pg.DatabaseError);

/** Names of prepared statements, by their text. There are a few dozen. */
const names = new Map<string, string>();
/** The name of a prepared statement. `SELECT *` is not prepared: after a migration with new columns it would fail. */
function nameOf(sql: string): string | undefined {
  if (sql.includes('*')) return undefined;
  const name = names.get(sql) ?? `statement${names.size}`;
  names.set(sql, name);
  return name;
}

/** Sends all statements of the same tick in one packet. */
function gather(stream: Duplex): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs a statement. @param silence milliseconds to wait for the answer; without limit if it is missing */
async function ask(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly Value[] = [],
  silence?: number,
): Promise<pg.QueryResult<Row>> {
  try {
    if ('connection' in client) gather(client.connection.stream);
    const name = values.length > 0 ? nameOf(text) : undefined;
    const query: Question = { name, text, values: [...values], query_timeout: silence };
    return await client.query<Row>(query);
  } catch (error) {
    throw translate(error);
  }
}

/** Opens a pool of connections. Each is made when it is first needed. */
export function openPostgres(url: string, times = TIMES): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    application_name: 'forms-service',
    // Statements that are sent without waiting for answers take one round trip together.
    pipeline: true,
    types,
    // The pool waits for it; its types do not say so.
    async onConnect(client) {
      // The running statement fails when its connection breaks. Without a listener the process would end too.
      client.on('error', () => undefined);
      // A commit is on disk before it is reported, also if the server's own setting is "off".
      await client.query(
        `SELECT set_config('statement_timeout', '${times.statement}', false),
           set_config('synchronous_commit', CASE current_setting('synchronous_commit')
             WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)`,
      );
    },
  });
  // The pool replaces a broken idle connection when it needs one.
  pool.on('error', () => undefined);

  /**
   * Takes a connection from the pool, begins a transaction and does the work. The work returns the connection to the
   * pool. `BEGIN` and the first statements of the work share one round trip. If `BEGIN` fails because the connection is
   * broken, the work is done again over another connection.
   */
  async function begin<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const end = performance.now() + times.silence;
    for (let tries = 1; ; tries += 1) {
      const client = await pool.connect().catch((error: unknown) => {
        throw translate(error);
      });
      const [begun, done] = await Promise.allSettled([
        ask(client, 'BEGIN', [], times.silence),
        work(client),
      ]);
      if (begun.status === 'rejected') {
        if (tries > CONNECTIONS || performance.now() > end) throw begun.reason;
        continue;
      }
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    }
  }

  async function runTransaction<Result>(
    client: pg.PoolClient,
    work: (query: Query, script: Script) => Promise<Result>,
    isLong: boolean,
  ): Promise<Result> {
    const silence = isLong ? undefined : times.silence;
    let isBroken = true;
    try {
      if (isLong) await ask(client, 'SET LOCAL statement_timeout = 0');
      const result = await work(
        ((sql, values) => ask(client, sql, values, silence).then(({ rows }) => rows)) as Query,
        async (sql) => {
          await ask(client, sql, [], silence);
        },
      );
      const { command } = await ask(client, 'COMMIT', [], silence);
      if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
      isBroken = false;
      return result;
    } catch (error) {
      // After a lost connection the server rolls back by itself.
      if (!isAway(error))
        isBroken = await ask(client, 'ROLLBACK', [], times.silence).then(
          () => false,
          () => true,
        );
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  /** Retries transactions that conflict with others. */
  async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!CONFLICTS.includes(sqlState(error))) throw error;
        if (tries === TRIES)
          throw new UnavailableError(
            `PostgreSQL: serialization conflict, gave up after ${TRIES} tries`,
            { cause: error },
          );
        await setTimeout(Math.random() * PAUSE * tries);
      }
    }
  }

  const underWay = new Set<Promise<unknown>>();
  /** Remembers running work, because a closing pool would drop statements that wait for a connection. */
  function track<Result>(work: Promise<Result>): Promise<Result> {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return work;
  }

  async function scrub(client: pg.PoolClient, mayBlock: boolean): Promise<void> {
    const left: string[] = [];
    try {
      // VACUUM cannot run in a transaction.
      await ask(client, 'COMMIT');
      await ask(client, `SET statement_timeout = ${mayBlock ? 0 : SCRUB.table}`);
      for (const table of TABLES) {
        try {
          // Statistics are rewritten too: they contain column values.
          await ask(client, `VACUUM (FULL, ANALYZE) ${table}`);
        } catch (error) {
          if (sqlState((error as Error).cause) !== QUERY_CANCELED) throw error;
          left.push(table);
        }
        await setTimeout(SCRUB.pause);
      }
    } finally {
      client.release(true);
    }
    if (left.length > 0)
      throw new UnavailableError(
        `PostgreSQL: bytes of deleted rows are still in the files of ${left.join(', ')}. Rewriting took longer than ${SCRUB.table / 1000} s: the table is large, or another program reads it. To do it now, while forms wait: npm run inbox -- purge --rewrite`,
      );
  }

  const query = ((sql, values) =>
    track(retryConflicts(async () => (await ask(pool, sql, values, times.silence)).rows))) as Query;

  return {
    dialect: 'postgres',
    query,
    async now() {
      const [row] = await query<{ now: string }>(
        'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now',
      );
      return Number(row?.now);
    },
    transaction: (work, isLong = false) =>
      track(retryConflicts(() => begin((client) => runTransaction(client, work, isLong)))),
    scrub: (mayBlock = false) => track(begin((client) => scrub(client, mayBlock))),
    async close() {
      await Promise.all(underWay);
      await pool.end();
    },
  };
}
