/** The tabbed detail sections of the business pages (section 4; keys: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
import type { Page } from '@playwright/test';
import { businessPages } from '#routes.ts';
import { htmlOf } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import { BLOCKED, booted, CLIENT, slowConnection, STAYS_PLAIN } from './checks.ts';

test.use(STILL);

const area = (page: Page) => page.locator('[data-tabs]');
/** The links of the list, tabs or not yet. */
const links = (page: Page) => area(page).locator('> nav > a');
const panels = (page: Page) => area(page).locator('> div');
const tabs = (page: Page) => page.getByRole('tab');

/** The panel of that place shows, and no other. */
async function expectShown(page: Page, index: number): Promise<void> {
  const all = await panels(page).all();
  for (const [place, panel] of all.entries()) {
    await (place === index ? expect(panel).toBeVisible() : expect(panel).toBeHidden());
  }
}

/** Besides, its tab alone is selected and reachable with the Tab key. */
async function expectOnly(page: Page, index: number): Promise<void> {
  const shown = page.getByRole('tabpanel');
  await expect(shown).toHaveCount(1);
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  const label = (await tabs(page).nth(index).textContent()) ?? '';
  await expect(shown).toHaveAccessibleName(label);
  await expect(shown.getByRole('heading', { name: label, exact: true })).toBeVisible();
  await expect(shown.getByRole('link')).toHaveText(/Learn More/);
}

for (const path of Object.values(businessPages)) {
  test.describe(`tabs of ${path}`, () => {
    test('show the first, then what is clicked or reached with arrows, Home and End, and all panels in print', async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await site.ready();
      const count = await tabs(page).count();
      expect(count).toBeGreaterThanOrEqual(5);
      await expectOnly(page, 0);
      for (let index = count - 1; index >= 0; index -= 1) {
        await tabs(page).nth(index).click();
        await expectOnly(page, index);
      }

      const last = count - 1;
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', last],
        ['ArrowRight', 0],
        ['ArrowLeft', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs(page).nth(index)).toBeFocused();
        await expectOnly(page, index);
      }

      await page.emulateMedia({ media: 'print' });
      for (const panel of await panels(page).all()) await expect(panel).toBeVisible();
      await expect(links(page).first()).toBeHidden();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('are a list of services, each with its heading', async ({ page }) => {
        await page.goto(path);
        const count = await panels(page).count();
        expect(count).toBeGreaterThanOrEqual(5);
        for (const panel of await panels(page).all()) {
          await expect(panel.getByRole('heading')).toBeVisible();
        }
        await expect(page.locator('[role^=tab], [aria-selected]')).toHaveCount(0);
        await expect(links(page).first()).toBeHidden();
      });
    });
  });
}

test.describe('the address of a tab', () => {
  const PATH = '/business/tea';
  /** Fragments that lead to the panels, in order. */
  const hashes = [...htmlOf(PATH).matchAll(/-tab" href="(#[\w-]+)"/g)].map(([, hash = '']) => hash);

  test('opens it, on arrival and later', async ({ page, site }) => {
    await page.goto(`${PATH}${hashes[3]}`);
    await site.ready();
    await expectOnly(page, 3);
    await expect(panels(page).nth(3)).toBeInViewport();
    await page.evaluate((hash) => location.assign(hash), hashes[1] ?? '');
    await expectOnly(page, 1);
  });

  test('is that of the chosen tab, so that Back from a service returns to it', async ({
    page,
    site,
  }) => {
    await page.goto(PATH);
    await site.ready();
    const before = await page.evaluate(() => history.length);
    await tabs(page).nth(2).click();
    expect(new URL(page.url()).hash).toBe(hashes[2]);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await page.goBack();
    await expectOnly(page, 2);
    await page.reload();
    await site.ready();
    await expectOnly(page, 2);
  });
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('a tab opens at once, without React', async ({ page }) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/business/coffee');
    await expectShown(page, 0);
    await booted(page);
    await links(page).nth(3).click();
    await expectOnly(page, 3);
    await links(page).nth(3).press('ArrowLeft');
    await expectOnly(page, 2);
  });

  test('a tab opens even if the boot module cannot be loaded', async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto('/business/coffee');
    await expectShown(page, 0);
    await links(page).nth(3).click();
    await expectShown(page, 3);
    await expect(panels(page).nth(3)).toBeInViewport();
  });

  test('the tab chosen before React stays after hydration', async ({ page, site }) => {
    await page.goto('/business/coffee');
    await booted(page);
    await links(page).nth(1).click();
    await expectOnly(page, 1);
    await page.evaluate(() => dispatchEvent(new Event('reactNeeded')));
    await site.ready();
    await expectOnly(page, 1);
  });
});

test('tabs work if React cannot be loaded', async ({ page, site }) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto('/business/fertilizer');
  await expect(page.locator('html')).toHaveClass(/plain/);
  await expectOnly(page, 0);
  await tabs(page).nth(4).click();
  await expectOnly(page, 4);
});
