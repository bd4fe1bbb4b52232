/** What visitors see whose browser lacks a function, refuses a change of the address, or has a wrong clock. */
import { expect, STILL, test } from '../site.ts';
import { NOWHERE } from '../built-pages.ts';
import { h1, NOT_FOUND, noteRequests, openPage, ready } from './checks.ts';

test.use(STILL);

for (const { gone, isNeeded } of [
  // One of those that scripts call; the build finds them (`site/build/engine-needs.test.ts`).
  { gone: 'Object.hasOwn', isNeeded: true },
  { gone: 'structuredClone', isNeeded: false },
])
  test(`every page is there without ${gone}`, async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    await page.addInitScript(`delete ${gone}`);
    const scripts = noteRequests(page, /^script /);
    for (const path of [NOWHERE, '/farm/planner', '/connect']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(h1(page)).toBeVisible();
      expect(await page.evaluate(() => document.styleSheets.length), path).toBeGreaterThan(1);
      await expect(page.locator('footer')).toBeVisible();
    }
    expect(scripts.length === 0).toBe(isNeeded);
    await expect(page.locator('[data-without-scripts]').first()).toBeVisible({ visible: isNeeded });
    // A link written as #/… still leads to its page.
    await page.goto('/');
    await page.locator('main a[href="#/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/);
  });

test('an error that nothing catches leaves the page and what was typed', async ({ page, site }) => {
  site.expectMessage(/Kaput/);
  await openPage(page, '/connect');
  await page.getByRole('textbox', { name: 'Name' }).fill('Jane Wanjiku');
  // From here on nothing that React adds finds its way into the page, the message for errors neither.
  await page.evaluate(() => {
    Node.prototype.insertBefore = Node.prototype.appendChild = () => {
      throw new Error('Kaput');
    };
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await expect(h1(page)).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jane Wanjiku');
});

test('filter, tabs and search work though no address may change', async ({ page }) => {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('100 in 30 seconds', 'SecurityError');
    };
  });
  await openPage(page, '/news');
  await page.getByRole('button', { name: 'Coffee' }).click();
  await expect(page.locator('main article')).toHaveCount(2);
  await openPage(page, '/business/tea');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await openPage(page, '/search');
  await page.getByRole('searchbox').fill('coffee');
  await expect(page.locator('main ol a').first()).toBeVisible();
});

test('years are counted when the page is seen, but never backwards', async ({ page }) => {
  const years = page.locator('[data-since]');
  await page.clock.setFixedTime('1970-01-01T10:00:00Z');
  await openPage(page, '/about');
  expect(Math.min(...(await years.allTextContents()).map(Number))).toBeGreaterThan(15);
  await page.clock.setFixedTime('2031-03-01T12:00:00+03:00');
  await page.goto('/about');
  const expectYears = async () => {
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Kilele');
    await expect(page.getByRole('main')).toContainText(/\b24\s*years of experience/);
  };
  await expectYears();
  await ready(page);
  await expectYears();
});
