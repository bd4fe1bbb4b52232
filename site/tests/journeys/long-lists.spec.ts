/** Lists with more entries than a page holds: pages, categories and what the address keeps of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { fileOf } from '#build/addresses.ts';
import { budgets } from '#build/check-budgets.ts';
import { violations } from '../pages/axe.ts';
import { htmlRules } from '../pages/html-rules.ts';
import { expect, STILL } from '../site.ts';
import { expectNoSidewaysScroll, NOT_FOUND, openPage, ready, top } from './checks.ts';
import { test, TOTALS, withoutScripts } from './own-site.ts';

test.use(STILL);

// One worker: the longer site is built once.
test.describe.configure({ mode: 'default' });

/** Entries of the first page of a list, and of each page after it. */
const FRONT = 6;
const FURTHER = 12;

const cards = (page: Page) => page.locator('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');

test.describe('the news', () => {
  const ALL = TOTALS.articles;
  const chips = (page: Page) => page.getByRole('group', { name: 'Filter articles by category' });
  const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true });
  const categories = (page: Page) => cards(page).locator('p > span:first-child');
  const more = (page: Page) => page.getByRole('link', { name: 'Load more' });
  const count = (page: Page) => page.locator('main section').getByRole('status').first();

  /** Shows a further page in place, and waits for it. */
  async function loadMore(page: Page, shown: number): Promise<void> {
    await more(page).click();
    await expect(cards(page)).toHaveCount(shown);
  }

  test('add the next articles in place, and come back to that place', async ({ page }) => {
    await openPage(page, '/news');
    await expect(count(page)).toHaveText(`Articles 1 to ${FRONT} of ${ALL}`);
    const before = await titles(page).allTextContents();
    await more(page).scrollIntoViewIfNeeded();
    const position = await top(page);
    await loadMore(page, FRONT + FURTHER);
    expect((await titles(page).allTextContents()).slice(0, FRONT)).toEqual(before);
    await expect(count(page)).toHaveText(`Articles 1 to ${FRONT + FURTHER} of ${ALL}`);
    await expect(titles(page).nth(FRONT).getByRole('link')).toBeFocused();
    expect(await top(page)).toBe(position);
    await expect(page).toHaveURL('/news?pages=2');

    const last = titles(page).last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const end = await top(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(FRONT + FURTHER);
    await expect.poll(() => top(page)).toBe(end);
    await ready(page);
    await last.click();
    await expect(page).toHaveURL(/\/news\/field-report-\d+$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(FRONT + FURTHER);
    await expect.poll(() => top(page)).toBe(end);
  });

  test('chips filter all articles, also from a page of its own', async ({ page }) => {
    await openPage(page, '/news');
    await chip(page, 'Coffee').click();
    await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Coffee'));
    await expect(page).toHaveURL('/news?category=Coffee');
    const total = Number(/\d+$/.exec((await count(page).textContent()) ?? '')?.[0]);
    await loadMore(page, total);
    await expect(categories(page)).toHaveText(Array<string>(total).fill('Coffee'));
    await expect(page).toHaveURL('/news?category=Coffee&pages=2');

    await openPage(page, '/news/page/3');
    await expect(page).toHaveTitle('News, page 3 - KAG');
    await expect(count(page)).toHaveText(`Articles 19 to 30 of ${ALL}`);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL('/news/page/2#articles');
    await chip(page, 'Sustainability').click();
    await expect(page).toHaveURL('/news/category/sustainability#articles');
    await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Sustainability'));
  });

  withoutScripts('links lead to every article', async ({ page }) => {
    const found: string[] = [];
    await page.goto('/news');
    for (;;) {
      found.push(...(await titles(page).allTextContents()));
      if ((await more(page).count()) === 0) break;
      await more(page).click();
      await page.waitForURL(/#articles$/);
    }
    expect(found).toHaveLength(ALL);
    expect(new Set(found).size).toBe(ALL);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/page\/4$/);
    await chip(page, 'Coffee').click();
    await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Coffee'));
  });
});

test.describe('services', () => {
  const BUSINESS = '/business/tea';
  const ALL = TOTALS.services.tea;
  const more = (page: Page) => page.locator('main').getByRole('link', { name: /^More services/ });
  const range = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });

  test('are tabs, and then pages that the business page leads to', async ({ page }) => {
    await openPage(page, BUSINESS);
    await expect(page.getByRole('tab')).toHaveCount(FRONT);
    await more(page).click();
    await expect(page).toHaveTitle('Tea: more services, page 2 - KAG');
    await expect(range(page)).toHaveText(`Services 7 to 18 of ${ALL}`);
    await expect(cards(page)).toHaveCount(FURTHER);
    await more(page).click();
    await expect(range(page)).toHaveText(`Services 19 to ${ALL} of ${ALL}`);
    await expect(more(page)).toHaveCount(0);

    await cards(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${BUSINESS}/page/3`);
    const previous = page.getByRole('link', { name: 'Previous services' });
    await previous.click();
    await previous.click();
    await expect(page).toHaveURL(BUSINESS);
  });
});

test('a page beyond the end of a list is not found', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  for (const address of ['/news/page/99', '/news/category/maize', '/business/tea/page/4']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
  }
});

test('pages of lists keep the rules of all pages', async ({ page, ownSite: { folder } }) => {
  const validator = new HtmlValidate(htmlRules);
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const descriptions = new Set<string>();
  const pages = ['/news', '/news/page/2', '/business/tea', '/business/tea/page/2'];
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of pages) {
    const html = readFileSync(path.join(folder, fileOf(address)), 'utf8');
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    await page.goto(address);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(address);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    const description = page.locator('meta[name=description]');
    descriptions.add((await description.getAttribute('content')) ?? '');
    await ready(page);
    await expectNoSidewaysScroll(page);
    expect.soft(await violations(page), address).toEqual([]);
  }
  expect(descriptions.size).toBe(pages.length);
  const rows = await budgets(folder);
  expect(rows.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});
