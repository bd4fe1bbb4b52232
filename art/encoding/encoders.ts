import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Made } from './encoder-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'encoder-process.ts');

/** Draws and encodes in a process of its own, which is started again after a crash and ends with `stop`. */
function startEncoder() {
  let running: ReturnType<typeof fork> | undefined;

  function make(name: string): Promise<Made> {
    running ??= fork(PROGRAM, { serialization: 'advanced' });
    const child = running;
    return new Promise((resolve) => {
      const onAnswer = (made: Made) => {
        child.off('exit', onExit);
        resolve(made);
      };
      const onExit = (code: number | null, signal: string | null) => {
        child.off('message', onAnswer);
        running = undefined;
        resolve({
          failure: `the encoder crashed (${signal ?? code}): see the pitfalls in art/ART.md`,
        });
      };
      child.once('message', onAnswer);
      child.once('exit', onExit);
      child.send(name);
    });
  }

  return { make, stop: () => running?.disconnect() };
}

/**
 * Draws and encodes pictures in one process for each core. If an assertion of resvg fails, its process ends and throws
 * nothing; the other processes continue.
 * @param names pictures of the catalogue
 * @param onMade is called for each picture when it is ready, one at a time
 */
export async function makeAll(
  names: readonly string[],
  onMade: (name: string, made: Made) => Promise<void>,
): Promise<void> {
  const queue = [...names];
  let reports = Promise.resolve();
  const workers = Array.from(
    { length: Math.min(availableParallelism(), names.length) },
    async () => {
      const encoder = startEncoder();
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const next = name;
        const made = await encoder.make(next);
        reports = reports.then(() => onMade(next, made));
        await reports;
      }
      encoder.stop();
    },
  );
  await Promise.all(workers);
}
