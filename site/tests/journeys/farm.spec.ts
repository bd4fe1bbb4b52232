/** The pages for farmers: found and used with scripts, without them, and by addresses that do not exist. */
import type { Route } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { CLIENT, NOT_FOUND } from './checks.ts';

test.use(STILL);

const CALENDAR = '/farm/calendar/central-highlands-long-rains.ics';

test('the planner works out a field, and its address brings the figures back', async ({
  page,
  site,
}) => {
  await page.goto('/farm/planner');
  await site.ready();
  await page.getByLabel('Area').fill('1 1/2');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const result = page.getByRole('region', { name: 'What your field needs' });
  await expect(result).toContainText('78 kg');
  await expect(page).toHaveURL(/\?crop=maize&area=1\+1%2F2&unit=acres$/);
  await page.reload();
  await expect(result).toContainText('78 kg');
  await expect(page.getByLabel('Area')).toHaveValue('1 1/2');
});

test('the planner shows the figures of an address on a slow connection, untouched', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await page.goto('/farm/planner?crop=maize&area=3&unit=acres');
  await expect(page.getByRole('region', { name: 'What your field needs' })).toContainText('156 kg');
});

test('the planner counts coffee trees, and goes back to acres for maize', async ({
  page,
  site,
}) => {
  await page.goto('/farm/planner?crop=coffee&area=300&unit=plants');
  await site.ready();
  const plan = page.getByRole('region', { name: 'What your field needs' });
  await expect(plan).toContainText('Coffee, 300 trees');
  await expect(plan).toContainText('your land holds 300 trees');
  await page.getByLabel('How much from ONE tree?').fill('4');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(plan).toContainText('4 kg of cherry from each tree');
  await expect(plan).toContainText('103 g for each tree');
  await expect(plan).toContainText('51 g for each tree each time');

  await page.getByLabel('Between rows').fill('270');
  await page.getByLabel('Unit').focus();
  await page.getByLabel('Unit').selectOption('hectares');
  await expect(page.getByLabel('Between rows')).toHaveValue('270');
  await expect(page.getByLabel('How much from ONE acre?')).toHaveValue('2400');
  await expect(page.getByLabel('Unit')).toBeFocused();
  await page.getByLabel('Unit').selectOption('trees');
  await page.getByLabel('Crop').focus();
  await page.getByLabel('Crop').selectOption('Maize');
  await expect(page.getByLabel('Crop')).toBeFocused();
  await expect(page.getByLabel('Unit').getByRole('option', { name: 'trees' })).toHaveCount(0);
  await expect(page.getByLabel('Area')).toHaveValue('1');
});

test('the planner shows no plan of another crop before React has read the address', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(CLIENT, (route) => {
    held.push(route);
  });
  // After 4 s the plan of the document shows (`hanging-files.spec.ts`), so the time of the page stands still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/farm/planner?crop=coffee&area=1&unit=acres', { waitUntil: 'commit' });
  await expect(page.getByLabel('Crop')).toBeVisible();
  const plan = page.getByRole('region', { name: 'What your field needs' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The boot module loads at once.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect.poll(() => held.length).toBe(1);
  await expect(plan).toHaveCount(0);
  await held[0]?.continue();
  await expect(plan).toContainText('Coffee, 1 acre');
});

test('the planner says what is wrong beside the field', async ({ page, site }) => {
  await page.goto('/farm/planner');
  await site.ready();
  await page.getByLabel('Area').fill('-2');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByLabel('Area')).toBeFocused();
  await expect(page.getByLabel('Area')).toHaveAccessibleDescription(/without a minus/);
});

test('the planner feeds coffee by its harvest', async ({ page, site }) => {
  await page.goto('/farm/planner');
  await site.ready();
  await page.getByLabel('Crop').selectOption('Coffee');
  await expect(page.getByLabel('How much from ONE acre?')).toHaveValue('2400');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const plan = page.getByRole('region', { name: 'What your field needs' });
  await expect(plan).toContainText('61.5 kg');
  await expect(plan).toContainText('80 g for each tree');
});

test('on paper the planner has its result and the tables, not the form', async ({ page, site }) => {
  await page.goto('/farm/planner');
  await site.ready();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What your field needs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rates for one acre' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your field', exact: true })).toBeHidden();
});

test('without scripts there are tables of rates, no form, and counties as links', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/farm/planner');
  await expect(page.getByRole('table', { name: 'Maize' })).toContainText('DAP 18-\u206046-\u20600');
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Coffee' })).toContainText('80 g');
  await page.goto('/where-to-buy');
  await expect(page.getByLabel('Find a place')).toBeHidden();
  await page.getByRole('link', { name: 'Meru', exact: true }).click();
  await expect(page).toHaveURL(/#meru$/);
  await expect(page.getByRole('heading', { name: 'Meru' })).toBeInViewport();
  await plain.close();
});

test('a place is found by what is typed, whatever the case and the accents', async ({
  page,
  site,
}) => {
  await page.goto('/where-to-buy');
  await site.ready();
  await page.getByLabel('Find a place').fill('NYÉRI cherry');
  const places = page.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 place');
  await expect(places).toHaveText(['Chinga wet mill']);
  await page.getByLabel('Find a place').fill('<b>Atlantis</b>');
  await expect(page.getByRole('main').getByRole('status')).toContainText('No place fits');
  await page.getByLabel('Find a place').fill('');
  await expect(page.getByRole('heading', { name: 'Chinga wet mill' })).toBeVisible();
});

test('each place has a telephone, directions and a map', async ({ page }) => {
  await page.goto('/where-to-buy');
  const depot = page.getByRole('listitem').filter({ hasText: 'Kiganjo' }).first();
  await expect(depot.getByRole('link', { name: /Call/ })).toHaveAttribute(
    'href',
    'tel:+254700000011',
  );
  await expect(depot.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    /^geo:-0\.4008,37\.0087\?q=/,
  );
  await expect(depot.getByRole('link', { name: /Map/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=-0\.4008/,
  );
});

test('Contact leads to the depot in Kiganjo', async ({ page, site }) => {
  await page.goto('/connect');
  await site.ready();
  await expect(page.locator('main')).toContainText('Saturday to 12:30 PM');
  await expect(page.locator('a[href="tel:+254700000011"]')).toBeVisible();
  await page.getByRole('link', { name: /Kiganjo/ }).click();
  await expect(page).toHaveURL(/\/where-to-buy#nyeri$/);
  await expect(page.getByRole('heading', { name: /Kiganjo/ })).toBeInViewport();
});

test('a calendar is taken along as a file', async ({ page, request }) => {
  await page.goto('/farm/calendar');
  await expect(page.locator(`a[href="${CALENDAR}"]`)).toHaveAttribute('download', '');
  const response = await request.get(CALENDAR);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

for (const address of ['/farm/calendar/atlantis-long-rains.ics', '/farm/calendar/atlantis'])
  test(`${address} is not found`, async ({ page, site }) => {
    site.expectMessage(NOT_FOUND);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  });

for (const address of ['/farm/planner?crop=maize&area=2&unit=acres', '/where-to-buy'])
  test(`${address} works where storage is blocked`, async ({ page, site }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await page.goto(address);
    await site.ready();
    if (address.startsWith('/farm')) {
      await expect(page.getByLabel('Area')).toHaveValue('2');
      return;
    }
    await page.getByLabel('Find a place').fill('kilifi');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 place');
  });

for (const address of [
  '/farm',
  '/farm/planner',
  '/farm/calendar',
  '/farm/check-your-bag',
  '/farm/payments',
  '/where-to-buy',
])
  test(`${address} fits a phone with letters twice as large, and shows the way to it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await site.ready();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { needed, given } = await page.evaluate(() => ({
      needed: document.documentElement.scrollWidth,
      given: document.documentElement.clientWidth,
    }));
    expect(needed).toBeLessThanOrEqual(given);
    const way = page.getByRole('navigation', { name: 'You are here' });
    await expect(way.getByRole('link').first()).toHaveAttribute('href', '/');
    await expect(way.locator('[aria-current=page]')).toHaveText(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    );
  });

test('the free number for poisoning is one press from On the farm, and the same on the service', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/farm');
  await site.ready();
  await page.getByRole('main').getByRole('link', { name: 'Poisoned by a spray?' }).click();
  await expect(page).toHaveURL(/\/farm\/check-your-bag#poison$/);
  const number = page.getByRole('main').getByRole('link', { name: '0800 720 021' });
  await expect(number).toHaveCount(1);
  await expect(number).toBeInViewport({ ratio: 1 });
  const href = (await number.getAttribute('href')) ?? '';
  await page.goto('/services/agric-inputs/safe-crop-protection');
  await expect(page.getByRole('link', { name: '0800 720 021' })).toHaveAttribute('href', href);
});

test('links to a part of a service arrive at it', async ({ page, site }) => {
  for (const [path, link, heading] of [
    ['/business/coffee', 'Sick coffee?', 'Sick coffee?'],
    ['/farm/check-your-bag', 'Seed did not come up?', 'Seed did not come up?'],
  ] as const) {
    await page.goto(path);
    await site.ready();
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});
