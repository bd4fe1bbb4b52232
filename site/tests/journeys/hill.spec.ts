/** The hill on Home: the visitor's month, its radio buttons, pictures that fail, and the page without scripts. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { openPage, withoutScripts } from './checks.ts';

/** A clock that is years off: only the month counts. */
const APRIL = new Date('2041-04-10T10:00:00+03:00');

const coffee = (page: Page) => page.locator('[data-band=coffee]');
const month = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The files of the coffee's layers that are on the page. */
const drawn = (page: Page) =>
  coffee(page)
    .locator('img[src*="/hill/"]')
    .evaluateAll((images) =>
      images.map(
        (image) => /hill\/\w+\/([a-z-]+)/.exec((image as HTMLImageElement).src)?.[1] ?? '',
      ),
    );

async function openInApril(page: Page): Promise<void> {
  await page.clock.setFixedTime(APRIL);
  await openPage(page, '/');
  await expect(month(page, 'April')).toBeChecked();
}

test.describe('without motion', () => {
  test.use(STILL);

  test('it opens in the month of Nairobi, and moves nothing', async ({ page }) => {
    await openInApril(page);
    await expect(coffee(page)).toContainText('April: white flowers');
    await expect.poll(() => drawn(page)).toContain('coffee-flowers');
    const layer = coffee(page).locator('img[src*="/hill/"]').first();
    await expect(layer).toHaveCSS('animation-name', 'none');
  });

  test('the keyboard changes the month, and a status says it and what is new', async ({ page }) => {
    await openInApril(page);
    await month(page, 'April').focus();
    await page.keyboard.press('ArrowRight');
    await expect(month(page, 'May')).toBeChecked();
    const status = page.getByRole('status').filter({ hasText: 'May.' });
    await expect(status).toContainText('Coffee: seedlings are planted');
    // The shop sells the same in both months.
    await expect(status).not.toContainText('Agricultural Inputs:');
    await expect(coffee(page)).toContainText('May: seedlings');
    await expect.poll(() => drawn(page)).toContain('coffee-planters');
  });

  test('where a picture does not come, the month before stays drawn', async ({ page, site }) => {
    await openInApril(page);
    await expect.poll(() => drawn(page)).toContain('coffee-flowers');
    await page.route('**/coffee-pruner.svg', (route) => route.abort());
    site.expectMessage(/Failed to load resource/);
    const failed = page.waitForEvent('requestfailed');
    await month(page, 'January').click({ force: true });
    await failed;
    await expect(coffee(page)).toContainText('January: old branches');
    expect(await drawn(page)).toContain('coffee-flowers');
    await month(page, 'November').click({ force: true });
    await expect.poll(() => drawn(page)).toContain('coffee-ripe');
  });

  test('each month can be pressed with a thumb', async ({ page }) => {
    await openInApril(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const sizes = await page
        .locator('label:has([name=month])')
        .evaluateAll((labels) =>
          labels.flatMap((label) => [label.clientWidth, label.clientHeight]),
        );
      expect(sizes).toHaveLength(24);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('with motion a new month fades in', async ({ page }) => {
  await openInApril(page);
  const layer = coffee(page).locator('img[src*="/hill/"]').first();
  await expect(layer).toHaveCSS('animation-name', /\w/);
});

withoutScripts('the month of the build shows, with a list of all', async ({ page }) => {
  await page.goto('/');
  await expect(month(page, 'April')).toBeHidden();
  await expect(coffee(page)).toContainText(/\w+: /);
  const year = page.locator('details', { hasText: 'All twelve months' });
  await year.locator('summary').click();
  await expect(year.locator('dt')).toHaveCount(5);
  await expect(year.locator('dt:text-is("Coffee") ~ dd').last()).toHaveText(
    'October, November, December: red cherry, picked every 10 to 14 days',
  );
});
