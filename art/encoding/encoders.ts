import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Made } from './encoder-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'encoder-process.ts');

/** Starts a process that draws and encodes; it survives until the next failure or `stop`. */
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
          failure: `the encoder stopped (${signal ?? code}), see the pitfalls in art/ART.md`,
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
 * Draws and encodes pictures in as many processes as there are cores. They also survive resvg, which ends its
 * whole process on an assertion instead of throwing.
 * @param names pictures of the catalogue
 * @param onMade told of each picture as it is made, one at a time
 */
export async function makeAll(
  names: readonly string[],
  onMade: (name: string, made: Made) => Promise<void>,
): Promise<void> {
  const queue = [...names];
  let telling = Promise.resolve();
  const workers = Array.from(
    { length: Math.min(availableParallelism(), names.length) },
    async () => {
      const encoder = startEncoder();
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const next = name;
        const made = await encoder.make(next);
        telling = telling.then(() => onMade(next, made));
        await telling;
      }
      encoder.stop();
    },
  );
  await Promise.all(workers);
}
