/** `npm run bench:server`: the project's server and nginx under load, in turn. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoryOf, processTree } from '@website/site/serve/testing/processes.ts';
import { StepError } from '../../tasks/steps.mjs';
import { inTurn, runBenchmark, serveSite, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, spread, table } from '../tables.ts';
import { startNginx, versions } from './nginx.ts';
import { CONNECTIONS, putUnderLoad, type Load } from './wrk-load.ts';

/** The home page, and one of the smallest. */
const PAGES = ['/', '/comingsoon'];
const MB = 1_000_000;

type Measured = {
  name: string;
  origin: string;
  pid: number;
  /** Of each page, one for each round. */
  loads: Load[][];
  /** Bytes: before any request, after the first round, and so on. */
  memory: number[];
};
const measured = (name: string, origin: string, pid: number): Measured => ({
  name,
  origin,
  pid,
  loads: PAGES.map(() => []),
  memory: [memoryOf(pid)],
});

/** Only servers that send the same can be compared. @throws {StepError} */
async function requireSame(servers: readonly Measured[]): Promise<void> {
  for (const page of PAGES) {
    const answers = await Promise.all(
      servers.map(async ({ origin }) => {
        const { status, headers } = await fetch(origin + page);
        const names = ['encoding', 'length', 'type', 'security-policy'];
        return [status, ...names.map((name) => headers.get(`content-${name}`))].join(' | ');
      }),
    );
    if (new Set(answers).size > 1)
      throw new StepError(`the servers answer ${page} differently:\n${answers.join('\n')}`);
  }
}

/** @param servers the last one is what the others are compared with */
function report(servers: readonly Measured[]): string {
  const rates = (loads: readonly Load[] = []) => loads.map(({ rate }) => rate);
  const theirs = servers.at(-1);
  const speed = PAGES.flatMap((page, index) =>
    servers.map((server) => {
      const loads = server.loads[index] ?? [];
      return [
        page,
        server.name,
        spread(rates(loads)),
        server === theirs ? '' : ratio(rates(loads), rates(theirs?.loads[index])),
        number(median(loads.map(({ p99 }) => p99)), 1),
        number(loads.reduce((sum, { failures }) => sum + failures, 0)),
      ];
    }),
  );
  const memory = servers.map(({ name, pid, memory: [before, first, ...more] }) => {
    const sizes = [before, first, more.at(-1) ?? first].map((bytes = NaN) => number(bytes / MB));
    return [name, number(processTree(pid).length), ...sizes];
  });
  return [
    table(['Page', 'Server', 'Requests a second', 'of nginx', 'p99, ms', 'Failures'], speed, 2),
    table(['Memory, MB', 'Processes', 'Before', 'After the first round', 'At the end'], memory),
  ].join('\n\n');
}

await runBenchmark({
  command: 'npm run bench:server',
  about: `Builds the site, serves it with its own server and with nginx, and sends each as many requests as it can answer.
Prints how many that are in a second, how long they take, and the memory of both. Needs nginx and wrk.`,
  document: 'docs/measurements/server.md',
  options: {
    rounds: { number: 5, about: 'how many times each is measured' },
    seconds: { number: 10, about: 'seconds of each measurement' },
  },
  async measure({ rounds, seconds }) {
    const programs = `${versions()} with one thread and ${CONNECTIONS} connections on the same machine`;
    const site = await siteToMeasure();
    const file = path.join(site, '_headers.json');
    const headers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const own = await serveSite(site);
    const nginx = await startNginx(site, headers);
    try {
      const [pid = NaN] = own.pids();
      const servers = [
        measured('own', own.origin, pid),
        measured('nginx', nginx.origin, nginx.pid),
      ];
      await requireSame(servers);
      for (let round = 1; round <= rounds; round += 1)
        for (const { name, origin, pid: root, loads, memory } of inTurn(servers, round)) {
          for (const [index, page] of PAGES.entries()) {
            const load = await putUnderLoad(origin + page, seconds);
            loads[index]?.push(load);
            console.log(`${round}. ${name} ${page}: ${Math.round(load.rate)} requests a second`);
          }
          memory.push(memoryOf(root));
        }
      return { programs, results: report(servers) };
    } finally {
      await Promise.all([own.kill(), nginx.stop()]);
    }
  },
});
