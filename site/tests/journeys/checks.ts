/** What several journeys arrange, wait for and look at. */
import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '#routes.ts';
import { pathsAndNotFound, routeOf } from '../built-pages.ts';
import { lostWords, readToTheEnd as showAll } from '../engines/page-checks.ts';

const screenOf = (path: string) =>
  routes.find((route) => route.path === routeOf(path))?.screen ?? routeOf(path);

/** One page of every kind: the first of each screen, and one that does not exist. */
export const kinds = pathsAndNotFound.filter(
  (path, index) =>
    pathsAndNotFound.findIndex((other) => screenOf(other) === screenOf(path)) === index,
);

/** The script that brings React. */
export const CLIENT = /\/assets\/client-[^/]+\.js$/;
/** What Chromium says about a file that was not let through. */
export const BLOCKED = /Failed to load resource: net::ERR_FAILED/;
/** What Chromium says about a page that the server answers with 404. */
export const NOT_FOUND = /Failed to load resource: .* status of 404/;
/** What the boot module says when React cannot be loaded. */
export const STAYS_PLAIN = /dynamically imported module|Unable to preload CSS/;

const tellConnection = (page: Page, told: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((connection) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, told);

/** Makes the browser say that bytes are dear: React comes when something is touched that needs it. */
export const slowConnection = (page: Page) =>
  tellConnection(page, { effectiveType: '3g', saveData: false });

/** Makes the browser say that its visitor saves data; give its requests the header {@link SAVE_DATA} too. */
export const saveData = (page: Page) =>
  tellConnection(page, { effectiveType: '4g', saveData: true });
export const SAVE_DATA = { 'Save-Data': 'on' };

/** Waits until all style sheets that the document names have loaded. */
export async function styleSheetsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}

/** Waits until the style sheets are there and the whole page shows: it is then as long as it will be. */
export async function styled(page: Page): Promise<void> {
  await expect(page.locator('noscript')).toHaveCount(0);
  await styleSheetsLoaded(page);
  await expect(page.locator('.awaitsStyles')).toHaveCount(0);
}

/** Until the first script has run, which comes with the style sheets. */
export async function booted(page: Page): Promise<void> {
  await styled(page);
  // As text: it must reach the browser as it is.
  await page.evaluate('import(boot.src).then(() => undefined)');
}

/** Scrolls so that the top of an element stands `distance` px below the top of the screen. */
export async function scrollTopTo(element: Locator, distance: number): Promise<void> {
  await element.evaluate((target, at) => {
    scrollTo({ top: scrollY + target.getBoundingClientRect().top - at, behavior: 'instant' });
  }, distance);
}

/** Shows everything once, a step (in screens) at a time, as a visitor who reads to the end does. */
export const readToTheEnd = (page: Page, step?: number) => page.evaluate(showAll, step);

const UNSEEN = 'unseen: ';

/** Words that have a place on the page and cannot be seen there. */
export const unseenWords = async (page: Page) =>
  (await page.evaluate(lostWords)).filter((words) => words.startsWith(UNSEEN));

/** Fails when a page can be scrolled sideways, or when words of it lie beyond an edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const lost = await page.evaluate(lostWords);
  expect(lost.filter((words) => !words.startsWith(UNSEEN))).toEqual([]);
}

/** The texts of a page, one for each element: only the visible ones (`seen`), or all. */
export function texts(
  page: Page,
  options: { within: string; except: string; seen: boolean },
): Promise<string[]> {
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

/** Words that begin on one line and end on the next. After a hyphen or a stroke a word may be divided. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    // Words for screen readers alone.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      if (isClipped(node.parentElement)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s–/-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = lines;
        // Lines of a heading overlap: they stand closer than its letters are high.
        if (first && lines.some(({ top }) => top > first.top + first.height / 2)) found.push(word);
      }
    }
    return found;
  });
}

/**
 * Words on the first screen that stand out too little from the plain colour behind them (WCAG 1.4.3: 4.5, or
 * 3 where they are large). Of a gradient its first colour counts, of pictures none: this is for pages without.
 */
export function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.9;

    const faint: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { nodeValue, parentElement: element } = words.currentNode;
      if (!nodeValue?.trim() || !element?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const box = range.getClientRects()[0];
      if (!box || box.width < 2) continue;
      const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // Not on the first screen, or covered.
      if (stack[0] !== element) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const ground = stack
        .map((behind) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(behind);
          return /gradient\((rgba?\([^)]*\))/.exec(backgroundImage)?.[1] ?? backgroundColor;
        })
        .find((background) => isOpaque(background));
      const reached = ratio(color, ground ?? 'rgb(255, 255, 255)');
      if (reached < needed) faint.push(`${reached.toFixed(2)}: ${nodeValue.trim()}`);
    }
    return faint;
  });
}
