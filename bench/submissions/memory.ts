/** The memory of the service's processes. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf, processTree } from '@website/site/serve/testing/processes.ts';

/** Bytes, of all processes together. `resident`: as Linux counts it; `heap`: objects in use, after tidying up. */
export type Memory = { submissions: number; resident: number; heap: number };

/** Milliseconds between two looks whether all have answered. */
const LOOK = 20;
/** What makes the processes answer. */
export const heapSettings = (folder: string) => ({
  NODE_OPTIONS: `--import ${new URL('heap.mjs', import.meta.url).href}`,
  HEAP_FOLDER: folder,
});

/** @param root the first process of a service that was started with {@link heapSettings} */
export async function memoryNow(
  root: number,
  folder: string,
  submissions: number,
): Promise<Memory> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const resident = memoryOf(root);
  // Not what Node's loader has started beside them.
  const ours = processTree(root).filter(({ command }) =>
    command.includes('forms-service/serve-with-forms.ts'),
  );
  for (const { pid } of ours) process.kill(pid, 'SIGUSR2');
  while ((await readdir(folder)).length < ours.length) await sleep(LOOK);
  const heaps = ours.map(({ pid }) => Number(readFileSync(path.join(folder, String(pid)), 'utf8')));
  return { submissions, resident, heap: heaps.reduce((sum, bytes) => sum + bytes, 0) };
}
