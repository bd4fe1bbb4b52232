/** `npm run crash`: kills the forms service under load, on each database, and searches for lost or doubled data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@website/forms-service/testing/postgres-server.ts';
import { runBenchmark, siteToMeasure } from '../run-benchmark.ts';
import { number, table } from '../tables.ts';
import { crash, type Case, type Outcome } from './crash.ts';

const CASES = {
  sqlite: 'SQLite, 2 processes, all killed',
  postgres: 'PostgreSQL, 2 processes, all killed',
  copies: 'PostgreSQL, 2 copies, one of them killed',
};
type CaseName = keyof typeof CASES;

const ROWS: readonly (readonly [string, keyof Outcome])[] = [
  ['Rounds, each with a kill', 'rounds'],
  ['Submissions taken', 'taken'],
  ['Refused', 'refused'],
  ['Requests', 'requests'],
  ['of these, lost with their answers', 'lost'],
  ['answered «try again» (503)', 'unavailable'],
  ['answered from an earlier attempt', 'replayed'],
  ['Mails', 'mails'],
  ['claimed by killed processes', 'claimed'],
  ['that came twice, under one Message-ID', 'doubled'],
  ['Seconds', 'seconds'],
];

async function runCase(
  name: CaseName,
  options: Pick<Case, 'site' | 'rounds' | 'submissions' | 'seed'>,
): Promise<Outcome> {
  // Commits are synced to disk, as in production.
  const postgres = name === 'sqlite' ? null : await startPostgres(true);
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  const [copies, workers] = name === 'copies' ? [2, 1] : [1, 2];
  try {
    const place = { folder, ...(postgres && { databaseUrl: postgres.url }) };
    return await crash({ ...options, place, copies, workers }, (round, outcome) => {
      const { taken, refused, lost, mails, doubled } = outcome;
      console.log(
        `${name} ${round}: ${taken} taken, ${refused} refused, ${lost} answers lost, ${mails} mails, ${doubled} of them twice`,
      );
    });
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

await runBenchmark({
  command: 'npm run crash',
  about: `Kills the forms service at random moments under load and starts it again. Then compares what visitors were told with
the stored data and the sent mails. Ends with status 1 when a submission or mail was lost or doubled.
In the case «copies» two copies run on PostgreSQL, and one of them is killed.`,
  document: 'docs/measurements/forms-service.md',
  options: {
    cases: { names: Object.keys(CASES) as CaseName[], about: 'cases to run' },
    rounds: { number: 50, about: 'kills in each case' },
    submissions: { number: 150, about: 'submissions in each round' },
    seed: {
      number: Math.ceil(Math.random() * 1_000_000),
      isFree: true,
      about: 'repeats the submissions, losses and moments of a run',
    },
  },
  async measure({ cases, ...options }) {
    const site = await siteToMeasure('live');
    console.log(`Seed ${options.seed}`);
    const outcomes: Outcome[] = [];
    for (const name of cases) outcomes.push(await runCase(name, { site, ...options }));
    const rows = ROWS.map(([title, key]) => [
      title,
      ...outcomes.map((outcome) => number(outcome[key])),
    ]);
    // A case with a fault ends with an error before this.
    const none = ['**Lost, doubled, or kept though refused**', ...outcomes.map(() => '**0**')];
    return { results: table(['', ...cases.map((name) => CASES[name])], [...rows, none]) };
  },
});
