import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { noteBackup } from '../store/backups.ts';
import { countWrong, isPasswordOf } from '../store/staff-passwords.ts';
import { changeSubscription, signUp } from '../store/subscriptions.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { startSmtp } from '../testing/smtp-server.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { HOUR } from '../time-units.ts';
import type { Arrival } from '../types.ts';
import { runInbox } from './inbox-program.ts';

const NOW = Date.UTC(2026, 5, 1, 9);

type Said = { code: number | null; output: string; errors: string };

/** Runs a command in this process, because a new process for each command would be slow. */
async function inbox(env: Record<string, string>, ...parameters: string[]): Promise<Said> {
  const said = { output: '', errors: '' };
  const collect = (to: keyof typeof said, end: string) => (text: unknown) => {
    said[to] += `${String(text)}${end}`;
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(collect('output', '\n')),
    vi.spyOn(console, 'error').mockImplementation(collect('errors', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(collect('output', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect('errors', '')),
  ];
  try {
    const code = await runInbox(parameters, env);
    return { code, output: said.output, errors: said.errors.trim() };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

let site: string;
let place: TestDatabase;
let database: Database;
/** More settings of a test. */
let env: Record<string, string>;
beforeEach(async () => {
  site = writeSmallBuild();
  place = await testDatabase();
  database = await place.open();
  env = {};
});

const ask = (...parameters: string[]) =>
  inbox({ SUBMISSIONS_FOLDER: place.settings.folder, SITE_FOLDER: site, ...env }, ...parameters);
const json = async <Answer>(...parameters: string[]) => {
  const { code, output, errors } = await ask(...parameters, '--json');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output) as Answer;
};
const fileIn = (name: string) => path.join(place.settings.folder, name);
const take = (changes: Partial<Arrival>, now = NOW) =>
  arrive(database, { name: 'Wanjiru', message: 'Is seed in stock?' }, now, changes);

it('says how much there is and what waits, and where staff see it', async () => {
  expect((await ask('status')).output).toContain('Nothing waits for you.');
  await take({});
  await take({ suspicion: 'honeypot' });
  await giveUpMail(database, NOW);
  const { output } = await ask('status');
  expect(output).toContain('1 waited for an answer for more than 24 hours\n');
  expect(output).toContain('1 held back, since a program may have sent it\n');
  expect(output).toContain('1 mails or calls that nobody tries to send any more\n');
  expect(output).toContain('page for staff: npm run inbox -- open\n');
  env = { STAFF_URL: 'https://staff.kilele.example' };
  expect((await ask('status')).output).toContain('page for staff: https://staff.kilele.example');
  expect(await json('status')).toMatchObject({
    submissions: { new: 1, quarantined: 1 },
    outbox: { dead: 1 },
    readers: 0,
  });
});

it('says what an erasure did, which spellings stay, and who still has the data', async () => {
  const email = (spelling: string) => ({ fields: { email: spelling } });
  for (const spelling of ['j.ane@gmail.com', 'Jane+news@googlemail.com', 'jan@gmail.com'])
    await take(email(spelling));
  const alike = 'Perhaps the same person, and not erased: jane+news@googlemail.com.';
  expect((await ask('erase', 'J.ane@gmail.com')).errors).toContain(`--yes to do it.\n${alike}`);
  env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'sixteen letters!' };
  expect((await ask('erase', 'J.ane@gmail.com', '--yes')).output.split('\n')).toEqual([
    'Erased. Submissions: 1, newsletter: 0, mails: 1.',
    'Its bytes in the file of the database are overwritten: nothing of it is left there. The file stays as large as it is, and new rows fill it.',
    alike,
    'Backups hold it until you delete them, and mailboxes what was sent.',
    'WEBHOOK_URL is told the references (person.erased): delete there what it was sent.',
    '',
  ]);
});

it('erases while a dump holds the tables, and rewrites the files with the next purge', async () => {
  const other = await testDatabase('postgres');
  const opened = await other.open();
  await arrive(opened, {}, NOW);
  env = { DATABASE_URL: other.settings.databaseUrl ?? '' };
  const noted = () => opened.query("SELECT name FROM chores WHERE name = 'scrub'");
  await opened.transaction(async (query) => {
    // As pg_dump does.
    await query('LOCK TABLE submissions IN ACCESS SHARE MODE');
    const said = await ask('erase', 'wanjiru@farm.example', '--yes');
    expect(said).toMatchObject({ code: 0, errors: '' });
    expect(said.output).toMatch(
      /^Erased\. Submissions: 1, newsletter: 0, mails: 1\.\nIts bytes stay .* until the next purge/,
    );
  });
  expect(await noted()).toHaveLength(1);
  await opened.query("UPDATE chores SET due_at = 1 WHERE name = 'scrub'");
  expect((await ask('status')).output).toContain(
    'files of the database: npm run inbox -- purge --rewrite',
  );
  expect((await ask('purge', '--yes', '--rewrite')).output).toContain('The tables are rewritten');
  expect(await noted()).toEqual([]);
});

it('exports a spreadsheet in which a formula that was typed stays text', async () => {
  const file = fileIn('requests.xlsx');
  await take({ fields: { email: 'a@farm.example', name: '+254 700 000 000', message: '=1+1' } });
  expect((await ask('export')).output).toMatch(/^\uFEFF"Reference","Form","Received".*\r\n/);
  expect((await ask('export', '--output', file)).output).toBe(`Written to ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const sheet = strFromU8(
    unzipSync(readFileSync(file))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  // Noon on 1 June 2026, as a number of days.
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46174\.5<\/v>/);
  expect(sheet).toMatch(/<c r="F2"[^>]* t="(?:s|inlineStr)"/);
  expect(sheet).not.toContain('<f>');
  expect((await ask('export', '--output', file)).errors).toContain('EEXIST');
});

it('sends a test mail, and says what the mail server answers', async () => {
  expect((await ask('test-mail')).errors).toContain('SMTP_URL is not set');
  const server = await startSmtp();
  env = { SMTP_URL: server.url, MAIL_STAFF: 'staff@farm.example' };
  const test = await ask('test-mail');
  expect(test.output).toContain('took the mail to staff@farm.example. It said: 250');
  server.faults.RCPT = 550;
  expect((await ask('test-mail')).errors).toContain('is it spelled correctly?');
  await server.stop();
  expect((await ask('test-mail')).errors).toContain('cannot be reached');
});

it('hands out the readers, each with a link to unsubscribe, and takes those off who left elsewhere', async () => {
  for (const email of ['a@farm.example', 'b@farm.example', 'c@farm.example']) {
    await database.transaction((query) => signUp(query, email, NOW));
    await changeSubscription(database, 'confirm', email, { outgoing: [], now: NOW });
  }
  env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'sixteen letters!' };
  const readers = await ask('export', '--readers', '--output', '-');
  expect(readers.output).toMatch(
    /^"email","since","unsubscribe","attributes"\r\n"a@farm\.example","2026-06-01 12:00","(https:.*\/submissions\/unsubscribe\?token=[\w-]+)","\{""unsubscribe"":""\1""\}"\r\n/,
  );
  const left = await ask('unsubscribe', 'A@farm.example', 'b@farm.example', 'x@farm.example');
  expect(left.output).toBe(
    'Unsubscribed: A@farm.example, b@farm.example.\nNot on the list: x@farm.example.\n',
  );
  expect(await json('export', '--readers')).toMatchObject([{ email: 'c@farm.example' }]);
  const calls = await database.query('SELECT template FROM outbox');
  expect(calls).toEqual([
    { template: 'newsletter.unsubscribed' },
    { template: 'newsletter.unsubscribed' },
  ]);
});

it('makes passwords for staff and takes them away, also after a restore, and counts wrong ones', async () => {
  expect((await ask('staff-password')).output).toContain('Nobody has a password.');
  const { password } = await json<{ password: string }>('staff-password', 'Wanjiru');
  const signsIn = () => isPasswordOf(database.query, 'wanjiru', password);
  expect(await signsIn()).toBe(true);
  expect((await ask('staff-password', 'Wanjiru wa Kamau')).errors).toContain('is no name');
  await json('staff-password', 'Kamau');
  const file = fileIn('backup.sqlite');
  await ask('backup', file);
  expect((await ask('staff-password', 'Kamau', '--remove')).output).toContain('cannot sign in');
  await json('restore', file, '--yes');
  expect(await json('staff-password')).toEqual({ people: ['wanjiru'] });
  expect(await signsIn()).toBe(true);
  await countWrong(database.query, 3, Date.now());
  expect(await json('status')).toMatchObject({ wrongPasswords: 3 });
  expect((await ask('status')).output).toContain(
    'wrong passwords of staff in the last 24 hours: 3',
  );
});

it('says how old the last good backup is, and when it is too old, also after a restore', async () => {
  const file = fileIn('copy.sqlite');
  expect((await ask('status')).output).toContain('last good backup: never');
  expect((await ask('backup', fileIn('submissions.sqlite'))).code).toBe(1);
  expect(await json('status')).toMatchObject({ backupAgeMs: null });
  await ask('backup', file);
  const { output } = await ask('status');
  expect(output).toContain('last good backup: 0 hours ago\n');
  expect(output).toContain('Nothing waits for you.');
  await noteBackup(database.query, Date.now() - 50 * HOUR);
  await ask('restore', file, '--yes');
  const late = await ask('status');
  expect(late.output).toContain('last good backup: 50 hours ago\n');
  expect(late.output).toContain(
    'What waits for you:\nthe last good backup is older than two days\n',
  );
});

it('backs up, restores, and applies the retention periods', async () => {
  const file = fileIn('copy.sqlite');
  await take({}, Date.UTC(2020, 0, 1));
  expect((await ask('backup', file)).output).toBe(`Written to ${file}.\n`);
  await take({}, Date.now());
  expect((await ask('restore', file)).errors).toContain('Add --yes');
  expect(await json('export')).toHaveLength(2);
  expect(await json('restore', file, '--yes')).toMatchObject({ restored: file });
  expect(await json('export')).toHaveLength(1);
  expect(await json('purge')).toMatchObject({ submissions: 1 });
});

it('names in status why mails fail, and the setting that mends it', async () => {
  await take({}, Date.now());
  await database.query(
    "UPDATE outbox SET last_error = 'CONN: self-signed certificate' WHERE state = 'queued'",
  );
  await take({}, Date.now());
  await database.query(
    "UPDATE outbox SET state = 'dead', last_error = 'the webhook answered 410' WHERE last_error IS NULL",
  );
  const { output } = await ask('status');
  expect(output).toContain('failed: 1. CONN: self-signed');
  expect(output).toContain('?tls.rejectUnauthorized=false');
  expect(output).toContain('failed: 1. the webhook answered 410');
  expect(output).toContain('look at WEBHOOK_URL');
});

it.each([
  ['backup', '/proc/copy.sqlite'],
  ['backup', 'x'.repeat(300)],
  ['export', '--output', '/dev/null/list.xlsx'],
  ['export', '--readers', '--output', '/proc/readers.csv'],
])('says in a sentence that a file cannot be written: %s %s', async (...parameters) => {
  const { code, errors } = await ask(...parameters);
  expect(code).toBe(1);
  expect(errors).toMatch(/^\/\S+ cannot be written: .+$/);
});

it('says in a sentence that the disk of a folder refuses a restore or a new database', async () => {
  const copy = fileIn('copy.sqlite');
  await ask('backup', copy);
  for (const parameters of [['restore', copy, '--yes'], ['create']]) {
    const env = { SUBMISSIONS_FOLDER: '/dev/null/submissions' };
    const { code, errors } = await inbox(env, ...parameters);
    expect(code).toBe(1);
    expect(errors).toMatch(/^\S.*\/dev\/null.*$/);
  }
});

it('copies everything to PostgreSQL, once', async () => {
  const reference = await take({});
  expect((await ask('copy')).errors).toContain('Set DATABASE_URL, or add --to');
  const other = await testDatabase('postgres');
  const to = other.settings.databaseUrl ?? '';
  env = { DATABASE_URL: to };
  expect((await ask('status')).errors).toContain('npm run inbox -- copy');
  env = {};
  expect((await ask('copy', '--to', to)).output).toContain(
    'Submissions: 1, newsletter: 0, mails: 1',
  );
  env = { DATABASE_URL: to };
  expect((await ask('export')).output).toContain(reference);
  expect((await ask('backup', 'copy.sqlite')).errors).toContain('pg_dump');
  expect(await ask('copy')).toMatchObject({ code: 1, output: '' });
});

it('writes the whole of a long list to another program', async () => {
  const fields = { email: 'a@farm.example', message: 'x'.repeat(1_000_000) };
  await take({ fields });
  const program = ['--import', 'tsx', 'forms-service/inbox/run-inbox.ts', 'export', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { ...process.env, SUBMISSIONS_FOLDER: place.settings.folder },
    maxBuffer: 2_000_000,
  });
  expect(JSON.parse(stdout)).toMatchObject([{ fields }]);
});

it('says that a full disk does not take the output', async () => {
  await take({});
  const command = 'exec node --import tsx forms-service/inbox/run-inbox.ts export > /dev/full';
  const env = { ...process.env, SUBMISSIONS_FOLDER: place.settings.folder };
  await expect(promisify(execFile)('sh', ['-c', command], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The output cannot be written: ENOSPC.*\n$/) as unknown,
  });
});

it.each([
  ['a server that is not there', ['status'], { DATABASE_URL: 'postgres://a@127.0.0.1:1/a' }],
  ['a setting that makes no sense', ['status'], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"'],
  ['a command there is not', ['statsu'], {}, 'Did you mean status?'],
  ['a day there is not', ['export', '--since', 'May'], {}, 'Expected a day such as 2026-06-01.'],
])('says what is wrong with %s', async (_what, parameters, settings, message = 'PostgreSQL: ') => {
  const { code, output, errors } = await inbox(settings, ...parameters);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(message);
  expect(errors).not.toContain('    at ');
});
