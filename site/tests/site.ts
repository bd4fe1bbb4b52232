/**
 * The Playwright test for all others. It fails if our code writes to the console, if the browser reports an error of
 * the page, or if the page throws, requests anything from another site, or fetches data.
 */
import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { standsStill } from './stands-still.ts';

export { expect } from '@playwright/test';

type Site = {
  /** Declares a console message that this test expects. The test fails if the message does not come. */
  expectMessage: (pattern: RegExp) => void;
  /** Allows a console message that only some runs write. */
  allowMessage: (pattern: RegExp) => void;
  /** Waits until React handles the events of the page, and until the fonts are there, so that nothing moves any more. */
  ready: () => Promise<void>;
};

/** For `test.use` in tests that do not check movement, because drawing it costs processor time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Whether a console message is a fault: all that a script has written, and of what the browser says its errors, such as
 * a file that did not come or a broken policy. Its other remarks hang on the machine: that a preload came late, on speed.
 */
const isFault = (message: ConsoleMessage) =>
  // Only messages of scripts have arguments.
  message.args().length > 0 || message.type() === 'error';

/** Playwright's message when it blocks the service worker, as in most tests. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

type Message = { text: string; isFault: boolean };

/**
 * Collects forbidden actions of a page. The specification says that no data is fetched.
 * @returns a function that ends the collection
 */
function watch(
  page: Page,
  origin: string,
  problems: string[],
  messages: Message[],
  mayFetch: RegExp | null,
): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (message.text() === WORKER_BLOCKED) return;
    messages.push({
      text: `console.${message.type()}: ${message.text()}`,
      isFault: isFault(message),
    });
  };
  const onError = (error: Error) => void problems.push(`error: ${error.stack ?? error.message}`);
  const onRequest = (request: Request) => {
    const kind = request.resourceType();
    // A script that could not be imported is fetched once more (`boot.ts`).
    const isScript = /\/assets\/[^/]+\.js$/.test(request.url());
    const isData = (kind === 'fetch' || kind === 'xhr') && !isScript;
    if (isData && !mayFetch?.test(request.url())) problems.push(`${kind} of ${request.url()}`);
    const isElsewhere = new URL(request.url()).origin !== origin;
    if (isElsewhere && !mayFetch?.test(request.url()))
      problems.push(`request to another site: ${request.url()}`);
  };
  page.on('console', onMessage).on('pageerror', onError).on('request', onRequest);
  return () => {
    page.off('console', onMessage).off('pageerror', onError).off('request', onRequest);
  };
}

export const test = base.extend<{ site: Site; mayFetch: RegExp | null }>({
  /** Addresses that scripts may fetch. Only tests of real submissions set it. */
  mayFetch: [null, { option: true }],
  site: [
    async ({ page, context, baseURL, mayFetch }, use) => {
      const problems: string[] = [];
      const messages: Message[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const { origin } = new URL(baseURL ?? '');
      const onPage = (opened: Page) => watch(opened, origin, problems, messages, mayFetch);
      context.on('page', onPage);
      const stop = onPage(page);
      await use({
        expectMessage: (pattern) => void expected.push(pattern),
        allowMessage: (pattern) => void allowed.push(pattern),
        ready: async () => {
          await page.waitForFunction(standsStill);
        },
      });
      context.off('page', onPage);
      stop();
      const declared = [...expected, ...allowed];
      const texts = messages.map(({ text }) => text);
      const undeclared = messages
        .filter((message) => message.isFault)
        .map(({ text }) => text)
        .filter((text) => !declared.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !texts.some((text) => pattern.test(text)));
      base.expect([...problems, ...undeclared], 'the page stays quiet').toEqual([]);
      base.expect(missing.map(String), 'declared messages come').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails a test that would change the page for the tests after it. */
function refuse(): never {
  throw new Error('Use `test` for this: tests in one page share what lasts longer than a document');
}

/**
 * The {@link test} with one page for all tests of a worker, for tests that only look and press: what a page stores is
 * there in the next test. A browser starts a new process for a page in a new context; 66 tests with axe took 160 s with
 * it, 100 s without.
 */
export const testInOnePage = test.extend<object, { onePage: Page }>({
  onePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use;
      const options = { baseURL, locale, timezoneId, serviceWorkers, ...STILL.contextOptions };
      const context = await browser.newContext(options);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ onePage }, use) => use(onePage.context()),
  page: async ({ onePage, viewport, javaScriptEnabled, hasTouch, deviceScaleFactor }, use) => {
    if (!javaScriptEnabled || hasTouch || deviceScaleFactor) refuse();
    if (viewport) await onePage.setViewportSize(viewport);
    await use(Object.assign(onePage, { addInitScript: refuse, route: refuse }));
    await onePage.emulateMedia({ media: null, forcedColors: null });
  },
});
