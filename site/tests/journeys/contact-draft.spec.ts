/** What is written in the contact form is kept until it is sent, wherever the visitor goes in between. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { blockStorage } from './checks.ts';
import { BANNER, contactParts, openAndStopClock, writeInquiry } from './form-parts.ts';

test.use(STILL);

async function expectInquiry(page: Page): Promise<void> {
  const { name, email, subject, message } = contactParts(page);
  await expect(name).toHaveValue('Jane Wanjiku');
  await expect(email).toHaveValue('jane@kilele.example');
  await expect(subject).toHaveValue('Tea');
  await expect(message).toHaveValue('My tea has yellow leaves.');
}

async function expectNothing(page: Page): Promise<void> {
  const { name, email, subject, message } = contactParts(page);
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(subject).toHaveValue('General Inquiry');
}

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('is restored after other pages, a reload and a new document', async ({ page, site }) => {
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await follow(page, 'About');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectInquiry(page);
  await follow(page, 'News');
  await expect(page).toHaveURL('/news');
  await follow(page, 'Connect');
  await expectInquiry(page);
  await page.reload();
  await site.ready();
  await expectInquiry(page);
  await page.goto('/news');
  await page.goto('/connect');
  await site.ready();
  await expectInquiry(page);
  await expect(contactParts(page).summary).toHaveCount(0);
});

test('is removed after it was sent, also after a reload', async ({ page, site }) => {
  await openAndStopClock(page, '/connect', site.ready);
  const parts = contactParts(page);
  await writeInquiry(parts);
  await parts.button.click();
  await page.clock.runFor(1500);
  await expect(parts.status).toHaveText(BANNER);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Wanjiku');
  await follow(page, 'About');
  await expect(page).toHaveURL('/about');
  await follow(page, 'Connect');
  await expectNothing(page);
  await page.clock.resume();
  await page.reload();
  await site.ready();
  await expectNothing(page);
});

test('can be written and sent with storage blocked', async ({ page, site }) => {
  await blockStorage(page);
  await openAndStopClock(page, '/connect', site.ready);
  const parts = contactParts(page);
  await writeInquiry(parts);
  await parts.button.click();
  await page.clock.runFor(1500);
  await expect(parts.status).toHaveText(BANNER);
  await expectNothing(page);
});

test('stays in this tab: another one begins with an empty form', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  const other = await context.newPage();
  await other.goto('/connect');
  await other.waitForFunction(() => window.pending === null);
  await expectNothing(other);
});
