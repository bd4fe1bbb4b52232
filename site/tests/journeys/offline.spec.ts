/**
 * What is left of the site without a network: pages that were visited, and how to reach us. The host of these
 * tests really goes away; other tests run without a service worker (`playwright.config.ts`).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite } from '../build-site.ts';
import { FOLDER } from '../built-pages.ts';
import { renamed } from '../engines/host.ts';
import { FROZEN_CONTENT } from '../frozen-content.ts';
import { expect, STILL } from '../site.ts';
import {
  expectNoSidewaysScroll,
  h1,
  jump,
  openPage,
  ready,
  saveData,
  STAYS_PLAIN,
} from './checks.ts';
import { kept, standInKept, test, updateWorker, visit } from './keeping.ts';

const MAY = 4;
/** As the browser has it, whose time is that of Nairobi (`playwright.config.ts`). */
const YEAR = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Nairobi' }).format(),
);

test.use(STILL);

test.beforeEach(({ host, site }) => {
  host.date = new Date(YEAR, MAY, 3, 12);
  // Written by Chromium with a window, and not by the one without; which error it is depends on what comes first.
  site.allowMessage(
    /Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/,
  );
  // How far ahead of the screen pictures are fetched, and how many came in time, is the browser's choice.
  site.allowMessage(/Picture not loaded/);
});

const SAVED = 'You are offline; this page was saved on 3 May';
const ABOUT = 'Cultivating Excellence Since 2007';
const NEWS = 'News from farms and factories';

const notice = (page: Page) => page.locator('#offline');

/** Goes to the news by the menu, which the router does. */
async function clickNews(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(h1(page)).toHaveText(NEWS);
}

test('a visited page is whole, and says its day', async ({ page, context, host, site }) => {
  site.expectMessage(/status of 404/);
  await visit(page, '/about');
  await host.goAway();
  await page.goto('/About/?from=sms#team');
  await expect(h1(page)).toHaveText(ABOUT);
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  // Styles, letters and React too.
  await ready(page);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 244, 227)');
  expect(await page.evaluate(() => document.fonts.check('800 40px Headings'))).toBe(true);
  await jump(page, 0);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const strip = await notice(page).boundingBox();
    const rest = await page.locator('#root').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!strip || !rest || !header) throw new Error('The page is not there');
    expect(strip.y).toBe(0);
    expect(Math.min(rest.y, header.y), `${width} px`).toBeGreaterThanOrEqual(strip.height);
    await expectNoSidewaysScroll(page);
  }
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);

  host.edit((text) => text.replace(/<title>[^<]*/, '<title>Fresh from the field'));
  await host.comeBack();
  await page.reload();
  await expect(page).toHaveTitle('Fresh from the field');
  await expect(notice(page)).toHaveCount(0);
  // A failure of the host is not hidden.
  expect((await page.goto('/abouts'))?.status()).toBe(404);
});

test('pages that the router opens are kept, and their links lead on', async ({ page, host }) => {
  await visit(page, '/about');
  await clickNews(page);
  await kept(page);
  await page.locator('main a[href="/news/record-coffee-harvest"]').first().click();
  await expect(page).toHaveURL(/record-coffee-harvest$/);
  const words = (await page.locator('[data-prose]').textContent()) ?? '';
  await kept(page);
  expect(host.asked).not.toContain('/news');
  await host.goAway();
  await page.reload();
  await expect(page.locator('[data-prose]')).toHaveText(words);
  await expect(page.getByText(ABOUT)).toHaveCount(0);
  await ready(page);
  await clickNews(page);
  await expect(page).toHaveTitle('News - KAG');
  await page.goto('/about');
  await expect(h1(page)).toHaveText(ABOUT);
  await expect(notice(page)).toHaveText(SAVED);
});

test('a page not visited says how to reach us', async ({ page, context, host, site }) => {
  site.expectMessage(STAYS_PLAIN);
  await visit(page, '/about');
  await standInKept(page);
  await host.goAway();
  await page.goto('/business/tea');
  await expect(h1(page)).toHaveText('You are offline');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+254 700 000 000' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Send an SMS' })).toHaveAttribute('href', /^sms:/);
  await expect(main.getByRole('link', { name: 'info@kilele.example' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await host.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(h1(page)).toHaveText('One day from bush to sack');

  await host.goAway();
  await page.goto('/connect');
  await expect(h1(page)).toHaveText('You are offline');
  await context.setOffline(true);
  await host.comeBack();
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Contact/);
});

test('visits download what they need, and each file once', async ({ page, host }) => {
  await visit(page, '/');
  await standInKept(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const notices = /\/assets\/notice-[^"]+/g;
  const own = readFileSync(path.join(FOLDER, 'offline.html'), 'utf8').match(notices) ?? [];
  const allowed = ['/', ...loaded, '/favicon.svg', '/favicon.ico', '/sw.js', '/offline', ...own];
  expect(host.asked.filter((asked) => !allowed.includes(asked))).toEqual([]);
  const first = new Set(host.asked);
  expect(host.asked).toHaveLength(first.size);
  host.asked.length = 0;
  await visit(page, '/news');
  expect(host.asked.filter((asked) => asked.startsWith('/assets/') && first.has(asked))).toEqual(
    [],
  );
});

test('visitors who save data get no service worker', async ({ page, host }) => {
  await saveData(page);
  await page.goto('/connect');
  await page.getByLabel('Name').first().focus();
  await ready(page);
  expect(host.asked).not.toContain('/sw.js');
});

test('pages and files of two deployments never mix', async ({ page, host }) => {
  /** The scripts and styles of the page that the build does not have. */
  const strangers = async (nameOf: (name: string) => string) => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return loaded
      .filter((name) => /^\/assets\/(?!notice-).*\.(?:css|js)$/.test(name))
      .filter((name) => !existsSync(path.join(FOLDER, nameOf(name))));
  };
  await visit(page, '/about');
  host.deployNext();
  await visit(page, '/news');
  await updateWorker(page);
  expect(await strangers(renamed)).toEqual([]);
  await host.goAway();
  await openPage(page, '/about');
  await expect(h1(page)).toHaveText(ABOUT);
  expect(await strangers(String)).toEqual([]);
  // By a link: the old scripts of that screen are not here, so its document is opened.
  await clickNews(page);
  await ready(page);
  expect(await strangers(renamed)).toEqual([]);

  await host.comeBack();
  await visit(page, '/about');
  // Files that no page uses any more do not stay.
  const [client = ''] = (await page.locator('#boot').getAttribute('data-client'))?.split(' ') ?? [];
  const isKept = (address: string) =>
    page.evaluate((file) => caches.match(file).then(Boolean), address);
  expect(await isKept(client)).toBe(true);
  await expect.poll(() => isKept(renamed(client))).toBe(false);
});

test('SERVICE_WORKER=off removes the worker and all that it kept', async ({ page, host }) => {
  test.setTimeout(300_000);
  const without = mkdtempSync(path.join(tmpdir(), 'kilele-without-'));
  await buildSite(without, FROZEN_CONTENT, { SERVICE_WORKER: 'off' });
  await visit(page, '/about');
  host.deploy(without);
  await openPage(page, '/news');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  host.asked.length = 0;
  await openPage(page, '/about');
  await expect(h1(page)).toHaveText(ABOUT);
  expect(host.asked).not.toContain('/sw.js');
  rmSync(without, { recursive: true });
});
