import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { changeSubscription, signUp } from '../store/subscriptions.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';
import { ARTICLE, writeSmallBuild } from '../testing/small-build.ts';
import { startSmtp } from '../testing/smtp-server.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';
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

let site: ReturnType<typeof writeSmallBuild>;
beforeAll(() => {
  site = writeSmallBuild();
});
afterAll(() => site.remove());

let place: TestDatabase;
let database: Database;
/** More settings of a test. */
let env: Record<string, string>;
beforeEach(async () => {
  place = await testDatabase('sqlite');
  database = await place.open();
  env = {};
});
afterEach(() => place.remove());

const ask = (...parameters: string[]) =>
  inbox(
    { SUBMISSIONS_FOLDER: place.settings.folder, SITE_FOLDER: site.folder, ...env },
    ...parameters,
  );
const json = async <Answer>(...parameters: string[]) => {
  const { code, output, errors } = await ask(...parameters, '--json');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output) as Answer;
};
const fileIn = (name: string) => path.join(place.settings.folder, name);
const take = (changes: Partial<Arrival>, now = NOW) =>
  arrive(database, { name: 'Wanjiru', message: 'Is seed in stock?' }, now, changes);

it('lists, finds and shows submissions, marks them as answered, and sets them aside as junk', async () => {
  const reference = await take({});
  await take({ form: 'partnership', fields: { email: 'a@farm.example' } }, NOW + 1);
  const lines = (await ask('list')).output.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^REFERENCE +RECEIVED +FORM +STATE +FROM +WHAT$/);
  expect(lines[2]).toContain(`${reference}  2026-06-01 12:00  inquiry`);
  expect(await json('search', 'WANJÌRU', 'seed')).toMatchObject([{ reference }]);
  const shown = await ask('show', reference.toLowerCase());
  expect(shown.output).toMatch(/^Reference +KAG-[^]*\n\nIs seed in stock\?\n$/);
  const marked = await ask('answer', reference, '--note', 'called her');
  expect(marked.output).toBe(`${reference} is marked as answered.\n`);
  const filter = ['--state', 'answered', '--form', 'inquiry', '--since', '2026-06-01'];
  expect(await json('list', ...filter, '--before', '2026-06-02')).toMatchObject([{ reference }]);
  expect(await json('status')).toMatchObject({ submissions: { new: 1 }, outbox: { queued: 2 } });
  await ask('note', reference, 'comes on Tuesday');
  await ask('junk', reference);
  await ask('reopen', reference);
  expect(await json('show', reference)).toMatchObject({
    history: [
      { what: 'answered', note: 'called her', who: 'The command line' },
      { what: 'note', note: 'comes on Tuesday' },
      { what: 'junk', stateBefore: 'answered' },
      { what: 'reopened' },
    ],
  });
});

it('lists what is in quarantine, releases or discards it, and tells what waits', async () => {
  expect((await ask('status')).output).toContain('Nothing waits for you.');
  const late = await take({});
  const held = await take({ suspicion: 'honeypot' });
  const junk = await take({ suspicion: 'honeypot' });
  const { output } = await ask('status');
  expect(output).toMatch(/\n1 +waited for an answer.* npm run inbox -- list --overdue\n/);
  expect(output).toMatch(/\n2 +held back.* npm run inbox -- quarantine\n/);
  expect(await json('list', '--overdue')).toMatchObject([{ reference: late }]);
  expect((await ask('quarantine')).output).toContain('people cannot see was filled in');
  expect((await ask('answer', held)).errors).toBe(`${held} is in quarantine: release it first.`);
  expect(await json('release', held)).toMatchObject({ reference: held, state: 'new' });
  expect((await ask('discard', late)).errors).toContain('is new');
  expect((await ask('discard', junk)).output).toBe(`${junk} is deleted.\n`);
});

it('shows unsent mails, requeues and drops them', async () => {
  await take({});
  const error = '550 no such mailbox';
  const id = await giveUpMail(database, NOW, error);
  const short = id.slice(-6).toUpperCase();
  const dead = await ask('outbox', '--state', 'given-up');
  expect(dead.output).toContain(`\n${short}  given-up`);
  expect(dead.output).toContain(error);
  expect(dead.output).toContain('Altogether: 0 waiting, 0 being-sent, 0 sent, 1 given-up.');
  expect((await ask('requeue')).errors).toContain('Say which');
  expect(await json('requeue', short)).toEqual({ requeued: 1 });
  expect((await ask('drop', short)).errors).toBe(`${short} was not given up, so it stays.`);
  await database.query("UPDATE outbox SET state = 'dead'");
  expect(await json('drop', '--given-up')).toEqual({ dropped: 1 });
});

it('exports everything about an address, and erases it with --yes', async () => {
  const file = fileIn('person.json');
  await take({});
  const written = await ask('export-address', 'WANJIRU@farm.example', '--output', file);
  expect(written.output).toBe(`Written to ${file}.\n`);
  const person = JSON.parse(readFileSync(file, 'utf8')) as { mails: object[] };
  expect(person).toMatchObject({ submissions: [{}], mails: [{}] });
  // A mail repeats the submission in its data.
  expect(person.mails[0]).not.toHaveProperty('data');
  const asked = await ask('erase', 'wanjiru@farm.example');
  expect(asked.code).toBe(1);
  expect(asked.errors).toContain('Submissions: 1, newsletter: 0, mails: 1');
  expect(await json('list')).toHaveLength(1);
  expect(await json('erase', 'wanjiru@farm.example', '--yes')).toMatchObject({ submissions: 1 });
  expect(await json('list')).toEqual([]);
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
  expect((await ask('export', '--xlsx', '--output', file)).errors).toContain('EEXIST');
});

it('lists and counts readers, sends a test mail, and a newsletter after a test copy', async () => {
  await database.transaction((query) => signUp(query, 'a@farm.example', NOW));
  await changeSubscription(database, 'confirm', 'a@farm.example', { outgoing: [], now: NOW });
  expect(await json('readers')).toMatchObject([{ email: 'a@farm.example' }]);
  expect(await json('readers', '--counts')).toMatchObject({ readers: 1, months: [{ joined: 1 }] });
  expect((await ask('test-mail')).errors).toContain('SMTP_URL is not set');
  const server = await startSmtp();
  env = { SMTP_URL: server.url, MAIL_STAFF: 'staff@farm.example' };
  const test = await ask('test-mail');
  expect(test.output).toContain('took the mail to staff@farm.example. It said: 250');
  const send = (...options: string[]) => ask('send-newsletter', ARTICLE, ...options);
  expect((await send('--yes')).errors).toContain('Send a test copy first');
  expect((await send('--test', 'me@farm.example')).output).toContain('It said: 250');
  expect((await send('--yes', '--per-minute', '6')).output).toContain('to 1 reader');
  expect((await send('--stop')).output).toContain('is stopped');
  server.faults.RCPT = 550;
  expect((await ask('test-mail')).errors).toContain('is it spelled correctly?');
  await server.stop();
  expect((await ask('test-mail')).errors).toContain('cannot be reached');
  expect((await ask('unsubscribe', 'A@farm.example')).code).toBe(0);
  expect(await json('readers')).toEqual([]);
});

it('backs up, restores, and applies the retention periods', async () => {
  const file = fileIn('copy.sqlite');
  await take({}, Date.UTC(2020, 0, 1));
  expect((await ask('backup', file)).output).toBe(`Written to ${file}.\n`);
  await take({}, Date.now());
  expect((await ask('restore', file)).errors).toContain('Add --yes');
  expect(await json('list')).toHaveLength(2);
  expect(await json('restore', file, '--yes')).toMatchObject({ restored: file });
  expect(await json('list')).toHaveLength(1);
  expect(await json('purge')).toMatchObject({ submissions: 1 });
});

it('reads the PostgreSQL database of DATABASE_URL', async () => {
  const other = await testDatabase('postgres');
  const reference = await arrive(await other.open(), {}, 0);
  env = { DATABASE_URL: other.settings.databaseUrl ?? '' };
  expect((await ask('list')).output).toContain(`${reference}  1970-01-01 03:00  inquiry`);
  expect((await ask('backup', 'copy.sqlite')).errors).toContain('pg_dump');
  await other.remove();
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

it.each([
  ['a server that is not there', ['list'], { DATABASE_URL: 'postgres://a@127.0.0.1:1/a' }],
  ['a setting that makes no sense', ['list'], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"'],
  ['a command there is not', ['lisst'], {}, 'Did you mean list?'],
  ['a day there is not', ['list', '--since', 'May'], {}, 'Expected a day such as 2026-06-01.'],
])('says what is wrong with %s', async (_what, parameters, settings, message = 'PostgreSQL: ') => {
  const { code, output, errors } = await inbox(settings, ...parameters);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(message);
  expect(errors).not.toContain('    at ');
});
