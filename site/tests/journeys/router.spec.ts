/** How addresses are read, what the router tells, and where the focus goes (readings 1 to 11). */
import type { Page } from '@playwright/test';
import { htmlOf } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import { CLIENT, NOT_FOUND, slowConnection } from './checks.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Frames in which a new screen is looked at: a quarter of a second and more. */
const FRAMES = 16;

/** Notes, frame by frame, whether a tap on the middle would meet the screen, once it is another than Home. */
function noteTaps(): void {
  const met: boolean[] = [];
  Object.assign(window, { met });
  const note = () => {
    requestAnimationFrame(note);
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent.includes('cups around the world')) return;
    const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    met.push(Boolean(touched?.closest('main')));
  };
  requestAnimationFrame(note);
}

test.describe('on arrival', () => {
  test.use(STILL);

  for (const [address, path, title] of [
    ['/#/about', '/about', /^About/],
    ['/#/About/', '/about', /^About/],
    ['/#/connect', '/connect', /^Contact/],
    ['/#/news', '/news', /^News/],
    ['/about#/news', '/news', /^News/],
    ['/#/services/tea/tea-export', '/services/tea/tea-export', /^Tea Export/],
    ['/About', '/about', /^About/],
    ['/ABOUT/', '/about', /^About/],
    ['/about.html', '/about', /^About/],
    ['/news//record-coffee-harvest', '/news/record-coffee-harvest', /coffee/],
    ['/about?from=sms', '/about?from=sms', /^About/],
    ['/NEWS/?from=sms', '/news?from=sms', /^News/],
  ] as const) {
    test(`${address} is ${path}`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(h1(page)).toBeVisible();
      // The blank page of the browser, then this one: nothing was added on the way.
      expect(await historyLength(page)).toBe(2);
    });
  }

  for (const address of [
    '/nowhere',
    '/business',
    '/sustainability',
    '/sustainability/partnerships',
    '/news/press',
    '/contact',
    '/about/story',
    '/services/tea',
    '/%E0%A4%A',
  ]) {
    test(`${address} is the not-found page, with status 404`, async ({ page, site }) => {
      site.expectMessage(NOT_FOUND);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(h1(page)).toHaveText('Oops! Page Not Found');
      await expect(page).toHaveTitle(/^Page Not Found - KAG$/);
      await site.ready();
      await expect(h1(page)).toHaveText('Oops! Page Not Found');
    });
  }

  for (const [address, heading, shown] of [
    ['/services/tea/nothing', 'Service Not Found', ['nothing', 'tea']],
    ['/services/cocoa/nothing', 'Service Not Found', ['nothing', 'cocoa']],
    ['/services/%E0%A4%A/x', 'Service Not Found', ['x', 'N/A']],
    ['/news/nothing', 'Article Not Found', []],
    ['/news/%E0%A4%A', 'Article Not Found', []],
  ] as const) {
    test(`${address} is ${heading}`, async ({ page, site }) => {
      site.expectMessage(NOT_FOUND);
      await page.goto(address);
      await expect(h1(page)).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading} - KAG$`));
      for (const text of shown) {
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      }
    });
  }

  for (const hash of ['#//example.com/x', '#/\\example.com/x', '#/\\/example.com']) {
    test(`${hash} never leads to another site`, async ({ page, site, baseURL }) => {
      site.expectMessage(NOT_FOUND);
      await page.goto(`/${hash}`);
      await expect(h1(page)).toHaveText('Oops! Page Not Found');
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }

  test('#main is a place on the page, not an address', async ({ page, site }) => {
    await page.goto('/about#main');
    await site.ready();
    await expect(page).toHaveURL('/about#main');
    await expect(page).toHaveTitle(/^About/);
  });
});

for (const [when, prepare] of [
  ['before React', true],
  ['with React', false],
] as const) {
  test.describe(`while on the site, ${when}`, () => {
    test.beforeEach(async ({ page, site }) => {
      if (prepare) await slowConnection(page);
      await page.goto('/');
      if (!prepare) await site.ready();
    });

    test('links written as #/… keep their address and lead to its page', async ({ page }) => {
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
    });

    test('a hash typed into the address leads there and is replaced', async ({ page }) => {
      const before = await historyLength(page);
      await page.evaluate(() => {
        location.hash = '/About?x=1';
      });
      await expect(page).toHaveURL('/about?x=1');
      await expect(page).toHaveTitle(/^About/);
      // The visitor's own change is one entry; taking its place adds none.
      expect(await historyLength(page)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('a new screen reacts to a tap from its first frame on', async ({ page }) => {
      // For the document that comes, or for the one that stays.
      await page.addInitScript(noteTaps);
      await page.evaluate(noteTaps);
      await page.getByRole('link', { name: 'Discover Our Story' }).click();
      const met = await page.waitForFunction((frames) => {
        const noted = (window as unknown as { met: boolean[] }).met;
        return noted.length >= frames && noted;
      }, FRAMES);
      expect(await met.jsonValue()).not.toContain(false);
    });

    test('a link clicked with a modifier key opens in a new tab', async ({ page, context }) => {
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: 'Discover Our Story' })
        .click({ modifiers: ['ControlOrMeta'] });
      const other = await opened;
      await expect(other).toHaveURL('/about');
      await expect(page).toHaveURL('/');
    });
  });
}

test.describe('with React', () => {
  test.use(STILL);
  test.beforeEach(async ({ page, site }) => {
    await page.goto('/');
    await site.ready();
  });

  test('a change of screen sets title, description and canonical address, and moves the focus', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveTitle('About Us - KAG');
    await expect(h1(page)).toBeFocused();
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /.{50,160}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
    const direct = await page.context().request.get('/about');
    expect(await direct.text()).toContain(
      `content="${(await description.getAttribute('content')) ?? ''}"`,
    );
  });

  test('the focus stays where it is on first load', async ({ page }) => {
    await expect(h1(page)).not.toBeFocused();
    await expect(page.locator('body')).toBeFocused();
  });

  test('an unknown address within the site shows the not-found page', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(h1(page)).toHaveText('Oops! Page Not Found');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

type Told = { name: string; route: string; pathname: string; params: object; kind: boolean };

/** Notes every router event of the page from its first moment on. */
function listen(): void {
  const told: Told[] = [];
  Object.assign(window, { told });
  for (const name of ['routeLoading', 'routeLoaded', 'conditionsFailed']) {
    window.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<{
        route: string;
        location: { pathname: string };
        params: object;
      }>;
      const { route, params, location: at } = detail;
      told.push({ name, route, pathname: at.pathname, params, kind: event instanceof CustomEvent });
    });
  }
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);

/** One visit as it should be told. */
const visit = (route: string, pathname: string, params = {}) =>
  ['routeLoading', 'routeLoaded'].map((name) => ({ name, route, pathname, params, kind: true }));

test.describe('router events', () => {
  test.use(STILL);

  test('report the first page once, before React', async ({ page, site }) => {
    await page.addInitScript(listen);
    await page.goto('/news/record-coffee-harvest');
    const first = visit('/news/:id', '/news/record-coffee-harvest', {
      id: 'record-coffee-harvest',
    });
    await expect.poll(() => told(page)).toEqual(first);
    await site.ready();
    expect(await told(page)).toEqual(first);
  });

  test('report each further screen once, in order', async ({ page, site }) => {
    await page.addInitScript(listen);
    await page.goto('/');
    await site.ready();
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect.poll(() => told(page)).toEqual([...visit('/', '/'), ...visit('/about', '/about')]);
    await page.goBack();
    await expect
      .poll(() => told(page))
      .toEqual([...visit('/', '/'), ...visit('/about', '/about'), ...visit('/', '/')]);
  });

  test('wait for the router if the route has conditions', async ({ page, site }) => {
    const guarded = htmlOf('/about').replace('<html', '<html data-route-unknown="true"');
    await page.route('/about', (route) =>
      route.fulfill({ contentType: 'text/html', body: guarded }),
    );
    await page.addInitScript(listen);
    await page.route(CLIENT, async (route) => {
      expect(await told(page)).toEqual([]);
      await route.continue();
    });
    await page.goto('/about');
    await site.ready();
    await expect.poll(() => told(page)).toEqual(visit('/about', '/about'));
  });

  test('report an unknown address as the route of the not-found page', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    await page.addInitScript(listen);
    await page.goto('/nowhere');
    await expect.poll(() => told(page)).toEqual(visit('*', '/nowhere'));
  });

  test('report an unknown entry as its own route', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    await page.addInitScript(listen);
    await page.goto('/services/tea/%E0%A4%A');
    await expect
      .poll(() => told(page))
      .toEqual(
        visit('/services/:category/:id', '/services/tea/%E0%A4%a', { category: 'tea', id: null }),
      );
  });

  test('report the page before and the page after an ordinary page load, before React', async ({
    page,
  }) => {
    await slowConnection(page);
    await page.addInitScript(listen);
    await page.goto('/');
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => told(page)).toEqual(visit('/about', '/about'));
  });
});
