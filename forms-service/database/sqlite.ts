/**
 * SQLite in one file, for several processes of one machine. Transactions that arrive together share one commit, because
 * each sync to disk takes milliseconds.
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
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '@website/site/serve/message-of.ts';
import {
  UnavailableError,
  type Database,
  type Query,
  type Row,
  type Script,
  type Value,
} from './database.ts';

/** Milliseconds to wait for other processes. */
const LOCK_TIMEOUT = 5000;
/** The program that overwrites what is left of deleted rows. */
const OVERWRITE = fileURLToPath(new URL('overwrite-remains.ts', import.meta.url));
/**
 * Longest pause between two attempts, in milliseconds. We wait here, because SQLite's own waiting blocks the process.
 */
const PAUSE = 8;
/** Most transactions in one commit. More would make other processes wait too long. */
const MOST_IN_COMMIT = 200;

/** Messages while another process writes. We compare texts, because errors of statements with rows have no code. */
const BUSY = /database (?:table )?is locked|locking protocol/;
const UNAVAILABLE =
  /readonly database|disk I\/O error|is malformed|is full|unable to open|not a database/;

/** Errors after which only a new connection may work. */
const CONNECTION_BROKEN = /readonly database|is malformed|unable to open|not a database/;

type Job = {
  work: (query: Query, script: Script) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

type Connection = {
  db: DatabaseSyncInstance;
  run: (sql: string, values?: readonly Value[]) => Row[];
};

/** Whether it is an SQLite error whose message matches. */
const isSqliteError = (error: unknown, words: RegExp) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_SQLITE_ERROR' &&
  words.test(error.message);

/** Errors of the disk and of the file become {@link UnavailableError}; errors in SQL stay as they are. */
function translate(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  if (!isSqliteError(error, BUSY) && !isSqliteError(error, UNAVAILABLE)) return known;
  return new UnavailableError(`SQLite: ${known.message}`, { cause: error });
}

/** Retries while the database is locked. @throws {UnavailableError} if it is locked for longer than `LOCK_TIMEOUT` */
async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isSqliteError(error, BUSY) || performance.now() - begun > LOCK_TIMEOUT)
        throw translate(error);
      await setTimeout(1 + Math.random() * PAUSE);
    }
  }
}

function connect(file: string): Connection {
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    // Readers do not wait for the writer, nor the writer for them.
    db.exec('PRAGMA journal_mode = WAL');
    // A commit is on disk before it is reported.
    db.exec('PRAGMA synchronous = FULL');
    // Deleted data is overwritten with zeros.
    db.exec('PRAGMA secure_delete = ON');
    // Data in temporary files would stay on the disk.
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
 * Refuses a read-only file. If SQLite opened it, all connections of this process would stay read-only until the last
 * one is closed, and SQLite closes a connection only after all its statements were garbage-collected.
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

/** A connection that is opened when it is needed. It is opened again after an error, and after the file was missing. */
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
      // Data written to a deleted file would be lost. Another file in its place is not opened either: the write-ahead
      // log belongs to the first file, and SQLite would discard it or mix it into the other file.
      if (inode === undefined || inode !== first) {
        drop();
        const what = inode === undefined ? 'is gone' : 'was replaced by another file';
        throw new UnavailableError(
          `SQLite: ${file} ${what}. Put it back as it was, and it is taken up again; to put a backup in its place use "npm run inbox -- restore".`,
        );
      }
      requireWritable(file);
      if (current) return current;
      // Concurrent calls share one connection. A second one would never be closed.
      opening ??= whenFree(() => (current = connect(file))).finally(() => (opening = null));
      return opening;
    },
  };
}

/** Creates the file and its folder, readable only by their owner. @throws {UnavailableError} */
function create(file: string): void {
  // SQLite would copy the rows of the log into the new file.
  if (existsSync(`${file}-wal`))
    throw new UnavailableError(
      `SQLite: ${file} is missing, but its log ${file}-wal is there. Put the file back, or move the log away.`,
    );
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new UnavailableError(`SQLite: ${messageOf(error)}`, { cause: error });
  }
}

/** Opens the database. @param options `isNew`: whether a missing one is created @throws {UnavailableError} */
export async function openSqlite(file: string, { isNew = false } = {}): Promise<Database> {
  if (!existsSync(file)) {
    if (!isNew)
      throw new UnavailableError(
        `There is no database ${file}. If it is elsewhere, set SUBMISSIONS_FOLDER or DATABASE_URL. If its disk is not mounted, or it was moved, bring it back. To begin with an empty one: npm run inbox -- create`,
      );
    create(file);
  }
  const writing = keepConnection(file);
  /** A second connection, which sees only committed data. */
  const reading = keepConnection(file);
  await writing.get();

  const waiting: Job[] = [];
  let isWorking = false;
  let whenIdle = Promise.resolve();

  /** Runs one job in the open transaction. @returns a function that settles the job's promise after the commit */
  async function runJob(
    { db, run }: Connection,
    { work, resolve, reject }: Job,
  ): Promise<() => void> {
    run('SAVEPOINT job');
    let failure: Error | undefined;
    try {
      const inOrder = <Result>(step: () => Result): Promise<Result> => {
        // The error may have ended the transaction. A further statement would be committed alone.
        if (failure) return Promise.reject(failure);
        try {
          return Promise.resolve(step());
        } catch (error) {
          failure = translate(error);
          return Promise.reject(failure);
        }
      };
      const result = await work(
        ((sql, values) => inOrder(() => run(sql, values))) as Query,
        (sql) => inOrder(() => db.exec(sql)),
      );
      if (failure) throw failure;
      run('RELEASE job');
      return () => resolve(result);
    } catch (error) {
      // The error may have ended the whole transaction.
      if (error instanceof UnavailableError) throw error;
      run('ROLLBACK TO job');
      run('RELEASE job');
      return () => reject(error);
    }
  }

  /** Rolls back a commit that failed. */
  function undo({ db }: Connection, error: unknown): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
      const cause = error instanceof UnavailableError ? error.cause : error;
      if (!isSqliteError(cause, CONNECTION_BROKEN)) return;
    } catch {
      // Closing the connection rolls back too.
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
      for (const job of jobs) outcomes.push(await runJob(connection, job));
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
      // Jobs that arrive in this tick join the commit.
      await setImmediate();
      const jobs = waiting.splice(0, MOST_IN_COMMIT);
      if (jobs.length === 0) break;
      await commit(jobs);
    }
    isWorking = false;
  }

  function transaction<Result>(
    job: (query: Query, script: Script) => Promise<Result>,
  ): Promise<Result> {
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
    query: ((sql, values) =>
      /^\s*SELECT\b/i.test(sql)
        ? whenFree(async () => (await reading.get()).run(sql, values))
        : transaction((query) => query(sql, values))) as Query,
    now: () => Promise.resolve(Date.now()),
    async scrub() {
      try {
        await promisify(execFile)(process.execPath, ['--import', 'tsx', OVERWRITE, file]);
      } catch (error) {
        const { stderr = '' } = error as { stderr?: string };
        throw new UnavailableError(`SQLite: remains were not overwritten. ${stderr.trim()}`, {
          cause: error,
        });
      }
    },
    async close() {
      await whenIdle;
      writing.drop();
      reading.drop();
    },
  };
}
