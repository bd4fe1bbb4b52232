/** Builds, serves, puts under load, prints. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '#server/submissions/test-postgres.ts';
import { begin, liveSiteToMeasure } from '../bench/begin.ts';
import { machine, writeResults } from '../bench/document.ts';
import { startCopy } from '../crash-submissions/copies.ts';
import { openBarePostgres, openBareSqlite, type Bare } from './bare.ts';
import { recordInserts } from './inserts.ts';
import { CONNECTIONS, putUnderLoad } from './load.ts';
import { heapSettings, memoryNow, type Memory } from './memory.ts';
import { HELP, isWhole, readOptions, type Options } from './options.ts';
import { SECRET } from './people.ts';
import { report, type Measured, type Results } from './report.ts';

const PLACE = {
  document: 'docs/measurements/submissions.md',
  command: 'npm run bench:submissions',
};
/** Processes of the service. */
const WORKERS = 2;
/** Connections of the service's processes to PostgreSQL together. */
const POSTGRES_CONNECTIONS = WORKERS * 8;
/** Submissions before anything is measured: V8 has compiled by then what it runs most. */
const WARM_UP = 4000;
/** Memory is looked at so often while it is watched. */
const LOOKS = 5;

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
  { rounds, submissions, memory: watched }: Options,
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
      // Whatever else the machine does favours neither.
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

async function bench(options: Options): Promise<void> {
  const site = await liveSiteToMeasure(options.folder);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-submissions-'));
  const results: Results[] = [];
  try {
    const sqlite = await openSqliteSubject(folder);
    results.push(await measure('SQLite', sqlite, site, folder, options));
    const { url, stop } = await startPostgres(true);
    try {
      const postgres = await openPostgresSubject(url);
      results.push(await measure('PostgreSQL', postgres, site, folder, options));
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const circumstances = [
    `\`${PLACE.command} -- --rounds ${options.rounds} --submissions ${options.submissions} --memory ${options.memory}\``,
    `on ${machine()}. ${WORKERS} processes, ${CONNECTIONS} visitors at a time on the same machine.`,
    'Medians; in brackets the quartiles, between which half of all rounds lie.',
  ].join(' ');
  const text = `${circumstances}\n\n${report(results)}`;
  console.log(`\n${text}`);
  if (!isWhole(options)) return;
  await writeResults(PLACE, text);
  console.log(`\nWritten to ${PLACE.document}.`);
}

await begin(HELP, readOptions, bench);
