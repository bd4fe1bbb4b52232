/**
 * Overwrites what is left of deleted rows in an SQLite file: `node --import tsx overwrite-remains.ts <file>`. SQLite's
 * own `VACUUM` locks the file until all of it is rewritten, which takes seconds; this locks it for moments. It is a
 * separate process, because closing a file ends all locks that its process has on it.
 *
 * SQLite's table of pages (`sqlite_dbpage`) is not in our build, so this writes to the file itself. That is safe while
 * it holds the lock for writing and the log is empty: then nobody else writes to the file, and nobody reads the bytes
 * that it changes.
 */
import { closeSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '@website/site/serve/message-of.ts';
import { MINUTE } from '../time-units.ts';
import { overwriteUnused } from './unused-bytes.ts';

/** Milliseconds to wait for other processes. */
const LOCK_TIMEOUT = MINUTE;
/** Milliseconds: how long the file is locked at a time, and not locked in between. */
const TIMES = { locked: 20, free: 20 };
/** Pages that are read at a time. */
const PAGES = 64;
/**
 * Times that the whole file is gone through. While it is not locked, SQLite may exchange a page that is still to come
 * with one that is done.
 */
const PASSES = 2;
/** In a file of more pages, the first byte of a page does not tell its kind. */
const MOST_PAGES = 2 ** 24;

const numberOf = (db: DatabaseSyncInstance, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() as object)[0]);

/** Tries until it succeeds. @throws {Error} after `LOCK_TIMEOUT` */
async function retry(attempt: () => boolean): Promise<void> {
  const end = performance.now() + LOCK_TIMEOUT;
  while (!attempt()) {
    if (performance.now() > end) throw new Error('the log is still being read');
    await sleep(TIMES.free);
  }
}

/** Empties the log, which holds deleted rows. @returns whether nobody wrote or read it */
const emptyLog = (db: DatabaseSyncInstance): boolean =>
  numberOf(db, 'wal_checkpoint(TRUNCATE)') === 0;

/** Locks the file for writing, with an empty log. @returns whether it succeeded */
function lock(db: DatabaseSyncInstance, file: string): boolean {
  if (!emptyLog(db)) return false;
  try {
    db.exec('BEGIN IMMEDIATE');
  } catch {
    // Another process writes.
    return false;
  }
  if (statSync(`${file}-wal`).size === 0) return true;
  db.exec('ROLLBACK');
  return false;
}

async function overwriteRemains(file: string): Promise<void> {
  // Never waits: a waiting checkpoint would keep others from writing.
  const db = new DatabaseSync(file, { timeout: 0 });
  const handle = openSync(file, 'r+');
  try {
    if (numberOf(db, 'auto_vacuum') !== 0) throw new Error('auto_vacuum is on');
    const size = numberOf(db, 'page_size');
    const pages = Buffer.alloc(PAGES * size);

    /** Goes through some pages. @returns whether there are more */
    const overwrite = (first: number): boolean => {
      const read = Math.floor(readSync(handle, pages, 0, pages.length, first * size) / size);
      for (let index = 0; index < read; index += 1) {
        const page = pages.subarray(index * size, (index + 1) * size);
        if (overwriteUnused(page, { isFirst: first + index === 0 }))
          writeSync(handle, page, 0, size, (first + index) * size);
      }
      return read === PAGES;
    };

    for (let pass = 1; pass <= PASSES; pass += 1) {
      let next = 0;
      let isMore = true;
      while (isMore) {
        await retry(() => lock(db, file));
        if (numberOf(db, 'page_count') > MOST_PAGES) throw new Error('the file is too large');
        const end = performance.now() + TIMES.locked;
        while (isMore && performance.now() < end) {
          isMore = overwrite(next);
          next += PAGES;
        }
        fsyncSync(handle);
        // A commit makes other processes forget the pages that they have in memory. Nobody reads this number.
        db.exec('PRAGMA user_version = 0; COMMIT');
        await sleep(TIMES.free);
      }
    }
    await retry(() => emptyLog(db));
  } finally {
    db.close();
    closeSync(handle);
  }
}

const [file = ''] = process.argv.slice(2);
await overwriteRemains(file).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
