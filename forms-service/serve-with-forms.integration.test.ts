/** The server with real submissions, as far as only a process can show it. */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { openSocket, refusal, startServer } from '@website/site/serve/testing/process.ts';
import { databaseFile } from './database/open.ts';
import { startSmtp } from './testing/smtp-server.ts';
import { writeSmallBuild } from './testing/small-build.ts';
import { createDatabase } from './testing/test-databases.ts';

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  await createDatabase({ folder });
});

const start = (settings: Record<string, string> = {}) =>
  startServer({
    SITE_FOLDER: writeSmallBuild(),
    SUBMISSIONS: 'live',
    SUBMISSIONS_FOLDER: folder,
    WORKERS: '1',
    ...settings,
  });

/** Sends a partnership request over a new connection, as a page of the site does. */
const send = (address: string) =>
  fetch(`${address}/submissions/partnership`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
      connection: 'close',
      origin: new URL(address).origin,
    },
    body: `email=${randomUUID()}%40farm.example`,
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

it('that is stopped answers running requests, waits for the rest of one, stores them, and leaves mails queued', async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  smtp.faults.RCPT = 'hangs';
  const server = start({ SMTP_URL: smtp.url });
  const address = await server.address();
  expect((await send(address)).status).toBe(303);
  await expect.poll(() => rows("SELECT id FROM outbox WHERE state = 'claimed'")).toHaveLength(2);
  const other = new DatabaseSync(databaseFile({ folder }), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  const answers = [1, 2].map(() => send(address));
  const body = 'email=wanjiru%40farm.example';
  const socket = openSocket(address);
  socket.write(
    `POST /submissions/partnership HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // The server has got all of them before it is stopped.
  expect((await fetch(`${address}/about`)).ok).toBe(true);
  server.child.kill('SIGTERM');
  await refusal(address);
  other.exec('COMMIT');
  other.close();
  socket.write(body.slice(10));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 303 /);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await server.end()).toEqual({ code: 0, errors: '' });
  expect(rows('SELECT id FROM submissions')).toHaveLength(4);
  expect(rows("SELECT id FROM outbox WHERE state <> 'queued' OR tries > 0")).toEqual([]);
}, 60_000);
