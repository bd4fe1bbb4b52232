/**
 * Faults of a database while the real server runs. Visitors keep what they typed and are asked to try again. Each
 * submission is stored as a whole or not at all. When the fault is over, the service continues without help.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '@website/site/serve/testing/process.ts';
import { processTree } from '@website/site/serve/testing/processes.ts';
import { openDatabase } from './database/open.ts';
import { startSmtp, type TestSmtp } from './testing/smtp-server.ts';
import { writeSmallBuild } from './testing/small-build.ts';
import { createDatabase, testDatabase, type TestDatabase } from './testing/test-databases.ts';
import { startPostgres } from './testing/postgres-server.ts';
import { signStamp } from './signed-tokens.ts';

const SECRET = 'signs stamps in these tests and nowhere else';
const FAILURE = 'Something went wrong. Please try again.';
/** Milliseconds; a worker checks again two seconds after the database was unavailable. */
const PATIENCE = 20_000;
/**
 * The user root may write to every file, also a read-only one. These capabilities give that right, so the server runs
 * without them (https://man7.org/linux/man-pages/man7/capabilities.7.html).
 */
const AS_ANYONE =
  process.getuid?.() === 0
    ? ['setpriv', ...['--bounding-set', '--inh-caps'].map((set) => `${set}=-dac_override`)]
    : [];

/** Starts the server with a database and a mail server. Returns what visitors do. */
async function begin(settings: TestDatabase['settings']) {
  const smtp: TestSmtp = await startSmtp();
  await createDatabase(settings);
  const copy = startServer(
    {
      WORKERS: '1',
      SITE_FOLDER: writeSmallBuild(),
      SUBMISSIONS: 'live',
      SUBMISSIONS_FOLDER: settings.folder,
      DATABASE_URL: settings.databaseUrl ?? '',
      SUBMISSIONS_SECRET: SECRET,
      SMTP_URL: smtp.url,
    },
    AS_ANYONE,
  );
  onTestFinished(async () => {
    copy.child.kill('SIGTERM');
    await copy.end();
    await smtp.stop();
  });
  const origin = await copy.address();
  let people = 0;
  const nextEmail = () => `person${(people += 1)}@farm.example`;

  /** Sends a form as the scripts of the site do. */
  async function send(key: string = randomUUID(), email = nextEmail()) {
    const response = await fetch(`${origin}/submissions/partnership`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ email, website: '', stamp: signStamp(SECRET, Date.now() - 60_000) }),
    });
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  }
  const health = async () => (await fetch(`${origin}/healthz`)).status;

  return {
    copy,
    smtp,
    send,
    health,
    /** Visitors are asked to try again. `http/service.databases.test.ts` holds what they see without scripts. */
    async expectRefusal() {
      const { status, said } = await send();
      expect([status, said['title']]).toEqual([503, FAILURE]);
      await expect.poll(health, { timeout: PATIENCE }).toBe(503);
    },
    /** Visitors can send forms. */
    async expectService() {
      expect((await send()).status).toBe(201);
      await expect.poll(health, { timeout: PATIENCE }).toBe(200);
    },
  };
}

const expectSent = (smtp: TestSmtp, submissions: number) =>
  expect.poll(() => smtp.received.length, { timeout: PATIENCE }).toBe(submissions * 2);

/** Expects this number of submissions. Each is stored as a whole, and each of its mails was sent once. */
async function expectWhole(
  settings: TestDatabase['settings'],
  smtp: TestSmtp,
  submissions: number,
): Promise<void> {
  const database = await openDatabase(settings);
  try {
    const [counts] = await database.query(
      'SELECT (SELECT COUNT(*) FROM submissions) AS submissions, (SELECT COUNT(*) FROM attempts) AS attempts, (SELECT COUNT(*) FROM outbox) AS mails',
    );
    expect(counts).toEqual({ submissions, attempts: submissions, mails: submissions * 2 });
  } finally {
    await database.close();
  }
  await expectSent(smtp, submissions);
  const ids = smtp.received.map(({ headers }) => /^Message-ID: (\S+)$/im.exec(headers)?.[1]);
  expect(new Set(ids).size).toBe(submissions * 2);
}

it('SQLite on a full disk, or read-only, stores nothing; the service continues when there is space again', async () => {
  const test = await testDatabase();
  const server = await begin(test.settings);
  /** Limits the size of the server's files in bytes. A write beyond it fails as on a full disk. */
  const leave = (bytes: number | 'unlimited') => {
    for (const { pid } of processTree(server.copy.child.pid ?? NaN))
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  };
  await server.expectService();
  leave(1);
  await server.expectRefusal();
  leave('unlimited');
  await server.expectService();

  // The disk becomes full during a submission, each time at another page of the file.
  const log = `${test.file}-wal`;
  const keys: string[] = Array.from({ length: 20 }, () => randomUUID());
  const retry: string[] = [];
  for (const [index, key] of keys.entries()) {
    leave((statSync(log, { throwIfNoEntry: false })?.size ?? 0) + index * 2000);
    const { status } = await server.send(key, `half${index}@farm.example`);
    expect([201, 503]).toContain(status);
    if (status === 503) retry.push(key);
  }
  expect(retry.length).toBeGreaterThan(0);
  leave('unlimited');
  for (const key of retry) {
    const { status } = await server.send(key, `half${keys.indexOf(key)}@farm.example`);
    expect(status).toBe(201);
  }

  const { folder } = test.settings;
  const files = () => readdirSync(folder).map((name) => path.join(folder, name));
  await expectSent(server.smtp, 2 + keys.length);
  for (const file of files()) chmodSync(file, 0o400);
  chmodSync(folder, 0o500);
  await server.expectRefusal();
  chmodSync(folder, 0o700);
  for (const file of files()) chmodSync(file, 0o600);
  await server.expectService();
  await expectWhole(test.settings, server.smtp, 3 + keys.length);
}, 300_000);

it('PostgreSQL that is stopped, or read-only, stores nothing; the service continues when it is up again', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const settings = { folder: '', databaseUrl: postgres.url };
  const server = await begin(settings);
  await server.expectService();
  // Some submissions are on their way when the server stops.
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const answers = keys.map((key, index) => server.send(key, `way${index}@farm.example`));
  await answers[0];
  postgres.halt();
  await Promise.all(answers);
  await server.expectRefusal();
  postgres.resume();
  await server.expectService();
  for (const [index, key] of keys.entries()) {
    const before = (await answers[index])?.said['reference'];
    const { status, said } = await server.send(key, `way${index}@farm.example`);
    expect([status, before ?? said['reference']]).toEqual([201, said['reference']]);
  }

  // As after a failover.
  const set = async (is: 'on' | 'off') => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('SET default_transaction_read_only = off');
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${is}`);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  };
  await set('on');
  await expect.poll(server.health, { timeout: PATIENCE }).toBe(503);
  await server.expectRefusal();
  await set('off');
  await expect.poll(server.health, { timeout: PATIENCE }).toBe(200);
  await server.expectService();
  await expectWhole(settings, server.smtp, 3 + keys.length);
}, 300_000);
