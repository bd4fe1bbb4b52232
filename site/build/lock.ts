/** One build at a time for each output folder: two at once would write into the same fresh folder. */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shownPath } from '#serve/file-list.ts';
import { isRunning } from '#serve/is-running.ts';
import { changeOutput } from './output.ts';
import { SettingError } from './setting-error.ts';

/** Milliseconds between two attempts to take the lock. */
const PAUSE = 250;
/** Milliseconds after which waiting ends. A build takes seconds. */
const LONGEST_WAIT = 10 * 60 * 1000;

/** Creates the file in one step, with the number of this process. @returns whether it was created */
function create(lock: string): boolean {
  const own = `${lock}-${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that has the lock; `null` if no process has it. */
function holderOf(lock: string): number | null {
  if (!existsSync(lock)) return null;
  const pid = Number(readFileSync(lock, 'utf8'));
  return isRunning(pid) ? pid : null;
}

/** Takes the lock. To remove the lock of a process that has ended, a process first takes a second lock. */
function take(lock: string): boolean {
  if (create(lock)) return true;
  const removal = `${lock}-removal`;
  if (holderOf(lock) !== null || !create(removal)) return false;
  try {
    if (holderOf(lock) === null) rmSync(lock, { force: true });
  } finally {
    rmSync(removal);
  }
  return create(lock);
}

/**
 * Runs `work` while no other process builds into the folder. A build that `work` starts shares the lock.
 * @param out the output folder
 * @param onWait is called once if another process builds into it; this process waits then
 * @throws {SettingError} when the other process does not end
 */
export async function withLock<Result>(
  out: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = path.resolve(out);
  if (process.env['LOCKED_SITE_FOLDER'] === folder) return work();
  const lock = `${folder}-lock`;
  const parent = path.dirname(folder);
  if (!existsSync(parent)) changeOutput(folder, () => mkdirSync(parent, { recursive: true }));
  const end = Date.now() + LONGEST_WAIT;
  for (let tries = 0; !changeOutput(folder, () => take(lock)); tries += 1) {
    if (tries === 0) onWait();
    if (Date.now() > end)
      throw new SettingError(
        `Another build into ${shownPath(folder)} has not ended (process ${holderOf(lock)}). If no build runs, delete ${shownPath(lock)}.`,
      );
    await setTimeout(PAUSE);
  }
  // A build that is started here reads this variable.
  process.env['LOCKED_SITE_FOLDER'] = folder;
  try {
    return await work();
  } finally {
    delete process.env['LOCKED_SITE_FOLDER'];
    rmSync(lock, { force: true });
  }
}
