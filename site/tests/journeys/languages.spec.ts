/** A site in two languages: the link between them, what is remembered, and addresses of no language. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSite } from '#serve/answer-requests.ts';
import { createHttpServer } from '#serve/http-server.ts';
import { buildSite } from '../build-site.ts';
import { copyContent } from '../copy-content.ts';
import { FROZEN_CONTENT } from '../frozen-content.ts';
import { writeOther } from '../other-words.ts';
import { expect, STILL, test as base } from '../site.ts';

const HOST = '127.0.0.1';
const TRANSLATED = ['navigation.yaml', 'site.yaml', 'ui.yaml', 'screens/about.yaml'];

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      const folder = `.cache/languages-site-${parallelIndex}`;
      const content = copyContent(FROZEN_CONTENT);
      try {
        mkdirSync(path.join(content.root, 'sw'));
        for (const name of TRANSLATED) writeOther(content.folder, 'sw', name);
        await buildSite(folder, content.folder);
      } finally {
        content.remove();
      }
      const server = createHttpServer(createSite(folder)).listen(0, HOST);
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await use(`http://${HOST}:${port}`);
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
test.use(STILL);

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

/** The link to another language that the visitor sees. */
const linkTo = (page: Page, language: string) =>
  page
    .locator(`header a[hreflang=${language}]:visible, aside a[hreflang=${language}]:visible`)
    .first();
const language = (page: Page) => page.locator('html').getAttribute('lang');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280])
    test(`the link leads to the same page and back, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/about');
      await expect(linkTo(page, 'sw')).toHaveText('Kiswahili');
      await linkTo(page, 'sw').click();
      expect([pathOf(page), await language(page)]).toEqual(['/sw/about', 'sw']);
      await linkTo(page, 'en').click();
      expect([pathOf(page), await language(page)]).toEqual(['/about', 'en']);
    });
});

test('the link keeps the part of the page that is on the screen', async ({ page, site }) => {
  await page.goto('/about#team');
  await site.ready();
  await linkTo(page, 'sw').click();
  await expect(page).toHaveURL(/\/sw\/about#team$/);
  await expect(page.locator('#team')).toBeInViewport();
});

test('the language is remembered without cookies, offered once, and nobody is sent anywhere', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/sw/about');
  await site.ready();
  await page.goto('/about');
  await site.ready();
  expect([pathOf(page), await language(page)]).toEqual(['/about', 'en']);
  await expect(linkTo(page, 'sw')).toHaveAttribute('data-offered', '');
  await page.goto('/news');
  await site.ready();
  await expect(linkTo(page, 'sw')).toBeVisible();
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('a remembered language that the site no longer has is not offered', async ({ page, site }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', 'lg');
  });
  await page.goto('/about');
  await site.ready();
  expect(pathOf(page)).toBe('/about');
  await expect(page.locator('[data-offered]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('the link works in a browser that forbids storage', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/about#team');
  await site.ready();
  await linkTo(page, 'sw').click();
  await expect(page).toHaveURL(/\/sw\/about#team$/);
});

test('an address of no language has the not-found page, and capitals lead to the right one', async ({
  page,
  site,
}) => {
  site.expectMessage(/404/);
  const missing = await page.goto('/xx/about');
  expect([missing?.status(), await language(page)]).toEqual([404, 'en']);
  await page.goto('/SW/About');
  expect([pathOf(page), await language(page)]).toEqual(['/sw/about', 'sw']);
  await site.ready();
});
