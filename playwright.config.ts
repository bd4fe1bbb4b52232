import { defineConfig } from '@playwright/test';
import { knownBrowser } from './tasks/browser.mjs';

const PORT = Number(process.env['TEST_PORT'] ?? 4273);
/** A browser that is already there, else the one Playwright would install. */
const browser = knownBrowser();

/** Looks at the site as built, in `SITE_FOLDER`; `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a race.
  retries: 0,
  // For machines that do something else meanwhile; no test measures real time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    actionTimeout: 10_000,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    viewport: { width: 1280, height: 800 },
    launchOptions: browser ? { executablePath: browser } : {},
    screenshot: 'only-on-failure',
    // A page must not depend on what an earlier test has kept; `offline.spec.ts` allows them.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
