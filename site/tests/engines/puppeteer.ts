/** Drives Chromium through its own protocol, and Firefox through WebDriver BiDi, which Firefox supports itself. */
import { realpathSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { knownBrowser, knownFirefox } from '../../../tasks/programs.mjs';
import type { Browser, Engine, Settings } from './engine.ts';

const chromiumOptions = (settings: Settings): LaunchOptions => ({
  browser: 'chrome',
  executablePath: knownBrowser(),
  args: [
    // Chromium refuses to start for the root user with a sandbox.
    '--no-sandbox',
    ...(settings.withoutPageCache ? ['--disable-back-forward-cache'] : []),
  ],
});

const firefoxOptions = (settings: Settings): LaunchOptions => ({
  browser: 'firefox',
  executablePath: knownFirefox(),
  // Settings of about:config.
  extraPrefsFirefox: {
    // Its pages may read no other folder. Without the fonts of the tests (`fonts.conf`) each letter is a box.
    'security.sandbox.content.read_path_whitelist': `${realpathSync('node_modules')}/`,
    'ui.prefersReducedMotion': settings.reducedMotion ? 1 : 0,
    ...(settings.withoutScripts && { 'javascript.enabled': false }),
    // 2: refuse the cookies of all sites. Firefox then refuses all other storage too.
    ...(settings.withoutStorage && { 'network.cookie.cookieBehavior': 2 }),
    ...(settings.withoutPageCache && { 'browser.sessionhistory.max_total_viewers': 0 }),
  },
});

/**
 * Waits only until the new document begins to load, and only for these milliseconds: after Back to a page in the page cache,
 * Puppeteer does not notice the next page.
 */
const STARTED = { waitUntil: [], timeout: 2000 };

/**
 * Begins to open another page. The test itself checks whether it arrives: without a network it may come from the cache.
 */
const begin = (navigation: Promise<unknown>): Promise<void> => {
  navigation.catch(() => undefined);
  return Promise.resolve();
};

async function launch(options: LaunchOptions, settings: Settings): Promise<Browser> {
  // A busy machine may need more than the usual half minute to start it.
  const browser = await puppeteer.launch({ ...options, timeout: 60_000 });
  const page = await browser.newPage();
  if (options.browser === 'chrome') {
    await page.setJavaScriptEnabled(!settings.withoutScripts);
    const value = settings.reducedMotion ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  }
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
    // In BiDi the name of such a key is the character itself.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    run: (task, ...parameters) =>
      page.evaluate(`(${task.toString()})(...${JSON.stringify(parameters)})`) as never,
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  launch: (settings) => launch(chromiumOptions(settings), settings),
  canBlockStorage: false,
};

export const firefox: Engine = {
  launch: (settings) => launch(firefoxOptions(settings), settings),
  canBlockStorage: true,
};
