/**
 * Rewrites an SQLite file without the remains of deleted data: `node --import tsx rewrite-file.ts <file>`. It is a
 * separate process, because SQLite would block the service for seconds.
 */
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { messageOf } from '@website/site/serve/message-of.ts';
import { MINUTE } from '../time-units.ts';

/** Milliseconds to wait for other processes. */
const LOCK_TIMEOUT = MINUTE;
/** Milliseconds between two attempts to empty the log. */
const PAUSE = 20;
/** Kilobytes of the file that are held in memory. */
const CACHE_KB = 16_000;

async function rewrite(file: string): Promise<void> {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  try {
    // SQLite makes the copy in a temporary file that no other program can open, and deletes it at once.
    db.exec(
      `PRAGMA temp_store = FILE; PRAGMA cache_size = -${CACHE_KB}; PRAGMA secure_delete = ON`,
    );
    db.exec('VACUUM');
    // The log holds deleted rows. It can be emptied when no process reads it.
    const end = performance.now() + LOCK_TIMEOUT;
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    while ((checkpoint.get() as { busy: number }).busy !== 0) {
      if (performance.now() > end) throw new Error('the log is still being read');
      await setTimeout(PAUSE);
    }
  } finally {
    db.close();
  }
}

const [file = ''] = process.argv.slice(2);
await rewrite(file).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
