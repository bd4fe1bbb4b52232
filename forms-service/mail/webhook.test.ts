import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryError } from './delivery-error.ts';
import type { Item } from './mail-draft.ts';
import { createWebhook, WEBHOOK_TIME } from './webhook.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 30);
const SECRET = 'a secret of the tests';
const URL = 'https://crm.example/hook';

/** The answer of the other system. */
let answer: (init: RequestInit) => Response | Promise<Response>;
let calls: RequestInit[];
beforeEach(() => {
  calls = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    expect(address).toBe(URL);
    calls.push(init);
    return answer(init);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const item: Item = {
  template: 'submission.received',
  recipient: URL,
  data: { form: 'partnership', email: 'wanjiru@shamba.example' },
  messageId: 'msg_1',
  createdAt: NOW - 5000,
};

/** Calls the webhook. @returns the error, if there is one */
async function call({
  secret = SECRET,
  signal = new AbortController().signal,
  time = WEBHOOK_TIME,
} = {}): Promise<DeliveryError | null> {
  try {
    await createWebhook(secret, () => NOW, time)(item, signal);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(DeliveryError);
    return error as DeliveryError;
  }
}
const headers = () => new Headers(calls[0]?.headers);

describe('a call of the webhook', () => {
  it('says what happened and when, in JSON, and follows no redirect', async () => {
    expect(await call()).toBeNull();
    expect(Object.fromEntries(headers())).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(NOW / 1000),
    });
    expect(calls[0]).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(JSON.parse(calls[0]?.body as string)).toEqual({
      type: 'submission.received',
      timestamp: '2026-11-22T06:29:55.000Z',
      data: { form: 'partnership', email: 'wanjiru@shamba.example' },
    });
  });

  it.each([
    ['given as text', SECRET, [SECRET]],
    ['given as Base64', `whsec_${Buffer.from(SECRET).toString('base64')}`, [SECRET]],
    ['and with the one before', `${SECRET}, another secret`, [SECRET, 'another secret']],
  ])('is signed with a secret %s', async (_what, secret, keys) => {
    await call({ secret });
    const signed = `msg_1.${NOW / 1000}.${calls[0]?.body as string}`;
    const signatures = keys.map((key) => createHmac('sha256', key).update(signed).digest('base64'));
    expect(headers().get('webhook-signature')).toBe(signatures.map((one) => `v1,${one}`).join(' '));
  });

  it.each([
    [500, false],
    [408, false],
    [425, false],
    [429, false],
    [301, false],
    [400, true],
    [410, true],
  ])('that is answered %i is given up: %s', async (status, isPermanent) => {
    answer = () => new Response('no', { status });
    expect(await call()).toMatchObject({
      isPermanent,
      retryAfterMs: 0,
      message: `the webhook answered ${status}`,
    });
  });

  it.each([
    ['seconds', '120', 120_000],
    ['a time', new Date(NOW + 90_000).toUTCString(), 90_000],
    ['a time that is over', new Date(NOW - 90_000).toUTCString(), 0],
    ['anything else', 'soon', 0],
  ])('is delayed as Retry-After asks, in %s', async (_what, value, retryAfterMs) => {
    answer = () => new Response(null, { status: 429, headers: { 'Retry-After': value } });
    expect(await call()).toMatchObject({ isPermanent: false, retryAfterMs });
  });

  it('whose connection breaks is tried again, and says why', async () => {
    answer = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') }));
    expect(await call()).toMatchObject({
      isPermanent: false,
      message: 'the webhook cannot be reached: ECONNRESET',
    });
  });

  it('ends without an answer in time, and when the service stops', async () => {
    answer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal?.reason as Error);
        if (signal?.aborted) end();
        else signal?.addEventListener('abort', end);
      });
    expect(await call({ time: 1 })).toMatchObject({
      isPermanent: false,
      message: 'the webhook did not answer in 0.001 s',
    });
    expect(await call({ signal: AbortSignal.abort() })).toMatchObject({ isPermanent: false });
  });
});
