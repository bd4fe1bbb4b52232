/** The pages for farmers: their form and their list work once, with scripts, without, and on slow connections. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { openPage, slowConnection, withoutScripts } from './checks.ts';

test.use(STILL);

const PHONE = { width: 360, height: 740 };

const plan = (page: Page) => page.getByRole('region', { name: 'What your field needs' });

// What it says of mistakes: `site/app/screens/farm/planner/planner.test.tsx`; while it waits: `hanging-files.spec.ts`.
test('the planner works out a field, also that of its address', async ({ page }) => {
  await openPage(page, '/farm/planner');
  await page.getByLabel('Area').fill('1 1/2');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(plan(page)).toContainText('78 kg');
  await slowConnection(page);
  await page.reload();
  await expect(plan(page)).toContainText('78 kg');
  await expect(page.getByLabel('Area')).toHaveValue('1 1/2');
});

withoutScripts('there are tables of rates, no form, and all places', async ({ page }) => {
  await page.goto('/farm/planner');
  await expect(page.getByRole('table', { name: 'Maize' })).toContainText('DAP 18-\u206046-\u20600');
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
  await page.goto('/where-to-buy');
  await expect(page.getByLabel('Find a place')).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { name: 'Nkubu Agrovet' })).toBeVisible();
});

test('a place is found, with a telephone, directions and a map', async ({ page }) => {
  await openPage(page, '/where-to-buy');
  const field = page.getByLabel('Find a place');
  const found = page.getByRole('main').getByRole('status');
  const places = page.getByRole('heading', { level: 4 }).filter({ visible: true });
  const all = await places.count();
  await field.fill('NYÉRI cherry');
  await expect(found).toHaveText('1 place in Nyeri. Next to it: Kirinyaga.');
  await expect(places).toHaveText(['Chinga wet mill', 'Kianyaga wet mill']);
  await expect(page).toHaveURL(/\?find=NY%C3%89RI%20cherry$/);
  await page.reload();
  await expect(places).toHaveText(['Chinga wet mill', 'Kianyaga wet mill']);
  const links = page.getByRole('listitem').filter({ has: places }).last().getByRole('link');
  const addresses = await links.evaluateAll((ways) => ways.map((way) => way.getAttribute('href')));
  expect(addresses.map((address) => address?.split(/[\d+?-]/)[0])).toEqual([
    'tel:',
    'geo:',
    'https://www.openstreetmap.org/',
  ]);
  await field.fill('<b>Atlantis</b>');
  await expect(found).toContainText('No place fits');
  await field.fill('');
  await expect(places).toHaveCount(all);
});

test('on a phone what was found is below the field, in the same view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/where-to-buy');
  const field = page.getByLabel('Find a place');
  const place = page.getByRole('heading', { name: 'Mwea Gate Agrovet, Kerugoya' });
  await expect(place).toBeHidden();
  for (const typed of ['kerugoia', 'Embu']) {
    await field.fill(typed);
    await expect(place).toBeVisible();
    await field.evaluate((target) => target.scrollIntoView({ block: 'start' }));
    await expect(place).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'None in Embu yet. The nearest, in the next county: Kirinyaga, Machakos.',
  );
});

test('a calendar is taken along as a file; an SMS is sent by a link', async ({ page }) => {
  await page.goto('/farm/calendar');
  const link = page.locator('a[download][href$=".ics"]').first();
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.goto('/farm');
  const number = page.getByRole('main').getByRole('link', { name: /^\+254/ });
  await expect(number).toHaveAttribute('href', /^sms:\+254\d+$/);
});
