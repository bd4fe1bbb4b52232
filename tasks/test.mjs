/** `npm test`: every check and test, in an order that tells of cheap mistakes first. Stops at the first failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';
import { findPostgres } from './postgres.mjs';
import { install, requireNode, run, StepError } from './steps.mjs';

/** Built apart from `dist/`, so that a site that is being served stays as it is. */
const SITE_FOLDER = '.cache/test-site';
const UNIT_RESULTS = '.cache/unit.json';
const DATABASE_RESULTS = '.cache/databases.json';
const PAGE_RESULTS = '.cache/pages.json';
const BROWSER_RESULTS = '.cache/browser.json';

const tool = (/** @type {string} */ file) => path.join('node_modules', file);
const node = (/** @type {string[]} */ ...parameters) => run(process.execPath, parameters);
const tsx = (/** @type {string[]} */ ...parameters) => node('--import', 'tsx', ...parameters);

/** Results so far. */
const totals = { passed: 0, failed: 0 };

/**
 * What the reports of Playwright and of Vitest say of their numbers.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} BrowserReport
 * @typedef {{ numPassedTests: number, numFailedTests: number }} UnitReport
 */

/**
 * The numbers in a test runner's report.
 * @param {string} file
 * @returns {{ passed: number, failed: number } | null} `null` where it did not come so far
 */
function readResults(file) {
  if (!existsSync(file)) return null;
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(file, 'utf8'));
  const report = /** @type {BrowserReport | UnitReport} */ (parsed);
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * One step. A step without a report counts as one check.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {string} [report]
 */
async function step(name, work, report) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  if (report) rmSync(report, { force: true });
  /** @type {StepError | undefined} */
  let failure;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    failure = error;
  }
  const results = report ? readResults(report) : null;
  totals.passed += results?.passed ?? (failure ? 0 : 1);
  totals.failed += failure ? Math.max(1, results?.failed ?? 1) : 0;
  if (failure) throw new StepError(name, { cause: failure });
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Vitest with the report that is counted. */
const vitest = (/** @type {string} */ report, /** @type {string[]} */ ...parameters) =>
  node(
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...parameters,
  );

async function test() {
  await install();
  process.env['SITE_FOLDER'] = SITE_FOLDER;
  await step('browser at hand', findBrowser);
  await step('PostgreSQL at hand', findPostgres);
  await step('scripts (eslint)', () => node(tool('eslint/bin/eslint.js'), '.', '--max-warnings=0'));
  await step('styles (stylelint)', () =>
    node(tool('stylelint/bin/stylelint.mjs'), 'app/**/*.css', '--max-warnings=0'),
  );
  await step('format (prettier)', () =>
    node(tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  );
  await step('types (tsc)', () => node(tool('typescript/bin/tsc')));
  await step('boundaries', () => tsx('build/check-boundaries.ts'));
  await step('content', () => tsx('build/check-content.ts'));
  await step('art', () => tsx('art/draw.ts', '--check'));
  await step('unit tests', () => vitest(UNIT_RESULTS), UNIT_RESULTS);
  await step(
    'both databases',
    () => vitest(DATABASE_RESULTS, '--config', 'vitest.databases.config.ts'),
    DATABASE_RESULTS,
  );
  await step('build', () => tsx('build/build.ts'));
  await step(
    'pages as built',
    () => vitest(PAGE_RESULTS, '--config', 'vitest.built.config.ts'),
    PAGE_RESULTS,
  );
  await step('budgets', () => tsx('build/check-budgets.ts'));
  process.env['TEST_PORT'] = String(await freePort());
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = BROWSER_RESULTS;
  await step(
    'browser tests',
    () => node(tool('@playwright/test/cli.js'), 'test', '--reporter=dot,json'),
    BROWSER_RESULTS,
  );
}

requireNode();
try {
  await test();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\nFailed: ${error.message}`);
  process.exitCode = 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
