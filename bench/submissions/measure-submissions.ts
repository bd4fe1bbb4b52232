/** `npm run bench:submissions`: the forms service and its bare database, in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '@website/forms-service/testing/postgres-server.ts';
import { startCopy } from '@website/forms-service/testing/server-copies.ts';
import { runBenchmark, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, spread, table } from '../tables.ts';
import { openBarePostgres, openBareSqlite, type Bare } from './bare.ts';
import { recordInserts } from './inserts.ts';
import { CONNECTIONS, putUnderLoad } from './submissions-load.ts';
import { heapSettings, memoryNow, type Memory } from './memory.ts';
import { SECRET } from './people.ts';

/** Processes of the service. */
const WORKERS = 2;
/** Connections of the service's processes to PostgreSQL together. */
const POSTGRES_CONNECTIONS = WORKERS * 8;
/** Submissions before anything is measured: V8 has compiled by then what it runs most. */
const WARM_UP = 4000;
/** How many times memory is read while submissions are sent. */
const LOOKS = 5;
const MB = 1_000_000;

/** One way to store submissions; p99 is known of the service only. */
type Measured = { name: string; rates: number[]; p99s: number[] };
/** The bare database comes first, the service last. */
type Results = { engine: string; ways: Measured[]; memory: Memory[] };
type Subject = { bare: Record<string, Bare>; settings: Record<string, string> };

/** Both in folders of their own on the same disk. */
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

/** Both in databases of their own on the same server. */
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
  let people = 0;
  const load = async (count: number) => {
    people += count;
    return putUnderLoad(copy.origin, people - count, count);
  };
  const [root = NaN] = copy.pids();
  const look = (count: number) => memoryNow(root, path.join(folder, 'heap'), count);
  const service: Measured = { name: 'the service', rates: [], p99s: [] };
  const ways = Object.keys(bare).map((name): Measured => ({ name, rates: [], p99s: [] }));

  async function measureService(): Promise<void> {
    const { rate, p99 } = await load(submissions);
    service.rates.push(rate);
    service.p99s.push(p99);
  }
  async function measureBare(): Promise<void> {
    const inserts = await recordInserts(people, submissions);
    people += submissions;
    for (const way of ways) way.rates.push((await bare[way.name]?.store(inserts)) ?? NaN);
  }

  try {
    for (const database of Object.values(bare))
      await database.store(await recordInserts(people, WARM_UP));
    await load(WARM_UP);
    for (let round = 1; round <= rounds; round += 1) {
      // The order changes, so that other work on the machine slows both alike.
      const order = [measureBare, measureService];
      for (const work of round % 2 === 1 ? order : order.reverse()) await work();
      const rates = [...ways, service].map(
        ({ name, rates: all }) => `${name}: ${Math.round(all.at(-1) ?? NaN)}`,
      );
      console.log(`${engine} ${round}, a second: ${rates.join('; ')}`);
    }
    const memory: Memory[] = [await look(0)];
    for (let done = 1; done <= LOOKS; done += 1) {
      await load(Math.ceil(watched / LOOKS));
      memory.push(await look(done * Math.ceil(watched / LOOKS)));
      console.log(`${engine}, memory: ${JSON.stringify(memory.at(-1))}`);
    }
    return { engine, ways: [...ways, service], memory };
  } finally {
    await copy.kill();
    for (const database of Object.values(bare)) await database.close();
  }
}

function report(results: readonly Results[]): string {
  const speed = results.flatMap(({ engine, ways }) =>
    ways.map(({ name, rates, p99s }, index) => [
      engine,
      name,
      spread(rates),
      index === 0 ? '' : ratio(rates, ways[0]?.rates ?? []),
      p99s.length > 0 ? number(median(p99s)) : '',
    ]),
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
    const site = await siteToMeasure(true);
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
      postgres.stop();
      rmSync(folder, { recursive: true });
    }
  },
});
