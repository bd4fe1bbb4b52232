/**
 * The test to start from. It fails whatever else a test looks at when the page writes to the console, throws,
 * asks another site for anything, or fetches data.
 */
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

type Site = {
  /** Declares a console message that this test expects; it fails when none comes. */
  expectMessage: (pattern: RegExp) => void;
  /** Allows a console message that only some browsers write. */
  allowMessage: (pattern: RegExp) => void;
  /** Waits until React listens to the page. */
  ready: () => Promise<void>;
};

/** For `test.use` where a test does not look at movement: drawing it costs processor time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** What Playwright says where it blocks the service worker, as it does for most tests. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects what a page may not do. Kinds of request: the specification says no data is fetched. */
function watch(
  page: Page,
  origin: string,
  problems: string[],
  messages: string[],
  mayFetch: RegExp | null,
): void {
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const kind = request.resourceType();
    const isData = kind === 'fetch' || kind === 'xhr';
    if (isData && !mayFetch?.test(request.url())) problems.push(`${kind} of ${request.url()}`);
    const isElsewhere = new URL(request.url()).origin !== origin;
    if (isElsewhere && !mayFetch?.test(request.url()))
      problems.push(`request to another site: ${request.url()}`);
  });
}

export const test = base.extend<{ site: Site; mayFetch: RegExp | null }>({
  /** What scripts may fetch, here or elsewhere; nothing, but for forms that are taken for real. */
  mayFetch: [null, { option: true }],
  site: [
    async ({ page, context, baseURL, mayFetch }, use) => {
      const problems: string[] = [];
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const { origin } = new URL(baseURL ?? '');
      context.on('page', (opened) => watch(opened, origin, problems, messages, mayFetch));
      watch(page, origin, problems, messages, mayFetch);
      await use({
        expectMessage: (pattern) => void expected.push(pattern),
        allowMessage: (pattern) => void allowed.push(pattern),
        ready: async () => {
          await page.waitForFunction(() => window.pending === null);
        },
      });
      const declared = [...expected, ...allowed];
      const undeclared = messages.filter((text) => !declared.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !messages.some((text) => pattern.test(text)));
      base.expect([...problems, ...undeclared], 'the page stays quiet').toEqual([]);
      base.expect(missing.map(String), 'declared messages come').toEqual([]);
    },
    { auto: true },
  ],
});
