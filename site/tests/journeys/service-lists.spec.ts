/** Catalogues with more services than a business page shows: what it shows of them, and the pages that go on. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { fileOf } from '#build/addresses.ts';
import { budgets } from '#build/check-budgets.ts';
import { ownServices } from '../grown-content.ts';
import { GENERATED, test } from '../grown-site.ts';
import { violations } from '../pages/axe.ts';
import { htmlRules } from '../pages/html-rules.ts';
import { FOLDER, htmlOf } from '../built-pages.ts';
import { expect, STILL } from '../site.ts';
import { BLOCKED, expectNoSidewaysScroll, NOT_FOUND, readToTheEnd, STAYS_PLAIN } from './checks.ts';

// No movement is looked at here, and axe would measure what is still transparent.
test.use(STILL);

// One worker: the longer site is built once.
test.describe.configure({ mode: 'default' });

const TEA = ownServices('tea') + GENERATED.services.tea;
/** Services of a business page, and of each page after it. */
const FRONT = 6;
const FURTHER = 12;
const BUSINESSES = ['tea', 'coffee', 'agric-inputs', 'fertilizer'].map(
  (name) => `/business/${name}`,
);
/** Those that go on from them. */
const FURTHER_PAGES = [
  ...BUSINESSES.map((business) => `${business}/page/2`),
  '/business/tea/page/3',
  '/business/coffee/page/3',
];

/** Where links lead, in order. */
const addressesOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
const tabs = (page: Page) => page.getByRole('tab');
const cards = (page: Page) => page.locator('main').getByRole('article');
const more = (page: Page) => page.locator('main').getByRole('link', { name: /^More services/ });
const previous = (page: Page) => page.getByRole('link', { name: 'Previous services' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const range = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });

for (const business of BUSINESSES) {
  test(`${business} shows the services that it had, and leads to the others`, async ({
    page,
    site,
  }) => {
    await page.goto(business);
    await site.ready();
    await expect(tabs(page)).toHaveCount(FRONT);
    const own = [...htmlOf(business).matchAll(/id="([\w-]+)-tab"/g)].map(([, id]) => `#${id}`);
    const shown = await addressesOf(tabs(page));
    expect(shown.slice(0, own.length)).toEqual(own);

    await tabs(page).last().click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
    await more(page).click();
    await expect(page).toHaveURL(`${business}/page/2`);
    await expect(h1(page)).toHaveText(/: more services$/);
    await expect(h1(page)).toBeFocused();
  });
}

test('pages show their range of services, and link to the next page, the page before and each service', async ({
  page,
  site,
}) => {
  await page.goto('/business/tea');
  await site.ready();
  await more(page).click();
  await expect(page).toHaveTitle('Tea: more services, page 2 - KAG');
  await expect(range(page)).toHaveText(`Services 7 to 18 of ${TEA}`);
  await expect(cards(page)).toHaveCount(FURTHER);
  await more(page).click();
  await expect(page).toHaveTitle('Tea: more services, page 3 - KAG');
  await expect(range(page)).toHaveText(`Services 19 to ${TEA} of ${TEA}`);
  await expect(more(page)).toHaveCount(0);

  const service = cards(page).last().getByRole('link');
  const name = await service.textContent();
  await service.click();
  await expect(page).toHaveURL(/\/services\/tea\/field-service-\d+$/);
  await expect(h1(page)).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/business/tea/page/3');
  await previous(page).click();
  await previous(page).click();
  await expect(page).toHaveURL('/business/tea');
});

test('the words for a single service on the last page are singular', async ({ page }) => {
  await page.goto('/business/fertilizer/page/2');
  await expect(range(page)).toHaveText('Service 7 of 7');
  await expect(cards(page)).toHaveCount(1);
});

test('the parent of a page is its business page', async ({ page }) => {
  await page.goto('/business/coffee/page/2');
  const marked = page.locator('header nav:not(dialog *) [aria-current]');
  await expect(marked).toHaveText([/^Our Business/, /^Coffee/]);
  const share = page.locator('meta[property="og:image"]');
  await expect(share).toHaveAttribute('content', /\/site-share-coffee-/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/business/coffee');
});

test('the page opens as a document if its script cannot be loaded', async ({ page, site }) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(/\/content\/.*\/page\/2\.data\.js/, (route) => route.abort());
  await page.goto('/business/tea');
  await site.ready();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await more(page).click();
  await expect(page).toHaveURL('/business/tea/page/2');
  await expect(range(page)).toHaveText(`Services 7 to 18 of ${TEA}`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  // Nor has React what it needs there.
  await expect(page.locator('html')).toHaveClass(/plain/);
});

test('a page that does not exist is not found', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  for (const address of [
    '/business/tea/page/1',
    '/business/tea/page/4',
    '/business/maize/page/2',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await site.ready();
    await expect(h1(page)).toHaveText('Oops! Page Not Found');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to every service', async ({ page }) => {
    await page.goto('/business/tea');
    const links = cards(page).getByRole('link');
    const found = await addressesOf(links);
    expect(found).toHaveLength(FRONT);
    for (let next = more(page); (await next.count()) > 0;) {
      await next.click();
      await expect(previous(page)).toBeVisible();
      found.push(...(await addressesOf(links)));
    }
    expect(new Set(found).size).toBe(TEA);
    expect(found).toHaveLength(TEA);
  });
});

test.describe('as documents', () => {
  test('each page is valid, with an address, a title and a description of its own', async ({
    page,
    grownSite: { folder },
  }) => {
    const validator = new HtmlValidate(htmlRules);
    const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
    const seen: string[] = [];
    for (const address of [...BUSINESSES, ...FURTHER_PAGES]) {
      const html = readFileSync(path.join(folder, fileOf(address)), 'utf8');
      const { results } = await validator.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      await page.goto(address);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
      expect(sitemap).toContain(`<loc>${canonical}</loc>`);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description).toMatch(/^.{50,160}$/);
      seen.push(await page.title(), description ?? '');
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('Home and a business page grow by at most 2 % in bytes', ({ grownSite: { folder } }) => {
    for (const file of ['index.html.br', 'business/tea.html.br']) {
      const weight = (built: string) => statSync(path.join(built, file)).size;
      expect(weight(folder), file).toBeLessThan(1.02 * weight(FOLDER));
    }
  });

  test('each page is within the budget of all pages', async ({ grownSite: { folder } }) => {
    const rows = await budgets(folder);
    expect(rows.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
  });
});

// In one page: a context for each address would take twice the time.
test('pages have no accessibility violation and fit, at every width', async ({ page, site }) => {
  for (const address of ['/business/tea', '/business/tea/page/2', '/business/fertilizer/page/2']) {
    await page.goto(address);
    await site.ready();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await readToTheEnd(page);
      await expectNoSidewaysScroll(page);
      if (width > 320)
        expect.soft(await violations(page), `${address}, axe at ${width} px`).toEqual([]);
    }
  }
});
