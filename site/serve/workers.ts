/** Runs several processes that share a port. If one fails, the others continue. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Milliseconds before a process that failed is started again: doubled with each failure after the first. */
const PAUSE = { first: 1000, longest: 60_000 };
/** Milliseconds. A process that ends sooner counts as one more failure. */
const START = 10_000;

/** Runs `stop` at the first signal to end. There may be several: from a terminal or a supervisor, and from the first process. */
export function onStop(stop: () => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isStopping) stop();
      isStopping = true;
    });
  }
}

/** Milliseconds to wait after this number of failures in a row. */
const pauseAfter = (failures: number) =>
  failures === 0 ? 0 : Math.min(PAUSE.first * 2 ** (failures - 1), PAUSE.longest);

/**
 * Runs a script in several processes until a signal stops them. A process that ends is replaced. If the
 * replacement fails, there are further attempts after longer pauses. If the first process cannot start, this process
 * ends with status 1.
 * @param script the file that each process runs
 * @param count number of processes
 * @returns the address, when each process listens or has failed
 */
export async function startWorkers(script: string, count: number): Promise<AddressInfo> {
  const stopping = new AbortController();
  let hasListened = false;

  cluster.setupPrimary({ exec: script, execArgv: ['--import', 'tsx'] });
  onStop(() => {
    stopping.abort();
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill('SIGTERM');
  });

  /**
   * @param failures number of failures in a row of the processes that it replaces
   * @param ended the message about the replaced process, logged when this one listens
   */
  function fork(failures = 0, ended?: string): Worker {
    const begun = performance.now();
    const worker = cluster.fork();
    let isReady = false;
    worker.once('listening', () => {
      isReady = true;
      hasListened = true;
      if (ended) console.error(`${ended} Another one has replaced it.`);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (stopping.signal.aborted) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
        return;
      }
      // The process has printed why it cannot start.
      if (!hasListened) process.exit(1);
      const before = isReady && performance.now() - begun > START ? 0 : failures;
      const pause = pauseAfter(isReady ? before : before + 1);
      if (pause > 0)
        console.error(`A process of the server failed. It is started again in ${pause / 1000} s.`);
      const what = `A process of the server broke down (${signal ?? code}).`;
      setTimeout(() => stopping.signal.aborted || fork(before + 1, what), pause);
    });
    return worker;
  }

  // The first process starts alone: an error in the settings would stop all processes, but is then printed once.
  const [address] = (await once(fork(), 'listening')) as [AddressInfo];
  const others = stopping.signal.aborted ? 0 : count - 1;
  await Promise.all(
    Array.from({ length: others }, () => {
      const worker = fork();
      return Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
    }),
  );
  return address;
}
