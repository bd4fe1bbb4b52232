/**
 * The page for staff, as far as only a browser can show it: that every screen fits a phone, and axe. What its answers
 * hold is tested in `staff-page/staff-site.databases.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { violations } from '@website/site/tests/pages/axe.ts';
import { expectNoSidewaysScroll } from '@website/site/tests/journeys/checks.ts';
import { expect, test as base } from '@website/site/tests/site.ts';
import type { Database } from '../database/database.ts';
import { changeSubscription } from '../store/subscriptions.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { REAL_SITE } from '../testing/real-site.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';

/** Noon in Nairobi, the time that the page shows as now. */
const NOON = Date.UTC(2026, 10, 23, 9);

const test = base.extend<{ staff: { address: string; database: Database } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  staff: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
    const settings = readSettings({ STAFF_PORT: '0', SUBMISSIONS_FOLDER: folder });
    const database = await openDatabase(settings, { isNew: true });
    const failures: unknown[] = [];
    const page = await openStaffPage(settings, database, REAL_SITE, {
      now: () => NOON,
      onFailure: (error) => failures.push(error),
    });
    await use({ address: page.address, database });
    await page.stop();
    await database.close();
    rmSync(folder, { recursive: true });
    expect(failures, 'nothing fails because of us').toEqual([]);
  },
  baseURL: ({ staff }, use) => use(staff.address),
});

const HOUR = 60 * 60 * 1000;
const LONG = 'Wanjirũ-wa-Kamaũ-Cooperative-Society'.repeat(12);
const MESSAGE = 'Habari,\n\nour tea has yellow leaves at the edges. What does it need?';

/** Stores data for every screen. @returns references of a new and of a quarantined submission */
async function fill(database: Database) {
  const about = { subject: 'Tea', message: MESSAGE };
  await arrive(database, { name: LONG, email: 'a@farm.example', ...about }, NOON - 40 * HOUR);
  const waiting = await arrive(database, { name: 'Wanjiru', ...about }, NOON - HOUR);
  const held = await arrive(database, { name: LONG, email: `${LONG}@x.example` }, NOON, {
    suspicion: 'honeypot',
  });
  const reader = `${LONG}@farm.example`;
  await arrive(database, { email: reader }, NOON, { form: 'newsletter' });
  await changeSubscription(database, 'confirm', reader, { outgoing: [], now: NOON });
  await giveUpMail(database, NOON, `550 5.1.1 ${LONG}: no such mailbox`);
  return { waiting, held };
}

test('every screen fits a phone, and axe finds nothing', async ({ page, staff }) => {
  const { waiting, held } = await fill(staff.database);
  await page.setViewportSize({ width: 360, height: 800 });
  const look = async (screen: string) => {
    expect(await violations(page), screen).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
  for (const address of [
    '/',
    '/?words=nothing',
    `/submissions/${waiting}`,
    `/submissions/${held}?done=note`,
    '/readers',
    '/outbox',
    '/people',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(address);
  }
  await page.getByLabel('Email address').fill('wanjiru@farm.example');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await expect(page.getByRole('heading', { name: 'Erase everything?' })).toBeVisible();
  await look('before erasing');
});
