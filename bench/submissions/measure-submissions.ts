/** `npm run bench:submissions`: measures the forms service and its database alone, in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '@website/forms-service/testing/postgres-server.ts';
import { startCopy } from '../server-copies.ts';
import { memoryOf } from '@website/site/serve/testing/processes.ts';
import { inTurn, runBenchmark, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, spread, table } from '../tables.ts';
import { openBarePostgres, openBareSqlite, type Bare } from './bare.ts';
import { SECRET } from './distinct-visitors.ts';
import { recordInserts } from './inserts.ts';
import { CONNECTIONS, putUnderLoad, type Load } from './submissions-load.ts';

/** Processes of the service. */
const WORKERS = 2;
/** Connections of all processes of the service to PostgreSQL. */
const POSTGRES_CONNECTIONS = WORKERS * 8;
/** Submissions before the measurement. After them V8 has compiled the code that runs most. */
const WARM_UP = 4000;
/** How often memory is measured while submissions are sent. */
const LOOKS = 5;
const MB = 1_000_000;

/** A database, and the settings with which the service uses another database of the same kind. */
type Subject = { engine: string; bare: Bare; settings: Record<string, string> };
/** The rates of the database alone, the loads of the service, and its memory in bytes after a number of submissions. */
type Results = { engine: string; bare: number[]; service: Load[]; memory: [number, number][] };

/** Each of both has its own folder on the same disk. */
const openSqlite = async (folder: string): Promise<Subject> => ({
  engine: 'SQLite',
  bare: await openBareSqlite(path.join(folder, 'bare')),
  settings: { SUBMISSIONS_FOLDER: path.join(folder, 'service') },
});

/** Each of both has its own database on the same server. */
async function openPostgres(url: string): Promise<Subject> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE bare');
  await client.end();
  const bare = new URL(url);
  bare.pathname = 'bare';
  return {
    engine: 'PostgreSQL',
    bare: await openBarePostgres(bare.href, POSTGRES_CONNECTIONS),
    settings: { DATABASE_URL: url },
  };
}

async function measure(
  { engine, bare, settings }: Subject,
  site: string,
  { rounds, submissions, memory: watched }: Record<'rounds' | 'submissions' | 'memory', number>,
): Promise<Results> {
  const copy = await startCopy({
    PORT: '0',
    WORKERS: String(WORKERS),
    SITE_FOLDER: site,
    SUBMISSIONS_SECRET: SECRET,
    TRUST_PROXY: '1',
    ...settings,
  });
  const [pid = NaN] = copy.pids();
  const results: Results = { engine, bare: [], service: [], memory: [] };
  let visitors = 0;
  const firstOf = (count: number) => (visitors += count) - count;
  const storeBare = async (count: number) => bare.store(await recordInserts(firstOf(count), count));
  const send = (count: number) => putUnderLoad(copy.origin, firstOf(count), count);

  const measureBare = async () => results.bare.push(await storeBare(submissions));
  const measureService = async () => results.service.push(await send(submissions));
  try {
    await storeBare(WARM_UP);
    await send(WARM_UP);
    for (let round = 1; round <= rounds; round += 1) {
      for (const work of inTurn([measureBare, measureService], round)) await work();
      const rates = [results.bare.at(-1), results.service.at(-1)?.rate].map((rate = NaN) =>
        Math.round(rate),
      );
      console.log(`${engine} ${round}, a second: bare ${rates[0]}, the service ${rates[1]}`);
    }
    const part = Math.ceil(watched / LOOKS);
    for (let sent = 0; sent <= part * LOOKS; sent += part) {
      if (sent > 0) await send(part);
      results.memory.push([sent, memoryOf(pid)]);
      console.log(`${engine}, bytes after ${sent}: ${memoryOf(pid)}`);
    }
    return results;
  } finally {
    await copy.kill();
    await bare.close();
  }
}

function report(results: readonly Results[]): string {
  const speed = results.flatMap(({ engine, bare, service }) => {
    const rates = service.map(({ rate }) => rate);
    const p99 = number(median(service.map((load) => load.p99)));
    return [
      [engine, 'bare, a commit for each', spread(bare), '', ''],
      [engine, 'the service', spread(rates), ratio(rates, bare), p99],
    ];
  });
  const memory = results.flatMap(({ engine, memory: looks }) =>
    looks.map(([sent, bytes]) => [engine, number(sent), number(bytes / MB)]),
  );
  return [
    table(['Database', 'What', 'Submissions a second', 'of bare', 'p99, ms'], speed, 2),
    table(['Database', 'Submissions so far', 'Resident, MB'], memory),
  ].join('\n\n');
}

await runBenchmark({
  command: 'npm run bench:submissions',
  about: `Sends submissions to the forms service over HTTP and counts how many it stores in a second. Compares that with the
same inserts written to the database directly. Then sends more and prints the memory of the service.`,
  document: 'docs/measurements/forms-service.md',
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
      const results = [await measure(await openSqlite(folder), site, options)];
      results.push(await measure(await openPostgres(postgres.url), site, options));
      const programs = `${WORKERS} processes, ${CONNECTIONS} visitors at a time on the same machine`;
      return { programs, results: report(results) };
    } finally {
      postgres.stop();
      rmSync(folder, { recursive: true });
    }
  },
});
