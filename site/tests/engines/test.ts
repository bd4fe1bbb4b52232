/**
 * The test to start from: a browser of the engine that the project names, a host of its own, a visitor. It fails
 * whatever else a test looks at when a page writes to the console.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import { chromium } from './chromium.ts';
import { unanswered, type Browser, type Engine, type Settings } from './engine.ts';
import { firefox } from './firefox.ts';
import { startHost, type Host } from './host.ts';
import { createVisitor, PATIENCE, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

export { expect } from '@playwright/test';

const ENGINES = { chromium, firefox, webkit } satisfies Record<string, Engine>;
export type EngineName = keyof typeof ENGINES;

/** Takes down what a page writes to the console, for engines that tell it nobody. */
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

/** Makes the page believe that the browser stores nothing, for engines that cannot be set so. */
function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage', 'caches', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** The browsers of a worker, which its tests share: the usual one, and the last with other settings. */
type Running = { usual?: Browser; other?: { settings: string; browser: Browser } };

type ForWorker = {
  engineName: EngineName;
  running: Running;
};

/** A browser with these settings; it is started where none runs. */
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

/** A file that is there when the driver left a command of this test without an answer. */
const noteOf = ({ project, testId }: TestInfo) =>
  path.join(project.outputDir, `no-answer-${testId}`);

type ForTest = {
  /** Lets a test begin again only if its driver gave no answer. */
  secondTry: undefined;
  settings: Settings;
  host: Host;
  browserWindow: Browser;
  visitor: Visitor;
  /** Messages that the console may show; a test adds what it expects. */
  allowed: RegExp[];
  width: number;
  engine: Engine;
};

const HEIGHT = 740;

export const test = base.extend<ForTest, ForWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
    async ({}, use) => {
      const running: Running = {};
      await use(running);
      await Promise.all([running.usual?.close(), running.other?.browser.close()]);
    },
    // The browser may take a while to start and to end.
    { scope: 'worker', timeout: 60_000 },
  ],
  secondTry: [
    // eslint-disable-next-line no-empty-pattern -- as above
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
    if (!engine.tellsConsole && !settings.withoutScripts) host.insertScript(takeDown);
    if (settings.withoutStorage && !engine.canBlockStorage) host.insertScript(refuseStorage);
    await use(host);
    host.mend();
    await host.goAway();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  allowed: ({}, use) => use([]),
  // The host ends after it: a page would warn of files that no longer come.
  browserWindow: async ({ host, running, engine, settings, width, allowed }, use, info) => {
    const before = unanswered.length;
    const browser = await browserOf(running, engine, settings);
    browser.forgetMessages();
    await browser.resize(width, HEIGHT);
    const messages: string[] = [];
    /** What a document wrote is asked for before the next takes its place. */
    const keepMessages = async () => {
      if (!engine.tellsConsole) messages.push(...(await browser.messages().catch(() => [])));
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
    // The worker ends after a failed test, and its browser, which would not answer now either.
    if (unanswered.length > before && info.status !== info.expectedStatus) return;
    messages.push(...(await browser.messages().catch(() => [])));
    // Nothing of this page may reach the next test.
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
