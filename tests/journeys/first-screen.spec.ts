/** What a page shows before its style sheets are there, and how the rest comes with them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { NOWHERE } from '../pages.ts';
import { BLOCKED, booted, kinds, NOT_FOUND, slowConnection } from './checks.ts';

const STYLE_SHEETS = /\/assets\/[^/]+\.css$/;

/** Places and looks of what stands on the first screen. */
function firstScreen(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, header a, main :is(h1, h1 ~ *, picture, a)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().bottom < innerHeight)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, backgroundColor, font];
      }),
  );
}

for (const width of [390, 1280]) {
  for (const path of [
    '/',
    '/about',
    '/business/tea',
    '/services/tea/tea-export',
    '/news',
    '/news/record-coffee-harvest',
    '/connect',
    '/comingsoon',
  ]) {
    test(`${path} at ${width} px looks the same before they come, and ends there`, async ({
      page,
      site,
    }) => {
      // On a phone it may be over before the fonts are asked for.
      site.allowMessage(BLOCKED);
      await page.route(/\.woff2$/, (route) => route.abort());
      const held: (() => void)[] = [];
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(STYLE_SHEETS, async (route) => {
        await new Promise<void>((release) => held.push(release));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page.locator('footer')).toBeHidden();
      const before = await firstScreen(page);

      for (const release of held) release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(before.length).toBeGreaterThan(3);
      expect((await firstScreen(page)).slice(0, before.length)).toEqual(before);
    });
  }
}

test('a phone has its own letters until the page is there, then the site’s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const held: (() => void)[] = [];
  await page.route(/\/assets\/enhance-/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/');
  const heading = page.locator('h1');
  await expect(heading).toHaveCSS('font-family', /^"Bricolage Grotesque Fallback"/);
  expect(fonts).toEqual([]);
  const before = await heading.boundingBox();
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await expect(heading).toHaveCSS('font-family', /^"Bricolage Grotesque",/);
  expect(fonts).toHaveLength(2);
  const moved = Math.abs(((await heading.boundingBox())?.height ?? 0) - (before?.height ?? 0));
  expect(moved, 'px by which the heading grew or shrank').toBeLessThan(2);
});

for (const path of kinds) {
  test(`${path} has no word left in a phone's own letters`, async ({ page, site }) => {
    if (path === NOWHERE) site.expectMessage(NOT_FOUND);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await page.locator('footer.lettered').waitFor({ state: 'attached' });
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('header *, main *, footer *')]
        .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
        .filter((element) => /^"[^"]* Fallback"/.test(getComputedStyle(element).fontFamily))
        .map((element) => element.textContent),
    );
    expect(left).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone has the site’s letters', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});

test('its style sheets stay when the next screen comes', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  const footer = page.locator('footer');
  const before = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#root link[rel=stylesheet]')).toHaveCount(0);
  expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    before,
  );
});

type Part = {
  /** Elements in it that show with it. */
  size: number;
  /** Whether it begins below what is in sight, or does not show at all. */
  isBelow: boolean;
  /** Whether it belongs to a part that was too large. */
  isPiece: boolean;
};

/** @returns tells how what is below the first screen was shown, until the first script ran */
async function watchParts(page: Page) {
  await page.addInitScript(() => {
    const waiting = new Set<HTMLElement>();
    const seen = new Set<Element | null>();
    const noted = { mostAtOnce: 0, leftForLater: -1, shown: [] as Part[] };
    Object.assign(window, { noted });
    const note = (changes: MutationRecord[]) => {
      const before = noted.shown.length;
      for (const { target } of changes) {
        const element = target as HTMLElement;
        if (element.hidden) waiting.add(element);
        else if (waiting.delete(element)) {
          const all = [...element.querySelectorAll('*')];
          noted.shown.push({
            size: all.filter((part) => !part.closest('[hidden]')).length,
            isBelow: [...element.getClientRects()].every(({ top }) => top >= innerHeight),
            isPiece: seen.has(element.parentElement),
          });
          seen.add(element);
        }
      }
      noted.mostAtOnce = Math.max(noted.mostAtOnce, noted.shown.length - before);
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { subtree: true, attributeFilter: ['hidden'] });
    const end = () => {
      note(observer.takeRecords());
      observer.disconnect();
      noted.leftForLater = waiting.size;
    };
    addEventListener('routeLoading', end, { once: true });
  });
  type Noted = { mostAtOnce: number; leftForLater: number; shown: Part[] };
  return () => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('what is below the first screen shows a small part at a time, and then the first script runs', async ({
    page,
  }) => {
    const parts = await watchParts(page);
    await page.goto('/');
    await booted(page);
    const { mostAtOnce, leftForLater, shown } = await parts();
    const sizes = shown.filter(({ isBelow }) => isBelow).map(({ size }) => size);
    expect(leftForLater).toBe(0);
    expect(mostAtOnce).toBe(1);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  });

  test('what is in sight comes whole, as its pieces would move one another', async ({ page }) => {
    // So tall that it shows a section of many elements.
    await page.setViewportSize({ width: 768, height: 5000 });
    const parts = await watchParts(page);
    await page.goto('/about');
    await booted(page);
    const pieces = (await parts()).shown.filter(({ isPiece }) => isPiece);
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.filter(({ isBelow }) => !isBelow)).toEqual([]);
  });
});
