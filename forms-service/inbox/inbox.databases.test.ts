import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { accept } from '../store/accept.ts';
import { claim, markFailed } from '../store/outbox.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import type { Arrival } from '../types.ts';

const NOW = Date.UTC(2026, 5, 1, 9);

type Said = { code: number | null; output: string; errors: string };

/** Runs the command line as staff do. */
async function inbox(env: Record<string, string>, ...parameters: string[]): Promise<Said> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'forms-service/inbox/run-inbox.ts', ...parameters],
    { env: { ...process.env, TZ: 'Africa/Nairobi', NO_COLOR: '1', ...env } },
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

  const ask = (...parameters: string[]) =>
    inbox({ SUBMISSIONS_FOLDER: place.settings.folder, SITE_FOLDER: site.folder }, ...parameters);
  const json = async <Answer>(...parameters: string[]) => {
    const { code, output, errors } = await ask(...parameters, '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    return JSON.parse(output) as Answer;
  };

  let count = 0;
  async function take(changes: Partial<Arrival>, now = NOW): Promise<string> {
    count += 1;
    const key = `key-${count}`;
    const taken = await accept(
      database,
      {
        form: 'inquiry',
        fields: { email: 'wanjiru@farm.example', name: 'Wanjiru', message: 'Is seed in stock?' },
        network: null,
        suspicion: null,
        key,
        fingerprint: key,
        limits: [],
        ...changes,
      },
      {
        prefix: 'KAG',
        now,
        outgoing: ({ fields }) => [
          {
            kind: 'mail',
            template: 'inquiry-received',
            recipient: fields.email,
            data: {},
            messageId: key,
          },
        ],
      },
    );
    if (taken.is !== 'taken') throw new Error(taken.is);
    return taken.reference;
  }

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

  it('lists quarantined submissions apart, and releases them', async () => {
    const reference = await take({ suspicion: 'honeypot' });
    expect((await ask('list')).output).toBe('There are no submissions.\n');
    expect((await ask('quarantine')).output).toContain('[honeypot]');
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
    await markFailed(database, id, {
      worker: 'w',
      now: NOW,
      error: '550 no such mailbox',
      retryAt: null,
    });
    const dead = await ask('outbox', '--state', 'dead');
    expect(dead.output).toContain('550 no such mailbox');
    expect(dead.output).toContain('Altogether: 0 queued, 0 claimed, 0 sent, 1 dead.');
    expect((await ask('requeue')).errors).toContain('Say which');
    expect(await json('requeue', id)).toEqual({ requeued: 1 });
    expect(await json('outbox')).toMatchObject([{ state: 'queued', tries: 0 }]);
    expect((await ask('requeue', 'nothing')).code).toBe(1);
    expect(await json('requeue', '--dead')).toEqual({ requeued: 0 });
  });

  it('exports everything about an address, and erases it with --yes', async () => {
    const file = path.join(place.settings.folder, 'person.json');
    await take({ form: 'newsletter' });
    await take({});
    const written = await ask('export-address', 'WANJIRU@farm.example', '--output', file);
    expect(written.output).toBe(`Written to ${file}.\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      submissions: [{}, {}],
      subscription: { state: 'pending' },
      mails: [{}, {}],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await ask('export-address', 'x@y', '--output', file)).errors).toContain('EEXIST');
    const asked = await ask('erase', 'wanjiru@farm.example');
    expect(asked.code).toBe(1);
    expect(asked.errors).toContain('2 submissions, 1 subscriptions, 2 mails');
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
    expect(head).toMatch(/^\uFEFF"reference","form","received"/);
    expect(rest.join('\r\n')).toMatch(/"'=cmd\(\)","","two\nlines, ""quoted""","","",""\r\n$/);
    expect(await json('export')).toMatchObject([{ fields: { name: '=cmd()' } }]);
    expect(await json('export', '--form', 'newsletter')).toEqual([]);
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

it('reads PostgreSQL where DATABASE_URL names one', async () => {
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
    const help = await inbox({}, '--help');
    expect(help.code).toBe(0);
    for (const word of ['list', 'quarantine', 'erase', 'backup', '--json', 'SUBMISSIONS_FOLDER'])
      expect(help.output).toContain(word);
    expect((await inbox({}, 'requeue', '--help')).output).toContain(
      'npm run inbox -- requeue --dead',
    );
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
