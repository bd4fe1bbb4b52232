/** How much of a screen a hero takes, and how many screens a long page. */
import type { Page } from '@playwright/test';
import { htmlOf } from '../built-pages.ts';
import { expect, test } from '../site.ts';
import { booted, kinds, NOT_FOUND } from './checks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose first picture is as wide as the screen. */
const withHero = kinds.filter((path) => /<link[^>]*imagesizes="100vw"/i.test(htmlOf(path)));

/** Opens a page and waits until its styles and fonts are there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await booted(page);
  await page.locator('html.hasFonts').waitFor({ state: 'attached' });
}

test('all pages with a hero are looked at', () => {
  expect(withHero).toHaveLength(13);
});

// In one page: a context for each address would take twice the time.
test('pages show their whole hero and the cloth band below on a laptop', async ({ page, site }) => {
  test.setTimeout(withHero.length * 10_000);
  site.expectMessage(NOT_FOUND);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of withHero) {
    await open(page, path);
    const foot = await page.locator('main section:has(> picture):has(h1)').evaluate((hero) => {
      const next = hero.nextElementSibling ?? hero.parentElement?.nextElementSibling ?? hero;
      const isBand = getComputedStyle(next).backgroundImage.includes('cloth');
      return Math.round((isBand ? next : hero).getBoundingClientRect().bottom);
    });
    expect.soft(foot, path).toBeLessThanOrEqual(800);
  }
});

for (const { width, height, screens } of [
  { width: 390, height: 844, screens: 10 },
  { width: 1280, height: 800, screens: 9 },
]) {
  test(`/about takes at most ${screens} screens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/about');
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(needed).toBeLessThanOrEqual(screens * height);
  });
}
