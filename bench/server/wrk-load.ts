/** Load on a server, by wrk. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Connections at the same time, each asking again as soon as it is answered. */
export const CONNECTIONS = 64;
/** What browsers send. */
const ENCODINGS = 'gzip, deflate, br';
/** Milliseconds. */
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Requests a second; p99 in milliseconds; `failures`: answers with another status than 2xx or 3xx, broken connections. */
export type Load = { rate: number; p99: number; failures: number };

/** Reads what wrk prints. @throws {Error} when it is something else */
export function readLoad(output: string): Load {
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(output) ?? [];
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(output) ?? [];
  if (!rate || !p99) throw new Error(`wrk printed something else than its results:\n${output}`);
  const [, errors = ''] = /^\s+Socket errors: (.*)$/m.exec(output) ?? [];
  const [, statuses = '0'] = /^\s+Non-2xx or 3xx responses: (\d+)$/m.exec(output) ?? [];
  const broken = [...errors.matchAll(/\d+/g)].map(([count]) => Number(count));
  return {
    rate: Number(rate),
    p99: Number(p99) * (UNITS[unit] ?? NaN),
    failures: broken.reduce((sum, count) => sum + count, Number(statuses)),
  };
}

/** Asks for an address as fast as it is answered. @param seconds for how long */
export async function putUnderLoad(address: string, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--latency',
    `--header=Accept-Encoding: ${ENCODINGS}`,
    address,
  ]);
  return readLoad(stdout);
}
