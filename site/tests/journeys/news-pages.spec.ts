/** The news with more articles than a page holds: pages, categories and what the address keeps of them. */
import type { Locator, Page } from '@playwright/test';
import { OWN_ARTICLES } from '../grown-content.ts';
import { GENERATED, test } from '../grown-site.ts';
import { expect, STILL } from '../site.ts';
import { booted, slowConnection } from './checks.ts';

test.use(STILL);

// One worker: the longer site is built once.
test.describe.configure({ mode: 'default' });

const ALL = OWN_ARTICLES + GENERATED.articles;
/** Articles of the first page, and of each after it. */
const FRONT = 6;
const FURTHER = 12;

const chips = (page: Page) => page.getByRole('group', { name: 'Filter articles by category' });
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true });
const chosen = (page: Page) => chips(page).locator('[aria-current]');
const cards = (page: Page) => page.locator('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const categories = (page: Page) => cards(page).locator('p > span:first-child');
const more = (page: Page) => page.getByRole('link', { name: 'Load more' });
const count = (page: Page) => page.locator('main section').getByRole('status').first();
const top = (page: Page) => page.evaluate(() => scrollY);

/** Shows a further page in place, and waits for it. */
async function loadMore(page: Page, shown: number): Promise<void> {
  await more(page).click();
  await expect(cards(page)).toHaveCount(shown);
}

/** How far an element moves in the five frames after a scroll to it, in CSS pixels. */
const shiftAfterScroll = (element: Locator) =>
  element.evaluate(async (link) => {
    const place = () => Math.round(link.getBoundingClientRect().top);
    link.scrollIntoView({ block: 'center' });
    const before = place();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return place() - before;
  });

test('adds the next articles in place, says how many show and goes on from the first', async ({
  page,
  site,
}) => {
  await page.goto('/news');
  await site.ready();
  await expect(cards(page)).toHaveCount(FRONT);
  await expect(count(page)).toHaveText(`Articles 1 to 6 of ${ALL}`);
  const before = await titles(page).allTextContents();
  await more(page).scrollIntoViewIfNeeded();
  const position = await top(page);

  await loadMore(page, FRONT + FURTHER);
  expect((await titles(page).allTextContents()).slice(0, FRONT)).toEqual(before);
  await expect(count(page)).toHaveText(`Articles 1 to 18 of ${ALL}`);
  await expect(titles(page).nth(FRONT).getByRole('link')).toBeFocused();
  expect(await top(page)).toBe(position);
  await expect(page).toHaveURL('/news?pages=2');

  await loadMore(page, FRONT + 2 * FURTHER);
  expect(await shiftAfterScroll(more(page)), 'stays where a visitor presses').toBe(0);
  await loadMore(page, ALL);
  await expect(more(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`${ALL} articles`);
  const shown = await titles(page).allTextContents();
  expect(new Set(shown).size).toBe(ALL);
});

test('comes back to the same place, after a reload and from an article', async ({ page, site }) => {
  await page.goto('/news');
  await site.ready();
  await loadMore(page, FRONT + FURTHER);
  await loadMore(page, FRONT + 2 * FURTHER);
  const last = titles(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const position = await top(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(FRONT + 2 * FURTHER);
  await expect.poll(() => top(page)).toBe(position);

  await site.ready();
  await last.click();
  await expect(page).toHaveURL(/\/news\/field-report-\d+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(FRONT + 2 * FURTHER);
  await expect.poll(() => top(page)).toBe(position);
});

test('chips filter all articles, and “Load more” adds articles of the same category', async ({
  page,
  site,
}) => {
  await page.goto('/news');
  await site.ready();
  await chip(page, 'Coffee').click();
  await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Coffee'));
  await expect(chosen(page)).toHaveText('Coffee');
  await expect(page).toHaveURL('/news?category=Coffee');
  await expect(count(page)).toHaveText(/^Articles 1 to 6 of 1\d$/);
  const total = Number(/\d+$/.exec((await count(page).textContent()) ?? '')?.[0]);
  await loadMore(page, total);
  await expect(categories(page)).toHaveText(Array<string>(total).fill('Coffee'));
  await expect(page).toHaveURL('/news?category=Coffee&pages=2');
  await expect(more(page)).toHaveCount(0);

  await page.reload();
  await expect(categories(page)).toHaveText(Array<string>(total).fill('Coffee'));
  await site.ready();
  await chip(page, 'All').click();
  await expect(cards(page)).toHaveCount(FRONT);
  await expect(page).toHaveURL('/news');
});

test('a page of its own links to its neighbours, and adds articles in place', async ({
  page,
  site,
}) => {
  await page.goto('/news/page/3');
  await site.ready();
  await expect(page).toHaveTitle('News, page 3 - KAG');
  await expect(count(page)).toHaveText(`Articles 19 to 30 of ${ALL}`);
  await loadMore(page, ALL - FRONT - FURTHER);
  await expect(page).toHaveURL('/news/page/3?pages=2');
  await expect(count(page)).toHaveText(`Articles 19 to ${ALL} of ${ALL}`);
  await page.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/news/page/2#articles');
  await expect(page).toHaveTitle('News, page 2 - KAG');
  await expect(count(page)).toHaveText(`Articles 7 to 18 of ${ALL}`);
  await chip(page, 'Sustainability').click();
  await expect(page).toHaveTitle('News on Sustainability - KAG');
  await expect(page).toHaveURL('/news/category/sustainability#articles');
  await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Sustainability'));
});

test('opens the page as a document if its script cannot be loaded', async ({
  page,
  site,
  grownSite,
}) => {
  site.expectMessage(/Failed to load resource: net::ERR_FAILED/);
  await page.route(/\/content\/.*\/page\/2\.data\.js/, (route) => route.abort());
  await page.goto('/news');
  await site.ready();
  await more(page).click();
  await expect(page).toHaveURL(`${grownSite.origin}/news/page/2`);
  await expect(cards(page)).toHaveCount(FURTHER);
});

test('a page that does not exist is not found', async ({ page, site }) => {
  site.expectMessage(/status of 404/);
  for (const path of ['/news/page/99', '/news/category/maize', '/news/category/coffee/page/1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText('No news articles found in this category.')).toBeVisible();
  }
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('shows what the address asks for, from the first scroll on', async ({ page }) => {
    await page.goto('/news?category=Coffee&pages=2');
    await booted(page);
    await page.mouse.wheel(0, 300);
    await expect(categories(page)).toHaveText(Array<string>(14).fill('Coffee'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to every article', async ({ page }) => {
    const found: string[] = [];
    await page.goto('/news');
    for (;;) {
      found.push(...(await titles(page).allTextContents()));
      if ((await more(page).count()) === 0) break;
      await more(page).click();
      await page.waitForURL(/#articles$/);
    }
    expect(new Set(found).size).toBe(ALL);
    expect(found).toHaveLength(ALL);
    await expect(page).toHaveURL('/news/page/4#articles');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/page\/4$/);

    await chip(page, 'Coffee').click();
    await expect(chosen(page)).toHaveText('Coffee');
    await expect(categories(page)).toHaveText(Array<string>(FRONT).fill('Coffee'));
    await expect(page).toHaveTitle('News on Coffee - KAG');
  });
});
