/** The server with real submissions, as a process. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from '@photostructure/sqlite';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { freePort } from '../tasks/free-port.mjs';
import { openSocket, refusal, startServer } from '@website/site/serve/testing/process.ts';
import { processTree } from '@website/site/serve/testing/processes.ts';
import { databaseFile, openDatabase } from './database/open.ts';
import { startSmtp, type TestSmtp } from './testing/smtp-server.ts';
import { writeSmallBuild } from './testing/small-build.ts';

let site: ReturnType<typeof writeSmallBuild>;
let folder: string;
beforeAll(() => {
  site = writeSmallBuild();
});
afterAll(() => site.remove());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'process-'));
  await (await openDatabase({ folder }, { isNew: true })).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (settings: Record<string, string> = {}) =>
  startServer({
    SITE_FOLDER: site.folder,
    SUBMISSIONS: 'live',
    SUBMISSIONS_FOLDER: folder,
    WORKERS: '1',
    ...settings,
  });

/** Sends a partnership request over a new connection, as a page of the site does. */
const send = (address: string, headers: Record<string, string> = {}, name = 'wanjiru') =>
  fetch(`${address}/submissions/partnership`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
      connection: 'close',
      origin: new URL(address).origin,
      ...headers,
    },
    body: `email=${name}%40farm.example`,
    redirect: 'manual',
  });

/** Reads the database beside the server. */
function rows(sql: string): unknown[] {
  const db = new DatabaseSync(databaseFile({ folder }), { timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

describe('when it is stopped', { timeout: 60_000 }, () => {
  it('answers running requests, and stores their submissions', async () => {
    const server = start();
    const address = await server.address();
    const other = new DatabaseSync(databaseFile({ folder }), { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    const answers = [1, 2, 3].map(() => send(address));
    // The server has got all requests before it is stopped.
    const arrived = async () => (await fetch(`${address}/about`)).ok;
    expect(await arrived()).toBe(true);
    server.child.kill('SIGTERM');
    await refusal(address);
    other.exec('COMMIT');
    other.close();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await server.end()).toEqual({ code: 0, errors: '' });
    expect(rows('SELECT id FROM submissions')).toHaveLength(3);
  });

  it('waits for the rest of a request, and stores it', async () => {
    const server = start();
    const address = await server.address();
    const body = 'email=wanjiru%40farm.example';
    const socket = openSocket(address);
    socket.write(
      `POST /submissions/partnership HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    // The server has got the first part before it is stopped.
    expect((await fetch(`${address}/about`)).ok).toBe(true);
    server.child.kill('SIGTERM');
    await refusal(address);
    socket.write(body.slice(10));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 303 /);
    expect(await server.end()).toEqual({ code: 0, errors: '' });
    expect(rows('SELECT id FROM submissions')).toHaveLength(1);
  });

  describe('while a mail server hangs', () => {
    let smtp: TestSmtp;
    beforeEach(async () => {
      smtp = await startSmtp();
    });
    afterEach(() => smtp.stop());

    it('leaves its mails queued; the next start sends each once', async () => {
      const SMTP_URL = smtp.url;
      smtp.faults.RCPT = 'hangs';
      const server = start({ SMTP_URL });
      expect((await send(await server.address())).status).toBe(303);
      const states = () => rows('SELECT state, tries FROM outbox');
      await expect
        .poll(states)
        .toEqual(Array.from({ length: 2 }, () => ({ state: 'claimed', tries: 1 })));
      server.child.kill('SIGTERM');
      expect(await server.end()).toEqual({ code: 0, errors: '' });
      expect(states()).toEqual(Array.from({ length: 2 }, () => ({ state: 'queued', tries: 0 })));

      smtp.faults.RCPT = undefined;
      start({ SMTP_URL });
      await expect.poll(() => smtp.received.length).toBe(2);
      await expect
        .poll(states)
        .toEqual(Array.from({ length: 2 }, () => ({ state: 'sent', tries: 1 })));
      const ids = smtp.received.map(({ headers }) => /^Message-ID: (.*)$/m.exec(headers)?.[1]);
      expect(new Set(ids).size).toBe(2);
      expect(smtp.received).toHaveLength(2);
    });
  });
});

it(
  'adds up the metrics of all its processes, also of crashed ones',
  { timeout: 60_000 },
  async () => {
    const METRICS_PORT = String(await freePort());
    const server = start({ WORKERS: '2', METRICS_PORT });
    const address = await server.address();
    const SENT = 62;
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    for (let sent = 0; sent < SENT; sent += 1) await send(address, proxied, `person${sent}`);
    // All requests came from one address, that of the proxy.
    await server.said(/TRUST_PROXY does not name/);
    const [, worker] = processTree(server.child.pid ?? NaN).filter(({ command }) =>
      command.endsWith('serve-with-forms.ts'),
    );
    process.kill(worker?.pid ?? NaN, 'SIGKILL');
    // The figures of the crashed process are kept.
    await server.said(/replaced it/);
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    const count = (line: RegExp) => Number(line.exec(figures)?.[1]);
    expect(count(/^submissions_requests_total\{.*outcome="taken".*\} (\d+)$/m)).toBe(60);
    expect(count(/^submissions_requests_total\{.*outcome="too-many".*\} (\d+)$/m)).toBe(SENT - 60);
    expect(count(/^submissions_request_seconds_count (\d+)$/m)).toBe(SENT);
    expect(count(/^submissions\{state="new"\} (\d+)$/m)).toBe(60);
  },
);

it.each([
  [
    'a METRICS_PORT in use',
    {},
    (port: string) =>
      `Port ${port} is in use: stop the program that uses it, or set METRICS_PORT to another port.`,
  ],
  [
    'a METRICS_HOST that is not an address of the machine',
    // An address for documentation; no computer has it (RFC 5737).
    { METRICS_HOST: '203.0.113.1' },
    () =>
      'METRICS_HOST is "203.0.113.1", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.',
  ],
])('refuses %s', async (_what, settings, message) => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const METRICS_PORT = String((other.address() as AddressInfo).port);
  expect(await start({ METRICS_PORT, ...settings }).end()).toEqual({
    code: 1,
    errors: message(METRICS_PORT),
  });
});

/** Makes a new build with another thanks page, as `npm run build` does. The previous folder becomes `-last`. */
function rebuild(thanks: string): void {
  const next = writeSmallBuild({ thanks });
  rmSync(`${site.folder}-last`, { recursive: true, force: true });
  renameSync(site.folder, `${site.folder}-last`);
  cpSync(next.folder, site.folder, { recursive: true });
  next.remove();
}

it('shows the service pages of each new build, as the site does', async () => {
  onTestFinished(() => rmSync(`${site.folder}-last`, { recursive: true, force: true }));
  const server = start();
  const address = await server.address();
  const thanks = async () => (await fetch(`${address}/submissions/partnership/thanks`)).text();
  expect(await thanks()).toContain('Thanks for partnership');
  for (const words of ['Asante', 'Merci']) {
    rebuild(words);
    await expect.poll(thanks).toContain(`${words} partnership`);
    expect((await send(address)).status).toBe(303);
  }
});

it('serves pages and figures while the database is locked, and takes forms when it is free', async () => {
  const other = new DatabaseSync(databaseFile({ folder }), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  const METRICS_PORT = String(await freePort());
  const server = start({ WORKERS: '2', METRICS_PORT });
  const address = await server.address();
  const statusOf = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).status;
  const figures = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await statusOf('/about')).toBe(200);
  expect([await statusOf('/submissions/stamp'), (await send(address)).status]).toEqual([503, 503]);
  expect(await statusOf('/healthz')).toBe(503);
  expect(await figures()).not.toContain('outbox_items{');
  await server.said(/"reason":"SQLite: database is locked"/);
  other.exec('COMMIT');
  other.close();
  await expect.poll(() => statusOf('/submissions/stamp')).toBe(200);
  await expect.poll(async () => (await send(address)).status).toBe(303);
  await expect.poll(figures).toMatch(/^outbox_items\{state="queued"\} \d/m);
  expect(await figures()).toMatch(/^submissions\{state="new"\} \d/m);
  expect(await figures()).toMatch(/^oldest_unsent_seconds \d/m);
});

it('does not put an empty database in the place of a missing one', async () => {
  const file = databaseFile({ folder });
  const away = path.join(folder, 'away.sqlite');
  renameSync(file, away);
  const server = start();
  const address = await server.address();
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect((await send(address)).status).toBe(503);
  await server.said(/There is no database/);
  expect(existsSync(file)).toBe(false);
  renameSync(away, file);
  await expect.poll(async () => (await send(address)).status).toBe(303);
});

it('logs what staff must do after the database file was replaced, and loses nothing', async () => {
  const server = start();
  const address = await server.address();
  const health = async () => (await fetch(`${address}/healthz`)).status;
  expect((await send(address)).status).toBe(303);
  const file = databaseFile({ folder });
  const aside = path.join(folder, 'aside.sqlite');
  renameSync(file, aside);
  await expect.poll(health).toBe(503);
  await server.said(/ is gone/);
  expect(server.output()).toContain(`${file} is gone`);
  writeFileSync(file, '');
  expect((await send(address)).status).toBe(503);
  await expect.poll(health).toBe(503);
  await server.said(/ was replaced by another file/);
  expect(server.output()).toContain(`${file} was replaced by another file`);
  renameSync(aside, file);
  await expect.poll(health).toBe(200);
  expect((await send(address)).status).toBe(303);
  expect(rows('SELECT id FROM submissions')).toHaveLength(2);
}, 60_000);
