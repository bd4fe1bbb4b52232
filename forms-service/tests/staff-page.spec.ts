/** The page for staff in a browser, on both databases: all screens, no scripts, only a keyboard, two people at once. */
import type { Page } from '@playwright/test';
import { violations } from '@website/site/tests/pages/axe.ts';
import { expectNoSidewaysScroll } from '@website/site/tests/journeys/checks.ts';
import { expect } from '@website/site/tests/site.ts';
import type { Database } from '../database/database.ts';
import { claim, endClaim } from '../store/outbox.ts';
import { markAnswered } from '../store/submissions.ts';
import { changeSubscription } from '../store/subscriptions.ts';
import { NOON, test } from '../testing/staff-browser.ts';
import { arrive } from '../testing/arrive.ts';

// One worker: PostgreSQL is started once.
test.describe.configure({ mode: 'default' });

const HOUR = 60 * 60 * 1000;
const LONG = 'Wanjirũ-wa-Kamaũ-Cooperative-Society'.repeat(12);
const MESSAGE = 'Habari,\n\nour tea has yellow leaves at the edges. What does it need?';

/** Stores data for every screen. @returns references of a new and of a quarantined submission */
async function fill(database: Database) {
  const names = ['Akinyi Odhiambo', 'Baraka', LONG, 'Chebet Koech'];
  const about = { subject: 'Tea', message: MESSAGE };
  for (const [index, name] of names.entries()) {
    const email = `person${index}@farm.example`;
    await arrive(database, { name, email, ...about }, NOON - index * 20 * HOUR);
  }
  const waiting = await arrive(
    database,
    { name: 'Wanjiru', email: 'wanjiru@farm.example', ...about },
    NOON - HOUR,
  );
  const held = await arrive(database, { name: LONG, email: `${LONG}@x.example` }, NOON, {
    suspicion: 'honeypot',
  });
  await arrive(database, { email: `${LONG}@farm.example` }, NOON, { form: 'newsletter' });
  await changeSubscription(database, 'confirm', `${LONG}@farm.example`, {
    outgoing: [],
    now: NOON,
  });
  const order = { worker: 'w', kind: 'mail', most: 2, now: NOON, leaseMs: 1000 } as const;
  for (const { id } of await claim(database, order))
    await endClaim(database.query, id, {
      worker: 'w',
      now: NOON,
      error: `550 5.1.1 ${LONG}: no such mailbox`,
      state: 'dead',
    });
  return { waiting, held };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { dialect, widths } of [
  // A width has nothing to do with a database: each looks at every screen at its own.
  { dialect: 'sqlite', widths: [360, 1280] },
  { dialect: 'postgres', widths: [390] },
] as const) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test(`every screen fits ${widths.join(' and ')} px, and axe finds nothing`, async ({
      page,
      staff,
    }) => {
      const { waiting, held } = await fill(staff.database);
      const look = async (screen: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await violations(page), `${screen} at ${width} px`).toEqual([]);
          await expectNoSidewaysScroll(page);
        }
      };
      const screens = [
        '/',
        '/?show=all',
        '/?words=nothing',
        `/submissions/${waiting}`,
        `/submissions/${held}?done=note`,
        '/readers',
        '/readers/news',
        '/readers/news/record-coffee-harvest',
        '/outbox',
        '/outbox?state=sent',
        '/people',
        '/figures',
      ];
      for (const address of screens) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(address);
      }
      await page.goto('/people');
      await page.getByLabel('Email address').fill('wanjiru@farm.example');
      await button(page, 'Look it up').click();
      await expect(button(page, 'Erase everything…')).toBeVisible();
      await look('a person');
      await button(page, 'Erase everything…').click();
      await expect(page.getByRole('heading', { name: 'Erase everything?' })).toBeVisible();
      await look('before erasing');
    });

    test('when two people answer the same submission, the second is told, and loses no text', async ({
      page,
      context,
      staff,
      site,
    }) => {
      const { waiting } = await fill(staff.database);
      await page.goto(`/submissions/${waiting}`);
      const second = await context.newPage();
      await second.goto(`/submissions/${waiting}`);
      await page.getByLabel('Note', { exact: true }).fill('I called her.');
      await page.getByLabel('Your name').fill('Grace');
      await button(page, 'Mark as answered').click();
      await expect(page.getByRole('status')).toContainText('Marked as answered.');
      await second.getByLabel('Note', { exact: true }).fill('I wrote to her.');
      await second.getByLabel('Your name').fill('Otieno');
      site.expectMessage(/409/);
      await button(second, 'Mark as answered').click();
      await expect(second.getByRole('alert')).toContainText('Grace marked it as answered');
      expect(await violations(second)).toEqual([]);
      await expect(second.getByLabel('Note', { exact: true })).toHaveValue('I wrote to her.');
      await button(second, 'Save the note').click();
      await expect(second.getByRole('listitem').filter({ hasText: 'I called her.' })).toBeVisible();
      await expect(
        second.getByRole('listitem').filter({ hasText: 'Otieno wrote a note' }),
      ).toContainText('I wrote to her.');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a submission is found, marked as answered and reopened', async ({ page, staff }) => {
        await fill(staff.database);
        await page.goto('/');
        await page.getByLabel('Search').fill('wanjiru');
        await button(page, 'Show').click();
        await page.getByRole('link', { name: /^Wanjiru\b/ }).click();
        await expect(page.getByText('our tea has yellow leaves')).toBeVisible();
        await page.getByLabel('Note', { exact: true }).fill('Sent her the leaflet.');
        await button(page, 'Mark as answered').click();
        await expect(page.getByText('Sent her the leaflet.')).toBeVisible();
        await page.goto('/?show=answered');
        await expect(page.getByRole('link', { name: /^Wanjiru\b/ })).toContainText('Answered');
        await page.getByRole('link', { name: /^Wanjiru\b/ }).click();
        await button(page, 'Put it back').click();
        await expect(page.getByText('Put back.')).toBeVisible();
        await expect(page.getByText('Sent her the leaflet.')).toBeVisible();
      });

      test('the data of a person is erased after a question', async ({ page, staff, site }) => {
        const { waiting } = await fill(staff.database);
        await page.goto('/people');
        await page.getByLabel('Email address').fill('wanjiru@farm.example');
        await button(page, 'Look it up').click();
        await button(page, 'Erase everything…').click();
        await button(page, 'Yes, erase it for good').click();
        await expect(page.getByText('Everything is erased.')).toBeVisible();
        site.expectMessage(/410/);
        const { status } = await page.goto(`/submissions/${waiting}`).then((answer) => ({
          status: answer?.status(),
        }));
        expect(status).toBe(410);
        await expect(
          page.getByRole('heading', { name: 'This is not there any more' }),
        ).toBeVisible();
      });
    });

    test('all work is possible with the keyboard alone', async ({ page, staff }) => {
      const { waiting } = await fill(staff.database);
      await page.goto(`/submissions/${waiting}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
      await page.keyboard.press('Enter');
      const note = page.getByLabel('Note', { exact: true });
      for (let presses = 0; presses < 20; presses += 1) {
        if (await note.evaluate((field) => field === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(note).toBeFocused();
      await page.keyboard.type('Called her.');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Grace');
      // Enter in a field presses the least important button.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('The note is saved.');
      await expect(page.getByText('Grace wrote a note')).toBeVisible();
    });

    test('the list downloads as a file that a spreadsheet opens', async ({ page, staff }) => {
      const { waiting } = await fill(staff.database);
      await markAnswered(staff.database, waiting, { now: NOON, note: '=1+1' });
      await page.goto('/?show=answered');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('submissions-2026-11-23.csv');
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).toContain(waiting);
      expect(text).toContain(`"'=1+1"`);
    });
  });
}
