/** What a page shows before its style sheets and fonts are there. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { hold, noteInPage, noteRequests, styled } from './checks.ts';

test.use(STILL);

const PHONE = { width: 390, height: 800 };
const LAPTOP = { width: 1280, height: 800 };

/** Places and looks of what stands on the first screen of a phone and of a laptop. */
async function firstScreens(page: Page): Promise<unknown[][]> {
  const looks = [];
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    looks.push(
      await page.evaluate(() =>
        [...document.querySelectorAll('header, header a, main :is(h1, h1 ~ *, picture, a)')]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().bottom < innerHeight)
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, font } = getComputedStyle(element);
            return [element.tagName, x, y, width, height, color, backgroundColor, font];
          }),
      ),
    );
  }
  return looks;
}

// One page of each layout of the first screen.
for (const path of ['/', '/business/tea', '/news/record-coffee-harvest', '/connect'])
  test(`${path} looks the same before its style sheets load`, async ({ page, site }) => {
    // On a phone it may be over before the fonts are asked for.
    site.allowMessage(/Failed to load resource: net::ERR_FAILED/);
    await page.route(/\.woff2$/, (route) => route.abort());
    const release = await hold(page, /\/assets\/[^/]+\.css$/);
    await page.setViewportSize(PHONE);
    const asked = page.waitForRequest(/\.css$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await asked;
    const before = await firstScreens(page);
    release();
    await page.waitForLoadState();
    await styled(page);
    await page.evaluate(() => document.fonts.ready);
    for (const [index, after] of (await firstScreens(page)).entries()) {
      const early = before[index] ?? [];
      expect(early.length).toBeGreaterThan(3);
      expect(after.slice(0, early.length)).toEqual(early);
    }
  });

test('a phone shows its own fonts first, then those of the site', async ({ page }) => {
  const countInFrames = await noteInPage(page, () => {
    const counts: number[] = [];
    const count = () => {
      counts.push(document.querySelectorAll('.hasFonts').length);
      requestAnimationFrame(count);
    };
    count();
    return counts;
  });
  await page.setViewportSize(PHONE);
  const fonts = noteRequests(page, /^font /);
  const enhancements = page.waitForRequest(/\/assets\/enhance-/);
  const release = await hold(page, /\/assets\/enhance-/);
  await page.goto('/');
  await enhancements;
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Headings Fallback"/);
  expect(fonts).toEqual([]);
  release();
  await page.locator('html.hasFonts').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Headings,/);
  expect(fonts).toHaveLength(2);
  const counts = await countInFrames();
  const steps = counts.slice(1).map((count, frame) => count - (counts[frame] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(Math.max(...counts)).toBeGreaterThan(5);
});

test('the page below the first screen shows one part in a task', async ({ page }) => {
  const shownInTasks = await noteInPage(page, () => {
    const batches: number[] = [];
    // An observer is called once for all that a task has changed.
    new MutationObserver((changes) => {
      const shown = changes.filter(({ target }) => (target as Element).matches('.shows'));
      batches.push(shown.length);
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    return batches;
  });
  await page.goto('/');
  await styled(page);
  const batches = await shownInTasks();
  expect(Math.max(...batches)).toBe(1);
  expect(batches.filter((count) => count === 1).length).toBeGreaterThan(5);
});
