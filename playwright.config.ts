import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineName } from './site/tests/engines/test.ts';
import { FROZEN_CONTENT, FROZEN_SITE } from './site/tests/frozen-content.ts';
import { knownBrowser } from './tasks/programs.mjs';
import { failWith } from './tasks/run-command.mjs';
import { requireBuiltSite } from './tasks/site-build.mjs';

/** A browser that is already there, else the one Playwright would install. */
function browserOfMachine(): string | undefined {
  try {
    return knownBrowser();
  } catch (error) {
    return failWith(error);
  }
}
const browser = browserOfMachine();
// What tests build themselves, and the build that they look at. Workers get them from here.
process.env['CONTENT_FOLDER'] ??= FROZEN_CONTENT;
const SITE_FOLDER = (process.env['SITE_FOLDER'] ??= FROZEN_SITE);
requireBuiltSite(
  SITE_FOLDER,
  SITE_FOLDER === FROZEN_SITE ? 'npm run build:frozen' : 'npm run build',
);
// Every browser sees the same fonts, whatever the machine has.
process.env['FONTCONFIG_FILE'] = path.resolve('site/tests/fonts.conf');

/** Tests that run in three engines. */
const ENGINES = 'site/tests/engines/**/*.spec.ts';

/** Of these tests, files of which other tests look closer at the same. They do so in Chromium only. */
const CLOSER_ELSEWHERE = 'site/tests/engines/{fading,frame,routes,screens,sending}.spec.ts';

/** Tests of a build of their own: with longer lists, and in two languages. */
const OWN_BUILDS = 'site/tests/journeys/{long-lists,languages}.spec.ts';

/** What is true of every page, whatever the content. */
const EVERY_PAGE = 'site/tests/pages/**/*.spec.ts';

/** The main courses, which `npm test` runs. */
const MAIN_COURSES = 'site/tests/main-courses/**/*.spec.ts';

/**
 * Looks at the site as built, in `SITE_FOLDER`: `site/tests/pages` at any build, all others at that of the frozen
 * content (`npm run build:frozen`).
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  projects: [
    // What takes the longest begins: at the end it would keep one worker busy while the others have nothing to do.
    { name: 'editor', testMatch: 'editor/tests/**/*.spec.ts' },
    // One worker, so that their site is built once.
    { name: 'lists', testMatch: OWN_BUILDS, workers: 1 },
    { name: 'forms', testMatch: 'forms-service/tests/**/*.spec.ts' },
    { name: 'main-courses', testMatch: MAIN_COURSES },
    {
      name: 'journeys',
      testMatch: 'site/tests/**/*.spec.ts',
      testIgnore: [ENGINES, OWN_BUILDS, MAIN_COURSES, EVERY_PAGE],
    },
    { name: 'pages', testMatch: EVERY_PAGE },
    // The same tests in each; `site/tests/engines/test.ts` drives them. WebKit is the slowest, so it begins.
    ...(['webkit', 'firefox', 'chromium'] as const).map((engineName) => ({
      name: engineName,
      testMatch: ENGINES,
      testIgnore: engineName === 'chromium' ? CLOSER_ELSEWHERE : [],
      // A test may begin again if WebKit's driver gave no answer, and for no other cause (`secondTry`).
      retries: engineName === 'webkit' ? 1 : 0,
      use: { engineName },
    })),
  ],
  // As many as the processors that it is made for. A third takes time from the others: the tests of the router take
  // 61 s with two and 65 s with three.
  workers: 2,
  // A test that passes at the second try hides a race. Where a driver is at fault, see above.
  retries: 0,
  // For machines that do something else meanwhile; no test measures real time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    // The port is known when the server listens; workers read this file after that.
    baseURL: `http://127.0.0.1:${process.env['SITE_PORT'] ?? ''}`,
    actionTimeout: 10_000,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Each test has its own context. Without the limit a context starts two processes for pages: thirty visits of
      // About took 21.8 s in place of 16.2 with one worker.
      args: ['--renderer-process-limit=1'],
    },
    // No `screenshot`: Playwright would take one at the end of every test, also of those that pass. Without the limit
    // the same visits took 41 s with it. To see a failed test, run it again with `--trace=on`.
    // A page must not depend on what an earlier test has kept; `journeys/keeping.ts` allows them.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node --import tsx site/serve/serve-site.ts',
    // Port 0 is any port that is free; `TEST_PORT` names one.
    env: { SITE_FOLDER, HOST: '127.0.0.1', PORT: process.env['TEST_PORT'] ?? '0', WORKERS: '1' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<SITE_PORT>\d+)/ },
    // It ends by itself with its processes, which a kill would leave behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
