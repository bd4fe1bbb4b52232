/**
 * SQLite in one file, for several processes of one machine. What many ask for at once is committed together: syncing
 * to disk takes milliseconds, however much it covers.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { UnavailableError, type Database, type Query, type Row, type Value } from './database.ts';

/** Milliseconds to wait for other processes before giving up. */
const PATIENCE = 5000;
/** Milliseconds between two tries, at most; waiting inside SQLite would hold up everything this process does. */
const PAUSE = 8;
/** Transactions in one commit; more would keep other processes waiting. */
const TOGETHER = 200;

/** SQLite's words (`sqlite3_errstr`): errors of statements that give rows carry no code. Somebody else is writing. */
const BUSY = /database (?:table )?is locked|locking protocol/;
const UNAVAILABLE =
  /readonly database|disk I\/O error|is malformed|is full|unable to open|not a database/;

/** What only another connection may get over. */
const SPOILT = /readonly database|is malformed|unable to open|not a database/;

type Job = {
  work: (query: Query) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

type Connection = {
  db: DatabaseSyncInstance;
  run: (sql: string, values?: readonly Value[]) => Row[];
};

/** Whether it is an error of SQLite's with these words. */
const says = (error: unknown, words: RegExp) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_SQLITE_ERROR' &&
  words.test(error.message);

/** Errors of the disk and of the file become one kind; mistakes in SQL stay what they are. */
function translate(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  if (!says(error, BUSY) && !says(error, UNAVAILABLE)) return known;
  return new UnavailableError(`SQLite: ${known.message}`, { cause: error });
}

/** Tries until nobody else is in the way. @throws {UnavailableError} after {@link PATIENCE} */
async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!says(error, BUSY) || performance.now() > end) throw translate(error);
      await setTimeout(1 + Math.random() * PAUSE);
    }
  }
}

function connect(file: string): Connection {
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    // Readers and one writer do not wait for each other.
    db.exec('PRAGMA journal_mode = WAL');
    // A commit is on the disk before it is told to anyone.
    db.exec('PRAGMA synchronous = FULL');
    // What is deleted is overwritten with zeros.
    db.exec('PRAGMA secure_delete = ON');
    // What passes through a temporary file would stay on the disk.
    db.exec('PRAGMA temp_store = MEMORY');
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = new Map<string, ReturnType<DatabaseSyncInstance['prepare']>>();
  return {
    db,
    run(sql, values = []) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = db.prepare(sql);
        statements.set(sql, statement);
      }
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
      return statement.all(named) as Row[];
    },
  };
}

/**
 * Opened while it may only be read, a database would stay so for all connections of this process until the last of them
 * is closed; and the engine closes one only when all its statements have been collected as garbage.
 * @throws {UnavailableError}
 */
function requireWritable(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      accessSync(part, constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT')
        throw new UnavailableError(`SQLite: ${part} may not be written (${code})`, {
          cause: error,
        });
    }
  }
}

/** A connection that is opened when it is needed, and anew when the file was away or the last try broke it. */
function keepConnection(file: string) {
  let current: Connection | null = null;
  let opening: Promise<Connection> | null = null;
  let first: number | null = null;
  const drop = () => {
    current?.db.close();
    current = null;
  };
  return {
    drop,
    async get(): Promise<Connection> {
      const inode = statSync(file, { throwIfNoEntry: false })?.ino;
      first ??= inode ?? null;
      // What is written into a file that was deleted is lost with it. Another file in its place is not even opened:
      // the log beside it holds what was taken into the first one, and would be thrown away or mixed into this one.
      if (inode === undefined || inode !== first) {
        drop();
        const what = inode === undefined ? 'is gone' : 'was replaced by another file';
        throw new UnavailableError(
          `SQLite: ${file} ${what}. Put it back as it was, and it is taken up again; to put a backup in its place use "npm run inbox -- restore".`,
        );
      }
      requireWritable(file);
      if (current) return current;
      // However many ask meanwhile: one that nobody knew of would never be closed.
      opening ??= whenFree(() => (current = connect(file))).finally(() => (opening = null));
      return opening;
    },
  };
}

/** Empties the log, which holds what was written of late; waits for those who still read in it. */
async function cutLog(run: Connection['run']): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const [row] = await whenFree(() => run('PRAGMA wal_checkpoint(TRUNCATE)'));
    if (row?.['busy'] === 0) return;
    if (performance.now() > end) throw new UnavailableError('SQLite: others read without end');
    await setTimeout(PAUSE);
  }
}

/**
 * Opens the database, and creates it where there is none.
 * @param file path; its folder is made too, both for nobody but us
 * @throws {UnavailableError} when it cannot be opened
 */
export async function openSqlite(file: string): Promise<Database> {
  if (!existsSync(file)) {
    try {
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      closeSync(openSync(file, 'a', 0o600));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UnavailableError(`SQLite: ${reason}`, { cause: error });
    }
  }
  const writing = keepConnection(file);
  /** Sees only what is committed, whatever the other one is in the middle of. */
  const reading = keepConnection(file);
  await writing.get();

  const waiting: Job[] = [];
  let isWorking = false;
  let whenIdle = Promise.resolve();

  /** Does one job within the open transaction; says afterwards what is to be told once it is committed. */
  async function attempt({ run }: Connection, { work, resolve, reject }: Job): Promise<() => void> {
    run('SAVEPOINT job');
    let failure: Error | undefined;
    try {
      const result = await work((sql, values) => {
        // It may have ended the transaction: what follows would be kept by itself.
        if (failure) return Promise.reject(failure);
        try {
          return Promise.resolve(run(sql, values));
        } catch (error) {
          failure = translate(error);
          return Promise.reject(failure);
        }
      });
      if (failure) throw failure;
      run('RELEASE job');
      return () => resolve(result);
    } catch (error) {
      // It may have ended the whole transaction.
      if (error instanceof UnavailableError) throw error;
      run('ROLLBACK TO job');
      run('RELEASE job');
      return () => reject(error);
    }
  }

  /** Undoes all of a commit that failed. */
  function undo({ db }: Connection, error: unknown): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
      const cause = error instanceof UnavailableError ? error.cause : error;
      if (!says(cause, SPOILT)) return;
    } catch {
      // Closing does it too.
    }
    writing.drop();
    reading.drop();
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    let connection: Connection | undefined;
    try {
      const { run } = (connection = await writing.get());
      await whenFree(() => run('BEGIN IMMEDIATE'));
      for (const job of jobs) outcomes.push(await attempt(connection, job));
      run('COMMIT');
    } catch (error) {
      if (connection) undo(connection, error);
      const reason = translate(error);
      for (const { reject } of jobs) reject(reason);
      return;
    }
    for (const tell of outcomes) tell();
  }

  async function work(): Promise<void> {
    for (;;) {
      // Requests that have arrived together are read first, and join.
      await setImmediate();
      const jobs = waiting.splice(0, TOGETHER);
      if (jobs.length === 0) break;
      await commit(jobs);
    }
    isWorking = false;
  }

  function transaction<Result>(job: (query: Query) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ work: job, resolve: resolve as Job['resolve'], reject });
      if (isWorking) return;
      isWorking = true;
      whenIdle = work();
    });
  }

  return {
    dialect: 'sqlite',
    transaction,
    async query(sql, values) {
      if (!/^\s*SELECT\b/i.test(sql)) return transaction((query) => query(sql, values));
      return whenFree(async () => (await reading.get()).run(sql, values));
    },
    async scrub() {
      // Remains of rows that moved from page to page are in none of them once all are written anew.
      const { db, run } = await whenFree(() => connect(file));
      try {
        await whenFree(() => db.exec('VACUUM'));
        await cutLog(run);
      } finally {
        db.close();
      }
    },
    async close() {
      await whenIdle;
      writing.drop();
      reading.drop();
    },
  };
}
