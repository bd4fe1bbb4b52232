/** Several processes: each answers by itself, and where one breaks down the others go on. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Does this once when told to end: a terminal or a supervisor may tell each process, and the first one all others. */
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
 * Runs a script in several processes that share its port, until a signal ends them.
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
          `A process of the server broke down (${signal ?? code}); another has replaced it.`,
        );
      });
    } else if (isLast) {
      // It has said why it cannot begin.
      process.exit(1);
    }
  });
  onStop(() => {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });

  // What keeps one from beginning would keep them all: the first goes ahead.
  const [address] = (await once(cluster.fork(), 'listening')) as [AddressInfo];
  const others = stopping.signal.aborted ? 0 : count - 1;
  await Promise.all(Array.from({ length: others }, () => once(cluster.fork(), 'listening')));
  return address;
}
