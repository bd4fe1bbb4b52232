/**
 * Checks every page in a browser, with any content: axe, every width, fonts, forced colours, without scripts, and on
 * paper.
 */
import type { Page } from '@playwright/test';
import {
  BLOCKED,
  brokenWords,
  CLIENT,
  expectNoSidewaysScroll,
  NOT_FOUND,
  STAYS_PLAIN,
  styleSheetsLoaded,
} from '../journeys/checks.ts';
import { notFoundKinds, NOWHERE, OFFLINE, paths, routeOf } from '../built-pages.ts';
import { expect, STILL, test, testInOnePage } from '../site.ts';
import { violations } from './axe.ts';

/**
 * `plainPage` runs no scripts. A document keeps nothing for the next one without scripts, so all tests of a worker use
 * the same page.
 */
const lookTest = testInOnePage.extend<object, { plainPage: Page }>({
  plainPage: [
    async ({ browser }, use) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      await use(await plain.newPage());
      await plain.close();
    },
    { scope: 'worker' },
  ],
});

/** In px. */
const LAPTOP = 1280;
const PHONE = 390;
const NARROWEST = 320;

/** Elements that differ without scripts by design: computed years, forms that need scripts, and their replacements. */
const BY_DESIGN = '[data-since], [data-needs-scripts], [data-without-scripts]';
/** Elements that are not printed: controls, and decoration that screen readers ignore too. */
const NOT_ON_PAPER = `${BY_DESIGN}, nav, button, [role=tablist], [data-screen-only], section:has(form), [aria-hidden=true]`;

test.use(STILL);

/** The texts of a page, one for each element: only the visible ones (`seen`), or all. */
function texts(page: Page, options: { within: string; except: string; seen: boolean }) {
  return page.evaluate(({ within, except, seen }) => {
    const found = new Set<string>();
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue?.replaceAll(/\s+/g, ' ').trim();
        const element = walker.currentNode.parentElement;
        if (!text || !element || element.closest(except)) continue;
        if (!seen || element.checkVisibility({ visibilityProperty: true })) found.add(text);
      }
    }
    return [...found];
  }, options);
}

/** Opens a page without scripts. Its pictures are not waited for: all words show without them. */
async function openPlain(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await styleSheetsLoaded(page);
}

/** The texts that are not in the fonts of the site. */
const textsInFallbacks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter((element) => /^"[^"]* Fallback"/.test(getComputedStyle(element).fontFamily))
      .map((element) => element.textContent),
  );

/**
 * What can be pressed and looks like plain text: buttons and fields without an edge, links without an edge, a
 * line below them or a colour other than that of the words around.
 */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (color: string) => !/transparent|^rgba.* 0\)$/.test(color);
    const hasEdge = (element: Element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
        getComputedStyle(element);
      return (
        borderBlockEndStyle !== 'none' &&
        parseFloat(borderBlockEndWidth) >= 1 &&
        isSeen(borderBlockEndColor)
      );
    };
    const text = getComputedStyle(document.body).color;
    const isMarked = (element: Element) => {
      if (hasEdge(element)) return true;
      if (!element.matches('a')) return false;
      const { textDecorationLine, color } = getComputedStyle(element);
      return textDecorationLine === 'underline' || color !== text;
    };
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((element) => element.checkVisibility() && !isMarked(element))
      .map((element) => element.outerHTML);
  });

const without = (all: string[], some: string[]) => all.filter((text) => !some.includes(text));

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

for (const [index, path] of [...paths, ...notFoundKinds].entries()) {
  const isNotFound = notFoundKinds.includes(path);
  // Pages of one route differ only in their words, which have the least space on a phone.
  const isFirst =
    isNotFound || paths.findIndex((other) => routeOf(other) === routeOf(path)) === index;
  lookTest(
    `${path} fits every screen, passes axe, has the fonts of the site, says the same without scripts, and keeps its edges in forced colours and its words on paper`,
    async ({ page, plainPage, site }) => {
      if (isNotFound) site.expectMessage(NOT_FOUND);
      // A phone shows its own fonts first.
      await setWidth(page, PHONE);
      await page.goto(path);
      await openPlain(plainPage, page.url());
      await site.ready();
      expect.soft(await textsInFallbacks(page), 'in the fonts of the phone').toEqual([]);
      for (const width of [NARROWEST, PHONE, LAPTOP]) {
        await setWidth(page, width);
        await expectNoSidewaysScroll(page);
        expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
        if (width === PHONE || (width === LAPTOP && isFirst))
          expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
      }
      const everywhere = { within: 'body', except: BY_DESIGN };
      const seen = await texts(page, { ...everywhere, seen: true });
      const seenPlain = await texts(plainPage, { ...everywhere, seen: true });
      const there = await texts(page, { ...everywhere, seen: false });
      expect(seen.length).toBeGreaterThan(20);
      expect.soft(without(seen, seenPlain), 'only with scripts').toEqual([]);
      expect.soft(without(seenPlain, there), 'only without scripts').toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await unmarked(page), 'without an edge in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      const area = { within: 'main', except: NOT_ON_PAPER, seen: true };
      const onScreen = await texts(page, area);
      expect(onScreen.length).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect.soft(without(onScreen, await texts(page, area)), 'missing on paper').toEqual([]);
    },
  );
}

test(`${OFFLINE} passes axe`, async ({ page, site }) => {
  // Without a network React is not loaded, so it does not replace this page by the not-found page.
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto(OFFLINE);
  await page.locator('html.plain').waitFor();
  await expect(page.locator('h1')).toBeVisible();
  for (const width of [LAPTOP, PHONE]) {
    await setWidth(page, width);
    expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
  }
});

test('every answer has a policy that allows nothing unsafe', async ({ request }) => {
  for (const path of ['/', '/about', NOWHERE, '/favicon.svg', '/About']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
  }
});
