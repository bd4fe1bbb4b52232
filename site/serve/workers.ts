/** Several processes that share a port. Where one breaks down, the others go on. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

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

/**
 * Runs a script in several processes until a signal stops them. Ends this process with status 1 where none of them
 * can start.
 * @param script what each of them runs
 * @param count how many
 * @returns where they listen, once all of them do
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
      // It has said why it cannot start.
      process.exit(1);
    }
  });
  onStop(() => {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });

  // The first process starts alone: what stops it would stop all of them, and one message is enough.
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
