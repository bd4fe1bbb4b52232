/**
 * What stands in a visitor's way, and what is left then: pictures, storage or scripts that do not come, a
 * narrow screen, large letters, colours of one's own, paper, and addresses with something odd in them.
 */
import type { Locator, Page } from '@playwright/test';
import { htmlOf, NOWHERE } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import {
  blockStorage,
  BLOCKED,
  CLIENT,
  expectNoSidewaysScroll,
  faintWords,
  kinds,
  NOT_FOUND,
  readToTheEnd,
  slowConnection,
  STAYS_PLAIN,
  unseenWords,
  booted,
  styled,
} from './checks.ts';

const FAILURE = 'Something went wrong. Please try again.';
const PICTURES = /\.(avif|webp|png|svg)$/;
const ENHANCE = /\/assets\/enhance-[^/]+\.js$/;
const BOOT = /\/assets\/boot-/;
const NOT_LOADED = 'Picture not loaded: ';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();

/** Notes which pictures the page says it could not load. */
function noteFailures(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(NOT_LOADED)) said.push(message.text());
  });
  return said;
}

/** Words that stand where those of a missing picture do. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[data-failed]')];
    const boxes = pictures.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      const foot = parseFloat(getComputedStyle(picture).paddingBlockEnd);
      return new DOMRect(x, y, width, height - foot);
    });
    const covered: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const meets = (box: DOMRect) =>
        Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
      if (boxes.some(meets)) covered.push(node.nodeValue);
    }
    return covered;
  });

test.describe('while no picture can be loaded', () => {
  // What fades in is the concern of `motion.spec.ts`.
  test.use(STILL);
  test.beforeEach(({ page }) => page.route(PICTURES, (route) => route.abort()));

  // In one page: a context for each address would take twice the time.
  test('every kind of page with pictures can still be read', async ({ page, site }) => {
    const illustrated = kinds.filter((path) => /<main[^]*<img[^]*<\/main>/.test(htmlOf(path)));
    test.setTimeout(illustrated.length * 10_000);
    site.expectMessage(BLOCKED);
    site.expectMessage(new RegExp(NOT_LOADED));
    site.expectMessage(NOT_FOUND);
    const noted = noteFailures(page);
    // Pictures of the page before may fail late.
    page.on('framenavigated', () => noted.splice(0));
    for (const path of illustrated) {
      await test.step(path, async () => {
        await page.goto(path);
        await site.ready();
        // As scrolling to the end does.
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
        });
        await expect(
          page.locator('main img:not([data-failed])').filter({ visible: true }),
        ).toHaveCount(0);
        expect.soft(await faintWords(page), path).toEqual([]);
        await expect.poll(() => unseenWords(page)).toEqual([]);
        expect.soft(await coveredWords(page), path).toEqual([]);
        await expectNoSidewaysScroll(page);
        expect.soft(noted.length, path).toBeGreaterThan(0);
        expect.soft(new Set(noted).size, noted.join('\n')).toBe(noted.length);
      });
    }
  });

  test('a failed picture keeps its place, and is logged only once', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    site.expectMessage(new RegExp(NOT_LOADED));
    const said = noteFailures(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await site.ready();
    await readToTheEnd(page);
    const cards = page.locator('main li article img');
    await expect(cards.first()).toHaveAttribute('data-failed');
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      // Wider than high: all cards show 4:3 or 3:2.
      expect(box?.height).toBeGreaterThan(0.6 * (box?.width ?? 0));
    }
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click(),
    );
    await expect(page).toHaveTitle(/^About/);
    await readToTheEnd(page);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^About/);
    await readToTheEnd(page);
    expect(new Set(said).size, said.join('\n')).toBe(said.length);
  });
});

test('browsers that do not know AVIF show every picture as WebP', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  site.expectMessage(/unsupported `type` value/);
  await slowConnection(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('type="image/avif"', 'type="image/unknown"');
    return route.fulfill({ response, body: html });
  });
  for (const path of ['/', '/about', '/business/tea', '/news/record-coffee-harvest', NOWHERE]) {
    await page.goto(path);
    await styled(page);
    const shown = page.locator('img').filter({ visible: true });
    const files = await shown.evaluateAll(async (pictures) => {
      for (const picture of pictures as HTMLImageElement[]) picture.loading = 'eager';
      await Promise.all((pictures as HTMLImageElement[]).map((picture) => picture.decode()));
      return (pictures as HTMLImageElement[]).map(({ currentSrc }) => currentSrc);
    });
    expect(files.length, path).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/\.webp$/);
  }
});

test('a browser that prefers dark colours shows the same colours', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Fields and buttons are where browsers choose colours of their own.
  for (const path of ['/', '/connect', '/comingsoon']) {
    await page.goto(path);
    await site.ready();
    const colours = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body *')].map((element) => {
          const { color, backgroundColor, borderBlockStartColor } = getComputedStyle(element);
          return `${element.tagName} ${color} ${backgroundColor} ${borderBlockStartColor}`;
        }),
      );
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await colours();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours(), path).toEqual(light);
  }
});

test.describe('with storage blocked', () => {
  test.use(STILL);
  test.beforeEach(({ page }) => blockStorage(page));

  test('pages with forms, tabs, a filter and none of these open', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    for (const path of ['/connect', '/business/tea', '/news?category=coffee', '/about', NOWHERE]) {
      await page.goto(path);
      await site.ready();
      await expect(h1(page), path).toBeVisible();
    }
  });

  test('links and Back work before React', async ({ page }) => {
    await slowConnection(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    await expect(page).toHaveURL('/about');
    await booted(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.reload();
    await expect(h1(page)).toHaveText('Cultivating Excellence Since 2007');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

/** Buttons and fields that can be seen and do nothing by themselves. */
const idleControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.matches('[popovertarget]'))
      .map((control) => control.outerHTML),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page shows all its words at once, and no controls that would do nothing', async ({
    page,
    site,
  }) => {
    site.expectMessage(NOT_FOUND);
    for (const path of kinds) {
      await page.goto(path);
      expect(await unseenWords(page), path).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await idleControls(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  for (const [path, name, target] of [
    ['/services/coffee/harvest-support', 'Back', '/business/coffee'],
    ['/news/record-coffee-harvest', 'Back to News', '/news'],
    [NOWHERE, 'Go Back', '/'],
  ] as const) {
    test(`"${name}" of ${path} leads to ${target}`, async ({ page, site }) => {
      if (path === NOWHERE) site.expectMessage(NOT_FOUND);
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(target);
      await expect(h1(page)).toBeVisible();
    });
  }
});

/** What a visitor can do on any page, whichever script is missing: read it, open the menu, go elsewhere. */
async function expectUsable(page: Page): Promise<void> {
  await readToTheEnd(page);
  await expect.poll(() => unseenWords(page)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const business = nav(page).getByRole('button', { name: 'Our Business' });
  await business.click();
  await expect(nav(page).getByRole('link', { name: /^Tea/ })).toBeVisible();
  await nav(page).getByRole('link', { name: /^Tea/ }).click();
  await expect(page).toHaveURL('/business/tea');
  await expect(page).toHaveTitle(/^Tea/);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(page).toHaveTitle(/^News/);
}

/** The newsletter form of the news list, filled in and sent. */
async function subscribe(page: Page): Promise<Locator> {
  const form = page.locator('form', { has: page.getByLabel('Email address') });
  await form.getByLabel('Email address').fill('jane@kilele.example');
  await form.getByRole('button').click();
  return form;
}

/** The form says that it failed and has kept what was written; the page was not loaded again. */
async function expectKept(page: Page, form: Locator): Promise<void> {
  await expect(form.getByRole('status').getByText(FAILURE, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Email address')).toHaveValue('jane@kilele.example');
  await expect(page).toHaveURL('/news');
}

test.describe('while a script cannot be loaded', () => {
  for (const [when, isSlow] of [
    ['on a good connection', false],
    ['on a slow connection', true],
  ] as const) {
    test(`the page is usable without the enhancements, ${when}`, async ({ page, site }) => {
      site.expectMessage(BLOCKED);
      await page.route(ENHANCE, (route) => route.abort());
      if (isSlow) await slowConnection(page);
      await page.clock.install();
      await page.goto('/news');
      // The fonts would come with the enhancements, so only React is waited for.
      const hasReact = () => page.waitForFunction(() => window.pending === null);
      if (!isSlow) await hasReact();
      await expectUsable(page);
      await subscribe(page);
      await hasReact();
      await page.clock.runFor(1001);
      await expect(page.getByText('Successfully subscribed!')).toBeVisible();
    });
  }

  test('the page is usable without React, and its forms say that they do not work', async ({
    page,
    site,
  }) => {
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/news');
    await expect(page.locator('html')).toHaveClass(/\bplain\b/);
    await expectUsable(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await expectKept(page, await subscribe(page));
  });

  test('the page is usable without the boot module, and its forms say that they do not work', async ({
    page,
    site,
  }) => {
    site.expectMessage(BLOCKED);
    await page.route(BOOT, (route) => route.abort());
    await page.goto('/news');
    await expectUsable(page);
    await expectKept(page, await subscribe(page));
    await page.goto('/');
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('with an unusual address', () => {
  test.use(STILL);

  const RUN = '<script>window.ran=1</script>';
  const LOAD = '<img src=x onerror=window.ran=1>';

  /** Fails when something from the address has become part of the page, or has run. */
  async function expectHarmless(page: Page): Promise<void> {
    await expect(page.getByRole('main').locator('script:not(#boot), b, [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }

  for (const [what, names] of [
    [
      'code',
      [
        ['tea', RUN],
        [LOAD, '"><b>x</b>'],
        ['javascript:window.ran=1', "';window.ran=1;//"],
      ],
    ],
    [
      'signs and letters',
      [
        ['{{7*7}}${7*7}', '%s &amp; a/b\\c'],
        ['kahawa ☕', '🌱'],
        ['شاي', 'تصدير'],
      ],
    ],
  ] as const) {
    test(`an unknown service is named as in the address: ${what}`, async ({ page, site }) => {
      site.expectMessage(NOT_FOUND);
      for (const [category, id] of names) {
        await page.goto(`/services/${encodeURIComponent(category)}/${encodeURIComponent(id)}`);
        await site.ready();
        await expect(h1(page)).toHaveText('Service Not Found');
        const main = page.getByRole('main');
        await expect(main.getByText(id, { exact: true })).toBeVisible();
        await expect(main.getByText(category, { exact: true })).toBeVisible();
        await expectHarmless(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test('an unknown article is Article Not Found', async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    for (const id of [encodeURIComponent(RUN), encodeURIComponent(LOAD), '%00', '%F0%9F%8C%B1']) {
      await page.goto(`/news/${id}`);
      await site.ready();
      await expect(h1(page), id).toHaveText('Article Not Found');
      await expect(page).toHaveTitle('Article Not Found - KAG');
      await expectHarmless(page);
    }
  });

  test('query and hash do not change the page', async ({ page, site }) => {
    await page.goto(`/about?q=${encodeURIComponent(RUN)}#${encodeURIComponent(LOAD)}`);
    await site.ready();
    await expect(page).toHaveTitle('About Us - KAG');
    await expectHarmless(page);
  });
});

// The edges of links and buttons: `site/tests/pages/every-page.spec.ts`.
test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** The colour behind an element's words: its own, or what shows through. */
  const ground = (element: Locator) =>
    element.evaluate((target) => {
      const colour = (behind: Element): string => {
        const { backgroundColor } = getComputedStyle(behind);
        const isClear = /^rgba.* 0\)$/.test(backgroundColor);
        return isClear && behind.parentElement ? colour(behind.parentElement) : backgroundColor;
      };
      return colour(target);
    });

  test('a chosen tab, chip or link looks different from the others', async ({ page, site }) => {
    await page.goto('/news');
    await site.ready();
    const all = page.getByRole('button', { name: 'All', exact: true });
    const coffee = page.getByRole('button', { name: 'Coffee', exact: true });
    const [chosen, other] = [await ground(all), await ground(coffee)];
    expect(chosen).not.toBe(other);
    await coffee.click();
    await expect.poll(() => ground(coffee)).toBe(chosen);
    expect(await ground(all)).toBe(other);
    await page.goto('/business/tea');
    await site.ready();
    expect(await ground(page.getByRole('tab').nth(0))).not.toBe(
      await ground(page.getByRole('tab').nth(1)),
    );
  });

  test('a rating of four shows four stars, and the focus is visible', async ({ page }) => {
    await page.goto('/');
    const four = page.getByRole('img', { name: /^Rated 4/ });
    await expect(four.locator('svg').filter({ visible: true })).toHaveCount(4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });

  test('an open dropdown has a visible border', async ({ page }) => {
    await page.goto('/');
    await nav(page).getByRole('button', { name: 'Our Business' }).click();
    const panel = nav(page).locator('[popover]').first();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });
});
