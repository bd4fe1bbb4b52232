/** What a visitor sees while a page arrives at its place (reading 9). The places: `main-courses/router.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { follow, read, top } from './visits.ts';

const PLACE = 1500;

/** Leaves Home at a place. */
async function goToAbout(page: Page, ready: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await ready();
  await read(page, PLACE);
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
}

/** Notes from here on each position that the page passes. */
const noteTops = (page: Page) =>
  page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    return passed;
  });

const isBetween = (y: number) => y !== 0 && y !== PLACE;

test('a returning visitor does not see the page move', async ({ page, site }) => {
  await goToAbout(page, site.ready);
  await expect.poll(() => top(page)).toBe(0);
  const tops = await noteTops(page);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(PLACE);
  expect((await tops.jsonValue()).filter(isBetween)).toEqual([]);
});

test('a new page glides only the last way to its top, so that it is there at once', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.ready();
  await read(page, PLACE);
  const tops = await noteTops(page);
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => top(page)).toBe(0);
  const passed = (await tops.jsonValue()).filter(isBetween);
  expect(passed.length).toBeGreaterThan(0);
  expect(Math.max(...passed)).toBeLessThanOrEqual(120);
});

test.describe('without motion', () => {
  // A glide that is broken off by the next page would leave the page anywhere.
  test.use(STILL);

  test('a link to the current page leads to its top also while the page arrives at its place', async ({
    page,
    site,
  }) => {
    await goToAbout(page, site.ready);
    await expect.poll(() => top(page)).toBe(0);
    const before = await page.evaluate(() => {
      // The address changes before the page is drawn: the link is pressed between the two.
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        document.querySelector<HTMLAnchorElement>('footer a[href="/"]')?.click();
      };
      return history.length;
    });
    await follow(page, '/');
    await expect(page).not.toHaveTitle(/^About/);
    await site.ready();
    await expect.poll(() => top(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});
