/**
 * Writes an SQLite file anew, without what was deleted from it: `node --import tsx rewrite-file.ts <file>`. A process of
 * its own, because it takes seconds and nothing else can run meanwhile.
 */
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';

/** Milliseconds to wait for others. */
const PATIENCE = 60_000;
/** Milliseconds between two looks whether the log can be emptied. */
const PAUSE = 20;
/** Kilobytes of the file in memory, of whatever size it is. */
const CACHE = 16_000;

async function rewrite(file: string): Promise<void> {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    // The new copy is made in a file, which nobody else can open, and whose space is given back at once.
    db.exec(`PRAGMA temp_store = FILE; PRAGMA cache_size = -${CACHE}; PRAGMA secure_delete = ON`);
    db.exec('VACUUM');
    // The log holds deleted rows. It is emptied when nobody reads it any more.
    const end = performance.now() + PATIENCE;
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
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
