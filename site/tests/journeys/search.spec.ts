/** The search: its page, its field, and the way to it from a page that is not found. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import {
  BLOCKED,
  NOT_FOUND,
  noteRequests,
  openPage,
  slowConnection,
  withoutScripts,
} from './checks.ts';

test.use(STILL);

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => page.getByRole('search').getByRole('listitem');
const status = (page: Page) => page.getByRole('search').getByRole('status');

test('answers while one types, and is used with the keyboard', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kahawa mill');
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ pages? found/);
  await expect(page).toHaveURL(/\/search\?q=kahawa%20mill$/);
  await page.reload();
  await expect(field(page)).toHaveValue('kahawa mill');
  const first = results(page).first().getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  const address = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('shows what was typed as text, and says when there is nothing', async ({ page }) => {
  await openPage(page, `/search?q=${encodeURIComponent('<i>zzqqxx')}`);
  await expect(status(page)).toHaveText(/^Nothing found/);
  await expect(field(page)).toHaveValue('<i>zzqqxx');
  await expect(page.getByRole('search').locator('i')).toHaveCount(0);
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
});

test('answers the question of the address without React', async ({ page }) => {
  await slowConnection(page);
  const scripts = noteRequests(page, /^script /);
  await page.goto('/search?q=chai');
  await expect(results(page).first()).toContainText('Tea');
  expect(scripts.filter((script) => /\/search-.*\.js$/.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes('/react-'))).toEqual([]);
  await field(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/business/tea');
});

test('says that it could not be loaded', async ({ page, site }) => {
  site.expectMessage(BLOCKED);
  await page.route(/\/assets\/search-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/search');
  await expect(status(page)).toHaveText(/^The search could not be loaded/);
});

test('is offered for the words of an address that has no page', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  await slowConnection(page);
  for (const [address, asked, found] of [
    ['/products/green-leaf_collection', 'products green leaf collection', 'Green Leaf Collection'],
    ['/services/tea/green-leaf', 'green leaf', 'Green Leaf Collection'],
    ['/news/record-harvest', 'record harvest', 'A record coffee crop'],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name: 'Search this site' });
    await expect(link).toHaveAttribute('href', /q=/);
    await link.click();
    await expect(field(page)).toHaveValue(asked);
    await expect(results(page).first()).toContainText(found);
  }
});

withoutScripts('lists all pages by subject, and shows no field', async ({ page }) => {
  await page.goto('/search');
  await expect(field(page)).toBeHidden();
  const tea = page
    .locator('section:not(:has(section))')
    .filter({ has: page.getByRole('heading', { name: 'Tea', exact: true }) });
  await expect(tea.getByRole('link', { name: 'CTC Processing' })).toHaveAttribute(
    'href',
    '/services/tea/ctc-processing',
  );
});
