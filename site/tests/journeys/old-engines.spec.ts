/** What visitors see whose browser lacks a function, refuses a change of the address, or has a wrong clock. */
import { expect, STILL, test } from '../site.ts';
import { NOWHERE } from '../built-pages.ts';
import { NOT_FOUND } from './checks.ts';

test.use(STILL);

/** Functions that the scripts call; the build finds them (`site/build/engine-needs.test.ts`). */
const NEEDED = ['Array.prototype.at', 'Object.hasOwn', 'Array.prototype.findLast'];

for (const gone of [...NEEDED, 'structuredClone']) {
  test(`without ${gone} every page is there, and works as without scripts or as with them`, async ({
    page,
    site,
  }) => {
    site.expectMessage(NOT_FOUND);
    await page.addInitScript(`delete ${gone}`);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const path of ['/', '/connect', '/farm/planner', NOWHERE]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.styleSheets.length), path).toBeGreaterThan(1);
      await expect(page.locator('footer')).toBeVisible();
    }
    const isNeeded = NEEDED.includes(gone);
    expect(scripts.length === 0).toBe(isNeeded);
    await page.goto('/connect');
    await expect(page.locator('[data-without-scripts]').first()).toBeVisible({ visible: isNeeded });
    // A link written as #/… still leads to its page.
    await page.goto('/');
    await page.locator('main a[href="#/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('an error that nothing catches leaves the page as it was sent, and what was typed', async ({
  page,
  site,
}) => {
  site.expectMessage(/Kaput/);
  await page.goto('/connect');
  await site.ready();
  await page.getByRole('textbox', { name: 'Name' }).fill('Jane Wanjiku');
  // From here on nothing that React adds finds its way into the page, the message for errors neither.
  await page.evaluate(() => {
    Node.prototype.insertBefore = Node.prototype.appendChild = () => {
      throw new Error('Kaput');
    };
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jane Wanjiku');
});

test('filter, tabs and search work though the browser refuses every change of the address', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('100 in 30 seconds', 'SecurityError');
    };
  });
  await page.goto('/news');
  await site.ready();
  await page.getByRole('button', { name: 'Coffee' }).click();
  await expect(page.locator('main article')).toHaveCount(2);
  await page.goto('/business/tea');
  await site.ready();
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.goto('/search');
  await site.ready();
  await page.getByRole('searchbox').fill('coffee');
  await expect(page.locator('main ol a').first()).toBeVisible();
});

test('years are never those before the build', async ({ page, site }) => {
  await page.clock.setFixedTime('1970-01-01T10:00:00Z');
  await page.goto('/about');
  await site.ready();
  const years = await page.locator('[data-since]').allTextContents();
  expect(years.length).toBeGreaterThan(1);
  for (const year of years) expect(Number(year)).toBeGreaterThan(15);
});
