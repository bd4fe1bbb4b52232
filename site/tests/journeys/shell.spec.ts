/** The header, the footer and the button back to the top, where the main courses do not go. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { noteRequests, openPage, stopClock, top, withoutScripts } from './checks.ts';

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();
const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });

/** Scrolls far down, and presses the round button unless `presses` is false. */
const scrollDownAndPress = (page: Page, presses = true) =>
  page.locator('[data-back-to-top]').evaluate((button: HTMLElement, isPressed) => {
    scrollTo({ top: 4000, behavior: 'instant' });
    if (isPressed) button.click();
  }, presses);

test.describe('without motion', () => {
  test.use(STILL);

  // One that fails: `site/browser/enhance/failed-pictures.test.ts`.
  test('the pictures of a dropdown are loaded when it opens', async ({ page }) => {
    const asked = noteRequests(page, /^image /);
    // A page that shows none of these pictures itself.
    await openPage(page, '/comingsoon');
    const image = nav(page).locator('#panel-our-business img').first();
    const name = /\/pictures\/(.+)-\d+\./.exec((await image.getAttribute('src')) ?? '')?.[1] ?? '';
    const areAsked = () => asked.some((address) => address.includes(name));
    expect(areAsked()).toBe(false);
    await trigger(page, 'Our Business').click();
    await expect(image).toBeVisible();
    await expect.poll(areAsked).toBe(true);
  });

  test('the link to the current page is marked, and looks different', async ({ page }) => {
    const marks = () =>
      page.locator('header nav [aria-current]').evaluateAll((elements) =>
        elements.map((element) => {
          const name = element.querySelector('strong') ?? element;
          return `${element.getAttribute('aria-current')}: ${name.textContent}`;
        }),
      );
    const twice = (...names: string[]) => [...names, ...names];
    await openPage(page, '/');
    expect(await marks()).toEqual(twice('page: Home'));
    await trigger(page, 'Our Business').click();
    await nav(page).getByRole('link', { name: /^Tea/ }).click();
    await expect.poll(marks).toEqual(twice('true: Our Business', 'page: Tea'));
    await expect(trigger(page, 'Our Business')).toHaveCSS('text-decoration-line', 'underline');
    await expect(trigger(page, 'Sustainability')).toHaveCSS('text-decoration-line', 'none');
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await expect.poll(marks).toEqual(twice('true: Our Business', 'true: Tea'));
  });

  test('the info bar shows from 768 px on; the round button jumps', async ({ page }) => {
    const bar = page.getByRole('complementary', { includeHidden: true }).first();
    await page.setViewportSize({ width: 767, height: 800 });
    await openPage(page, '/');
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await scrollDownAndPress(page, false);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await scrollDownAndPress(page);
    expect(await top(page)).toBe(0);
  });
});

withoutScripts('an address after a hash leads to its link in the footer', async ({ page }) => {
  await page.goto('/');
  // By mouse: a key would show the focus, which the link gets too.
  await page.getByRole('link', { name: 'Discover Our Story', exact: true }).click();
  await expect(page).toHaveURL('/#/about');
  const link = page.locator('[id="/about"]');
  await expect(link).toBeInViewport();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await link.click();
  await expect(page).toHaveURL('/about');
});

test('the way to the top stops at a touch of the wheel or a key', async ({ page }) => {
  await openPage(page, '/');
  await stopClock(page);
  await page.mouse.move(600, 400);
  for (const act of [() => page.mouse.wheel(0, 40), () => page.keyboard.press('ArrowDown')]) {
    await scrollDownAndPress(page);
    await page.clock.runFor(200);
    const listening = await page.evaluateHandle(() => ({
      touched: new Promise<void>((resolve) => {
        for (const name of ['wheel', 'keydown']) addEventListener(name, () => resolve());
      }),
    }));
    await act();
    await listening.evaluate(({ touched }) => touched);
    // It would have arrived by then.
    await page.clock.runFor(1000);
    expect(await top(page)).toBeGreaterThan(500);
  }
});
