/** What a page shows before its style sheets and fonts are there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { BLOCKED, styled } from './checks.ts';

const STYLE_SHEETS = /\/assets\/[^/]+\.css$/;

/** A phone and a laptop, in px. */
const WIDTHS = [390, 1280] as const;

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
  test(`${path} looks the same before its style sheets load, and ends at the late styles`, async ({
    page,
    site,
  }) => {
    // On a phone it may be over before the fonts are asked for.
    site.allowMessage(BLOCKED);
    await page.route(/\.woff2$/, (route) => route.abort());
    const waiting: (() => void)[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(STYLE_SHEETS, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    const look = async () => {
      const looks = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        looks.push(await firstScreen(page));
      }
      return looks;
    };
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const before = await look();

    for (const answer of waiting) answer();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    for (const [index, after] of (await look()).entries()) {
      const early = before[index] ?? [];
      expect(early.length).toBeGreaterThan(3);
      expect(after.slice(0, early.length), `at ${WIDTHS[index]} px`).toEqual(early);
    }
  });
}

test('a phone shows its own fonts until the page is there, then the fonts of the site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const waiting: (() => void)[] = [];
  await page.route(/\/assets\/enhance-/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  const heading = page.locator('h1');
  await expect(heading).toHaveCSS('font-family', /^"Headings Fallback"/);
  expect(fonts).toEqual([]);
  const before = await heading.boundingBox();
  await expect.poll(() => waiting.length).toBe(1);
  for (const answer of waiting) answer();
  await expect(heading).toHaveCSS('font-family', /^Headings,/);
  expect(fonts).toHaveLength(2);
  // A machine may have none of the fonts whose widths the style sheet evens out (Roboto, Arial, Liberation Sans).
  const isEvenedOut = await page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Headings Fallback') && status === 'loaded',
    ),
  );
  if (!isEvenedOut) return;
  const moved = Math.abs(((await heading.boundingBox())?.height ?? 0) - (before?.height ?? 0));
  expect(moved, 'px by which the heading grew or shrank').toBeLessThan(2);
});

test('a phone lays out the fonts of the site one part of the page in a frame', async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    const count = () => {
      counts.push(document.querySelectorAll('.hasFonts').length);
      requestAnimationFrame(count);
    };
    count();
    Object.assign(window, { counts });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.locator('html.hasFonts').waitFor({ state: 'attached' });
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  const steps = counts.slice(1).map((count, frame) => count - (counts[frame] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(Math.max(...counts)).toBeGreaterThan(5);
});

test('the page below the first screen shows one part in a task', async ({ page }) => {
  await page.addInitScript(() => {
    const batches: number[] = [];
    // An observer is called once for all that a task has changed.
    new MutationObserver((changes) => {
      batches.push(
        changes.filter(({ target }) => (target as Element).classList.contains('shows')).length,
      );
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    Object.assign(window, { batches });
  });
  await page.goto('/');
  await styled(page);
  const batches = await page.evaluate(() => (window as unknown as { batches: number[] }).batches);
  expect(Math.max(...batches)).toBe(1);
  expect(batches.filter((count) => count === 1).length).toBeGreaterThan(5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone has the fonts of the site', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});

test('its style sheets stay when the next screen opens', async ({ page, site }) => {
  // Otherwise the footer may rise between press and release of the mouse.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
