/**
 * `npm test`: every check and test. A failed step stops only the steps that need it. The end of the output names all
 * failed steps. The tests of `site/tests/engines` run in Chromium, except five files; `npm test -- --engines` also runs
 * all of them in Firefox and WebKit (decision 014 says why this is not the default).
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { findBrowser } from './browser.mjs';
import { findEngines } from './engines.mjs';
import { findPostgres } from './postgres.mjs';
import { runSteps } from './step-runner.mjs';
import { install, requireNode, requireWorkspaces } from './common.mjs';

/** A build of `content/`. It is not in `dist/`, so that a running server keeps its build. */
const site = { SITE_FOLDER: '.cache/test-site' };
/** A build of `site/tests/content`, so that it does not change with `content/`. */
const frozen = { SITE_FOLDER: '.cache/frozen-site' };
const IN_ENGINES = process.argv.includes('--engines');
const ROOMS = ['site', 'forms-service', 'editor', 'bench', 'art', 'tasks'];

/**
 * The numbers in the reports of Playwright and Vitest.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} BrowserReport
 * @typedef {{ numPassedTests: number, numFailedTests: number }} UnitReport
 */

/**
 * The numbers in a test runner's report.
 * @param {string} file
 * @returns {import('./step-runner.mjs').Counts | null} `null` if there is no report
 */
function readCounts(file) {
  if (!existsSync(file)) return null;
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(file, 'utf8'));
  const report = /** @type {BrowserReport | UnitReport} */ (parsed);
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    // A flaky test was begun again because WebKit's driver gave no answer (`site/tests/engines/test.ts`).
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * A new report: its file and the function that counts its tests. An old report is removed.
 * @param {string} name
 */
function freshReport(name) {
  const file = `.cache/${name}.json`;
  rmSync(file, { force: true });
  return { file, count: () => readCounts(file) };
}

/**
 * The part of a step that runs Vitest with a report.
 * @param {string} name of the report
 * @param {...string} parameters
 */
function vitest(name, ...parameters) {
  const { file, count } = freshReport(name);
  return {
    command: ['vitest', 'run', ...parameters],
    reporting: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    count,
    fillsMachine: true,
  };
}

/**
 * The part of a step that runs Playwright with a report.
 * @param {string} name of the report
 * @param {Record<string, string>} env
 * @param {...string} folders
 */
function playwright(name, env, ...folders) {
  const { file, count } = freshReport(name);
  return {
    // A run empties its folder of results; those of other steps stay.
    command: ['playwright', 'test', `--output=test-results/${name}`, ...folders],
    reporting: ['--reporter=dot,json'],
    env,
    reportingEnv: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count,
    fillsMachine: true,
  };
}

/** @type {readonly import('./step-runner.mjs').Step[]} */
const STEPS = [
  { name: 'packages', work: install, fillsMachine: true },
  ...[
    { name: 'browser at hand', work: findBrowser, fillsMachine: true },
    ...(IN_ENGINES
      ? [{ name: 'Firefox and WebKit at hand', work: findEngines, fillsMachine: true }]
      : []),
    { name: 'PostgreSQL at hand', work: findPostgres, fillsMachine: true },
    { name: 'scripts and types (oxlint)', command: ['oxlint'] },
    {
      name: 'styles (stylelint)',
      command: ['stylelint', '{site,forms-service}/**/*.css', '--max-warnings=0'],
    },
    { name: 'format (prettier)', command: ['prettier', '--check', '--log-level=warn', '.'] },
    { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...ROOMS] },
    { name: 'content', command: ['tsx', 'site/render/content/check-content.ts'] },
    { name: 'art', command: ['tsx', 'art/draw.ts', '--check'] },
    { name: 'unit tests', ...vitest('unit') },
    {
      name: 'both databases',
      needs: ['PostgreSQL at hand'],
      ...vitest('databases', '--config', 'vitest.databases.config.ts'),
    },
    { name: 'build', command: ['tsx', 'site/build/build.ts'], env: site },
    {
      name: 'build of the frozen content',
      command: ['tsx', 'site/tests/build-frozen.ts'],
      env: frozen,
    },
    {
      name: 'build with real forms',
      // It finds most of its results in the cache of that build.
      needs: ['build of the frozen content'],
      command: ['tsx', 'forms-service/testing/build-real-site.ts'],
    },
    {
      name: 'budgets',
      needs: ['build'],
      command: ['tsx', 'site/build/check-budgets.ts'],
      env: site,
    },
    {
      name: 'pages as built',
      needs: ['build'],
      ...vitest('pages', '--config', 'vitest.built.config.ts', 'site/tests/pages'),
      env: site,
    },
    {
      name: 'specified words',
      needs: ['build'],
      ...vitest('specified', '--config', 'vitest.built.config.ts', 'site/tests/specified'),
      env: site,
    },
    {
      name: 'pages in a browser',
      needs: ['build', 'browser at hand'],
      ...playwright('browser-pages', site, 'site/tests/pages'),
    },
    {
      name: 'journeys in a browser',
      needs: ['build of the frozen content', 'build with real forms', 'browser at hand'],
      ...playwright(
        'browser-journeys',
        frozen,
        'site/tests/journeys',
        'site/tests/engines',
        'forms-service/tests',
        'editor/tests',
        '--project=editor',
        '--project=lists',
        '--project=forms',
        '--project=journeys',
        '--project=chromium',
      ),
    },
    ...(IN_ENGINES
      ? [
          {
            name: 'journeys in Firefox and WebKit',
            needs: ['build of the frozen content', 'Firefox and WebKit at hand'],
            ...playwright(
              'browser-engines',
              frozen,
              'site/tests/engines',
              // Their drivers wait more: 4.9 minutes in place of 6.0 with two (decision 014).
              '--workers=3',
              '--project=firefox',
              '--project=webkit',
            ),
          },
        ]
      : []),
  ].map((step) => ({ ...step, needs: ['packages', ...(step.needs ?? [])] })),
];

requireNode();
requireWorkspaces();
const { passed, failed, failures, notRun } = await runSteps(STEPS, os.availableParallelism());
if (failures.length > 0)
  console.error(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
if (notRun.length > 0) {
  const lines = notRun.map(({ name, failedNeed }) => `  ${name} (needs: ${failedNeed})`);
  console.error(`\nNot run:\n${lines.join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
