/** Tabs and chips before React is there, and without it. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { BLOCKED, booted, slowConnection } from './checks.ts';

test.use(STILL);

const PATH = '/business/tea';
const links = (page: Page) => page.locator('[data-tabs] > nav > a');
const panels = (page: Page) => page.locator('[data-tabs] > div');

/** The panel of that place shows, and no other. */
async function expectShown(page: Page, index: number): Promise<void> {
  for (const [place, panel] of (await panels(page).all()).entries())
    await expect(panel).toBeVisible({ visible: place === index });
}

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('a tab opens at once, without React, and stays when React comes', async ({ page, site }) => {
    await page.goto(PATH);
    await expectShown(page, 0);
    await booted(page);
    await links(page).nth(3).click();
    await expectShown(page, 3);
    await links(page).nth(3).press('ArrowLeft');
    await expectShown(page, 2);
    await page.evaluate(() => dispatchEvent(new Event('reactNeeded')));
    await site.ready();
    await expectShown(page, 2);
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab opens even if the boot module cannot be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto(PATH);
    await links(page).nth(3).click();
    await expectShown(page, 3);
    await expect(panels(page).nth(3)).toBeInViewport();
  });

  test('a chip pressed before React is pressed when React comes', async ({ page, site }) => {
    await page.goto('/news');
    await page.getByRole('button', { name: 'Coffee', exact: true }).click();
    await site.ready();
    await expect(page).toHaveURL('/news?category=Coffee');
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Coffee');
  });

  test('the news show what the address asks for, from the first scroll on', async ({ page }) => {
    await page.goto('/news?category=Coffee');
    await booted(page);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Coffee');
    await expect(page.locator('main article p > span:first-child')).toHaveText([
      'Coffee',
      'Coffee',
    ]);
  });
});
