import { beforeEach, expect, it } from 'vitest';
import { UnavailableError, type Database } from '../database/database.ts';
import { attentionOf } from '../store/attention.ts';
import { eraseAddress } from '../store/personal-data.ts';
import { countWrong } from '../store/staff-passwords.ts';
import { findSubmission } from '../store/submissions.ts';
import { changeSubscription, listReaders } from '../store/subscriptions.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';
import { textOf, visitStaff } from '../testing/staff-visitor.ts';
import { DIALECTS, openTestDatabase } from '../testing/test-databases.ts';
import { HOUR, MINUTE } from '../time-units.ts';

/** 23 November 2026, noon in Nairobi. */
const NOW = Date.UTC(2026, 10, 23, 9);
const MARKUP = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

let database: Database;
let staff: ReturnType<typeof visitStaff>;
beforeEach(async () => {
  database = await openTestDatabase();
  staff = visitStaff(database);
});

const rowsOf = ({ document }: { document: Document }) =>
  Array.from(document.querySelectorAll('.row .who'), ({ textContent }) => textContent);

const confirm = (email: string) =>
  changeSubscription(database, 'confirm', email, { outgoing: [], now: NOW });

it('lists waiting, overdue, quarantined and answered submissions', async () => {
  await arrive(database, { name: 'Akinyi' }, NOW - HOUR);
  await arrive(database, { name: 'Baraka' }, NOW - 25 * HOUR, { form: 'partnership' });
  await arrive(database, { name: 'Chebet' }, NOW - HOUR, { suspicion: 'honeypot' });
  await arrive(database, { email: 'reader@farm.example' }, NOW - HOUR, { form: 'newsletter' });
  expect(rowsOf(await staff.get('/'))).toEqual(['Akinyi', 'Baraka']);
  expect(rowsOf(await staff.get('/?show=overdue'))).toEqual(['Baraka']);
  expect(rowsOf(await staff.get('/?show=quarantined'))).toEqual(['Chebet']);
  expect(rowsOf(await staff.get('/?show=answered'))).toEqual([]);
  expect(rowsOf(await staff.get('/?show=all'))).toHaveLength(4);
  expect(rowsOf(await staff.get('/?show=all&form=newsletter'))).toEqual(['reader@farm.example']);
  expect(textOf(await staff.get('/?show=overdue'))).toContain('Overdue: 25 hours');
});

it('searches for words, and for days in Nairobi', async () => {
  const asked = { name: 'Wanjirũ', email: 'a@farm.example', message: 'Is seed in stock?' };
  await arrive(database, asked, NOW);
  // Half past midnight on the 23rd in Nairobi, and half an hour before midnight.
  await arrive(database, { name: 'Night' }, Date.UTC(2026, 10, 22, 21, 30));
  await arrive(database, { name: 'Evening' }, Date.UTC(2026, 10, 22, 20, 30));
  for (const words of ['wanjiru+SEED', 'SÉED', 'stock%3F'])
    expect(rowsOf(await staff.get(`/?words=${words}`)), words).toEqual(['Wanjirũ']);
  expect(rowsOf(await staff.get('/?words=wanjiru+maize'))).toEqual([]);
  const elsewhere = (await staff.get('/?show=junk&words=seed')).document.querySelector('.under a');
  expect(rowsOf(await staff.get(elsewhere?.getAttribute('href') ?? ''))).toEqual(['Wanjirũ']);
  expect(rowsOf(await staff.get('/?from=2026-11-23'))).toEqual(['Wanjirũ', 'Night']);
  expect(rowsOf(await staff.get('/?until=2026-11-22'))).toEqual(['Evening']);
  expect(rowsOf(await staff.get('/?from=x&until=2026-99-99&page=-1&form=x&show=x'))).toHaveLength(
    3,
  );
});

it('shows fifty submissions on a page, and all in the file', async () => {
  const name = 'Wanjirũ wa Kamaũ '.repeat(30);
  for (let index = 0; index < 120; index += 1)
    await arrive(database, { name: `${index} ${name}` }, NOW - index * 1000);
  const first = await staff.get('/');
  expect(rowsOf(first)).toHaveLength(50);
  expect(textOf(first)).toContain('1–50 of 120 entries');
  const last = await staff.get('/?page=3&words=kamau');
  expect(rowsOf(last)).toHaveLength(20);
  expect(rowsOf(last).at(-1)).toMatch(/^119 Wanjirũ wa Kamaũ .*…$/);
  expect(last.document.querySelector('[rel=next]')).toBeNull();
  expect((await staff.get('/submissions.csv')).text.trimEnd().split('\r\n')).toHaveLength(121);
});

it('marks a subject that is not in the list of today, on the page and in the file', async () => {
  const old = await arrive(database, { name: 'Akinyi', subject: 'Dairy' }, NOW);
  const known = await arrive(database, { name: 'Baraka', subject: 'Coffee' }, NOW + MINUTE);
  await arrive(database, {}, NOW + HOUR, { form: 'partnership' });
  const shown = async (reference: string) => textOf(await staff.get(`/submissions/${reference}`));
  expect(await shown(old)).toContain('Subject (not in today’s list)Dairy');
  expect(await shown(known)).toContain('SubjectCoffee');
  const [titles, ...rows] = (await staff.get('/submissions.csv')).text.trimEnd().split('\r\n');
  const mark = titles?.split(',').indexOf('"Not in today’s list"') ?? -1;
  // The newest comes first.
  expect(rows.map((row) => row.split(',')[mark])).toEqual(['""', '""', '"Subject"']);
});

it('shows markup in every field as text', async () => {
  const fields = { name: MARKUP, email: `${MARKUP}@x`, subject: MARKUP, message: MARKUP };
  const reference = await arrive(database, fields, NOW);
  const shown = await staff.get(`/submissions/${reference}`);
  const noted = await staff.press(shown, 'Save the note', { note: MARKUP, who: MARKUP });
  const people = await staff.press(await staff.get('/people'), 'Look it up', {
    email: fields.email,
  });
  const outbox = await staff.get('/outbox?state=queued');
  const list = await staff.get(`/?words=${encodeURIComponent(MARKUP)}`);
  for (const page of [shown, noted, people, outbox, list]) {
    expect(page.status).toBe(200);
    expect(page.document.querySelector('script, img, [onerror]')).toBeNull();
    expect(textOf(page)).toContain('<script>alert(1)</script>');
  }
  expect(textOf(noted).match(/<script>/g)?.length).toBeGreaterThan(5);
});

it('marks as answered, reopens, sets aside as junk, and keeps every note', async () => {
  const reference = await arrive(database, { name: 'Akinyi' }, NOW - HOUR);
  const steps = [
    ['Mark as answered', 'called her', 'Marked as answered.'],
    ['Put it back', 'she called again', 'Put back.'],
    ['Mark as answered', 'sent the price list', 'Marked as answered.'],
    ['Junk', '', 'Set aside as junk.'],
    ['This is not junk', '', 'Put back.'],
  ] as const;
  let page = await staff.get(`/submissions/${reference}`);
  // Enter in the field of the name presses the first button.
  const [first] = page.document.querySelectorAll('.actions button');
  expect(first?.textContent).toBe('Save the note');
  for (const [button, note, said] of steps) {
    staff.clock.now += MINUTE;
    page = await staff.press(page, button, { note, who: 'Grace' });
    expect(textOf(page)).toContain(said);
  }
  const lines = Array.from(page.document.querySelectorAll('.history li'), ({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );
  expect(lines).toEqual([
    'Came in, today, 11:00',
    'Grace marked it as answered, today, 12:01called her',
    'Grace put it back, today, 12:02she called again',
    'Grace marked it as answered, today, 12:03sent the price list',
    'Grace set it aside as junk, today, 12:04',
    'Grace put it back, today, 12:05',
  ]);
  // A submission that was answered before it became junk is answered again.
  const { state, answeredAt } = (await findSubmission(database, reference)) ?? {};
  expect({ state, answeredAt }).toEqual({ state: 'answered', answeredAt: NOW + 3 * MINUTE });
});

it('offers the submission that has waited longest after one is done', async () => {
  const first = await arrive(database, { name: 'Akinyi' }, NOW - 30 * HOUR);
  await arrive(database, { name: 'Baraka' }, NOW - HOUR);
  await arrive(database, { name: 'Chebet' }, NOW - 2 * HOUR);
  await arrive(database, {}, NOW - 9 * HOUR, { form: 'newsletter' });
  const page = await staff.press(await staff.get(`/submissions/${first}`), 'Mark as answered');
  expect(textOf(page)).toContain('Next: Chebet, who has waited for 2 hours.');
});

it('sets a page of the quarantine aside as junk, but no submission that was released since', async () => {
  const held = { suspicion: 'honeypot' } as const;
  for (const name of ['Casino', 'Loans']) await arrive(database, { name }, NOW, held);
  const reference = await arrive(database, { name: 'Mary' }, NOW, held);
  const page = await staff.get('/?show=quarantined');
  const one = await staff.get(`/submissions/${reference}`);
  expect(textOf(await staff.press(one, 'Let it through'))).toContain('Let through.');
  expect((await staff.press(one, 'Let it through')).status).toBe(409);
  const done = await staff.press(page, 'Set all 3 of this page aside as junk');
  expect(textOf(done)).toContain('2 requests are set aside as junk.');
  expect(rowsOf(await staff.get('/?show=junk'))).toHaveLength(2);
  expect(rowsOf(await staff.get('/'))).toEqual(['Mary']);
});

it('tells the second of two people what the first has done, and keeps the typed note', async () => {
  const reference = await arrive(database, {}, NOW);
  const seenByBoth = await staff.get(`/submissions/${reference}`);
  await staff.press(seenByBoth, 'Mark as answered', { note: 'called her', who: 'Grace' });
  staff.clock.now += MINUTE;
  const typed = { note: 'wrote to her', who: 'Otieno' };
  const late = await staff.press(seenByBoth, 'Mark as answered', typed);
  expect(late.status).toBe(409);
  expect(textOf(late)).toContain('Grace marked it as answered, today, 12:00.');
  expect(late.document.querySelector('textarea')?.value).toBe('wrote to her');
  expect(late.document.querySelector<HTMLInputElement>('#who')?.value).toBe('Otieno');
  expect(await findSubmission(database, reference)).toMatchObject({ note: 'called her' });
  // Two notes never conflict.
  const both = await staff.press(late, 'Save the note');
  expect(textOf(both)).toMatch(/called her.*Otieno wrote a note, today, 12:01wrote to her/);
});

it('says that a submission was erased meanwhile', async () => {
  const reference = await arrive(database, {}, NOW);
  const address = `/submissions/${reference}`;
  const page = await staff.get(address);
  await eraseAddress(database, 'wanjiru@farm.example', NOW);
  const noted = await staff.press(page, 'Save the note', { note: 'called her' });
  for (const gone of [noted, await staff.get(address)]) {
    expect(gone.status).toBe(410);
    expect(textOf(gone)).toContain('It was erased');
  }
  expect(staff.failures).toEqual([]);
});

it('refuses notes that are empty or too long, and keeps what was typed', async () => {
  const reference = await arrive(database, {}, NOW);
  const page = await staff.get(`/submissions/${reference}`);
  const empty = await staff.press(page, 'Save the note', { note: '  ' });
  expect(empty.status).toBe(422);
  expect(textOf(empty)).toContain('The note is empty');
  const note = 'x'.repeat(1501);
  const long = await staff.press(page, 'Mark as answered', { note });
  expect(long.status).toBe(422);
  expect(long.document.querySelector('textarea')?.value).toBe(note);
  expect(await findSubmission(database, reference)).toMatchObject({ state: 'new', note: null });
});

it('refuses forged or old tokens, other sites and other hosts', async () => {
  const reference = await arrive(database, {}, NOW);
  const address = `/submissions/${reference}/junk`;
  const { document } = await staff.get(`/submissions/${reference}`);
  const token = document.querySelector<HTMLInputElement>('[name=token]')?.value ?? '';
  const fields = { token, seen: '0' };
  const refusals = [
    await staff.post(address, { ...fields, token: '' }),
    await staff.post(address, { ...fields, token: `${token.split('.')[0]}.x` }),
    await staff.post(address, { ...fields, token: token.replace(/^./, 'z') }),
    await staff.post(address, fields, { origin: 'https://evil.example' }),
    await staff.post(address, fields, { origin: 'null' }),
    await staff.post(address, fields, { origin: 'http://localhost:3000' }),
    await staff.post(address, fields, { origin: undefined, 'sec-fetch-site': 'cross-site' }),
    await staff.post(address, fields, { origin: undefined }),
    await staff.post(address, fields, { host: 'evil.example', origin: 'http://evil.example' }),
    await staff.post(address, fields, { 'content-type': 'text/plain' }),
    await staff.post(`${address}x`, fields),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([
    403, 403, 403, 403, 403, 403, 403, 403, 421, 400, 404,
  ]);
  staff.clock.now += 25 * HOUR;
  const old = await staff.post(address, fields);
  expect(textOf(old)).toContain('open for more than a day');
  expect(await findSubmission(database, reference)).toMatchObject({ state: 'new' });
  for (const url of ['/', '/staff.css', '/assets/site.css', '/submissions.csv'])
    expect((await staff.get(url, { host: 'rebound.example' })).status).toBe(421);
  expect((await staff.get(address)).status).toBe(405);
  staff.clock.now = NOW;
  const taken = await staff.post(address, fields, {
    origin: undefined,
    'sec-fetch-site': 'same-origin',
  });
  expect(taken.status).toBe(303);
});

it('behind a proxy knows who signed in, and refuses requests without sign-in', async () => {
  const reference = await arrive(database, {}, NOW);
  const behind = visitStaff(database, { url: 'https://staff.kilele.example' });
  const host = { host: 'staff.kilele.example' };
  const grace = { ...host, 'x-staff-name': 'Grace' };
  expect((await behind.get('/', host)).status).toBe(403);
  const { document } = await behind.get(`/submissions/${reference}`, grace);
  const token = document.querySelector<HTMLInputElement>('[name=token]')?.value ?? '';
  expect(document.querySelector('#who')).toBeNull();
  const fields = { token, seen: '0', who: 'Mallory' };
  const origin = 'https://staff.kilele.example';
  const send = (headers: Record<string, string>) =>
    behind.post(`/submissions/${reference}/answered`, fields, headers);
  expect((await send({ ...grace, origin: 'http://staff.kilele.example' })).status).toBe(403);
  // A token is valid for one name.
  expect((await send({ ...grace, 'x-staff-name': 'Otieno', origin })).status).toBe(403);
  expect((await send({ ...grace, origin })).status).toBe(303);
  const page = await behind.get(`/submissions/${reference}`, grace);
  expect(textOf(page)).toContain('Grace marked it as answered');
  // Without a proxy the header with a name is ignored.
  const direct = await behind.get('/', { 'x-staff-name': 'Mallory' });
  expect(direct.text).not.toContain('Mallory');
});

it('lists only confirmed readers, on the page and in the file, and takes one off', async () => {
  for (const name of ['a', 'b', 'c'])
    await arrive(database, { email: `${name}@farm.example` }, NOW - HOUR, { form: 'newsletter' });
  await confirm('a@farm.example');
  await confirm('b@farm.example');
  await changeSubscription(database, 'leave', 'b@farm.example', { outgoing: [], now: NOW });
  const page = await staff.get('/readers');
  expect(textOf(page)).toMatch(/1 confirmed ?1 new in 30 days ?1 not confirmed yet/);
  const { text, headers } = await staff.get('/readers.csv');
  expect(text).toMatch(
    /^"email","since","unsubscribe","attributes"\r\n"a@farm\.example","[^"]*","https:\/\/forms\.example\/submissions\/unsubscribe\?token=[\w-]+","[^\r]*"\r\n$/,
  );
  expect(headers['Content-Disposition']).toBe('attachment; filename="readers-2026-11-23.csv"');
  const typed = { email: 'a@farm.example' };
  const found = await staff.press(await staff.get('/people'), 'Look it up', typed);
  const done = await staff.press(found, 'Unsubscribe: a@farm.example');
  expect(textOf(done)).toMatch(/No newsletter goes to this address any more.*has unsubscribed/);
  expect(await listReaders(database.query)).toEqual([]);
});

it('sends mails again that were given up, or deletes them, and no others', async () => {
  await arrive(database, {}, NOW);
  await giveUpMail(database, NOW, 'RCPT TO: 550 no such mailbox');
  const page = await staff.get('/outbox');
  expect(textOf(page)).toMatch(/is it spelled correctly\? \(RCPT TO: 550 no such mailbox\)/);
  const again = 'Try again: Receipt to wanjiru@farm.example';
  const letGo = 'Let it go: Receipt to wanjiru@farm.example';
  expect(textOf(await staff.press(page, again))).toContain('One mail is tried again now.');
  expect(textOf(await staff.press(page, letGo))).toContain('It was not given up any more');
  await giveUpMail(database, NOW);
  expect(textOf(await staff.press(page, letGo))).toContain('Let go: it is deleted');
  expect((await attentionOf(database.query, NOW)).givenUp.count).toBe(0);
});

it('shows and exports the data of a person, and erases it after a question', async () => {
  const reference = await arrive(database, {}, NOW);
  const typed = { email: 'WANJIRU@farm.example' };
  const found = await staff.press(await staff.get('/people'), 'Look it up', typed);
  expect(textOf(found)).toContain('1 submission, 1 mail');
  const file = await staff.press(found, 'Download the file');
  expect(JSON.parse(file.text)).toMatchObject({
    submissions: [{ reference, receivedAt: '2026-11-23T09:00:00.000Z' }],
  });
  const asked = await staff.press(found, 'Erase everything…');
  expect(textOf(asked)).toContain('This cannot be undone.');
  expect(await findSubmission(database, reference)).not.toBeNull();
  const done = await staff.press(asked, 'Yes, erase it for good');
  expect(textOf(done)).toContain('Submissions: 1, newsletter: 0, mails: 1.');
  expect(await findSubmission(database, reference)).toBeNull();
  const nothing = await staff.press(await staff.get('/people'), 'Look it up', typed);
  expect(textOf(nothing)).toContain('We have nothing of WANJIRU@farm.example.');
});

it('says how many of each form came in within thirty days, and how many wrong passwords in one', async () => {
  for (const age of [0, 29 * 24, 30 * 24]) await arrive(database, {}, NOW - age * HOUR);
  await arrive(database, {}, NOW, { form: 'partnership' });
  expect(textOf(await staff.get('/'))).toContain('In 30 days: 2 inquiries, 1 partnership request.');
  await countWrong(database.query, 3, NOW);
  const { text } = await staff.get('/');
  expect(text).toContain('Wrong passwords in the last 24 hours: 3');
});

it('says that the database cannot be reached', async () => {
  const broken = visitStaff({
    ...database,
    query: () => Promise.reject(new UnavailableError('away')),
  });
  const page = await broken.get('/');
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('The database cannot be reached');
  expect(broken.failures).toHaveLength(1);
});

it('sends a policy that allows nothing but our own styles, pictures and forms, and begins with a link to the page', async () => {
  const { headers, text, document } = await staff.get('/');
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY' });
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(text).not.toMatch(/ style=|<script|<style/);
  // Who uses the keyboard comes to the page with the first link.
  const [first] = document.links;
  expect(first?.textContent).toBe('Skip to the page');
  expect(document.querySelector(first?.hash ?? '')?.tagName).toBe('MAIN');
});

it.each(DIALECTS)('accepts only one of two changes at the same moment, on %s', async (dialect) => {
  const database = await openTestDatabase(dialect);
  const staff = visitStaff(database);
  const reference = await arrive(database, {}, NOW);
  const page = await staff.get(`/submissions/${reference}`);
  const both = await Promise.all([
    staff.press(page, 'Mark as answered', { note: 'one' }),
    staff.press(page, 'Junk', { note: 'two' }),
  ]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const { document } = await staff.get(`/submissions/${reference}`);
  expect(document.querySelectorAll('.history li')).toHaveLength(2);
  for (const screen of ['/?show=overdue', '/readers', '/outbox', '/people'])
    expect((await staff.get(screen)).status).toBe(200);
  expect(staff.failures).toEqual([]);
});
