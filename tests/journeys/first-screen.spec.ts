/** What a page shows before its style sheets are there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

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
    }) => {
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
      await expect(page.locator('footer')).toHaveCount(0);
      const before = await firstScreen(page);

      for (const release of held) release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(before.length).toBeGreaterThan(3);
      expect((await firstScreen(page)).slice(0, before.length)).toEqual(before);
    });
  }
}

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
