/** When React comes, and what happens where it cannot (architecture; readings 22 and 23). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { htmlOf } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import {
  BLOCKED,
  blockStorage,
  booted,
  CLIENT,
  NOT_FOUND,
  slowConnection,
  STAYS_PLAIN,
  styled,
} from './checks.ts';

test.use(STILL);

/** Scripts that the page has asked for, by the source they were made from. */
function noteScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

test.describe('on a good connection', () => {
  test('React is loaded without a touch once the page is idle', async ({ page, site }) => {
    const scripts = noteScripts(page);
    await page.goto('/');
    await site.ready();
    expect([...scripts]).toEqual(expect.arrayContaining(['boot', 'enhance', 'client']));
  });

  test('scripts and style sheets do not load at the same time as the first picture', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) asked.push(request.url());
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/hero-home-/, async (route) => {
      await held;
      await route.continue();
    });
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
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining([expect.stringContaining('.css')]));
  });
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('a link written as #/… leads there before any script file has loaded', async ({ page }) => {
    await page.route(/\/assets\/boot-/, () => undefined);
    await page.goto('/');
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a touch while the document is still loading leaves no part of the page out', async ({
    page,
  }) => {
    const html = htmlOf('/');
    const half = html.indexOf('</noscript>') - 40;
    let goOn = (): void => undefined;
    const host = createServer((_asked, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, half));
      goOn = () => answer.end(html.slice(half));
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const { port } = host.address() as AddressInfo;
    await page.route('/', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('noscript').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).click();
    goOn();
    await booted(page);
    expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(1);
    host.close();
  });

  test('the target of the address is scrolled to when it has loaded', async ({ page }) => {
    await page.goto('/business/coffee#harvest-support');
    await expect(page.locator('#harvest-support')).toBeInViewport();
  });

  test('only the boot module is loaded; a touch anywhere loads the enhancements, not React', async ({
    page,
  }) => {
    const scripts = noteScripts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...scripts]).toEqual(['boot']);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => [...scripts].sort()).toEqual(['boot', 'enhance']);
    await page.waitForLoadState('networkidle');
    expect([...scripts].sort()).toEqual(['boot', 'enhance']);
  });

  test('the back-to-top button works from the first scroll on', async ({ page }) => {
    await page.goto('/');
    await booted(page);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  for (const how of ['focus', 'pointer'] as const) {
    test(`${how === 'focus' ? 'the focus in' : 'a touch of'} a form loads React`, async ({
      page,
      site,
    }) => {
      const scripts = noteScripts(page);
      await page.goto('/');
      const field = page.getByRole('textbox').first();
      if (how === 'focus') await field.focus();
      else await field.click();
      await site.ready();
      expect([...scripts]).toContain('client');
    });
  }

  test('a field that had the focus before the boot module loads React, too', async ({
    page,
    site,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/boot-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await styled(page);
    await page.getByRole('textbox').first().focus();
    release();
    await site.ready();
  });

  test('what was typed before React stays', async ({ page, site }) => {
    await page.goto('/');
    const field = page.getByRole('textbox').first();
    await field.fill('wanjiru@kilele.example');
    await site.ready();
    await expect(field).toHaveValue('wanjiru@kilele.example');
  });

  for (const [path, shown, needed] of [
    ['/contact', ['Were you looking for Contact?'], ['boot']],
    ['/services/cocoa/nothing', ['nothing', 'cocoa'], ['boot', 'enhance']],
    ['/news/nothing', ['Return to News'], ['boot', 'enhance']],
  ] as const) {
    test(`${path} shows all its words without React`, async ({ page, site }) => {
      site.expectMessage(NOT_FOUND);
      const scripts = noteScripts(page);
      await page.goto(path);
      for (const text of shown) {
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      }
      await page.waitForLoadState('networkidle');
      expect([...scripts].sort()).toEqual(needed);
    });
  }

  test('an unknown address gets React at once: only the router knows what it is', async ({
    page,
    site,
  }) => {
    site.expectMessage(NOT_FOUND);
    const scripts = noteScripts(page);
    await page.goto('/nowhere');
    await site.ready();
    expect([...scripts]).toContain('client');
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('no script is loaded', async ({ page }) => {
    const scripts = noteScripts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect([...scripts]).toEqual([]);
  });
});

test.describe('a link under the pointer or with the focus', () => {
  const ABOUT = /\/assets\/about\.screen-[^/]+\.js$/;
  const header = (page: Page) => page.getByRole('banner');

  /** Addresses of style sheets within an element, in order. */
  const styles = (page: Page, within: string) =>
    page
      .locator(`${within} link[rel=stylesheet]`)
      .evaluateAll((sheets) => sheets.map((sheet) => (sheet as HTMLLinkElement).href));

  for (const [name, within] of [
    ['About', 'banner'],
    // Its address is `#/about`.
    ['Discover Our Story', 'main'],
  ] as const) {
    test(`«${name}» gets its screen loaded, and the styles kept, before it is pressed`, async ({
      page,
      site,
    }) => {
      await page.goto('/');
      await site.ready();
      const leaving = await styles(page, '#root');
      const fetched = page.waitForRequest(ABOUT);
      await page.getByRole(within).getByRole('link', { name, exact: true }).hover();
      await fetched;
      expect(leaving).toHaveLength(2);
      expect(await styles(page, 'head')).toEqual(expect.arrayContaining(leaving));
      await expect(page).toHaveURL('/');
    });
  }

  test('loads nothing if it leads to the current page', async ({ page, site }) => {
    await page.goto('/about');
    await site.ready();
    await header(page).getByRole('link', { name: 'About', exact: true }).hover();
    await page.getByRole('link', { name: 'Skip to the main content' }).focus();
    expect(await styles(page, 'head')).toEqual([]);
  });

  test('loads nothing for visitors who save data', async ({ page, site }) => {
    await slowConnection(page);
    await page.goto('/connect');
    await page.getByRole('main').getByRole('textbox').first().focus();
    await site.ready();
    const scripts = noteScripts(page);
    await header(page).getByRole('link', { name: 'About', exact: true }).hover();
    await header(page).getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveTitle(/News/);
    expect([...scripts].filter((name) => name.startsWith('about'))).toEqual([]);
  });
});

test.describe('while a script cannot be loaded', () => {
  for (const storage of ['allowed', 'blocked'] as const) {
    test(`a screen whose script is missing opens as an ordinary page, once, with storage ${storage}`, async ({
      page,
      site,
    }) => {
      site.expectMessage(BLOCKED);
      // There React misses it too.
      site.expectMessage(STAYS_PLAIN);
      if (storage === 'blocked') await blockStorage(page);
      await page.goto('/');
      await site.ready();
      await page.route(/\/assets\/about/, (route) => route.abort());
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url());
      });
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(page).toHaveTitle('About Us - KAG');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveClass(/plain/);
      expect(documents).toEqual([page.url()]);
    });
  }

  test('a page whose scripts a deployment has removed is reloaded, once', async ({
    page,
    site,
  }) => {
    site.expectMessage(NOT_FOUND);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    // The other files import it, too, so one document may ask for it more than once.
    await page.route(CLIENT, (route) =>
      documents.length === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/about');
    await expect.poll(() => documents.length).toBe(2);
    await site.ready();

    site.expectMessage(STAYS_PLAIN);
    await page.unrouteAll();
    await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
    await page.goto('/connect');
    await expect(page.locator('html')).toHaveClass(/plain/);
    expect(documents).toHaveLength(4);
  });

  test('a pending inquiry is not lost by that reload', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    site.expectMessage(STAYS_PLAIN);
    await slowConnection(page);
    await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await booted(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const email = page.getByRole('main').getByRole('textbox');
    await email.evaluate((field) => {
      (field as HTMLInputElement).value = 'jane@farm.example';
      (field as HTMLInputElement).form?.requestSubmit();
    });
    await expect(page.locator('html')).toHaveClass(/plain/);
    await expect(email).toHaveValue('jane@farm.example');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a form is sent at a second try though the boot module was missing at first', async ({
    page,
    site,
  }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto('/');
    await styled(page);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('textbox').fill('jane@farm.example');
    await form.getByRole('button').click();
    await expect(
      form.getByText('Something went wrong. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unrouteAll();
    await form.getByRole('button').click();
    await expect(form.getByRole('button')).toHaveText('Subscribing...');
  });

  test('an article whose script a deployment has removed opens as an ordinary page', async ({
    page,
    site,
  }) => {
    site.expectMessage(NOT_FOUND);
    await page.goto('/news');
    await site.ready();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/\/content\/.*\.data\.js$/, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ruthaka/ })
      .click();
    await expect(page).toHaveURL('/news/record-coffee-harvest');
    await expect(page).toHaveTitle(/coffee/);
    await site.ready();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('an unknown address still shows the not-found page', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveClass(/plain/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
    await expect(page.getByRole('link', { name: 'Take Me Home' })).toBeVisible();
  });
});

test.describe('a screen that cannot be drawn', () => {
  /** Takes the place of a screen's script. */
  const BROKEN = `export const screen = {
    meta: () => ({ title: 'About Us', description: '' }),
    Page() { throw new Error('Cannot be drawn'); },
  };`;

  test.beforeEach(async ({ page, site }) => {
    site.expectMessage(/^console\.error: Error: Cannot be drawn/);
    await page.goto('/');
    await site.ready();
    await page.route(/\/assets\/about\.screen/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong. Please try again.',
    );
  });

  test('shows a message inside the shell, and a link Home', async ({ page }) => {
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cups around the world/);
  });

  test('can be tried again', async ({ page }) => {
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Since 2007/);
    await expect(page).toHaveURL('/about');
  });
});
