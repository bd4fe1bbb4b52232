/** Several processes that share a port. If one breaks down, the others go on. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Runs `stop` at the first signal to end. More signals may come: from a terminal, a supervisor or the first process. */
export function onStop(stop: () => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isStopping) stop();
      isStopping = true;
    });
  }
}

/**
 * Runs a script in several processes until a signal stops them. If none of them can start, it ends this process with
 * status 1.
 * @param script file that each process runs
 * @param count of processes
 * @returns the address at which they listen, once all of them do
 */
export async function startWorkers(script: string, count: number): Promise<AddressInfo> {
  const isReady = new Set<number>();
  const stopping = new AbortController();

  cluster.setupPrimary({ exec: script, execArgv: ['--import', 'tsx'] });
  cluster.on('listening', ({ id }) => isReady.add(id));
  cluster.on('exit', ({ id }, code, signal: string | null) => {
    const isLast = Object.keys(cluster.workers ?? {}).length === 0;
    if (stopping.signal.aborted) {
      if (isLast) process.exit(0);
    } else if (isReady.has(id)) {
      cluster.fork().once('listening', () => {
        console.error(
          `A process of the server broke down (${signal ?? code}). Another one has replaced it.`,
        );
      });
    } else if (isLast) {
      // It has printed why it cannot start.
      process.exit(1);
    }
  });
  onStop(() => {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });

  // The first process starts alone. If a setting is wrong, only one process then prints the message.
  const [address] = (await once(cluster.fork(), 'listening')) as [AddressInfo];
  const others = stopping.signal.aborted ? 0 : count - 1;
  await Promise.all(
    Array.from({ length: others }, () => {
      const worker = cluster.fork();
      return Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
    }),
  );
  return address;
}
