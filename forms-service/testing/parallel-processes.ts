/** Several processes that do the same work with one database at the same moment. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const COPY = fileURLToPath(new URL('parallel-task.ts', import.meta.url));

/**
 * Runs `parallel-task.ts` in several processes, which start its work together.
 * @returns the result of each
 * @throws {Error} with the error output, if a process fails
 */
export async function inCopies<Result>(
  count: number,
  settings: { folder: string; databaseUrl?: string },
): Promise<Result[]> {
  const copies = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', COPY, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return {
      child,
      async line(): Promise<string> {
        const next = await lines.next();
        if (next.done) throw new Error(`A copy broke down: ${errors}`);
        return next.value;
      },
    };
  });
  await Promise.all(copies.map(({ line }) => line()));
  for (const { child } of copies) child.stdin.write('go\n');
  const results = await Promise.all(copies.map(({ line }) => line()));
  return results.map((result) => JSON.parse(result) as Result);
}
