/**
 * Real submissions, as far as only a browser can show them. What the scripts do about a bad line is held by
 * `site/browser/submit/real/send-submission.test.ts`, what the service answers by `http/service.databases.test.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, STILL } from '@website/site/tests/site.ts';
import { test } from '../testing/real-site.ts';
import { violations } from '@website/site/tests/pages/axe.ts';
import {
  BLOCKED,
  CLIENT,
  expectNoSidewaysScroll,
  STAYS_PLAIN,
} from '@website/site/tests/journeys/checks.ts';
import { BANNER, contactParts, writeInquiry } from '@website/site/tests/journeys/form-parts.ts';

test.use(STILL);

const PENDING = /kept on this device. It will be sent/;
const LOST = /Failed to load resource: net::ERR_/;
const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};

const notice = (page: Page) => page.locator('form [data-notice]');

async function sendInquiry(page: Page) {
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
}

/** Nothing is wider than a small phone, and axe finds nothing. So tall that the bar at the foot covers no control. */
async function expectReadable(page: Page) {
  await page.setViewportSize({ width: 320, height: 4000 });
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
}

test('a form is stored once, as it was written', async ({ page, site, real }) => {
  await page.goto('/connect');
  await site.ready();
  // Only programs fill in this field.
  await expect(page.locator('[name=website]')).toBeHidden();
  await expectReadable(page);
  await writeInquiry(contactParts(page));
  await contactParts(page).button.dblclick();
  await expect(contactParts(page).button).toHaveText('Sending...');
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  const stored = await real.stored();
  expect(stored).toMatchObject([
    { form: 'inquiry', fields: INQUIRY, state: 'new', suspicion: null },
  ]);
  expect(real.attempts).toBe(1);
  await expect(page.getByText(`${stored[0]?.reference}`)).toContainText('24–48 hours');
});

test('a form stays pending without a network, also over a reload, and is sent once', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(LOST);
  real.isReached = false;
  await page.goto('/connect');
  await site.ready();
  const { button, message } = contactParts(page);
  await sendInquiry(page);
  await expect(notice(page)).toHaveText(PENDING);
  await expect(notice(page)).toBeInViewport();
  await expect(button).toHaveText('Sending...');
  await page.reload();
  await expect(notice(page)).toHaveText(PENDING);
  await expect(message).toHaveValue(INQUIRY.message);
  expect(await real.stored()).toEqual([]);

  real.isReached = true;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page)).toHaveText(/What was kept on this device has been sent/);
  await expect(message).toHaveValue('');
  await page.reload();
  await site.ready();
  await expect(message).toHaveValue('');
  await expect(notice(page)).toBeEmpty();
  expect(await real.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
});

test('a form is posted as without scripts if React cannot be loaded', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto('/connect');
  await page.locator('html.plain').waitFor();
  await sendInquiry(page);
  await expect(page).toHaveURL(/\/submissions\/inquiry\/thanks\?number=[\w-]+$/);
  await expect(page.getByText(BANNER)).toBeVisible();
  const stored = await real.stored();
  expect(stored).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
  await expect(page.getByText(`${stored[0]?.reference}`)).toBeVisible();
});

test('every kind of page of the service can be read on a small phone', async ({ page, site }) => {
  site.expectMessage(/status of 4(?:00|04|22)/);
  for (const [path, title] of [
    ['/submissions/inquiry/thanks', 'Thank you'],
    ['/submissions/confirm?token=broken', 'This link is incomplete'],
    ['/submissions/problems#invalid', 'Why a form may be refused'],
    ['/submissions/nothing', 'There is no such form'],
    ['/legal/privacy', 'What we do with your data'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectReadable(page);
  }
  // Forms that are shown again.
  for (const path of ['/', '/news', '/about', '/connect', '/comingsoon']) {
    await page.goto(path);
    // This sends the form as without scripts: no event listener runs.
    await page.locator('form[action]').evaluate((form: HTMLFormElement) => form.submit());
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Some fields need a second look');
    await expectReadable(page);
  }
});
