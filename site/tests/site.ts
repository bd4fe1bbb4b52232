/**
 * The Playwright test for all others. It fails if the page writes to the console, throws, requests anything from
 * another site, or fetches data.
 */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { standsStill } from './stands-still.ts';

export { expect } from '@playwright/test';

type Site = {
  /** Declares a console message that this test expects. The test fails if the message does not come. */
  expectMessage: (pattern: RegExp) => void;
  /** Allows a console message that only some browsers write. */
  allowMessage: (pattern: RegExp) => void;
  /** Waits until React handles the events of the page, and until the fonts are there, so that nothing moves any more. */
  ready: () => Promise<void>;
};

/** For `test.use` in tests that do not check movement, because drawing it costs processor time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Playwright's message when it blocks the service worker, as in most tests. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects forbidden actions of a page. The specification says that no data is fetched. */
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
  /** Addresses that scripts may fetch. Only tests of real submissions set it. */
  mayFetch: [null, { option: true }],
  site: [
    async ({ page, context, baseURL, mayFetch }, use) => {
      const problems: string[] = [];
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const { origin } = new URL(baseURL ?? '');
      const watchOpened = (opened: Page) => watch(opened, origin, problems, messages, mayFetch);
      context.on('page', watchOpened);
      watch(page, origin, problems, messages, mayFetch);
      await use({
        expectMessage: (pattern) => void expected.push(pattern),
        allowMessage: (pattern) => void allowed.push(pattern),
        ready: async () => {
          await page.waitForFunction(standsStill);
        },
      });
      context.off('page', watchOpened);
      const declared = [...expected, ...allowed];
      const undeclared = messages.filter((text) => !declared.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !messages.some((text) => pattern.test(text)));
      base.expect([...problems, ...undeclared], 'the page stays quiet').toEqual([]);
      base.expect(missing.map(String), 'declared messages come').toEqual([]);
    },
    { auto: true },
  ],
});

/** A context that several tests use, and the page that keeps the browser's process for it alive. */
type Shared = { context: BrowserContext; keeper: Page };

/**
 * The test for those that need neither an empty cache nor a service worker of their own: all tests of a worker with the
 * same settings use one context, each with a page of its own. The site keeps its notes in `sessionStorage`, which every page
 * has for itself; `localStorage` is emptied. FIGURE
 */
export const testInSharedContext = test.extend<object, { shared: Map<string, Shared> }>({
  shared: [
    async ({}, use) => {
      const shared = new Map<string, Shared>();
      await use(shared);
      for (const { context } of shared.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, contextOptions, javaScriptEnabled, hasTouch }, use) => {
    const settings = JSON.stringify([contextOptions, javaScriptEnabled, hasTouch]);
    let known = shared.get(settings);
    if (!known) {
      const context = await browser.newContext();
      const keeper = await context.newPage();
      await keeper.goto('/favicon.svg');
      known = { context, keeper };
      shared.set(settings, known);
    }
    const { context, keeper } = known;
    await use(context);
    for (const page of context.pages()) if (page !== keeper) await page.close();
    if (javaScriptEnabled) await keeper.evaluate(() => localStorage.clear());
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});
