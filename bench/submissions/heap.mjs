/** Loaded into the service's processes: at SIGUSR2 each tidies up, and writes how many bytes its objects take. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {unknown} */
const gc = runInNewContext('gc');
const collect = /** @type {() => void} */ (gc);
const folder = process.env['HEAP_FOLDER'] ?? '.';

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(path.join(folder, String(process.pid)), String(process.memoryUsage().heapUsed));
});
