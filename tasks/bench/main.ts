/** Builds, serves, measures, prints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { StepError } from '../steps.mjs';
import { begin, siteToMeasure } from './begin.ts';
import { circumstances, SPEED, writeResults } from './document.ts';
import { HELP, isWhole, readOptions, type Options } from './options.ts';
import { makeReferences, type Variant } from './references.ts';
import { tables } from './report.ts';
import { measureRounds } from './rounds.ts';
import { serveFolder } from './serve.ts';

/**
 * Playwright attaches an inspector. V8 then looks up where each error is made, and React makes some while it is set
 * up, for which all of its source is read again: time that no visitor's browser spends (speed.md, Method). With the
 * places noted from the start nothing has to be read again.
 */
const FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

async function bench(options: Options): Promise<void> {
  const site = await siteToMeasure(options.folder);
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
  const browser = await chromium.launch({
    args: FLAGS,
    ...(executablePath && { executablePath }),
  });
  try {
    const samples = await measureRounds(browser, options, origins, console.log);
    const results = `${circumstances(options, browser.version())}\n\n${tables(samples)}`;
    console.log(`\n${results}`);
    if (isWhole(options)) {
      await writeResults(SPEED, results);
      console.log(`\nWritten to ${SPEED.document}.`);
    }
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
  }
}

await begin(HELP, readOptions, bench);
