/** What visitors choose from: the chips of the news, tabs of services, questions. */
import type { Page } from '@playwright/test';
import { htmlOf } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';
import { openPage, ready, withoutScripts } from '../journeys/checks.ts';

test.use(STILL);

test.describe('the filter of the news', () => {
  const chips = (page: Page) => page.getByRole('group', { name: 'Filter articles by category' });
  const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
  const pressed = (page: Page) => chips(page).getByRole('button', { pressed: true });
  const cards = (page: Page) => page.locator('main').getByRole('article');
  const categories = (page: Page) => cards(page).locator('p > span:first-child');
  /** Articles of the build. */
  const ALL = htmlOf('/news').split('<article').length - 1;

  async function expectCoffee(page: Page): Promise<void> {
    await expect(pressed(page)).toHaveText('Coffee');
    await expect(categories(page)).toHaveText(['Coffee', 'Coffee']);
    await expect(page).toHaveURL('/news?category=Coffee');
  }

  test('begins with All, then shows one category at a time and counts', async ({ page }) => {
    await openPage(page, '/news');
    await expect(pressed(page)).toHaveText('All');
    const all = await categories(page).allTextContents();
    expect(all).toHaveLength(ALL);
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
    const distinct = [...new Set(all)];
    await expect(chips(page).getByRole('button')).toHaveText(['All', ...distinct]);
    for (const choice of [...distinct, 'All']) {
      await chip(page, choice).click();
      const wanted = all.filter((category) => choice === 'All' || category === choice);
      await expect(categories(page)).toHaveText(wanted);
      await expect(page.locator('main section').getByRole('status').first()).toHaveText(
        wanted.length === 1 ? '1 article' : `${wanted.length} articles`,
      );
      await expect(pressed(page)).toHaveText(choice);
    }
  });

  test('stays, until a link to the news clears it', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await chip(page, 'All').click();
    await chip(page, 'Coffee').click();
    await expectCoffee(page);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await page.goBack();
    await expectCoffee(page);
    await page.reload();
    await ready(page);
    await expectCoffee(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/news');
    await expect(cards(page)).toHaveCount(ALL);
    await page.goBack();
    // One entry for the whole list, however often a chip was pressed.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

/** The tabbed detail section of a business page (section 4; keys: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
test.describe('tabs', () => {
  const PATH = '/business/tea';
  const tabs = (page: Page) => page.getByRole('tab');
  const panels = (page: Page) => page.locator('[data-tabs] > div');
  /** Fragments that lead to the panels, in order. */
  const hashes = [...htmlOf(PATH).matchAll(/-tab" href="(#[\w-]+)"/g)].map(([, hash = '']) => hash);

  /** That panel alone is shown, and its tab alone is selected and reached with the Tab key. */
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

  test('show the first, then what is clicked or reached with keys', async ({ page }) => {
    await openPage(page, PATH);
    await expectOnly(page, 0);
    const last = (await tabs(page).count()) - 1;
    expect(last).toBeGreaterThan(2);
    await tabs(page).nth(1).click();
    await expectOnly(page, 1);
    for (const [key, index] of [
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
  });

  test('open by their address, which Back from a service returns to', async ({ page }) => {
    await openPage(page, `${PATH}${hashes[3]}`);
    await expectOnly(page, 3);
    await expect(panels(page).nth(3)).toBeInViewport();
    await page.evaluate((hash) => location.assign(hash), hashes[1] ?? '');
    await expectOnly(page, 1);
    const before = await page.evaluate(() => history.length);
    await tabs(page).nth(2).click();
    expect(new URL(page.url()).hash).toBe(hashes[2]);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/tea\//);
    await page.goBack();
    await expectOnly(page, 2);
  });

  withoutScripts('are a list of services, each with its heading', async ({ page }) => {
    await page.goto(PATH);
    await expect(panels(page)).toHaveCount(hashes.length);
    for (const panel of await panels(page).all())
      await expect(panel.getByRole('heading')).toBeVisible();
    await expect(page.locator('[role^=tab], [aria-selected]')).toHaveCount(0);
    await expect(page.locator('[data-tabs] > nav > a').first()).toBeHidden();
  });
});

test.describe('questions', () => {
  /** Opens two in turn and closes the second, by the key or by the mouse. */
  async function walk(page: Page, key?: string): Promise<void> {
    const entries = page.locator('main details');
    const opened = page.locator('main details[open]');
    const answer = (index: number) => entries.nth(index).locator('p').first();
    const press = (index: number) => {
      const question = entries.nth(index).locator('summary');
      return key ? question.press(key) : question.click();
    };
    await expect(opened).toHaveCount(0);
    await press(0);
    await expect(answer(0)).toBeVisible();
    await press(1);
    await expect(answer(1)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    await expect(opened).toHaveCount(1);
    await press(1);
    await expect(answer(1)).toBeHidden();
    await expect(opened).toHaveCount(0);
  }

  test('open one at a time and close when pressed again', async ({ page }) => {
    await openPage(page, '/connect');
    for (const key of [undefined, 'Enter', 'Space']) await walk(page, key);
  });

  withoutScripts('do so, too', async ({ page }) => {
    await page.goto('/connect');
    await walk(page);
  });
});
