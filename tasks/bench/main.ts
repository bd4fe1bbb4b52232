/** Builds, serves, measures, prints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildIfChanged, StepError } from '../steps.mjs';
import { circumstances, DOCUMENT, writeResults } from './document.ts';
import { HELP, isWhole, readOptions, type Options } from './options.ts';
import { makeReferences, type Variant } from './references.ts';
import { tables } from './report.ts';
import { measureRounds } from './rounds.ts';
import { serveFolder } from './serve.ts';

/** Built apart from `dist/`, so that a site that is being served stays as it is. */
const OWN_FOLDER = '.cache/bench-site';

function readOptionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    process.exit(1);
  }
}

async function bench(options: Options): Promise<void> {
  const site = options.folder ?? OWN_FOLDER;
  if (!options.folder) await buildIfChanged(site);
  if (!existsSync(path.join(site, 'index.html')))
    throw new StepError(`${site} has no index.html: run "npm run build" first`);
  const folders = await makeReferences(site);
  const variants = Object.entries(folders) as [Variant, string][];
  const served = await Promise.all(
    variants.map(async ([variant, folder]) => ({ variant, ...(await serveFolder(folder)) })),
  );
  const origins = Object.fromEntries(
    served.map(({ variant, origin }) => [variant, origin]),
  ) as Record<Variant, string>;
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const samples = await measureRounds(browser, options, origins, console.log);
    const results = `${circumstances(options, browser.version())}\n\n${tables(samples)}`;
    console.log(`\n${results}`);
    if (isWhole(options)) {
      await writeResults(results);
      console.log(`\nWritten to ${DOCUMENT}.`);
    }
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
  }
}

const options = readOptionsOrEnd();
if (options.help) console.log(HELP);
else
  await bench(options).catch((error: unknown) => {
    if (!(error instanceof StepError)) throw error;
    console.error(`Nothing can be measured: ${error.message}`);
    process.exitCode = 1;
  });
