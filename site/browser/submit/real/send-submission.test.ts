// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allAttempts, storeAttempt, type Attempt } from './pending-attempts.ts';

const BEGIN = Date.UTC(2026, 10, 22, 9);
const DAY = 24 * 60 * 60 * 1000;
const FIELDS = { email: 'jane@kilele.example' };
/** Statuses by which the service refuses a submission permanently. */
const INVALID = { type: '/submissions/problems#invalid', errors: [{ detail: 'Too long' }] };

/** The service's clock, independent of the device's clock. */
let serverTime = BEGIN;
/** Milliseconds until a stamp arrives. */
let stampDelay = 0;
/** The next responses of the service; the last one is repeated. */
let answers: Response[] = [];
/** Time, key, stamp and address of each submission. */
let posts: { at: number; key: string; stamp: string; address: string }[] = [];

const stampOf = (time: number) => `${time.toString(36)}.signature`;
const reply = (status: number, body: object | string, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const taken = () => reply(201, { reference: 'KAG-7Q2M-XK4D' });

async function answer(address: string, init: RequestInit): Promise<Response> {
  if (address.endsWith('/stamp')) {
    const signed = stampOf(serverTime + performance.now());
    await new Promise((resolve) => setTimeout(resolve, stampDelay));
    return new Response(signed);
  }
  const { stamp } = JSON.parse(init.body as string) as { stamp: string };
  const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
  posts.push({ at: performance.now(), key, stamp, address });
  const next = answers.length > 1 ? answers.shift() : answers[0];
  return next?.clone() ?? taken();
}

/** The modules in the state of a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  const scripts = await import('./send-submission.ts');
  const { noticeOf } = await import('./form-notices.ts');
  scripts.resumeSubmissions();
  return {
    noticeOf,
    lastReference: scripts.lastReference,
    /** Presses the button. The result is filled in when there is one. */
    press() {
      const result: { is?: 'taken' | 'failed'; said?: string | undefined } = {};
      scripts.submit('partnership', FIELDS).then(
        (said) => {
          result.is = 'taken';
          if (said) result.said = said;
        },
        () => (result.is = 'failed'),
      );
      return result;
    },
  };
}
/** Opens the page, presses the button, and waits. */
async function send(milliseconds = 10_000) {
  const page = await openPage();
  const result = page.press();
  await pass(milliseconds);
  return { ...page, result };
}
/** Waits for the script that shows submissions that will not be sent. */
async function dropped() {
  await import('./dropped-attempts.ts');
  await pass(0);
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: BEGIN,
  });
  vi.stubGlobal('SERVICE_ORIGIN', '');
  vi.stubGlobal('fetch', answer);
  // jsdom has no constructable style sheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = () => undefined;
    },
  );
  serverTime = BEGIN;
  stampDelay = 0;
  answers = [taken()];
  posts = [];
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a stamp hands on what the service says in place of the usual text, and its number', async () => {
  answers = [reply(201, { reference: 'KAG-7Q2M-XK4D', said: 'No mail' })];
  const { result, lastReference } = await send();
  expect(result).toEqual({ is: 'taken', said: 'No mail' });
  expect(lastReference('partnership')).toBe('KAG-7Q2M-XK4D');
  expect(lastReference('inquiry')).toBeUndefined();
});

it('a stamp is aged from its arrival, so that a slow connection does not make a submission too fast', async () => {
  stampDelay = 4000;
  await send(4000 + 2499);
  expect(posts).toEqual([]);
  await pass(1);
  expect(posts).toHaveLength(1);
});

it.each([
  ['a year ahead', 365 * DAY],
  ['a year behind', -365 * DAY],
])('a stamp is not kept waiting by a clock that is set %s meanwhile', async (_how, change) => {
  const { result } = await send(100);
  vi.setSystemTime(BEGIN + change);
  await pass(2500);
  expect(result.is).toBe('taken');
});

it('a stamp is asked for again after a day, also by a device that has slept', async () => {
  const page = await send();
  // The first clock stops meanwhile, as on some devices.
  vi.setSystemTime(BEGIN + 8 * DAY);
  serverTime += 8 * DAY;
  page.press();
  await pass(5000);
  expect(parseInt(posts[1]?.stamp ?? '', 36)).toBeGreaterThan(BEGIN + 8 * DAY);
});

it('a stamp is not the login page of a network', async () => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/stamp')
      ? Promise.resolve(new Response('<title>Log in</title>'))
      : answer(address, init),
  );
  await send();
  expect(posts).toEqual([]);
  vi.stubGlobal('fetch', answer);
  await pass(60_000);
  expect(posts).toHaveLength(1);
});

it('a stamp that is too new for the service is sent again a little later, without a message', async () => {
  const early = { type: '/submissions/problems#too-early' };
  answers = [reply(425, early, { 'Retry-After': '2' }), taken()];
  const { result, noticeOf } = await send(2500);
  expect([posts.length, result.is]).toEqual([1, undefined]);
  await pass(2500);
  expect([posts.length, result.is]).toEqual([2, 'taken']);
  expect(posts[1]?.key).toBe(posts[0]?.key);
  expect(noticeOf('partnership')).toBeNull();
});

it.each([
  [502, '<h1>Bad Gateway</h1>'],
  [503, { type: '/submissions/problems#unavailable' }],
  [429, { type: '/submissions/problems#too-many', detail: 'Please wait.' }],
  [403, '<h1>Forbidden</h1>'],
  [404, '<h1>Not Found</h1>'],
  [413, '<h1>Request Entity Too Large</h1>'],
])('an attempt that fails with %i keeps its key over a reload', async (status, body) => {
  answers = [reply(status, body)];
  expect((await send()).result.is).toBe('failed');
  expect(posts).toHaveLength(1);

  answers = [taken()];
  const second = await openPage();
  await pass(60_000);
  // The visitor was told that it failed, and decides whether to send it again.
  expect(posts).toHaveLength(1);
  const again = second.press();
  await pass(10_000);
  expect(again.is).toBe('taken');
  expect(posts[1]?.key).toBe(posts[0]?.key);
  expect(allAttempts()).toEqual([]);
});

it('an attempt that fails keeps its key where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers = [reply(503, {}), taken()];
  const page = await send();
  page.press();
  await pass(10_000);
  expect(posts.map(({ key }) => key)).toEqual([posts[0]?.key, posts[0]?.key]);
  vi.restoreAllMocks();
});

it('an attempt that fails is removed when its form was accepted, or after a week', async () => {
  const failed = { form: 'partnership', fields: FIELDS, isFailed: true } as const;
  storeAttempt({ ...failed, key: 'a', since: BEGIN - 8 * DAY });
  storeAttempt({ ...failed, key: 'b', form: 'early-access', since: BEGIN - DAY });
  storeAttempt({ ...failed, key: 'c', fields: { email: 'john@kilele.example' }, since: BEGIN });
  await send();
  expect(allAttempts().map(({ key }) => key)).toEqual(['b']);
});

it('an attempt that fails because of wrong input is not stored', async () => {
  answers = [reply(422, INVALID)];
  const page = await send();
  expect(page.noticeOf('partnership')).toEqual({ type: 'refused', reason: 'Too long' });
  expect(allAttempts()).toEqual([]);
});

/** An attempt that an earlier page has stored. */
const waiting: Attempt = { key: 'kept', form: 'partnership', fields: FIELDS, since: BEGIN };

it.each([
  ['a number', () => '120', 120_000],
  ['a time', () => new Date(BEGIN + 120_000).toUTCString(), 120_000],
  ['a time that has passed', () => 'Mon, 23 Nov 2020 10:00:00 GMT', 1000],
  ['no time', () => 'soon', 1000],
  ['a month', () => '2592000', 60 * 60_000],
  ['a year from now', () => 'Mon, 22 Nov 2027 10:00:00 GMT', 60 * 60_000],
])(
  'an attempt without an answer waits as long as Retry-After says: %s',
  async (_what, retryAfter, least) => {
    const headers = { 'Retry-After': retryAfter(), Date: new Date(BEGIN).toUTCString() };
    answers = [reply(503, '', headers)];
    // The clock of the device makes no difference.
    vi.setSystemTime(BEGIN - 300 * DAY);
    storeAttempt(waiting);
    await openPage();
    await pass(2500);
    expect(posts).toHaveLength(1);
    await pass(least - 1);
    expect(posts).toHaveLength(1);
    await pass(2000);
    expect(posts).toHaveLength(2);
  },
);

it('an attempt without an answer that is refused later is shown with its text until the visitor removes it', async () => {
  answers = [reply(422, INVALID)];
  storeAttempt(waiting);
  await openPage();
  await pass(10_000);
  await dropped();
  expect(document.querySelector('#dropped')?.textContent).toContain('Too long');
  expect(document.querySelector('#dropped blockquote')?.textContent).toBe(FIELDS.email);

  document.body.replaceChildren();
  await openPage();
  await dropped();
  document.querySelector<HTMLButtonElement>('#dropped button')?.click();
  expect(document.querySelector('#dropped')?.textContent).toBe('');
  expect(allAttempts()).toEqual([]);
  expect(posts).toHaveLength(1);
});

it('an attempt without an answer that is a week old, by the service’s clock, is shown and not sent', async () => {
  storeAttempt({ ...waiting, since: BEGIN - 7 * DAY - 1 });
  await openPage();
  await pass(10_000);
  expect(posts).toEqual([]);
  await dropped();
  expect(document.querySelector('#dropped blockquote')?.textContent).toBe(FIELDS.email);
});

it.each([-365, 365])(
  'an attempt without an answer is sent even if the device’s clock is wrong: %i days',
  async (days) => {
    vi.setSystemTime(BEGIN + days * DAY);
    storeAttempt({ ...waiting, since: BEGIN - 6 * DAY });
    const page = await openPage();
    await pass(10_000);
    expect(posts.map(({ key }) => key)).toEqual(['kept']);
    expect(page.noticeOf('partnership')).toEqual({ type: 'sent', fields: FIELDS });
  },
);

const ADDRESS = '/submissions/partnership';

it('the language of a form is in the address, also when a page of another language sends it later', async () => {
  vi.stubGlobal('LANGUAGE_PATH', '/sw');
  vi.stubGlobal('LANGUAGE', 'sw');
  answers = [new Response('<title>Log in</title>'), taken()];
  await send(2500);
  vi.stubGlobal('LANGUAGE_PATH', '');
  vi.stubGlobal('LANGUAGE', 'en');
  await openPage();
  await pass(2500);
  expect(posts[0]?.address).toBe(`${ADDRESS}?language=sw`);
  expect(posts.at(-1)?.address).toBe(`${ADDRESS}?language=sw`);
  expect(posts.length).toBeGreaterThan(1);
});

it('the language of a form is not named while there is only one', async () => {
  await send();
  expect(posts.map(({ address }) => address)).toEqual([ADDRESS]);
});

it('the language of a form is the first one for what an earlier version has kept, whatever page sends it', async () => {
  storeAttempt({ key: 'k', form: 'partnership', fields: FIELDS });
  vi.stubGlobal('LANGUAGE_PATH', '/sw');
  vi.stubGlobal('LANGUAGE', 'sw');
  await openPage();
  await pass(2500);
  expect(posts.map(({ address }) => address)).toEqual([ADDRESS]);
});
