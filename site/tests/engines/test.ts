/**
 * The base of all these tests: a browser of the project's engine, a host for the test alone, and a visitor. Each test fails
 * if a page writes to the console.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import { unanswered, type Browser, type Engine, type Settings } from './engine.ts';
import { chromium, firefox } from './puppeteer.ts';
import { startHost, type Host } from './host.ts';
import { createVisitor, PATIENCE, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

export { expect } from '@playwright/test';

const ENGINES = { chromium, firefox, webkit } satisfies Record<string, Engine>;
export type EngineName = keyof typeof ENGINES;

/** Records what a page says in its console. Not every driver tells it. Runs before the scripts of the page. */
function takeDown(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      messages.push(`console.${method}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
  addEventListener('error', ({ message }) => messages.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`error: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    messages.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Simulates a browser that refuses storage, for engines without such a setting. */
function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage', 'caches', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** The browsers that the tests of a worker share: one with the usual settings, and the last one with other settings. */
type Running = { usual?: Browser; other?: { settings: string; browser: Browser } };

type ForWorker = {
  engineName: EngineName;
  running: Running;
};

/** A browser with these settings. It is started if none is running. */
async function browserOf(running: Running, engine: Engine, settings: Settings): Promise<Browser> {
  const wanted = JSON.stringify(settings);
  if (wanted === '{}') return (running.usual ??= await engine.launch(settings));
  if (running.other?.settings !== wanted) {
    await running.other?.browser.close();
    delete running.other;
    running.other = { settings: wanted, browser: await engine.launch(settings) };
  }
  return running.other.browser;
}

/** A file that exists if the driver did not answer a command of this test. */
const noteOf = ({ project, testId }: TestInfo) =>
  path.join(project.outputDir, `no-answer-${testId}`);

type ForTest = {
  /** A test may run again only if its driver did not answer. */
  secondTry: undefined;
  settings: Settings;
  host: Host;
  browserWindow: Browser;
  visitor: Visitor;
  /** Allowed console messages. A test adds the messages that it expects. */
  allowed: RegExp[];
  width: number;
  engine: Engine;
};

const HEIGHT = 740;

export const test = base.extend<ForTest, ForWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the destructured names
    async ({}, use) => {
      const running: Running = {};
      await use(running);
      await Promise.all([running.usual?.close(), running.other?.browser.close()]);
    },
    // The browser may need some time to start and to end.
    { scope: 'worker', timeout: 60_000 },
  ],
  secondTry: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, info) => {
      const note = noteOf(info);
      if (info.retry > 0 && !existsSync(note))
        throw new Error('The first try failed though the driver gave every answer.');
      const before = unanswered.length;
      await use(undefined);
      const [command] = unanswered.slice(before);
      if (command === undefined || info.status === info.expectedStatus || info.retry > 0) return;
      mkdirSync(info.project.outputDir, { recursive: true });
      writeFileSync(note, command);
      console.log(`${info.title}: begins again in a new browser, no answer to ${command}`);
    },
    { auto: true },
  ],
  settings: [{}, { option: true }],
  width: [1280, { option: true }],
  engine: ({ engineName }, use) => use(ENGINES[engineName]),
  host: async ({ engine, settings }, use) => {
    const host = await startHost();
    if (!settings.withoutScripts) host.insertScript(takeDown);
    if (settings.withoutStorage && !engine.canBlockStorage) host.insertScript(refuseStorage);
    await use(host);
    host.mend();
    await host.goAway();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowed: ({}, use) => use([]),
  // The host ends after the browser. Otherwise a page would warn about files that fail.
  browserWindow: async ({ host, running, engine, settings, width, allowed }, use, info) => {
    const before = unanswered.length;
    const browser = await browserOf(running, engine, settings);
    await browser.resize(width, HEIGHT);
    const messages: string[] = [];
    /** The messages of a document are read before another document replaces it. */
    const keepMessages = async () => {
      const said = () => (window as { messages?: string[] }).messages ?? [];
      messages.push(...(await browser.run(said).catch(() => [])));
    };
    const leaving =
      <Parameters extends unknown[]>(act: (...parameters: Parameters) => Promise<void>) =>
      async (...parameters: Parameters) => {
        await keepMessages();
        await act(...parameters);
      };
    await use({
      ...browser,
      open: leaving(browser.open),
      back: leaving(browser.back),
      forward: leaving(browser.forward),
      reload: leaving(browser.reload),
    });
    // After a failed test the worker ends with its browser, which would not answer now either.
    if (unanswered.length > before && info.status !== info.expectedStatus) return;
    await keepMessages();
    // This page must not affect the next test.
    await browser.open('about:blank');
    const address = () => browser.run(() => location.href).catch(String);
    await base.expect.poll(address, PATIENCE).toBe('about:blank');
    base
      .expect(
        messages
          .filter((message) => !allowed.some((pattern) => pattern.test(message)))
          .map((message) => message.replaceAll(host.origin, '')),
        'the console stays silent',
      )
      .toEqual([]);
  },
  visitor: ({ browserWindow, host }, use) => use(createVisitor(browserWindow, host)),
});
