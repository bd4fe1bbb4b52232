/** `npm run bench:submissions`: the forms service and its bare database, in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '@website/forms-service/testing/postgres-server.ts';
import { startCopy } from '@website/forms-service/testing/server-copies.ts';
import { inTurn, runBenchmark, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, spread, table } from '../tables.ts';
import { openBarePostgres, openBareSqlite, type Bare } from './bare.ts';
import { SECRET } from './distinct-visitors.ts';
import { recordInserts } from './inserts.ts';
import { heapSettings, memoryNow, type Memory } from './memory.ts';
import { CONNECTIONS, putUnderLoad, type Load } from './submissions-load.ts';

/** Processes of the service. */
const WORKERS = 2;
/** Connections of the service's processes to PostgreSQL together. */
const POSTGRES_CONNECTIONS = WORKERS * 8;
/** Submissions before anything is measured: V8 has compiled by then what it runs most. */
const WARM_UP = 4000;
/** How many times memory is read while submissions are sent. */
const LOOKS = 5;
const MB = 1_000_000;

/** A way to store submissions. @param first index of the first visitor */
type Way = { name: string; store: (first: number, count: number) => Promise<Load>; loads: Load[] };
type Results = { engine: string; ways: Way[]; memory: Memory[] };
type Subject = { bare: Record<string, Bare>; settings: Record<string, string> };

/** Each in a folder of its own on the same disk. */
async function openSqliteSubject(folder: string): Promise<Subject> {
  const place = (name: string) => path.join(folder, name);
  return {
    bare: {
      'bare, a commit for each': await openBareSqlite(place('bare'), 1),
      [`bare, ${CONNECTIONS} in one commit`]: await openBareSqlite(place('together'), CONNECTIONS),
    },
    settings: { SUBMISSIONS_FOLDER: place('service') },
  };
}

/** Each in a database of its own on the same server. */
async function openPostgresSubject(url: string): Promise<Subject> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const open = async (name: string, isPipelined: boolean) => {
    await client.query(`CREATE DATABASE ${name}`);
    const place = new URL(url);
    place.pathname = name;
    return openBarePostgres(place.href, POSTGRES_CONNECTIONS, isPipelined);
  };
  const title = `bare, ${POSTGRES_CONNECTIONS} connections`;
  const bare = {
    [`${title}, statement by statement`]: await open('bare', false),
    [`${title}, an insert in one piece`]: await open('pipelined', true),
  };
  await client.end();
  return { bare, settings: { DATABASE_URL: url } };
}

/** Measures one database: the bare ways first, the service last. */
async function measure(
  engine: string,
  { bare, settings }: Subject,
  site: string,
  folder: string,
  { rounds, submissions, memory: watched }: Record<'rounds' | 'submissions' | 'memory', number>,
): Promise<Results> {
  const copy = await startCopy({
    PORT: '0',
    WORKERS: String(WORKERS),
    SITE_FOLDER: site,
    SUBMISSIONS_SECRET: SECRET,
    TRUST_PROXY: '1',
    ...heapSettings(path.join(folder, 'heap')),
    ...settings,
  });
  const service: Way = {
    name: 'the service',
    store: (first, count) => putUnderLoad(copy.origin, first, count),
    loads: [],
  };
  const ways = Object.entries(bare).map(([name, database]): Way => {
    const store = async (first: number, count: number) => ({
      rate: await database.store(await recordInserts(first, count)),
      p99: NaN,
    });
    return { name, store, loads: [] };
  });
  ways.push(service);
  let visitors = 0;
  const store = (way: Way, count: number) => way.store((visitors += count) - count, count);
  const [root = NaN] = copy.pids();
  const look = (count: number) => memoryNow(root, path.join(folder, 'heap'), count);

  try {
    for (const way of ways) await store(way, WARM_UP);
    for (let round = 1; round <= rounds; round += 1)
      for (const way of inTurn(ways, round)) {
        const load = await store(way, submissions);
        way.loads.push(load);
        console.log(`${engine} ${round}, ${way.name}: ${Math.round(load.rate)} a second`);
      }
    const memory: Memory[] = [await look(0)];
    const part = Math.ceil(watched / LOOKS);
    for (let done = 1; done <= LOOKS; done += 1) {
      await store(service, part);
      memory.push(await look(done * part));
      console.log(`${engine}, memory: ${JSON.stringify(memory.at(-1))}`);
    }
    return { engine, ways, memory };
  } finally {
    await copy.kill();
    for (const database of Object.values(bare)) await database.close();
  }
}

const ratesOf = (way?: Way) => way?.loads.map(({ rate }) => rate) ?? [];

function report(results: readonly Results[]): string {
  const speed = results.flatMap(({ engine, ways }) =>
    ways.map((way, index) => {
      const p99 = median(way.loads.map((load) => load.p99));
      return [
        engine,
        way.name,
        spread(ratesOf(way)),
        index === 0 ? '' : ratio(ratesOf(way), ratesOf(ways[0])),
        Number.isNaN(p99) ? '' : number(p99),
      ];
    }),
  );
  const memory = results.flatMap(({ engine, memory: samples }) =>
    samples.map(({ submissions, resident, heap }) => [
      engine,
      number(submissions),
      number(resident / MB),
      number(heap / MB, 1),
    ]),
  );
  return [
    table(['Database', 'What', 'Submissions a second', 'of bare', 'p99, ms'], speed, 2),
    table(['Database', 'Submissions so far', 'Resident, MB', 'Objects, MB'], memory),
  ].join('\n\n');
}

await runBenchmark({
  command: 'npm run bench:submissions',
  about: `Sends submissions to the forms service over HTTP and counts how many it stores in a second. Compares that with the
same inserts written to the database directly. Then sends more and prints the memory of the service.`,
  document: 'docs/measurements/submissions.md',
  options: {
    rounds: { number: 5, about: 'how many times each is measured' },
    submissions: { number: 2000, about: 'submissions in each round' },
    memory: { number: 100_000, about: 'submissions while the memory is measured' },
  },
  async measure(options) {
    const site = await siteToMeasure('live');
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-submissions-'));
    const postgres = await startPostgres(true);
    try {
      const sqlite = await openSqliteSubject(folder);
      const results = [await measure('SQLite', sqlite, site, folder, options)];
      const other = await openPostgresSubject(postgres.url);
      results.push(await measure('PostgreSQL', other, site, folder, options));
      const programs = `${WORKERS} processes, ${CONNECTIONS} visitors at a time on the same machine`;
      return { programs, results: report(results) };
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    }
  },
});
