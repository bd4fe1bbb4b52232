/** Visitors who save data: no fonts, and no picture before they ask for it. */
import type { Locator, Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { routeOf } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import {
  BLOCKED,
  blockStorage,
  expectNoSidewaysScroll,
  kinds,
  NOT_FOUND,
  readToTheEnd,
  SAVE_DATA,
  saveData,
  STAYS_PLAIN,
} from './checks.ts';

test.use(STILL);

/** In screens: Chromium fetches lazy pictures more than one screen ahead. */
const NEAR = 2;

/** Routes of pages on which pictures stand in every way: heroes, cards, portraits, and within words. */
const AXE_ROUTES = ['/', '/business/tea', '/about', '/news', '/news/:id'];

const isPicture = (path: string) => path.startsWith('/pictures/');
const isFont = (path: string) => path.endsWith('.woff2');

/** Paths of the requests for pictures and fonts, as they are made. */
function heavyRequests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isPicture(pathname) || isFont(pathname)) made.push(pathname);
  });
  return made;
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Saving data' });
const button = (page: Page) => page.getByRole('button', { name: 'Show pictures' });
const card = (page: Page, name: string) => page.locator('article').filter({ hasText: name });
const hasLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
    .toBe(true);

/** What a style sheet writes in the place of a picture. */
const label = (picture: Locator) =>
  picture.evaluate((element) => {
    const { content, display } = getComputedStyle(element, '::before');
    return display === 'none' || content === 'none' ? '' : content;
  });

/** How often a text is told to a screen reader. */
async function tellings(page: Page, text: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  // Lines of a text are told of by the text itself.
  return nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && role?.value !== 'InlineTextBox' && String(name?.value ?? '').includes(text),
  ).length;
}

/** Taps where a picture is, whatever lies over it. */
async function tap(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
}

test.describe('with scripts', () => {
  test.use({ extraHTTPHeaders: SAVE_DATA });
  test.beforeEach(({ page }) => saveData(page));

  // In one page: a context for each address would take twice the time.
  test('no kind of page loads a picture or a font; what stands in their place passes axe', async ({
    page,
    site,
  }) => {
    test.setTimeout(kinds.length * 10_000);
    expect(kinds.map(routeOf)).toEqual(expect.arrayContaining(AXE_ROUTES));
    site.expectMessage(NOT_FOUND);
    const made = heavyRequests(page);
    for (const path of kinds) {
      await page.goto(path);
      await expect(button(page), path).toBeVisible();
      await readToTheEnd(page, NEAR);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(made.splice(0), path).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (!AXE_ROUTES.includes(routeOf(path))) continue;
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await violations(page), `axe of ${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the place of a picture keeps its size, and the page does not move', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route(/\/save-data-/, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto('/');
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, main picture')].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [top, height];
        }),
      );
    await expect.poll(() => held.length).toBe(1);
    await page.waitForLoadState();
    const before = await places();
    for (const release of held) release();
    await expect(button(page)).toBeVisible();
    expect(await places()).toEqual(before);
    const { height } = (await card(page, 'Coffee').first().locator('picture').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
  });

  test('the alternative text stands in its place, and screen readers read it once', async ({
    page,
  }) => {
    await page.goto('/news');
    const picture = card(page, 'A record coffee crop').locator('picture');
    await expect.poll(() => label(picture)).toContain('A woman carries a basket');
    expect(await tellings(page, 'A woman carries a basket')).toBe(1);
    expect(await tellings(page, 'Tap to show')).toBe(0);
  });

  test('a tap shows one picture; the next follows its link', async ({ page }) => {
    const made = heavyRequests(page);
    await page.goto('/news');
    await expect(button(page)).toBeVisible();
    const picture = card(page, 'A record coffee crop').locator('picture');
    await tap(page, picture);
    await hasLoaded(picture.locator('img'));
    await expect(page).toHaveURL('/news');
    expect(made).toHaveLength(1);
    expect(made[0]).toContain('news-record-coffee-harvest');
    await expect.poll(() => label(picture)).toBe('');
    await expect(picture.locator('img')).toBeInViewport();

    await tap(page, picture);
    await expect(page).toHaveURL('/news/record-coffee-harvest');
  });

  test('a tap on a hero shows its picture, a tap on its button follows the button', async ({
    page,
  }) => {
    const made = heavyRequests(page);
    await page.goto('/');
    await expect(button(page)).toBeVisible();
    const hero = page.locator('main picture').first();
    const box = await hero.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 300);
    await hasLoaded(hero.locator('img'));
    expect(made).toHaveLength(1);
    await page.reload();
    await expect(button(page)).toBeVisible();
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('a key follows the link at once', async ({ page }) => {
    await page.goto('/news');
    await expect(button(page)).toBeVisible();
    await card(page, 'A record coffee crop').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/news/record-coffee-harvest');
  });

  test('a key follows the link with a picture at the corner of the window, too: a key press has the position 0, 0', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(button(page)).toBeVisible();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Discover Our Story' }).press('Enter');
    await expect(page).toHaveURL('/about');
  });

  test('the button shows all pictures, on the next pages too, until it is pressed again', async ({
    page,
    site,
  }) => {
    const made = heavyRequests(page);
    await page.goto('/news');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await hasLoaded(page.locator('main img').first());
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(strip(page)).toContainText('Pictures are shown');
    expect(await label(page.locator('main picture').first())).toBe('');

    await page.goto('/about');
    await hasLoaded(page.locator('main img').first());
    await page.getByRole('textbox').first().focus();
    await site.ready();
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/news');
    await hasLoaded(page.locator('main img').first());
    expect(made.filter(isFont)).toEqual([]);

    await button(page).click();
    await page.goto('/business/tea');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    made.length = 0;
    await readToTheEnd(page, NEAR);
    expect(made).toEqual([]);
  });

  test('the button works with storage blocked', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/news');
    await button(page).click();
    await hasLoaded(page.locator('main img').first());
    await page.reload();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('the next screen hides its pictures, too', async ({ page, site }) => {
    const made = heavyRequests(page);
    await page.goto('/about');
    await page.getByRole('textbox').first().focus();
    await site.ready();
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/news');
    const hero = page.locator('main picture').first();
    await expect.poll(() => label(hero)).toContain('A man holds a newspaper');
    await card(page, 'A record coffee crop').getByRole('link').press('Enter');
    await expect(page).toHaveURL('/news/record-coffee-harvest');
    await expect.poll(() => label(page.locator('main picture').first())).not.toBe('');
    await readToTheEnd(page, NEAR);
    expect(made).toEqual([]);
  });

  test('pictures show as usual if the script cannot be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/save-data-/, (route) => route.abort());
    await page.goto('/news');
    await hasLoaded(page.locator('main img').first());
  });

  test('pictures show as usual if no script can be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/boot-/, (route) => route.abort());
    await page.goto('/news');
    await hasLoaded(page.locator('main img').first());
  });

  test('pictures stay hidden if only React cannot be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await page.route(/\/client-/, (route) => route.abort());
    const made = heavyRequests(page);
    await page.goto('/news');
    await expect(button(page)).toBeVisible();
    await page.getByRole('textbox').first().focus();
    await expect(page.locator('html')).toHaveClass(/plain/);
    await readToTheEnd(page, NEAR);
    expect(made).toEqual([]);
  });

  test('a printed page has its pictures, and no labels', async ({ page }) => {
    await page.goto('/news');
    await expect(button(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const picture = card(page, 'A record coffee crop').locator('picture');
    await expect(picture.locator('img')).toHaveCSS('translate', 'none');
    expect(await label(picture)).toBe('');
    await expect(strip(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: SAVE_DATA });

  test('pictures are lazy and show', async ({ page }) => {
    const made = heavyRequests(page);
    await page.goto('/news');
    await expect(page.locator('main img').first()).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => made.some((name) => name.includes('hero-news'))).toBe(true);
    await expect(page.locator('link[rel=preload]')).toHaveCount(0);
  });
});

test.describe('on a host that sends everyone the same page', () => {
  test('the picture of the first screen shows, the others stay hidden', async ({ page }) => {
    await saveData(page);
    const made = heavyRequests(page);
    await page.goto('/news');
    await expect(button(page)).toBeVisible();
    await hasLoaded(page.locator('main img').first());
    await readToTheEnd(page, NEAR);
    const pictures = made.filter(isPicture);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain('hero-news');
    await expect(page.locator('main img').first()).toHaveCSS('translate', 'none');
  });
});

test('other visitors get no labels and no strip', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await site.ready();
  await expect(strip(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('save-data'))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingTop)).toBe('0px');
});
