import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Raster } from './raster-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'raster-process.ts');

export type Rasteriser = {
  /** Rasterises a drawn picture; one at a time. */
  draw(svg: string): Promise<Raster>;
  stop(): void;
};

/**
 * Rasterises in a process of its own. That leaves this process free for encoding meanwhile, and it
 * survives resvg, which ends its whole process on an assertion instead of throwing.
 */
export function startRasteriser(): Rasteriser {
  let running: ChildProcess | undefined;

  function draw(svg: string): Promise<Raster> {
    running ??= fork(PROGRAM, { serialization: 'advanced' });
    const child = running;
    return new Promise((resolve) => {
      const onAnswer = (raster: Raster) => {
        child.off('exit', onExit);
        resolve(raster);
      };
      const onExit = (code: number | null, signal: string | null) => {
        child.off('message', onAnswer);
        running = undefined;
        resolve({ failure: `resvg stopped (${signal ?? code}), see the pitfalls in art/ART.md` });
      };
      child.once('message', onAnswer);
      child.once('exit', onExit);
      child.send(svg);
    });
  }

  return { draw, stop: () => running?.disconnect() };
}
