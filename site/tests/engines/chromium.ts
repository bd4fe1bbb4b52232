/** Drives Chromium through Playwright, as all other browser tests do. */
import { chromium as playwright, type Page } from '@playwright/test';
import { knownBrowser } from '../../../tasks/programs.mjs';
import { isFault } from '../site.ts';
import type { Browser, Engine, Settings } from './engine.ts';

/** The option that switches the page cache on. Playwright switches it off. */
const NO_PAGE_CACHE = '--disable-back-forward-cache';

/** Waits only until the new document begins to load. */
const STARTED = { waitUntil: 'commit' } as const;

function watch(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (isFault(message)) messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
}

async function launch(settings: Settings): Promise<Browser> {
  const executablePath = knownBrowser();
  const browser = await playwright.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: settings.withoutPageCache ? [] : [NO_PAGE_CACHE],
  });
  const page = await browser.newPage({
    javaScriptEnabled: !settings.withoutScripts,
    // The configuration blocks service workers for the other tests.
    serviceWorkers: 'allow',
    reducedMotion: settings.reducedMotion ? 'reduce' : 'no-preference',
  });
  const messages: string[] = [];
  watch(page, messages);
  return {
    open: async (address) => {
      await page.goto(address, STARTED);
    },
    back: async () => {
      await page.goBack(STARTED);
    },
    forward: async () => {
      await page.goForward(STARTED);
    },
    reload: async () => {
      await page.reload(STARTED);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, distance) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, distance);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    run: (task, ...parameters) =>
      // The function is sent as text, because Playwright takes only one parameter, and no functions.
      page.evaluate(`(${task.toString()})(...${JSON.stringify(parameters)})`),
    messages: () => Promise.resolve([...messages]),
    forgetMessages: () => void messages.splice(0),
    close: () => browser.close(),
  };
}

export const chromium: Engine = { launch, canBlockStorage: false, tellsConsole: true };
