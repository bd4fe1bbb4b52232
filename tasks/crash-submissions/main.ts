/** Builds, runs the cases, prints. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '#server/submissions/test-postgres.ts';
import { begin, liveSiteToMeasure } from '../bench/begin.ts';
import { machine, writeResults } from '../bench/document.ts';
import { crash, type Outcome } from './crash.ts';
import { ENOUGH, HELP, isWhole, readOptions, type CaseName, type Options } from './options.ts';
import { report } from './report.ts';

const PLACE = { document: 'docs/measurements/submissions.md', command: 'npm run crash' };

async function runCase(name: CaseName, site: string, options: Options): Promise<Outcome> {
  // What is acknowledged is synced, as in earnest.
  const postgres = name === 'sqlite' ? null : await startPostgres(true);
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  const isPair = name === 'copies';
  try {
    return await crash(
      {
        site,
        place: { folder, ...(postgres && { databaseUrl: postgres.url }) },
        copies: isPair ? 2 : 1,
        workers: isPair ? 1 : 2,
        rounds: options.rounds ?? ENOUGH[name],
        submissions: options.submissions,
        seed: options.seed,
      },
      (round, { taken, refused, lost, mails, doubled }) =>
        console.log(
          `${name} ${round}: ${taken} taken, ${refused} refused, ${lost} answers lost, ${mails} mails, ${doubled} of them twice`,
        ),
    );
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function run(options: Options): Promise<void> {
  const site = await liveSiteToMeasure(options.folder);
  console.log(`Seed ${options.seed}`);
  const results: [CaseName, Outcome][] = [];
  for (const name of options.cases) results.push([name, await runCase(name, site, options)]);
  const text = `\`${PLACE.command} -- --seed ${options.seed}\` on ${machine()}.\n\n${report(results)}`;
  console.log(`\n${text}`);
  if (!isWhole(options)) return;
  await writeResults(PLACE, text);
  console.log(`\nWritten to ${PLACE.document}.`);
}

await begin(HELP, readOptions, run);
