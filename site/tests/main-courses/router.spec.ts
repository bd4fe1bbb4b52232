/** How addresses are read, what the router tells, and where a visitor stands afterwards (readings 1 to 11). */
import type { Page } from '@playwright/test';
import {
  booted,
  follow,
  h1,
  NOT_FOUND,
  noteInPage,
  openPage,
  read,
  ready,
  slowConnection,
  top,
} from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';

test.use(STILL);

const historyLength = (page: Page) => page.evaluate(() => history.length);

test('each way to write an address leads to its page', async ({ page }) => {
  await page.goto('/connect');
  for (const [address, path, title] of [
    ['/#/about', '/about', /^About/],
    ['/#/Connect/', '/connect', /^Contact/],
    ['/about#/news', '/news', /^News/],
    ['/ABOUT/', '/about', /^About/],
    ['/news//record-coffee-harvest', '/news/record-coffee-harvest', /coffee/],
    ['/about.html', '/about', /^About/],
    ['/NEWS/?from=sms', '/news?from=sms', /^News/],
    // A place on the page, not an address.
    ['/about#main', '/about#main', /^About/],
  ] as const) {
    const before = await historyLength(page);
    await page.goto(address);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(h1(page)).toBeVisible();
    expect(await historyLength(page), address).toBe(before + 1);
  }
});

test('an address without a route, or one that cannot be read', async ({ page, site, baseURL }) => {
  site.expectMessage(NOT_FOUND);
  for (const [address, heading, shown] of [
    ['/%E0%A4%A', 'Oops! Page Not Found', []],
    ['/news/%E0%A4%A', 'Article Not Found', []],
    ['/services/%E0%A4%A/nothing', 'Service Not Found', ['nothing', 'N/A']],
    // Never to another site.
    ['/#//example.com/x', 'Oops! Page Not Found', []],
    ['/#/\\example.com/x', 'Oops! Page Not Found', []],
  ] as const) {
    await openPage(page, address);
    await expect(h1(page), address).toHaveText(heading);
    await expect(page).toHaveTitle(/ Not Found - KAG$/);
    for (const text of shown)
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

type Told = [name: string, route: string, pathname: string, params: object, isCustom: boolean];

/** Notes every router event of the page from its first moment on. */
function listen(): Told[] {
  const told: Told[] = [];
  for (const name of ['routeLoading', 'routeLoaded', 'conditionsFailed'])
    addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<{
        route: string;
        location: { pathname: string };
        params: object;
      }>;
      const { route, location: at, params } = detail;
      told.push([name, route, at.pathname, params, event instanceof CustomEvent]);
    });
  return told;
}

/** One visit as it should be told. */
const visit = (route: string, pathname: string, params = {}) =>
  ['routeLoading', 'routeLoaded'].map((name) => [name, route, pathname, params, true]);

test('a change of screen is told once, and sets title and focus', async ({ page }) => {
  const told = await noteInPage(page, listen);
  await page.goto('/news/record-coffee-harvest');
  const events = visit('/news/:id', '/news/record-coffee-harvest', { id: 'record-coffee-harvest' });
  await expect.poll(told, 'before React').toEqual(events);
  await ready(page);
  expect(await told()).toEqual(events);
  await expect(page.locator('body'), 'no focus moves on first load').toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us - KAG');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(await (await page.request.get('/about')).text()).toContain(`content="${description}"`);
  await expect.poll(told).toEqual([...events, ...visit('/about', '/about')]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(h1(page)).toHaveText('Oops! Page Not Found');
  await page.goBack();
  await expect(page).toHaveTitle('About Us - KAG');
  await expect
    .poll(told)
    .toEqual([
      ...events,
      ...visit('/about', '/about'),
      ...visit('*', '/terms'),
      ...visit('/about', '/about'),
    ]);
});

const PLACE = 1500;

for (const [when, isSlow] of [
  ['before React', true],
  ['with React', false],
] as const)
  test.describe(when, () => {
    test.beforeEach(async ({ page }) => {
      if (isSlow) await slowConnection(page);
      await page.goto('/');
      await (isSlow ? booted(page) : ready(page));
    });

    test('links written as #/… and a typed hash lead to their page', async ({ page, context }) => {
      for (const [name, href, path] of [
        ['Discover Our Story', '#/about', '/about'],
        ['Partner With Us', '#/connect', '/connect'],
        ['Start Your Journey', '#/connect', '/connect'],
        ['View All News', '#/news', '/news'],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(h1(page)).not.toHaveText(/cups around the world/);
        // The blank page of the browser, Home, this one.
        expect(await historyLength(page), name).toBe(3);
        await page.goBack();
        await expect(page).toHaveURL('/');
      }
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: 'Discover Our Story' })
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL('/about');
      await expect(page).toHaveURL('/');

      await page.evaluate(() => {
        location.hash = '/About?x=1';
      });
      await expect(page).toHaveURL('/about?x=1');
      await expect(page).toHaveTitle(/^About/);
      expect(await historyLength(page), 'the typed entry is replaced').toBe(3);
    });

    test('a new page is at its top, one that was left at its place', async ({ page }) => {
      await read(page, PLACE);
      await follow(page, '/about');
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(0);
      await read(page, 700);
      await page.goBack();
      await expect(page).not.toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(PLACE);
      await page.goForward();
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(700);
      await follow(page, '/');
      await expect(page).not.toHaveTitle(/^About/);
      await expect.poll(() => top(page)).toBe(PLACE);
      await page.reload();
      await expect.poll(() => top(page)).toBe(PLACE);

      // Pressed before, the link would be a link of the browser, or the arrival would scroll after it.
      await (isSlow ? booted(page) : ready(page));
      const before = await historyLength(page);
      await follow(page, '/');
      await expect.poll(() => top(page)).toBe(0);
      expect(await historyLength(page)).toBe(before);
    });
  });
