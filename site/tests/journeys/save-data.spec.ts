/** Visitors who save data: no fonts, and no picture before they ask for it. */
import type { Locator, Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { expect, STILL, test } from '../site.ts';
import {
  expectNoSidewaysScroll,
  jump,
  noteRequests,
  readToTheEnd,
  ready,
  SAVE_DATA,
  saveData,
} from './checks.ts';

test.use(STILL);

/** In screens: Chromium fetches lazy pictures more than one screen ahead. */
const NEAR = 2;

const HEAVY = /^image \/pictures\/|^font /;

const button = (page: Page) => page.getByRole('button', { name: 'Show pictures' });
const first = (page: Page) => page.locator('main picture').first();
const card = (page: Page) => page.locator('main article').first();
const hasLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

/** What a style sheet writes in the place of a picture. */
const label = (picture: Locator) =>
  picture.evaluate((element) => {
    const { content, display } = getComputedStyle(element, '::before');
    return display === 'none' || content === 'none' ? '' : content;
  });

/** Presses where a picture is, whatever lies over it. */
async function tap(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
}

/** Goes to the news by the menu, which the router does once React is there. */
async function goToNews(page: Page): Promise<void> {
  await page.getByRole('textbox').first().focus();
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL('/news');
}

test.use({ extraHTTPHeaders: SAVE_DATA });
test.beforeEach(({ page }) => saveData(page));

test('no picture and no font is loaded; what is there passes axe', async ({ page }) => {
  const made = noteRequests(page, HEAVY);
  // Here pictures stand in every way: heroes, cards, portraits.
  for (const path of ['/', '/about', '/business/tea']) {
    await page.goto(path);
    await expect(button(page), path).toBeVisible();
    await readToTheEnd(page, NEAR);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(made.splice(0), path).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect.soft(await violations(page), `axe of ${path}`).toEqual([]);
  }
});

test('a picture leaves its place and its text, and a tap shows it', async ({ page }) => {
  const made = noteRequests(page, HEAVY);
  await page.goto('/news');
  const picture = card(page).locator('picture');
  const text = (await picture.locator('img').getAttribute('alt')) ?? '';
  await expect.poll(() => label(picture)).toContain(text);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(width / 2);
  await tap(page, picture);
  await hasLoaded(picture);
  await expect(page).toHaveURL('/news');
  expect(made).toHaveLength(1);
  await expect.poll(() => label(picture)).toBe('');
  await tap(page, picture);
  await expect(page).toHaveURL(/\/news\/./);

  // A key press has the position 0, 0: here a picture stands there.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(button(page)).toBeVisible();
  await jump(page, 120);
  await page.getByRole('link', { name: 'Discover Our Story' }).press('Enter');
  await expect(page).toHaveURL('/about');
});

test('a key press follows its link, also where a hidden picture is in the corner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(button(page)).toBeVisible();
  await jump(page, 200);
  // Browsers say that a key was pressed at this place.
  const below = () => document.elementsFromPoint(0, 0).map(({ localName }) => localName);
  await expect.poll(async () => (await page.evaluate(below)).slice(0, 2)).toContain('picture');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the button shows all pictures, until it is pressed again', async ({ page }) => {
  const made = noteRequests(page, HEAVY);
  await page.goto('/about');
  await goToNews(page);
  await expect.poll(() => label(first(page)), 'of the next screen').not.toBe('');
  await readToTheEnd(page, NEAR);
  expect(made).toEqual([]);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).press('Enter');
  await hasLoaded(first(page));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Pictures are shown')).toBeVisible();
  expect(await label(first(page))).toBe('');

  await page.goto('/about');
  await hasLoaded(first(page));
  await goToNews(page);
  await hasLoaded(first(page));
  expect(made.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  await button(page).click();
  await page.goto('/business/tea');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  made.length = 0;
  await readToTheEnd(page, NEAR);
  expect(made).toEqual([]);
});

test('a printed page has its pictures, and no labels', async ({ page }) => {
  await page.goto('/news');
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const picture = card(page).locator('picture');
  await expect(picture.locator('img')).toHaveCSS('translate', 'none');
  expect(await label(picture)).toBe('');
  await expect(button(page)).toBeHidden();
});
