/** When React comes, what works before, and what happens where it cannot (architecture; readings 22 and 23). */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import {
  BLOCKED,
  booted,
  CLIENT,
  h1,
  hold,
  NOT_FOUND,
  noteRequests,
  openPage,
  ready,
  slowConnection,
  STAYS_PLAIN,
  styled,
} from './checks.ts';

test.use(STILL);

/** A page with tabs. */
const TEA = '/business/tea';
const links = (page: Page) => page.locator('[data-tabs] > nav > a');
const panels = (page: Page) => page.locator('[data-tabs] > div');

/** The panel of that place shows, and no other. */
async function expectShown(page: Page, index: number): Promise<void> {
  for (const [place, panel] of (await panels(page).all()).entries())
    await expect(panel).toBeVisible({ visible: place === index });
}

test('scripts and styles do not load together with the first picture', async ({ page }) => {
  const asked = noteRequests(page, /^(script|stylesheet) /);
  const release = await hold(page, /\/pictures\/hero-/);
  // What else the document has brings messages that it is there, too.
  const icons = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/icons-'),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await icons;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.some((file) => file.endsWith('.css'))).toBe(true);
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('a touch loads the enhancements, a touch of a form React', async ({ page }) => {
    const scripts = noteRequests(page, /^script /);
    const names = () => scripts.map((file) => /\/assets\/([\w.]+)-/.exec(file)?.[1] ?? '').sort();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(names()).toEqual(['boot']);
    await h1(page).click();
    await expect.poll(names).toContain('enhance');
    await page.waitForLoadState('networkidle');
    expect(names()).toEqual(['boot', 'enhance']);
    await page.getByRole('textbox').first().click();
    await ready(page);
    expect(names()).toContain('client');
  });

  test('a field with the focus before the boot module keeps its text', async ({ page }) => {
    const release = await hold(page, /\/assets\/boot-/);
    await page.goto('/', { waitUntil: 'commit' });
    await styled(page);
    const field = page.getByRole('textbox').first();
    await field.fill('wanjiru@kilele.example');
    release();
    await ready(page);
    await expect(field).toHaveValue('wanjiru@kilele.example');
  });

  test('a tab opens at once, without React, and stays when React comes', async ({ page }) => {
    await page.goto(TEA);
    await expectShown(page, 0);
    await booted(page);
    await links(page).nth(3).click();
    await expectShown(page, 3);
    await links(page).nth(3).press('ArrowLeft');
    await expectShown(page, 2);
    await page.evaluate(() => dispatchEvent(new Event('reactNeeded')));
    await ready(page);
    await expectShown(page, 2);
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab opens even if the boot module cannot be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto(TEA);
    await links(page).nth(3).click();
    await expectShown(page, 3);
    await expect(panels(page).nth(3)).toBeInViewport();
  });

  test('a chip pressed before React is pressed when React comes', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('button', { name: 'Coffee', exact: true }).click();
    await ready(page);
    await expect(page).toHaveURL('/news?category=Coffee');
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Coffee');
  });

  test('the news show what the address asks for, from the first scroll on', async ({ page }) => {
    await page.goto('/news?category=Coffee');
    await booted(page);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Coffee');
    await expect(page.locator('main article p > span:first-child')).toHaveText([
      'Coffee',
      'Coffee',
    ]);
  });
});

test('the screen of a link is loaded as soon as the pointer is there', async ({ page }) => {
  await openPage(page, '/');
  const fetched = page.waitForRequest(/\/assets\/about\.screen-[^/]+\.js$/);
  // Its address is `#/about`.
  await page.getByRole('link', { name: 'Discover Our Story' }).hover();
  await fetched;
});

test('a page whose scripts a deployment has removed is reloaded, once', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  site.expectMessage(STAYS_PLAIN);
  const documents = noteRequests(page, /^document /);
  // The other files import it, too, so one document may ask for it more than once.
  await page.route(CLIENT, (route) =>
    documents.length === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/about');
  await expect.poll(() => documents.length).toBe(2);
  await ready(page);

  await page.unrouteAll();
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  await page.goto('/connect');
  await expect(page.locator('html')).toHaveClass(/plain/);
  expect(documents).toHaveLength(4);
});

test('a form that waits for React is not lost by that reload', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  site.expectMessage(STAYS_PLAIN);
  await slowConnection(page);
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  const documents = noteRequests(page, /^document /);
  await page.goto('/');
  await booted(page);
  const email = page.getByRole('main').getByRole('textbox');
  // Without the focus, which would load React before the form waits.
  await email.evaluate((field) => {
    (field as HTMLInputElement).value = 'jane@farm.example';
    (field as HTMLInputElement).form?.requestSubmit();
  });
  await expect(page.locator('html')).toHaveClass(/plain/);
  await expect(email).toHaveValue('jane@farm.example');
  expect(documents).toHaveLength(1);
});
