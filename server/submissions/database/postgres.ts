/** PostgreSQL, for several copies of the service side by side. */
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { UnavailableError, type Database, type Query, type Row, type Value } from './database.ts';

/** Connections of one process. */
const CONNECTIONS = 8;
/** Milliseconds until a connection must stand. */
const CONNECTING = 5000;
/**
 * Milliseconds. `statement`: what the server gives one, waiting for locks included; `silence`: after which a server that
 * has not even said so is taken for gone, as on a network that swallows everything.
 */
const TIMES = { statement: 15_000, silence: 20_000 };
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

/** The driver takes its time limit for each statement, too, which its types do not say. */
type Question = pg.QueryConfig & { query_timeout?: number | undefined };

/** Whether it is the connection that failed, not a statement. */
const isAway = (error: unknown) =>
  error instanceof UnavailableError && !(error.cause instanceof pg.DatabaseError);

/** Names under which connections keep the plans of statements, by statement. There are some dozens of them. */
const names = new Map<string, string>();
/** A plan is not kept where a migration may change the columns it gives, for then it could not be used any more. */
function nameOf(sql: string): string | undefined {
  if (sql.includes('*')) return undefined;
  const name = names.get(sql) ?? `statement${names.size}`;
  names.set(sql, name);
  return name;
}

/** What is asked in one go leaves in one piece. */
function gather(stream: Duplex): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** @param silence milliseconds to wait for an answer; without it, for ever */
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

/**
 * Opens a pool of connections; none stands before it is needed.
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string, times = TIMES): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    application_name: 'kilele-submissions',
    // What is asked without waiting for the answers in between takes one round trip.
    pipeline: true,
    types,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, its types do not say so
    async onConnect(client) {
      // Where a connection breaks the statement under way fails; without this the whole process would.
      client.on('error', () => undefined);
      // A commit is on the disk before it is told to anyone, whatever the server's own setting.
      await client.query(
        `SELECT set_config('statement_timeout', '${times.statement}', false),
           set_config('synchronous_commit', CASE current_setting('synchronous_commit')
             WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)`,
      );
    },
  });
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => undefined);

  /** A client within a transaction. The first statement finds out whether the connection still stands. */
  async function begin(): Promise<pg.PoolClient> {
    const end = performance.now() + times.silence;
    for (let tries = 1; ; tries += 1) {
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        await ask(client, 'BEGIN', [], times.silence);
        return client;
      } catch (error) {
        client?.release(true);
        if (!client || tries > CONNECTIONS || performance.now() > end) throw translate(error);
      }
    }
  }

  async function attempt<Result>(
    work: (query: Query) => Promise<Result>,
    isLong: boolean,
  ): Promise<Result> {
    const client = await begin();
    const silence = isLong ? undefined : times.silence;
    let isBroken = true;
    try {
      if (isLong) await ask(client, 'SET LOCAL statement_timeout = 0');
      const result = await work(
        async (sql, values) => (await ask(client, sql, values, silence)).rows,
      );
      const { command } = await ask(client, 'COMMIT', [], silence);
      if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
      isBroken = false;
      return result;
    } catch (error) {
      // Whoever is away cannot be asked to undo it, and does so by itself.
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
    query: (sql, values) =>
      track(insist(async () => (await ask(pool, sql, values, times.silence)).rows)),
    transaction: (work, isLong = false) => track(insist(() => attempt(work, isLong))),
    scrub: () => track(scrub()),
    async close() {
      await Promise.all(underWay);
      await pool.end();
    },
  };
}
