/** The links to other languages: where they lead, and what they remember. Builds a site with a few words of Kiswahili. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSite } from '#serve/answer-requests.ts';
import { createHttpServer } from '#serve/http-server.ts';
import { buildSite } from '../build-site.ts';
import { copyContent } from '../copy-content.ts';
import { FROZEN_CONTENT } from '../frozen-content.ts';
import { expect, STILL, test as base } from '../site.ts';

const HOST = '127.0.0.1';
const TITLE = 'Kutuhusu';

/** The frozen content with one file in Kiswahili. The caller must remove it. */
function withKiswahili() {
  const copy = copyContent(FROZEN_CONTENT);
  const file = 'screens/about.yaml';
  const own = path.join(copy.root, 'sw', file);
  const english = readFileSync(path.join(copy.folder, file), 'utf8');
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, english.replace(/^ {2}title: .*$/m, `  title: ${TITLE}`));
  return copy;
}

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      const folder = `.cache/languages-site-${parallelIndex}`;
      const content = withKiswahili();
      try {
        await buildSite(folder, content.folder);
      } finally {
        content.remove();
      }
      const server = createHttpServer(createSite(folder)).listen(0, HOST);
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await use(`http://${HOST}:${port}`);
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

test.use(STILL);
// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

/** Phones have the link in the header, wider screens in the bar above it. */
const WIDTHS = [320, 390, 767, 768, 1280];

/** The link that the visitor sees without opening a menu. */
const link = (page: Page, code = 'sw') => page.locator(`a[hreflang=${code}]:visible`).first();
const offered = (page: Page) => page.locator('a[data-offered]:visible');
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const remember = (page: Page, code: string) =>
  page.evaluate((value) => localStorage.setItem('language', value), code);
const open = async (page: Page, address: string) => {
  await page.goto(address);
  // The script that remembers the language comes when the page has time for it.
  await expect.poll(() => remembered(page)).not.toBeNull();
};

for (const width of WIDTHS)
  test(`stands at the top of the page, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await site.ready();
    await expect(link(page)).toHaveText('Kiswahili');
    await expect(link(page)).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the same page, and back', async ({ page }) => {
    await page.goto('/about');
    await link(page).click();
    await expect(page).toHaveURL(/\/sw\/about$/);
    await expect(page).toHaveTitle(new RegExp(`^${TITLE} - `));
    await link(page, 'en').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('keeps the part that is on the screen, and the page after moves of the router', async ({
  page,
  site,
}) => {
  await open(page, '/');
  await site.ready();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About', exact: false })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await page.locator('#values').evaluate((part) => part.scrollIntoView());
  await expect(page.locator('[data-parts] a[aria-current=location]')).toHaveAttribute(
    'href',
    /#values$/,
  );
  // By its place on the screen, as a hand does: `click` scrolls the page first, since the bar of the link is sticky.
  const box = await link(page).boundingBox();
  if (!box) throw new Error('the link to Kiswahili is not visible');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/sw\/about#values$/);
  await expect(page.locator('#values')).toBeInViewport();
});

test('remembers without cookies, offers once, and sends nobody anywhere', async ({ page }) => {
  await open(page, '/sw/about');
  await expect.poll(() => remembered(page)).toBe('sw');
  await open(page, '/');
  await expect(page).toHaveURL(/\/$/);
  await expect(offered(page)).toHaveText('Kiswahili');
  await expect.poll(() => remembered(page)).toBe('en');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(offered(page)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('on a device in Kiswahili', () => {
  test.use({ locale: 'sw-KE' });

  test('is offered at the first visit', async ({ page }) => {
    await open(page, '/about');
    await expect(page).toHaveURL(/\/about$/);
    await expect(offered(page)).toHaveText('Kiswahili');
  });
});

test('a language that the site no longer has is forgotten', async ({ page }) => {
  await open(page, '/about');
  await remember(page, 'lg');
  await page.goto('/about');
  await expect.poll(() => remembered(page)).toBe('en');
  await expect(offered(page)).toHaveCount(0);
});

test('works where the browser forbids storage', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await site.ready();
  await link(page).click();
  await expect(page).toHaveURL(/\/sw\/about$/);
  await expect(offered(page)).toHaveCount(0);
});

test('addresses in mixed case lead to the page; an unknown language is not found', async ({
  page,
  site,
}) => {
  for (const address of ['/SW/about', '/Sw/About', '/sw/ABOUT']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/sw\/about$/);
  }
  for (const address of ['/xx/about', '/sw/xx/about']) {
    site.expectMessage(/404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      address.startsWith('/sw') ? 'sw' : 'en',
    );
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test.describe('without a network', () => {
  // Where React's entry should be, the boot module finds the address of the page.
  test.use({ serviceWorkers: 'allow', mayFetch: /\/sw\/about$/ });

  test('a language that was never read has the offline page of the one that was', async ({
    page,
    context,
    site,
  }) => {
    site.allowMessage(/Failed to (?:load resource: net::ERR_|resolve module specifier)/);
    await page.goto('/about');
    await site.ready();
    const isKept = () =>
      page.evaluate(async () => {
        const options = { cacheName: 'pages', ignoreSearch: true };
        return (await caches.match('/offline', options)) !== undefined;
      });
    await expect.poll(isKept, 'the offline page').toBe(true);
    await context.setOffline(true);
    await link(page).click();
    await expect(page).toHaveURL(/\/sw\/about$/);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({
      timeout: 2000,
    });
    await context.setOffline(false);
    await expect(page).toHaveTitle(new RegExp(`^${TITLE}`));
  });
});
