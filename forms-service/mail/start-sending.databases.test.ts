import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { readSettings } from '../service-settings.ts';
import { countOutbox } from '../store/outbox.ts';
import { mailboxOf } from '../store/mailboxes.ts';
import { arrive } from '../testing/arrive.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { outgoingOf } from './outgoing.ts';
import { placeholderWarning, recipientsOf, sendingNotes, startSending } from './start-sending.ts';
import { WORKER_LIMITS } from './worker.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp-server.ts';
import { colours, words } from '../testing/site-words.ts';

const BASE = {
  SITE_ORIGIN: 'https://shamba.example',
  SUBMISSIONS_ORIGIN: 'https://forms.shamba.example',
  MAIL_FROM: 'letters@shamba.example',
  MAIL_STAFF: 'one@shamba.example',
};

let database: Database;
let server: TestSmtp;
let sending: ReturnType<typeof startSending> | undefined;
beforeEach(async () => {
  database = await openTestDatabase();
  server = await startSmtp();
});
afterEach(async () => {
  await sending?.stop();
  sending = undefined;
  await server.stop();
});

/** Runs the workers with these settings. */
function run(env: Record<string, string>) {
  const settings = readSettings({ ...BASE, ...env });
  sending = startSending({
    settings,
    newestPages: () => ({ words, colours }),
    key: 'a key of the tests',
    database,
    report: () => undefined,
    reportTrouble: (error) => {
      throw error;
    },
  });
  return { settings, wake: sending.wake };
}

/** Stores an inquiry, and runs the workers until this number of items is sent. */
async function inquire(env: Record<string, string>, sent: number): Promise<void> {
  const { settings, wake } = run(env);
  await arrive(
    database,
    { name: 'Wanjiru', email: 'wanjiru@shamba.example', subject: 'Tea', message: 'Two leaves' },
    Date.now(),
    {},
    outgoingOf(recipientsOf(settings, words)),
  );
  wake();
  await expect.poll(async () => (await countOutbox(database.query)).sent).toBe(sent);
}

const HOOK = { WEBHOOK_SECRET: 'sixteen letters!' };

it('keeps mail queued without SMTP_URL, calls the present WEBHOOK_URL, also about earlier submissions, and sends the mail later', async () => {
  // No server listens there.
  await inquire({ ...HOOK, WEBHOOK_URL: 'http://127.0.0.1:1' }, 0);
  await sending?.stop();
  await database.query('UPDATE outbox SET due_at = 0');
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response()));
  await inquire({ ...HOOK, WEBHOOK_URL: 'http://other.example' }, 2);
  expect(calls.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('http://other.example'));
  expect(await countOutbox(database.query)).toMatchObject({ queued: 4, claimed: 0, dead: 0 });
  expect(server.received).toEqual([]);
  await sending?.stop();
  await inquire({ SMTP_URL: server.url }, 8);
  expect(server.received).toHaveLength(6);
});

it('gives up a receipt that has waited for more than three days', async () => {
  await inquire({}, 0);
  await sending?.stop();
  const threeDays = 3 * 24 * 60 * 60 * 1000;
  await database.query('UPDATE outbox SET created_at = created_at - $1', [threeDays]);
  await inquire({ SMTP_URL: server.url }, 3);
  expect(await countOutbox(database.query)).toMatchObject({ queued: 0, sent: 3, dead: 1 });
  const late = await database.query("SELECT template FROM outbox WHERE state = 'dead'");
  expect(late).toEqual([{ template: 'inquiry-received' }]);
});

it('claims mails by the clock of the database, which all copies share', async () => {
  const ahead = Date.now() + 3_600_000;
  const shared = database;
  database = { ...shared, now: () => Promise.resolve(ahead) };
  server.faults.RCPT = 'hangs';
  await inquire({ SMTP_URL: server.url }, 0);
  const leases = () => shared.query("SELECT claimed_until FROM outbox WHERE state = 'claimed'");
  const lease = { claimed_until: ahead + WORKER_LIMITS.lease };
  await expect.poll(leases).toEqual([lease, lease]);
  await sending?.stop(0);
});

it('sends mail to the second address of staff when the first is refused, and says why', async () => {
  const second = 'two@shamba.example';
  await server.stop();
  server = await startSmtp({
    onRcptTo({ address }, _session, done) {
      const isWrong = address === 'one@shamba.example';
      done(isWrong ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
  });
  await inquire({ SMTP_URL: server.url, MAIL_STAFF_SECOND: second }, 2);
  const notice = server.received.find(({ to }) => to.includes(second));
  expect(notice?.headers).toMatch(/^Subject: Inquiry: Tea/m);
  const text = notice?.source.replace(/=\r\n/g, '');
  expect(text).toContain('could not be sent to one@shamba.example');
  expect(text).toContain('550');
  expect(await countOutbox(database.query)).toMatchObject({ queued: 0, dead: 0 });
});

it('asks again to confirm a sign-up after the first request was refused', async () => {
  server.faults.RCPT = 550;
  const { settings, wake } = run({ SMTP_URL: server.url });
  const email = 'wanjiru@shamba.example';
  const mailbox = mailboxOf('a key of the tests', email);
  const signUp = async () => {
    const makes = outgoingOf(recipientsOf(settings, words));
    await arrive(database, { email }, Date.now(), { form: 'newsletter', mailbox }, makes);
    wake();
  };
  await signUp();
  await expect.poll(async () => (await countOutbox(database.query)).dead).toBe(1);
  delete server.faults.RCPT;
  await signUp();
  await expect.poll(() => server.received.length).toBe(1);
  await signUp();
  expect(await countOutbox(database.query)).toMatchObject({ queued: 0, sent: 1 });
});

it('sends queued mail to the present staff after MAIL_STAFF was corrected', async () => {
  await inquire({ MAIL_STAFF: 'wrong@shamba.example' }, 0);
  await sending?.stop();
  await inquire({ SMTP_URL: server.url, MAIL_STAFF: 'right@shamba.example' }, 4);
  const to = server.received.flatMap((mail) => mail.to).sort();
  const [right, visitor] = ['right@shamba.example', 'wanjiru@shamba.example'];
  expect(to).toEqual([right, right, visitor, visitor]);
});

it('logs at its start how it sends, without passwords', () => {
  expect(sendingNotes(readSettings({}))).toEqual([
    'SMTP_URL is not set: no mail is sent, all mails wait in the outbox.',
  ]);
  const settings = readSettings({
    SMTP_URL: 'smtps://kilele:s3cret@mail.example:465',
    WEBHOOK_URL: 'https://crm.example/hook?token=s3cret',
    WEBHOOK_SECRET: 'sixteen letters!',
    MAIL_STAFF: 'info@kilele.co.ke',
  });
  expect(sendingNotes(settings)).toEqual([
    'Mails are sent through mail.example:465.',
    'The webhook at crm.example is called.',
  ]);
});

it('warns in one line about addresses that are only examples', () => {
  expect(placeholderWarning(readSettings({}), words)).toBe(
    'These addresses are only examples and do not exist, so mails are lost. Please set MAIL_STAFF (now info@kilele.example), MAIL_FROM (now info@kilele.example), SITE_ORIGIN (now https://www.kilele.example).',
  );
  const real = {
    MAIL_STAFF: 'info@kilele.co.ke',
    MAIL_FROM: 'info@kilele.co.ke',
    SITE_ORIGIN: 'https://www.kilele.co.ke',
  };
  expect(placeholderWarning(readSettings(real), words)).toBeNull();
  const second = { ...real, MAIL_STAFF_SECOND: 'two@kilele.example' };
  expect(placeholderWarning(readSettings(second), words)).toContain('MAIL_STAFF_SECOND');
});
