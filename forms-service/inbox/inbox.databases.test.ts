import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { feedIfDue } from '../newsletter-copies.ts';
import { readToken } from '../signed-tokens.ts';
import { claim, endClaim } from '../store/outbox.ts';
import { signingKey } from '../store/secrets.ts';
import { changeSubscription, signUp } from '../store/subscriptions.ts';
import { arrive } from '../testing/arrive.ts';
import { ARTICLE, writeSmallBuild } from '../testing/small-build.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp-server.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import type { Arrival } from '../types.ts';
import { runInbox } from './inbox-program.ts';

const NOW = Date.UTC(2026, 5, 1, 9);

// Times must be those of Nairobi, although the server is elsewhere.
process.env['TZ'] = 'America/Lima';

type Said = { code: number | null; output: string; errors: string };

/** Runs a command in this process, because a new process for each command would be slow. */
async function inbox(env: Record<string, string>, ...parameters: string[]): Promise<Said> {
  let output = '';
  let errors = '';
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line: string) => void (output += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => void (errors += `${line}\n`)),
    vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((piece) => Boolean((output += String(piece)))),
    vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((piece) => Boolean((errors += String(piece)))),
  ];
  try {
    const code = await runInbox(parameters, env);
    return { code, output, errors: errors.trim() };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command in a new process, as staff do. */
async function inboxProgram(env: Record<string, string>, ...parameters: string[]): Promise<Said> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'forms-service/inbox/run-inbox.ts', ...parameters],
    { env: { ...process.env, NO_COLOR: '1', ...env } },
  );
  const [output, errors] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, output: output.toString(), errors: errors.toString().trim() };
}

describe('the inbox', { timeout: 120_000 }, () => {
  let place: TestDatabase;
  let database: Database;
  let site: ReturnType<typeof writeSmallBuild>;
  beforeAll(() => {
    site = writeSmallBuild();
  });
  afterAll(() => site.remove());
  beforeEach(async () => {
    place = await testDatabase('sqlite');
    database = await place.open();
  });
  afterEach(() => place.remove());

  /** More settings of a test. */
  let env: Record<string, string>;
  beforeEach(() => {
    env = {};
  });
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

  const take = (changes: Partial<Arrival>, now = NOW) =>
    arrive(database, { name: 'Wanjiru', message: 'Is seed in stock?' }, now, changes);

  it('lists, finds and shows submissions, and marks them as answered', async () => {
    const reference = await take({});
    const other = await take(
      { form: 'partnership', fields: { email: 'otieno@farm.example' } },
      NOW + 1,
    );
    const list = await ask('list');
    expect(list).toMatchObject({ code: 0, errors: '' });
    const [head = '', ...lines] = list.output.trimEnd().split('\n');
    expect(head).toMatch(/^REFERENCE +RECEIVED +FORM +STATE +FROM +WHAT$/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(other);
    expect(lines[1]).toContain(`${reference}  2026-06-01 12:00  inquiry`);
    expect(await json('search', 'WANJÌRU', 'seed')).toMatchObject([
      { reference, receivedAt: '2026-06-01T09:00:00.000Z' },
    ]);
    const shown = await ask('show', reference.toLowerCase());
    expect(shown.output).toMatch(/^Reference +KAG-/);
    expect(shown.output.trimEnd()).toMatch(/\n\nIs seed in stock\?$/);
    const marked = await ask('answer', reference, '--note', 'called her');
    expect(marked.output).toBe(`${reference} is marked as answered.\n`);
    expect(await json('list', '--state', 'answered')).toMatchObject([
      { reference, note: 'called her' },
    ]);
    await ask('reopen', reference);
    expect(
      await json('list', '--form', 'inquiry', '--since', '2026-06-01', '--before', '2026-06-02'),
    ).toMatchObject([{ state: 'new' }]);
    expect(await json('list', '--before', '2026-06-01')).toEqual([]);
    expect(await json('status')).toMatchObject({ submissions: { new: 2 }, outbox: { queued: 2 } });
  });

  it('sets a submission aside as junk, reopens it, and shows its whole history', async () => {
    const reference = await take({});
    expect((await ask('note', reference, 'comes on Tuesday')).output).toBe(
      `The note is added to ${reference}.\n`,
    );
    const set = await ask('junk', reference, '--note', 'advertising');
    expect(set.output).toBe(`${reference} is set aside as junk.\n`);
    expect(await json('list', '--state', 'junk')).toMatchObject([{ reference, state: 'junk' }]);
    await ask('reopen', reference);
    expect(await json('show', reference)).toMatchObject({
      state: 'new',
      history: [
        { what: 'note', note: 'comes on Tuesday', who: 'The command line' },
        { what: 'junk', note: 'advertising', stateBefore: 'new' },
        { what: 'reopened', note: null },
      ],
    });
    const { output } = await ask('show', reference);
    expect(output).toMatch(/ note +The command line +comes on Tuesday\n/);
    expect(output).toMatch(/ junk +The command line +advertising\n/);
    expect((await ask('note', 'KAG-2222-2222', 'nobody')).errors).toContain(
      'There is no submission KAG-2222-2222.',
    );
  });

  it('lists quarantined submissions separately, and releases them', async () => {
    const reference = await take({ suspicion: 'honeypot' });
    expect((await ask('list')).output).toBe('There are no submissions.\n');
    expect((await ask('quarantine')).output).toContain(
      '[the field that people cannot see was filled in]',
    );
    expect((await ask('show', reference)).output).toContain('people cannot see');
    expect((await ask('answer', reference)).errors).toBe(
      `${reference} is in quarantine: release it first.`,
    );
    expect(await json('release', reference)).toMatchObject({ reference, state: 'new' });
    const mails = await json<{ template: string }[]>('outbox');
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'inquiry-notice',
      'inquiry-received',
    ]);
    expect(await ask('release', reference)).toMatchObject({ code: 1, output: '' });
  });

  it('shows unsent mails, and requeues them', async () => {
    await take({});
    const order = { worker: 'w', kind: 'mail' as const, most: 1, now: NOW, leaseMs: 1000 };
    const [item] = await claim(database, order);
    const id = item?.id ?? '';
    await endClaim(database.query, id, {
      worker: 'w',
      now: NOW,
      error: '550 no such mailbox',
      state: 'dead',
    });
    const dead = await ask('outbox', '--state', 'given-up');
    expect(dead.output).toContain('550 no such mailbox');
    expect(dead.output).toContain('Altogether: 0 waiting, 0 being-sent, 0 sent, 1 given-up.');
    const short = id.slice(-6).toUpperCase();
    expect(dead.output).toContain(`\n${short}  given-up`);
    expect(dead.output).not.toContain(id);
    expect((await ask('requeue')).errors).toContain('Say which');
    expect(await json('requeue', short)).toEqual({ requeued: 1 });
    expect(await json('outbox')).toMatchObject([{ mail: short, state: 'queued', tries: 0 }]);
    expect((await ask('requeue', 'nothing')).errors).toBe('No mail is called nothing.');
    expect((await ask('drop', short)).errors).toBe(`${short} was not given up, so it stays.`);
    expect(await json('requeue', '--given-up')).toEqual({ requeued: 0 });
    expect(await json('drop', '--given-up')).toEqual({ dropped: 0 });
  });

  it('exports everything about an address, and erases it with --yes', async () => {
    const file = path.join(place.settings.folder, 'person.json');
    await take({ form: 'newsletter' });
    await take({});
    const written = await ask('export-address', 'WANJIRU@farm.example', '--output', file);
    expect(written.output).toBe(`Written to ${file}.\n`);
    const person = JSON.parse(readFileSync(file, 'utf8')) as { mails: object[] };
    expect(person).toMatchObject({
      submissions: [{}, {}],
      subscription: { state: 'pending' },
      mails: [{}, {}],
    });
    // A mail repeats the submission in its data.
    expect(person.mails[0]).not.toHaveProperty('data');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await ask('export-address', 'x@y', '--output', file)).errors).toContain('EEXIST');
    const asked = await ask('erase', 'wanjiru@farm.example');
    expect(asked.code).toBe(1);
    expect(asked.errors).toContain('Submissions: 2, newsletter: 1, mails: 2');
    expect(await json('list')).toHaveLength(2);
    expect(await json('erase', 'wanjiru@farm.example', '--yes')).toEqual({
      submissions: 2,
      subscriptions: 1,
      mails: 2,
    });
    expect(await json('list')).toEqual([]);
    expect((await ask('erase', 'wanjiru')).errors).toBe('"wanjiru" is no e-mail address.');
  });

  it('exports for spreadsheets and programs', async () => {
    await take({
      fields: { email: 'a@farm.example', name: '=cmd()', message: 'two\nlines, "quoted"' },
    });
    const { output } = await ask('export');
    const [head = '', ...rest] = output.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Reference","Form","Received"/);
    expect(rest.join('\r\n')).toMatch(
      /"2026-06-01 12:00".*"'=cmd\(\)","","two\nlines, ""quoted""","","",""\r\n$/,
    );
    expect(await json('export')).toMatchObject([{ fields: { name: '=cmd()' } }]);
    expect(await json('export', '--form', 'newsletter')).toEqual([]);
  });

  it('writes the whole of a long list to another program', async () => {
    const fields = { email: 'a@farm.example', message: 'x'.repeat(1_000_000) };
    await take({ fields });
    await take({ fields });
    const settings = { SUBMISSIONS_FOLDER: place.settings.folder };
    const { code, output } = await inboxProgram(settings, 'export', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject([{ fields }, { fields }]);
  });

  /** The sheet of an .xlsx file, as XML. */
  const sheetOf = (file: string) =>
    strFromU8(unzipSync(readFileSync(file))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  /** The format of a cell: a format code, or the number of a format that Excel knows. */
  const formatOf = (file: string, cell: string) => {
    const styles = strFromU8(unzipSync(readFileSync(file))['xl/styles.xml'] ?? new Uint8Array());
    const index = Number(new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheetOf(file))?.[1]);
    const [, uses = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles) ?? [];
    const id = /numFmtId="(\d+)"/.exec(uses.match(/<xf [^>]*/g)?.[index] ?? '')?.[1] ?? '';
    return new RegExp(`<numFmt numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1] ?? id;
  };

  it('exports a spreadsheet with real dates, in which phone numbers keep their plus', async () => {
    const file = path.join(place.settings.folder, 'requests.xlsx');
    await take({
      fields: { email: 'a@farm.example', name: '+254 700 000 000', message: '=1+1 <b> \u0007' },
    });
    expect((await ask('export', '--output', file)).output).toBe(`Written to ${file}.\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const sheet = sheetOf(file);
    // Noon on 1 June 2026, as a number of days.
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46174\.5<\/v>/);
    expect(formatOf(file, 'C2')).toBe('yyyy-mm-dd hh:mm');
    expect(sheet).toMatch(/<c r="F2"[^>]* t="(?:s|inlineStr)"/);
    expect(formatOf(file, 'F2')).toMatch(/^(?:@|49)$/);
    expect(sheet).not.toContain('<f>');
    const again = await ask('export', '--xlsx', '--output', file);
    expect(again.errors).toContain('EEXIST');
  });

  /** Confirmed readers. */
  async function subscribe(...names: string[]): Promise<void> {
    for (const name of names) {
      const email = `${name}@farm.example`;
      await database.transaction((query) => signUp(query, email, NOW));
      await changeSubscription(database, 'confirm', email, { outgoing: [], now: NOW });
    }
  }

  it('lists readers, each with a link to unsubscribe, and counts them', async () => {
    const file = path.join(place.settings.folder, 'readers.xlsx');
    await subscribe('a', 'b');
    await database.transaction((query) => signUp(query, 'pending@farm.example', NOW));
    const shown = await ask('readers');
    expect(shown.output).toContain('2026-06-01 12:00  a@farm.example');
    expect(shown.output).toContain('There are 2 readers now.');
    expect(shown.output).not.toContain('pending');
    const list = await json<{ email: string; sinceAt: string; unsubscribe: string }[]>('readers');
    expect(list.map(({ email, sinceAt }) => [email, sinceAt])).toEqual([
      ['a@farm.example', '2026-06-01T09:00:00.000Z'],
      ['b@farm.example', '2026-06-01T09:00:00.000Z'],
    ]);
    const key = await signingKey(database);
    const tokens = list.map(({ unsubscribe }) => new URL(unsubscribe).searchParams.get('token'));
    expect(tokens.map((token) => readToken(key, 'leave', token ?? '', NOW))).toEqual([
      { is: 'valid', value: 'a@farm.example' },
      { is: 'valid', value: 'b@farm.example' },
    ]);
    const csv = (await ask('readers', '--format', 'csv')).output.split('\r\n');
    expect(csv[0]).toBe('\uFEFF"Email","Reader since","Link to unsubscribe"');
    expect(csv[1]).toMatch(/^"a@farm.example","2026-06-01 12:00","https:.*unsubscribe\?token=/);
    await ask('readers', '--output', file);
    expect(sheetOf(file)).toMatch(/<c r="B2"[^>]*><v>46174\.5<\/v>/);
    expect(await json('readers', '--counts')).toEqual({
      readers: 2,
      months: [{ month: '2026-06', joined: 2, unsubscribed: 0, removed: 0 }],
    });
    expect((await ask('unsubscribe', 'A@farm.example')).code).toBe(0);
    expect(await json('readers')).toHaveLength(1);
    expect((await ask('unsubscribe', 'a@farm.example')).errors).toContain('is not on the list');
  });

  it('shows the work that waits, and lists requests without an answer', async () => {
    expect((await ask('status')).output).toContain('Nothing waits for you.');
    const late = await take({});
    await take({ form: 'newsletter' });
    await take({}, Date.now());
    const junk = await take({ suspicion: 'honeypot' });
    const { output } = await ask('status');
    expect(output).toMatch(/\n1 +waited for an answer.* npm run inbox -- list --overdue\n/);
    expect(output).toMatch(/\n1 +held back.* npm run inbox -- quarantine\n/);
    expect(await json('list', '--overdue')).toMatchObject([{ reference: late }]);
    expect(await json('list', '--overdue', '--before', '2001-01-01')).toEqual([]);
    const both = await ask('list', '--overdue', '--state', 'junk');
    expect(both.errors).toMatch(/'--overdue' cannot be used with option '--state/);
    expect((await ask('discard', late)).errors).toContain('is new');
    expect((await ask('discard', junk)).output).toBe(`${junk} is deleted.\n`);
    expect((await ask('quarantine')).output).toBe('Nothing is in quarantine.\n');
  });

  describe('with a mail server', () => {
    let server: TestSmtp;
    beforeEach(async () => {
      server = await startSmtp();
      env = { SMTP_URL: server.url, MAIL_STAFF: 'staff@farm.example' };
    });
    afterEach(() => server.stop());

    it('sends a test mail, and shows what the server answers', async () => {
      env['MAIL_STAFF_SECOND'] = 'two@farm.example';
      const { code, output } = await ask('test-mail');
      expect(code).toBe(0);
      expect(output).toContain('took the mail to staff@farm.example. It said: 250');
      expect(server.received.map(({ to }) => to)).toEqual([
        ['staff@farm.example'],
        ['two@farm.example'],
      ]);
      await ask('test-mail', 'wanjiru@farm.example');
      expect(server.received[2]?.to).toEqual(['wanjiru@farm.example']);
    });

    it('says why a test mail was not sent, and gives a hint', async () => {
      server.faults.RCPT = 550;
      const refused = await ask('test-mail');
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain('The mail to staff@farm.example was not sent.');
      expect(refused.errors).toContain('550');
      expect(refused.errors).toContain('is it spelled correctly?');
      await server.stop();
      expect((await ask('test-mail')).errors).toContain('cannot be reached');
      env = {};
      expect((await ask('test-mail')).errors).toContain('SMTP_URL is not set');
    });

    it('sends a newsletter only after a test copy, and says how many get it', async () => {
      const send = (...options: string[]) => ask('send-newsletter', ARTICLE, ...options);
      await subscribe('a', 'b');
      const dry = await send();
      expect(dry.output).toContain('2 readers would get it, in about 1 minute');
      expect(dry.output).toContain('Send a test copy first');
      expect((await send('--yes')).errors).toContain('Send a test copy first');
      expect((await send('--test', 'me@farm.example')).output).toContain('It said: 250');
      expect(server.received.map(({ to }) => to)).toEqual([['me@farm.example']]);
      expect((await send()).output).toContain('--yes');
      expect((await send('--yes', '--per-minute', '6')).output).toContain('to 2 readers');
      expect((await send()).output).toContain('It is being sent. Of 2 readers, 0 have it.');
      const recipients = { staff: [], host: 'www.kilele.example' };
      expect(await feedIfDue(database, recipients, NOW)).toBe(1);
      expect((await send()).output).toContain('1 copy waits to be sent.');
      expect((await send('--stop')).output).toContain('is stopped');
      expect((await send('--stop')).errors).toContain('is not being sent');
      const secret = await ask('send-newsletter', 'news/../secret');
      expect(secret.errors).toContain('There is no article');
    });
  });

  it('applies the retention periods', async () => {
    await take({}, Date.now());
    await take({}, Date.UTC(2020, 0, 1));
    expect(await json('purge')).toMatchObject({ submissions: 1 });
    expect(await json('list')).toHaveLength(1);
  });

  it('backs up and restores', async () => {
    const file = path.join(place.settings.folder, 'copy.sqlite');
    await take({});
    expect((await ask('backup', file)).output).toBe(`Written to ${file}.\n`);
    await take({});
    expect((await ask('restore', file)).errors).toContain('Add --yes');
    expect(await json('list')).toHaveLength(2);
    expect(await json('restore', file, '--yes')).toMatchObject({ restored: file });
    expect(await json('list')).toHaveLength(1);
  });
});

it('reads the PostgreSQL database of DATABASE_URL', async () => {
  const place = await testDatabase('postgres');
  await (
    await place.open()
  ).query(
    `INSERT INTO submissions (id, reference, form, received_at, email_key, fields, state)
     VALUES ('1', 'KAG-2222-3333', 'inquiry', 0, 'a@farm.example', '{"email":"a@farm.example"}', 'new')`,
  );
  const env = { DATABASE_URL: place.settings.databaseUrl ?? '' };
  expect((await inbox(env, 'list')).output).toContain('KAG-2222-3333  1970-01-01 03:00  inquiry');
  expect((await inbox(env, 'backup', 'copy.sqlite')).errors).toContain('pg_dump');
  await place.remove();
});

describe('the inbox as a program', () => {
  it('prints its help', async () => {
    const help = await inboxProgram({}, '--help');
    expect(help.code).toBe(0);
    for (const word of ['list', 'quarantine', 'erase', 'backup', '--json', 'SUBMISSIONS_FOLDER'])
      expect(help.output).toContain(word);
    expect((await inbox({}, 'requeue', '--help')).output).toContain(
      'npm run inbox -- requeue --given-up',
    );
  });

  it('prints one line about an error, and exits with 1', async () => {
    const refused = await inboxProgram({ SUBMISSIONS_FOLDER: '/nowhere' }, 'list');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^There is no database \/nowhere.*$/);
  });

  it.each([
    [
      'a database that is not there',
      ['list'],
      { SUBMISSIONS_FOLDER: '/nowhere' },
      'There is no database /nowhere',
    ],
    [
      'a server that is not there',
      ['list'],
      { DATABASE_URL: 'postgres://a@127.0.0.1:1/a' },
      'PostgreSQL: ',
    ],
    ['a setting that makes no sense', ['list'], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"'],
    ['a command there is not', ['lisst'], {}, 'Did you mean list?'],
    ['a day there is not', ['list', '--since', 'May'], {}, 'Expected a day such as 2026-06-01.'],
    ['a form there is not', ['list', '--form', 'order'], {}, 'Allowed choices are newsletter'],
  ])('says what is wrong with %s', async (_what, parameters, env, message) => {
    const { code, output, errors } = await inbox(env, ...parameters);
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
  });
});
