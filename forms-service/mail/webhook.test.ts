import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxItem } from '../types.ts';
import { DeliveryError } from './delivery-error.ts';
import { createWebhook, WEBHOOK_TIME } from './webhook.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 30);
const SECRET = 'a secret of the tests';
/** Milliseconds until the call to a silent server ends, shorter than in reality. */
const QUICK = 200;

let server: Server;
let url: string;
/** The answer of the other system. */
let answer: (response: ServerResponse, request: IncomingMessage) => unknown;
let calls: { headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  calls = [];
  answer = (response) => response.writeHead(204).end();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      answer(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function item(recipient = url): OutboxItem {
  return {
    id: '1',
    kind: 'webhook',
    template: 'submission.received',
    recipient,
    data: { form: 'partnership', email: 'wanjiru@shamba.example' },
    messageId: 'msg_1',
    submissionId: '2',
    state: 'claimed',
    tries: 1,
    dueAt: NOW,
    claimedBy: 'a worker',
    claimedUntil: NOW,
    lastError: null,
    createdAt: NOW - 5000,
    sentAt: null,
  };
}

/** Calls the webhook. @returns the error, if there is one */
async function call({
  secret = SECRET,
  recipient = url,
  signal = new AbortController().signal,
  time = WEBHOOK_TIME,
} = {}): Promise<DeliveryError | null> {
  try {
    await createWebhook(secret, () => NOW, time)(item(recipient), signal);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(DeliveryError);
    return error as DeliveryError;
  }
}

describe('a call of the webhook', () => {
  it('says what happened and when, in JSON', async () => {
    expect(await call()).toBeNull();
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(NOW / 1000),
    });
    expect(JSON.parse(body)).toEqual({
      type: 'submission.received',
      timestamp: '2026-11-22T06:29:55.000Z',
      data: { form: 'partnership', email: 'wanjiru@shamba.example' },
    });
  });

  it.each([
    ['as text', SECRET],
    ['as Base64', `whsec_${Buffer.from(SECRET).toString('base64')}`],
  ])('is signed with a secret given %s', async (_what, secret) => {
    await call({ secret });
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    const signed = `msg_1.${NOW / 1000}.${body}`;
    const right = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${right}`);
  });

  it('is signed with each of several secrets, for the time of a change', async () => {
    const other = 'another secret of the tests';
    expect(await call({ secret: `${SECRET}, ${other}` })).toBeNull();
    const both = calls[0]?.headers['webhook-signature'];
    await call();
    await call({ secret: other });
    const [, first, second] = calls.map(({ headers }) => headers['webhook-signature']);
    expect(both).toBe(`${String(first)} ${String(second)}`);
    expect(first).not.toBe(second);
  });

  it.each([
    [500, false],
    [502, false],
    [503, false],
    [408, false],
    [425, false],
    [429, false],
    [301, false],
    [400, true],
    [401, true],
    [404, true],
    [410, true],
    [422, true],
  ])('that is answered %i is given up: %s', async (status, isPermanent) => {
    answer = (response) => response.writeHead(status, { Location: '/elsewhere' }).end('no');
    expect(await call()).toMatchObject({
      isPermanent,
      retryAfterMs: 0,
      message: `the webhook answered ${status}`,
    });
    // A redirect is not followed.
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['seconds', '120', 120_000],
    ['a time', new Date(NOW + 90_000).toUTCString(), 90_000],
    ['a time that is over', new Date(NOW - 90_000).toUTCString(), 0],
    ['anything else', 'soon', 0],
    ['a number below nothing', '-5', 0],
  ])('is delayed as Retry-After asks, in %s', async (_what, value, retryAfterMs) => {
    answer = (response) => response.writeHead(429, { 'Retry-After': value }).end();
    expect(await call()).toMatchObject({ isPermanent: false, retryAfterMs });
  });

  it('without an answer in time is tried again', async () => {
    answer = () => undefined;
    expect(await call({ time: QUICK })).toMatchObject({ isPermanent: false });
  });

  it('whose connection breaks is tried again', async () => {
    answer = (_response, { socket }) => socket.destroy();
    expect(await call()).toMatchObject({ isPermanent: false });
  });

  it('to a server that is down is tried again', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const failure = await call({ recipient: `http://127.0.0.1:${port}/` });
    expect(failure).toMatchObject({ isPermanent: false });
    expect(failure?.message).toContain('ECONNREFUSED');
  });

  it('ends when its time is over', async () => {
    expect(await call({ signal: AbortSignal.abort() })).toMatchObject({ isPermanent: false });
    expect(calls).toEqual([]);
  });
});
