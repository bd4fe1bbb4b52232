/** The chips of the news list (section 4): one category at a time, kept in the address. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { booted, slowConnection } from './checks.ts';

test.use(STILL);

const chips = (page: Page) => page.getByRole('group', { name: 'Filter articles by category' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
const pressed = (page: Page) => chips(page).getByRole('button', { pressed: true });
const cards = (page: Page) => page.locator('main').getByRole('article');
const categories = (page: Page) => cards(page).locator('p > span:first-child');

async function expectCoffee(page: Page): Promise<void> {
  await expect(pressed(page)).toHaveText('Coffee');
  await expect(categories(page)).toHaveText(['Coffee', 'Coffee']);
  await expect(page).toHaveURL('/news?category=Coffee');
}

test('begins with All, then shows one category at a time and counts', async ({ page, site }) => {
  await page.goto('/news');
  await site.ready();
  const all = await categories(page).allTextContents();
  const count = page.locator('main section').getByRole('status').first();
  expect(all).toHaveLength(6);
  const distinct = [...new Set(all)];
  await expect(chips(page).getByRole('button')).toHaveText(['All', ...distinct]);
  await expect(pressed(page)).toHaveText('All');

  for (const choice of ['All', ...distinct, 'All']) {
    await chip(page, choice).click();
    const wanted = all.filter((category) => choice === 'All' || category === choice);
    await expect(categories(page)).toHaveText(wanted);
    await expect(count).toHaveText(wanted.length === 1 ? '1 article' : `${wanted.length} articles`);
    await expect(pressed(page)).toHaveText(choice);
  }
});

test('is kept after a reload, and when the visitor comes back from an article', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.ready();
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await chip(page, 'Coffee').click();
  await expectCoffee(page);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[\w-]+$/);
  await page.goBack();
  await expectCoffee(page);
  await page.reload();
  await site.ready();
  await expectCoffee(page);
  // One entry for the whole list, however often a chip was pressed.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('says that a category is empty', async ({ page, site }) => {
  await page.goto('/news?category=Maize');
  await site.ready();
  await expect(page.getByText('No news articles found in this category.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(pressed(page)).toHaveCount(0);
});

test('is cleared by a link to the news, which also scrolls to the top', async ({ page, site }) => {
  await page.goto('/news?category=Coffee');
  await site.ready();
  await expectCoffee(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });
  await link.click();
  await expect(page).toHaveURL('/news');
  await expect(cards(page)).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('repeats a click from before React', async ({ page, site }) => {
    await page.goto('/news');
    await chip(page, 'Coffee').click();
    await site.ready();
    await expectCoffee(page);
  });

  test('shows what the address asks for, from the first scroll on', async ({ page }) => {
    await page.goto('/news?category=Coffee');
    await booted(page);
    await page.mouse.wheel(0, 300);
    await expectCoffee(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is not offered, and every article is listed', async ({ page }) => {
    await page.goto('/news');
    await expect(chips(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(6);
  });
});
