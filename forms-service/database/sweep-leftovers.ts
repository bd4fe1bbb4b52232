/** Removes what a restore that was killed has left beside the database. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A folder of `restore` (`backup.ts`), with the process that made it; earlier versions did not name it. */
const LEFT = /^restore-(?:(\d+)-)?\w{6}$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes copies of all data that nobody uses any more. @param folder where the database is */
export function sweepLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [isLeft, pid = '0'] = LEFT.exec(name) ?? [];
    if (isLeft && !(Number(pid) > 0 && isRunning(Number(pid))))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
