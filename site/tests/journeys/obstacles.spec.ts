/**
 * What stands in a visitor's way, and what is left then: pictures or scripts that do not come, colours of one's own, and
 * addresses with something odd in them. Storage that is blocked, and pictures in another format: `engines/lacking.spec.ts`.
 */
import type { Locator, Page } from '@playwright/test';
import { NOWHERE } from '../built-pages.ts';
import { FAILURE, signupParts } from './form-parts.ts';
import { expect, STILL, test } from '../site.ts';
import {
  BLOCKED,
  expectNoSidewaysScroll,
  faintWords,
  h1,
  jump,
  NOT_FOUND,
  openPage,
  readToTheEnd,
  unseenWords,
  withoutScripts,
} from './checks.ts';

test.use(STILL);

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation').first();

test('pages without pictures can be read; each failure is told once', async ({ page, site }) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(/Picture not loaded: /);
  await page.route(/\.(avif|webp|png|svg)$/, (route) => route.abort());
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Picture not loaded: ')) said.push(message.text());
  });
  for (const path of ['/', '/about', '/business/tea']) {
    // Pictures of the page before may fail late.
    await page.goto('about:blank');
    said.length = 0;
    await openPage(page, path);
    await readToTheEnd(page);
    const loading = page.locator('main img:not([data-failed])').filter({ visible: true });
    await expect(loading).toHaveCount(0);
    for (const card of await page.locator('main li article img').filter({ visible: true }).all()) {
      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
      // As with its picture, which is 4:3 or 3:2.
      expect(height).toBeGreaterThan(0.6 * width);
    }
    await jump(page, 0);
    expect.soft(await faintWords(page), path).toEqual([]);
    await expect.poll(() => unseenWords(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect.soft(said.length, path).toBeGreaterThan(0);
    expect.soft(new Set(said).size, said.join('\n')).toBe(said.length);
  }
});

withoutScripts('no page moves, or has an idle control', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  for (const path of ['/', '/news', '/connect', '/search', '/farm/planner', NOWHERE]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const idle = await page.evaluate(() =>
        [...document.querySelectorAll('button, input, select, textarea')]
          .filter((control) => control.checkVisibility() && !control.matches('[popovertarget]'))
          .map((control) => control.outerHTML),
      );
      expect(idle, `${path} at ${width} px`).toEqual([]);
    }
  }
});

// Without React: `main-courses/forms.spec.ts`, `boot.spec.ts`, `engines/hanging.spec.ts`.
for (const { what, file, hasReact } of [
  { what: 'the enhancements', file: /\/assets\/enhance-/, hasReact: true },
  { what: 'the boot module', file: /\/assets\/boot-/, hasReact: false },
])
  test(`a page can be read and left without ${what}`, async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(file, (route) => route.abort());
    await page.goto('/news');
    await readToTheEnd(page);
    await expect.poll(() => unseenWords(page)).toEqual([]);
    await jump(page, 0);
    await nav(page).getByRole('button', { name: 'Our Business' }).click();
    await nav(page).getByRole('link', { name: /^Tea/ }).click();
    await expect(page).toHaveURL('/business/tea');
    await page.goBack();
    await expect(page).toHaveTitle(/^News/);

    const { field, button, status } = signupParts(page);
    await field.fill('jane@kilele.example');
    await button.click();
    if (hasReact) {
      await expect(page.getByText('Successfully subscribed!')).toBeVisible();
      return;
    }
    await expect(status.getByText(FAILURE, { exact: true })).toBeVisible();
    await expect(field).toHaveValue('jane@kilele.example');
    await expect(page).toHaveURL('/news');
    await page.unrouteAll();
    await button.click();
    await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  });

test('an unknown service is named as in the address', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [category, id] of [
    ['<img src=x onerror=window.ran=1>', '"><b>x</b><script>window.ran=1</script>'],
    ['tea', 'w'.repeat(300)],
  ] as const) {
    await openPage(page, `/services/${encodeURIComponent(category)}/${encodeURIComponent(id)}`);
    await expect(h1(page)).toHaveText('Service Not Found');
    const main = page.getByRole('main');
    await expect(main.getByText(id, { exact: true })).toBeVisible();
    await expect(main.getByText(category, { exact: true })).toBeVisible();
    await expect(main.locator('script:not(#boot), b, [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expectNoSidewaysScroll(page);
  }
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

  test('chosen chips and tabs stand out, focus and dropdown have edges', async ({ page }) => {
    await openPage(page, '/news');
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await ground(chip('All'))).not.toBe(await ground(chip('Coffee')));
    await openPage(page, '/business/tea');
    const tabs = page.getByRole('tab');
    expect(await ground(tabs.first())).not.toBe(await ground(tabs.last()));
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await nav(page).getByRole('button', { name: 'Our Business' }).click();
    const panel = nav(page).locator('[popover]').first();
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });
});
