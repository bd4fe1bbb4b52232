/** Drives Firefox by WebDriver BiDi, which it speaks itself. */
import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import { knownFirefox } from '../../../tasks/engines.mjs';
import type { Browser, Engine, Settings } from './engine.ts';

/** Settings of about:config. */
function preferences(settings: Settings): Record<string, unknown> {
  return {
    'ui.prefersReducedMotion': settings.reducedMotion ? 1 : 0,
    ...(settings.withoutScripts && { 'javascript.enabled': false }),
    // 2: refuse cookies of all sites, and with them everything else that a site may store.
    ...(settings.withoutStorage && { 'network.cookie.cookieBehavior': 2 }),
    ...(settings.withoutPageCache && { 'browser.sessionhistory.max_total_viewers': 0 }),
  };
}

/**
 * Waits for the start of something, not for its end; and not for long, in ms: after Back to a page from the page cache,
 * Puppeteer does not notice the next page.
 */
const STARTED = { waitUntil: [], timeout: 2000 };

/**
 * Begins to go to another page. Whether it arrives is the test's question: without a network it may come from elsewhere.
 */
const begin = (navigation: Promise<unknown>): Promise<void> => {
  navigation.catch(() => undefined);
  return Promise.resolve();
};

/** What a page wrote. Puppeteer has no words for an error: the page has them, as long as it is there. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const text = message.text();
  if (!text.includes('JSHandle@')) return text;
  const parts = message
    .args()
    .map((part) => part.evaluate((value) => String(value)).catch(() => text));
  return (await Promise.all(parts)).join(' ');
}

async function launch(settings: Settings): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: knownFirefox() ?? '',
    extraPrefsFirefox: preferences(settings),
    // A busy machine starts it in more than the usual half a minute.
    timeout: 60_000,
  });
  const page = await browser.newPage();
  const messages: Promise<string>[] = [];
  page.on('console', (message) =>
    messages.push(textOf(message).then((text) => `console.${message.type()}: ${text}`)),
  );
  page.on('pageerror', (error) => messages.push(Promise.resolve(`error: ${String(error)}`)));
  return {
    open: (address) => begin(page.goto(address, STARTED)),
    back: () => begin(page.goBack(STARTED)),
    forward: () => begin(page.goForward(STARTED)),
    reload: () => begin(page.reload(STARTED)),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, distance) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: distance });
    },
    // Its name in BiDi is the character itself.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    run: (task, ...parameters) =>
      page.evaluate(`(${task.toString()})(...${JSON.stringify(parameters)})`) as never,
    messages: () => Promise.all(messages),
    forgetMessages: () => void messages.splice(0),
    close: () => browser.close(),
  };
}

export const firefox: Engine = { launch, canBlockStorage: true, tellsConsole: true };
