/** The links to other languages: where they lead, and what they remember. */
import type { Page } from '@playwright/test';
import { expect, STILL } from '../site.ts';
import { expectNoSidewaysScroll, openPage, ready } from './checks.ts';
import { standInKept } from './keeping.ts';
import { test, TITLE, withoutScripts } from './own-site.ts';

test.use(STILL);
// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

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

test('stands at the top of the page', async ({ page }) => {
  await openPage(page, '/about');
  // Phones have the link in the header, wider screens in the bar above it.
  for (const width of [320, 767, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link(page)).toHaveText('Kiswahili');
    await expect(link(page)).toBeInViewport();
    await expectNoSidewaysScroll(page);
  }
});

withoutScripts('leads to the same page, and back', async ({ page }) => {
  await page.goto('/about');
  await link(page).click();
  await expect(page).toHaveURL(/\/sw\/about$/);
  await expect(page).toHaveTitle(new RegExp(`^${TITLE} - `));
  await link(page, 'en').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('keeps the part on the screen, and the page of the router', async ({ page }) => {
  await open(page, '/');
  await ready(page);
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

test('works where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await ready(page);
  await link(page).click();
  await expect(page).toHaveURL(/\/sw\/about$/);
  await expect(offered(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  // Where React's entry should be, the boot module finds the address of the page.
  test.use({ serviceWorkers: 'allow', mayFetch: /\/sw\/about$/ });

  test('has the offline page of the one that was read', async ({ page, context, site }) => {
    site.allowMessage(/Failed to (?:load resource: net::ERR_|resolve module specifier)/);
    await openPage(page, '/about');
    await standInKept(page);
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
