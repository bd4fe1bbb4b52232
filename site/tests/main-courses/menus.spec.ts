/** What stands around every screen: dropdowns, the menu of phones, the way past them and back to the top. */
import type { Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { expect, STILL, test } from '../site.ts';
import { jump, openPage, stopClock, top, withoutScripts } from '../journeys/checks.ts';

const PHONE = { width: 390, height: 844 };

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();
const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name });

test.describe('dropdowns', () => {
  test.use(STILL);

  test('open on a click, one at a time, and close in four ways', async ({ page }) => {
    await openPage(page, '/');
    const business = trigger(page, 'Our Business');
    const sustainability = trigger(page, 'Sustainability');
    await expect(business).toHaveAttribute('aria-expanded', 'false');
    await business.hover();
    await expect(item(page, /^Coffee/)).toBeHidden();
    await business.click();
    await expect(business).toHaveAttribute('aria-expanded', 'true');
    for (const name of [/^Coffee/, /^Tea/]) await expect(item(page, name)).toBeVisible();
    expect(await violations(page), 'axe').toEqual([]);
    await sustainability.click();
    await expect(business).toHaveAttribute('aria-expanded', 'false');
    await expect(sustainability).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, /^Coffee/)).toBeHidden();
    await expect(item(page, /^Carbon Credit/)).toBeVisible();
    await sustainability.click();
    await expect(sustainability).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page, /^Carbon Credit/)).toBeHidden();
    await business.click();
    await expect(item(page, /^Tea/)).toBeVisible();
    await page.mouse.click(640, 780);
    await expect(item(page, /^Tea/)).toBeHidden();
    await business.click();
    await item(page, /^Coffee/).click();
    await expect(page).toHaveURL('/business/coffee');
    await expect(page).toHaveTitle(/^Coffee/);
    await expect(item(page, /^Coffee/)).toBeHidden();
    await expect(business).toHaveAttribute('aria-expanded', 'false');
  });

  test('open with Enter and Space; Escape returns the focus', async ({ page }) => {
    await page.goto('/');
    const business = trigger(page, 'Our Business');
    const first = nav(page).locator('#panel-our-business a').first();
    for (const key of ['Enter', 'Space']) {
      await business.focus();
      await page.keyboard.press(key);
      await expect(first, key).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(business).toBeFocused();
      await expect(business).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('the first Tab shows a link past the navigation; stops have rings', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const focus = page.locator(':focus');
  for (let stops = 0; (await page.locator('main :focus').count()) === 0; stops += 1) {
    expect(stops, 'stops before the main part').toBeLessThan(30);
    await expect(focus).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
  }
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/#main');
});

test.describe('the menu of phones', () => {
  test.use({ viewport: PHONE });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
  const close = (page: Page) => page.getByRole('button', { name: 'Close the menu' });

  /** Opens the menu, which slides in, with the focus on its first button. */
  async function open(page: Page): Promise<void> {
    await toggle(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(close(page)).toBeFocused();
  }

  test('is modal, locks the page and closes in four ways', async ({ page }) => {
    await openPage(page, '/');
    await expect(trigger(page, 'Our Business')).toBeHidden();
    await expect(menu(page)).toBeHidden();
    for (const shut of [
      () => page.keyboard.press('Escape'),
      () => close(page).click(),
      // The backdrop.
      () => page.mouse.click(5, 500),
    ]) {
      await open(page);
      await page.mouse.move(20, 400);
      await page.mouse.wheel(0, 600);
      await shut();
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }

    await open(page);
    expect(await violations(page), 'axe').toEqual([]);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the focus passes through the browser's own controls.
      await expect(page.locator(':is(main, footer, header > div) :focus')).toHaveCount(0);
    }
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    for (const name of ['Home', 'About', 'Our Subsidiaries', 'Careers', 'Connect'])
      await expect(link(name)).toBeVisible();
    await menu(page).getByText('Our Business', { exact: true }).click();
    await expect(link('Tea')).toBeVisible();
    await menu(page).getByText('Sustainability', { exact: true }).click();
    await expect(link('Tea')).toBeHidden();
    await expect(link('Carbon Credit')).toBeVisible();
    await menu(page).getByText('Sustainability', { exact: true }).click();
    await expect(link('Carbon Credit')).toBeHidden();
    await link('News').click();
    await expect(page).toHaveURL('/news');
    await expect(menu(page)).toBeHidden();
    await open(page);
    await link('News').click();
    await expect(menu(page), 'a link to the same page').toBeHidden();
  });

  test('closes when the window grows, and hands its focus on', async ({ page }) => {
    await openPage(page, '/');
    await open(page);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'News' }).focus();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(trigger(page, 'Our Business')).toBeVisible();
    await expect(item(page, 'News')).toBeFocused();

    await page.setViewportSize(PHONE);
    await open(page);
    await page.setViewportSize({ width: 768, height: 800 });
    // The header has no such button.
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  withoutScripts('opens, closes and leads to pages', async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });
});

test('back to top appears beyond 200 px, and scrolls for 0.8 s', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Back to top' });
  const element = page.locator('[data-back-to-top]');
  await openPage(page, '/');
  await expect(button).toBeHidden();
  await element.evaluate((hidden: HTMLElement) => hidden.focus());
  await expect(element).not.toBeFocused();
  for (const [place, shows] of [
    [201, true],
    [200, false],
  ] as const) {
    await jump(page, place);
    await expect(button).toBeVisible({ visible: shows });
  }

  await jump(page, 3000);
  await stopClock(page);
  await element.evaluate((shown: HTMLElement) => shown.click());
  const places = [3000];
  for (let time = 0; time < 750; time += 50) {
    await page.clock.runFor(50);
    places.push(await top(page));
  }
  expect(places).toEqual([...places].sort((a, b) => b - a));
  expect(places.at(-1)).toBeGreaterThan(0);
  // It counts from its first frame, at most 16 ms after the press.
  await page.clock.runFor(66);
  expect(await top(page)).toBe(0);
});
