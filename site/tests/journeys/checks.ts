/** What several journeys arrange, wait for and look at. */
import type { Locator, Page } from '@playwright/test';
import { routes } from '#routes.ts';
import { pathsAndNotFound, routeOf } from '../built-pages.ts';
import { expect, test } from '../site.ts';
import { standsStill } from '../stands-still.ts';
import { lostWords, readToTheEnd as showAll } from '../engines/page-checks.ts';

/** A test in a browser that runs no scripts. */
export const withoutScripts = test.extend({ javaScriptEnabled: false });

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

/** Waits until React handles the events of the page, and until the fonts are there, so that nothing moves any more. */
export const ready = (page: Page) => page.waitForFunction(standsStill);

/** Opens a page, and waits until it is {@link ready}. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Paths of the files that the page asks for from here on. @param wanted fits kind and path, such as `font /assets/a.woff2` */
export function noteRequests(page: Page, wanted: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (wanted.test(`${request.resourceType()} ${pathname}`)) paths.push(pathname);
  });
  return paths;
}

/**
 * Runs a script in each document that comes, from its first moment on.
 * @param note runs in the page; gives a list, which it fills from then on
 * @returns reads the list of the present document
 */
export async function noteInPage<Noted>(page: Page, note: () => Noted[]) {
  await page.addInitScript(`window.noted = (${note.toString()})()`);
  return () => page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
}

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls at once, and waits until the page has heard of it. */
export const jump = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Stops the time of a page: its timers and frames run when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Later than any time that may pass until the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
}

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
export const scrollTopTo = (element: Locator, distance: number) =>
  element.evaluate((target, at) => {
    const top = scrollY + target.getBoundingClientRect().top - at;
    scrollTo({ top, behavior: 'instant' });
  }, distance);

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

/** Where the page is scrolled to, in px. */
export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a place and rests there until it is remembered. */
export async function read(page: Page, place: number): Promise<void> {
  const look = () =>
    page.evaluate(async (to) => {
      // While places are not stored for a moment, only another scroll makes the page look again.
      for (const y of [to - 1, to]) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return sessionStorage.getItem(`scroll:${location.pathname}`);
    }, place);
  await expect.poll(look).toBe(String(place));
}

/** Follows a link of the footer without scrolling to it. */
export const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)?.click();
  }, href);

/** Holds back files until what it returns is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
