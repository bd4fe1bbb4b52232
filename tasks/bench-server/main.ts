/** Builds, serves, puts under load, prints. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { begin, siteToMeasure } from '../bench/begin.ts';
import { machine, writeResults } from '../bench/document.ts';
import { serveFolder } from '../bench/serve.ts';
import { StepError } from '../steps.mjs';
import { CONNECTIONS, putUnderLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { HELP, isWhole, readOptions, type Options } from './options.ts';
import { memoryOf, processTree } from './processes.ts';
import { requirePrograms } from './programs.ts';
import { report, SERVERS, type Results, type ServerName } from './report.ts';

const PLACE = { document: 'docs/measurements/server.md', command: 'npm run bench:server' };
/** The home page, and one of the smallest. */
const PAGES = ['/', '/comingsoon'];

type Running = { pid: number; origin: string; stop: () => Promise<void> };

/** Both must send the same: else they are not compared, but something else is. @throws {StepError} */
async function requireSame(servers: Record<ServerName, Running>): Promise<void> {
  for (const page of PAGES) {
    const [own, nginx] = await Promise.all(
      SERVERS.map(async (name) => {
        const response = await fetch(servers[name].origin + page);
        const {
          'content-encoding': encoding,
          'content-length': length,
          ...others
        } = Object.fromEntries(response.headers);
        const [type, policy] = [others['content-type'], others['content-security-policy']];
        return JSON.stringify({ status: response.status, encoding, length, type, policy });
      }),
    );
    if (own !== nginx)
      throw new StepError(`the servers answer ${page} differently:\n${own}\n${nginx}`);
  }
}

async function measure(options: Options, servers: Record<ServerName, Running>): Promise<Results> {
  const unmeasured = (name: ServerName) => {
    const { pid } = servers[name];
    const before = memoryOf(pid);
    const pages = PAGES.map((page) => ({ page, loads: [] }));
    const memory = { before, warm: before, end: before };
    return { pages, memory, processes: processTree(pid).length };
  };
  const results: Results = { own: unmeasured('own'), nginx: unmeasured('nginx') };
  for (let round = 1; round <= options.rounds; round += 1) {
    // Whatever else the machine does favours neither.
    const order = round % 2 === 1 ? SERVERS : SERVERS.toReversed();
    for (const name of order) {
      const { pid, origin } = servers[name];
      const { pages, memory } = results[name];
      for (const { page, loads } of pages) {
        const load = await putUnderLoad(origin + page, options.seconds);
        loads.push(load);
        console.log(`${round}. ${name} ${page}: ${Math.round(load.rate)} requests a second`);
      }
      memory.end = memoryOf(pid);
      if (round === 1) memory.warm = memory.end;
    }
  }
  return results;
}

async function bench(options: Options): Promise<void> {
  const versions = requirePrograms();
  const site = await siteToMeasure(options.folder);
  const file = path.join(site, '_headers.json');
  const headers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const servers = { own: await serveFolder(site), nginx: await startNginx(site, headers) };
  try {
    await requireSame(servers);
    const tables = report(await measure(options, servers));
    const circumstances = [
      `\`${PLACE.command} -- --rounds ${options.rounds} --seconds ${options.seconds}\` on ${machine()},`,
      `nginx ${versions.nginx}, wrk ${versions.wrk} with one thread and ${CONNECTIONS} connections on the same machine.`,
      'Medians; in brackets the quartiles, between which half of all rounds lie.',
    ].join(' ');
    const results = `${circumstances}\n\n${tables}`;
    console.log(`\n${results}`);
    if (!isWhole(options)) return;
    await writeResults(PLACE, results);
    console.log(`\nWritten to ${PLACE.document}.`);
  } finally {
    await Promise.all(SERVERS.map((name) => servers[name].stop()));
  }
}

await begin(HELP, readOptions, bench);
