/**
 * What is left of the site without a network: pages that were visited, and how to reach us. The host of these
 * tests really goes away; other tests run without a service worker (`playwright.config.ts`).
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FOLDER, htmlOf } from '../built-pages.ts';
import { expect, STILL, test as base } from '../site.ts';
import { booted, expectNoSidewaysScroll, slowConnection, STAYS_PLAIN } from './checks.ts';
import { buildAnother, startHost, type Host } from './offline-host.ts';

const MAY = 4;
/** As the browser has it, whose time is that of Nairobi (`playwright.config.ts`). */
const YEAR = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Nairobi' }).format(),
);

const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  host: async ({}, use) => {
    const host = await startHost();
    host.date = new Date(YEAR, MAY, 3, 12);
    await use(host);
    await host.goAway();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

test.use(STILL);

test.beforeEach(({ site }) => {
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

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('#offline');

/** Waits until the page one is on is kept with every file it has loaded. */
async function kept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const found = await caches.match(location.pathname, { cacheName: 'pages' });
      if (!found) return ['the page'];
      const { files } = (await found.json()) as { files: string[] };
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/#.*/, ''))
        .filter((name) => /\/(assets|pictures|content)\//.test(name) && !files.includes(name));
    });
  await expect.poll(missing, 'files that are not kept').toEqual([]);
}

/** Waits until the page for those that were not visited is kept. */
async function standInKept(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => {
      const options = { cacheName: 'pages', ignoreSearch: true };
      return (await caches.match('/offline', options)) !== undefined;
    });
  await expect.poll(look, 'the page for those not visited').toBe(true);
}

/** Opens a page as a visitor with a network does, and waits until it is kept. */
async function visit(page: Page, address: string, ready: () => Promise<void>): Promise<void> {
  await page.goto(address);
  await ready();
  await kept(page);
}

/** Goes to the news by the menu, which the router does. */
async function clickNews(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(h1(page)).toHaveText(NEWS);
}

test.describe('without a network', () => {
  test('a visited page shows its words, and says of which day they are', async ({
    page,
    host,
    site,
  }) => {
    await visit(page, '/about', site.ready);
    await host.goAway();
    await page.reload();
    await expect(h1(page)).toHaveText(ABOUT);
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
    // Styles, letters and React too.
    await site.ready();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 244, 227)');
    expect(await page.evaluate(() => document.fonts.check('800 40px Headings'))).toBe(true);
  });

  test('the address may be written another way', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    await host.goAway();
    await page.goto('/About/?from=sms#team');
    await expect(h1(page)).toHaveText(ABOUT);
    await expect(notice(page)).toHaveText(SAVED);
  });

  test('a later and shorter visit renews the day and removes nothing', async ({
    page,
    host,
    site,
  }) => {
    const later = host.date;
    host.date = new Date(later.getTime() - 7 * 86_400_000);
    await visit(page, '/about', site.ready);
    host.date = later;
    await slowConnection(page);
    await page.reload();
    await booted(page);
    await page.mouse.wheel(0, 100);
    const day = () =>
      page.evaluate(async () => {
        const found = await caches.match('/about', { cacheName: 'pages' });
        return ((await found?.json()) as { at: number } | undefined)?.at;
      });
    await expect.poll(day).toBe(later.getTime());
    await host.goAway();
    await page.reload();
    await expect(notice(page)).toHaveText(SAVED);
    const [client = ''] =
      (await page.locator('#boot').getAttribute('data-client'))?.split(' ') ?? [];
    const found = (address: string) => caches.match(address, { cacheName: 'files' }).then(Boolean);
    expect(await page.evaluate(found, client), 'React is kept').toBe(true);
    await page.getByRole('textbox').first().focus();
    await site.ready();
  });

  test('a page of another year names the year', async ({ page, host, site }) => {
    host.date = new Date(YEAR - 1, MAY, 3, 12);
    await visit(page, '/about', site.ready);
    await host.goAway();
    await page.reload();
    await expect(notice(page)).toHaveText(`${SAVED} ${YEAR - 1}`);
  });

  test('the notice covers nothing, at every width', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    await host.goAway();
    await page.reload();
    await expect(notice(page)).toHaveText(SAVED);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const strip = await notice(page).boundingBox();
      const rest = await page.locator('#root').boundingBox();
      const logo = await page.getByRole('banner').boundingBox();
      if (!strip || !rest || !logo) throw new Error('The page is not there');
      expect(strip.y).toBe(0);
      expect(strip.height).toBeLessThan(70);
      expect(Math.min(rest.y, logo.y), `${width} px`).toBeGreaterThanOrEqual(strip.height);
      await expectNoSidewaysScroll(page);
    }
  });

  test('a page opened by a link is kept, and shows after a reload', async ({
    page,
    host,
    site,
  }) => {
    await visit(page, '/about', site.ready);
    await clickNews(page);
    await kept(page);
    expect(host.asked).not.toContain('/news');
    await host.goAway();
    await page.reload();
    await expect(h1(page)).toHaveText(NEWS);
    await expect(page).toHaveTitle('News - KAG');
    await expect(notice(page)).toHaveText(SAVED);
    await expect(page.getByText(ABOUT)).toHaveCount(0);
    // And so is the page it was reached from.
    await page.goto('/about');
    await expect(h1(page)).toHaveText(ABOUT);
  });

  test('an article opened by a link is kept, too', async ({ page, host, site }) => {
    await visit(page, '/news', site.ready);
    const link = page.locator('main a[href="/news/record-coffee-harvest"]').first();
    await link.click();
    await expect(page).toHaveURL(/record-coffee-harvest$/);
    const words = await page.locator('[data-prose]').textContent();
    await kept(page);
    await host.goAway();
    await page.reload();
    await expect(page.locator('[data-prose]')).toHaveText(words ?? '');
    await expect(page).toHaveURL(/record-coffee-harvest$/);
  });

  test('links lead from one kept page to another', async ({ page, host, site }) => {
    await visit(page, '/news', site.ready);
    await visit(page, '/about', site.ready);
    await host.goAway();
    await page.reload();
    await site.ready();
    await clickNews(page);
    await expect(notice(page)).toHaveText(SAVED);
  });

  test('a page that was not visited says how to reach us', async ({ page, host, site }) => {
    site.expectMessage(STAYS_PLAIN);
    await visit(page, '/about', site.ready);
    await standInKept(page);
    await host.goAway();
    await page.goto('/business/tea');
    await expect(h1(page)).toHaveText('You are offline');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+254 700 000 000' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Send an SMS' })).toHaveAttribute('href', /^sms:/);
    await expect(main.getByRole('link', { name: 'info@kilele.example' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
    await host.comeBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(h1(page)).toHaveText('One day from bush to sack');
  });

  test('a page that was not visited opens by itself when the network is back', async ({
    page,
    context,
    host,
    site,
  }) => {
    site.expectMessage(STAYS_PLAIN);
    await visit(page, '/about', site.ready);
    await standInKept(page);
    await host.goAway();
    await page.goto('/business/tea');
    await expect(h1(page)).toHaveText('You are offline');
    await context.setOffline(true);
    await host.comeBack();
    await context.setOffline(false);
    await expect(h1(page)).toHaveText('One day from bush to sack');
  });
});

test('when the network is back the notice disappears and the page is new', async ({
  page,
  context,
  host,
  site,
}) => {
  await visit(page, '/about', site.ready);
  await host.goAway();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);

  host.edit = (html) => html.replace(/<title>[^<]*/, '<title>Fresh from the field');
  await host.comeBack();
  await page.reload();
  await expect(page).toHaveTitle('Fresh from the field');
  await expect(h1(page)).toHaveText(ABOUT);
  await expect(notice(page)).toHaveCount(0);
});

test('a failure of the host is shown, not hidden behind an old page', async ({
  page,
  host,
  site,
}) => {
  site.expectMessage(/status of 404/);
  await visit(page, '/about', site.ready);
  host.deploy(FOLDER);
  const response = await page.goto('/abouts');
  expect(response?.status()).toBe(404);
});

test('the first visit downloads the page, the worker, and the page for those not visited', async ({
  page,
  host,
  site,
}) => {
  await visit(page, '/', site.ready);
  await standInKept(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const notices = /\/assets\/notice-[^"]+/g;
  const own = readFileSync(path.join(FOLDER, 'offline.html'), 'utf8').match(notices) ?? [];
  expect(own).toHaveLength(2);
  const allowed = ['/', ...loaded, '/favicon.svg', '/favicon.ico', '/sw.js', '/offline', ...own];
  expect(host.asked.filter((asked) => !allowed.includes(asked))).toEqual([]);
  const twice = host.asked.filter((asked, index) => host.asked.indexOf(asked) !== index);
  expect(twice).toEqual([]);
});

test('the next page downloads only what the first has not', async ({ page, host, site }) => {
  await visit(page, '/about', site.ready);
  await standInKept(page);
  const first = new Set(host.asked.filter((asked) => asked.startsWith('/assets/')));
  host.asked.length = 0;
  await visit(page, '/news', site.ready);
  expect(host.asked.filter((asked) => first.has(asked))).toEqual([]);
});

test('visitors who save data get no service worker', async ({ page, host, site }) => {
  await page.addInitScript(() => {
    const connection = { effectiveType: '4g', saveData: true };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  await page.goto('/connect');
  await booted(page);
  await page.getByLabel('Name').first().focus();
  await site.ready();
  expect(host.asked).not.toContain('/sw.js');
});

test('a browser with full storage keeps nothing and shows every page', async ({
  page,
  context,
  host,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  await page.goto('/about');
  await site.ready();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/news');
  await site.ready();
  await expect(h1(page)).toHaveText(NEWS);
  const pages = await page.evaluate(async () => (await caches.open('pages')).keys());
  expect(pages).toEqual([]);
});

test.describe('a new deployment', () => {
  test.describe.configure({ mode: 'serial' });
  let next = '';
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // A word that every page has, so that every script changes.
    const edit = {
      file: 'ui.yaml',
      from: 'Skip to the main content',
      to: 'Go to the main content',
    };
    next = await buildAnother('next', {}, edit);
  });
  test.afterAll(() => rmSync(next, { recursive: true, force: true }));

  const SKIP = 'Skip to the main content';
  const GO = 'Go to the main content';

  /** Files of the page that the build in `folder` does not have. */
  async function strangers(page: Page, folder: string): Promise<string[]> {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return loaded.filter(
      (name) => /^\/(?:assets|content)\/(?!notice-)/.test(name) && !existsSync(folder + name),
    );
  }

  test('never mixes its files with pages of the build before', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    host.deploy(next);
    await visit(page, '/news', site.ready);
    await expect(page.getByText(GO)).toBeAttached();
    await host.goAway();

    await page.goto('/about');
    await site.ready();
    await expect(h1(page)).toHaveText(ABOUT);
    await expect(page.getByText(SKIP)).toBeAttached();
    expect(await strangers(page, FOLDER)).toEqual([]);

    // By a link: the old scripts of that screen are not here, so its document is opened.
    await clickNews(page);
    await expect(page.getByText(GO)).toBeAttached();
    await site.ready();
    expect(await strangers(page, next)).toEqual([]);
  });

  test('a page drawn in an open tab is kept with the scripts that drew it', async ({
    page,
    context,
    host,
    site,
  }) => {
    await visit(page, '/news', site.ready);
    await visit(page, '/about', site.ready);
    host.deploy(next);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText(GO)).toBeAttached();
    await other.waitForFunction(() => window.pending === null);
    await kept(other);
    await other.close();
    // Its scripts are kept, so the old page needs nothing that has gone.
    await clickNews(page);
    await expect(page.getByText(SKIP)).toBeAttached();
    await host.goAway();
    await page.reload();
    await expect(h1(page)).toHaveText(NEWS);
    await site.ready();
    expect(await strangers(page, FOLDER)).toEqual([]);
  });

  test('a worker that takes over saves the page that is open', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    host.deploy(next);
    await page.evaluate(async () => {
      await caches.delete('pages');
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await kept(page);
  });

  /** Kept files that the build in `next` does not have. */
  const keptOfBefore = async (page: Page) => {
    const names = await page.evaluate(async () => {
      const files = await (await caches.open('files')).keys();
      return files.map(({ url }) => new URL(url).pathname);
    });
    expect(names).not.toEqual([]);
    return names.filter((name) => !existsSync(next + name));
  };

  test('removes files that no kept page uses', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    host.deploy(next);
    await visit(page, '/about', site.ready);
    await expect.poll(() => keptOfBefore(page)).toEqual([]);
  });

  test('keeps no file for a report of the page before, which comes late', async ({
    page,
    host,
    site,
  }) => {
    await page.addInitScript(() => {
      const post = ServiceWorker.prototype.postMessage;
      ServiceWorker.prototype.postMessage = function (report: unknown) {
        sessionStorage.setItem('report', JSON.stringify(report));
        post.call(this, report);
      };
    });
    await visit(page, '/about', site.ready);
    const report = await page.evaluate(() => sessionStorage.getItem('report') ?? 'null');
    expect(JSON.parse(report)).toMatchObject({ path: '/about' });
    host.deploy(next);
    await visit(page, '/about', site.ready);
    await expect.poll(() => keptOfBefore(page)).toEqual([]);
    await standInKept(page);
    // After each report the worker asks for the stand-in that it lacks. This one it cannot keep, so it removes nothing.
    host.edit = (html) =>
      html.replace('</head>', '<script type="module" src="/assets/no.js"></script></head>');
    await page.evaluate(async (late) => {
      const pages = await caches.open('pages');
      for (const key of await pages.keys('/offline', { ignoreSearch: true }))
        await pages.delete(key);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(JSON.parse(late));
    }, report);
    await expect.poll(() => host.asked).toContain('/assets/no.js');
    expect(await keptOfBefore(page)).toEqual([]);
  });
});

test.describe('the switch', () => {
  test.describe.configure({ mode: 'serial' });
  let without = '';
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    without = await buildAnother('without', { SERVICE_WORKER: 'off' });
  });
  test.afterAll(() => rmSync(without, { recursive: true, force: true }));

  test('removes the worker and all that it kept', async ({ page, host, site }) => {
    await visit(page, '/about', site.ready);
    host.deploy(without);
    await page.goto('/news');
    await site.ready();
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    await page.goto('/about');
    await expect(h1(page)).toHaveText(ABOUT);
  });

  test('leaves no page that registers the worker', () => {
    const scripts = readdirSync(path.join(without, 'assets')).filter((name) =>
      name.endsWith('.js'),
    );
    const asking = scripts.filter((name) =>
      readFileSync(path.join(without, 'assets', name), 'utf8').includes('/sw.js'),
    );
    expect(asking).toEqual([]);
    expect(existsSync(path.join(without, 'offline.html'))).toBe(false);
    expect(htmlOf('/about')).not.toContain('/sw.js');
  });
});
