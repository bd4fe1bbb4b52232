/** Removes the temporary folders of a killed restore. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@website/site/serve/is-running.ts';

/** A folder of `restore` (`backup.ts`), named after its process. Earlier versions did not name the process. */
const LEFT = /^restore-(?:(\d+)-)?\w{6}$/;

/** Removes copies of the data whose process has ended. @param folder of the database */
export function sweepLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [isLeft, pid = '0'] = LEFT.exec(name) ?? [];
    if (isLeft && !(Number(pid) > 0 && isRunning(Number(pid))))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
