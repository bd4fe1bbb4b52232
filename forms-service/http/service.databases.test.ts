import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnavailableError } from '../database/database.ts';
import { signUp } from '../store/subscriptions.ts';
import { words } from '../testing/site-words.ts';
import { DIALECTS } from '../testing/test-databases.ts';
import { makeToken } from '../signed-tokens.ts';
import { KEY, testService, type Sent } from '../testing/test-service.ts';

const FORM = 'application/x-www-form-urlencoded';
const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};
const DAY = 24 * 60 * 60 * 1000;

describe.each(DIALECTS)('the service on %s', (dialect) => {
  let service: Awaited<ReturnType<typeof testService>>;
  beforeEach(async () => {
    service = await testService({}, dialect);
  });
  afterEach(() => service.stop());

  /** Sends an inquiry as the browser's scripts do. */
  const send = (fields: object = {}, { headers, ...rest }: Sent = {}) =>
    service.ask({
      url: '/submissions/inquiry',
      body: JSON.stringify({ ...INQUIRY, website: '', stamp: service.stamp(), ...fields }),
      ...rest,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    });
  /** Posts an inquiry as a browser without scripts does. */
  const post = (fields: Record<string, string> = {}, { headers, ...rest }: Sent = {}) =>
    service.ask({
      url: '/submissions/inquiry',
      body: new URLSearchParams({ ...INQUIRY, website: '', ...fields }).toString(),
      ...rest,
      headers: { 'content-type': FORM, accept: 'text/html,*/*', ...headers },
    });
  const problemOf = ({ text }: { text: string }) =>
    (JSON.parse(text) as { type: string }).type.replace('/submissions/problems#', '');

  describe('a script', () => {
    it('is given a reference for what was stored', async () => {
      const answer = await send();
      expect(answer.status).toBe(201);
      expect(answer.headers['Content-Type']).toBe('application/json');
      const [stored] = await service.stored();
      expect(JSON.parse(answer.text)).toEqual({ reference: stored?.reference });
      expect(stored).toMatchObject({ fields: INQUIRY, network: '203.0.113.0/24', suspicion: null });
    });

    it('gets the same answer for the same key, and is refused for other words', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = await send({}, { headers });
      const again = await send({ stamp: service.stamp(60) }, { headers });
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers['Idempotent-Replayed']).toBe('true');
      const other = await send({ message: 'Something else entirely' }, { headers });
      expect([other.status, problemOf(other)]).toEqual([422, 'key-reused']);
      expect(await service.stored()).toHaveLength(1);
    });

    it('is told what is wrong with each field', async () => {
      const answer = await send({ email: 'jane', message: 'Too short' });
      expect(answer.headers['Content-Type']).toBe('application/problem+json');
      expect(JSON.parse(answer.text)).toEqual({
        type: '/submissions/problems#invalid',
        title: 'Some fields need a second look',
        status: 422,
        detail: expect.stringContaining('correct the fields') as string,
        errors: [
          { field: 'email', code: 'emailInvalid', detail: 'Please enter a valid email' },
          {
            field: 'message',
            code: 'messageShort',
            detail: 'Message must be at least 10 characters',
          },
        ],
      });
    });

    it.each<[string, number, string, Sent]>([
      ['no key', 400, 'key-missing', { headers: { 'idempotency-key': undefined } }],
      ['a key that is none', 400, 'key-missing', { headers: { 'idempotency-key': 'again' } }],
      ['no JSON', 400, 'malformed', { body: '{"name":' }],
      ['an unknown field', 400, 'malformed', { body: '{"phone":"1"}' }],
      ['another type', 415, 'wrong-type', { headers: { 'content-type': 'text/plain' } }],
      ['files', 415, 'wrong-type', { headers: { 'content-type': 'multipart/form-data' } }],
      ['too much', 413, 'too-large', { body: 'x'.repeat(16 * 1024 + 1) }],
      ['an unknown form', 404, 'unknown-form', { url: '/submissions/order' }],
      ['more behind the form', 404, 'unknown-form', { url: '/submissions/inquiry/more' }],
      ['another method', 405, 'wrong-method', { method: 'PUT' }],
      ['another site', 403, 'cross-site', { headers: { origin: 'https://evil.example' } }],
      ['no site', 403, 'cross-site', { headers: { origin: 'null' } }],
      ['a foreign page', 403, 'cross-site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ])('with %s is told %i, %s', async (_what, status, problem, sent) => {
      const answer = await send({}, sent);
      expect([answer.status, problemOf(answer)]).toEqual([status, problem]);
      expect(JSON.parse(answer.text)).toMatchObject({
        status,
        detail: expect.any(String) as string,
      });
      expect(await service.stored()).toEqual([]);
    });

    it('finds a page at the type of a problem', async () => {
      const { type } = JSON.parse((await send({}, { method: 'PUT' })).text) as { type: string };
      expect(type).toBe('/submissions/problems#wrong-method');
      const page = await service.ask({ method: 'GET', url: type.replace(/#.*/, '') });
      expect([page.status, page.text]).toEqual([200, '<h1>Problems</h1>']);
    });

    it('may ask which methods are allowed', async () => {
      expect((await send({}, { method: 'PUT' })).headers['Allow']).toBe('GET, HEAD, POST, OPTIONS');
    });
  });

  describe('a suspicious submission', () => {
    it.each([
      ['honeypot', { website: 'https://spam.example' }],
      ['stamp-missing', { stamp: '' }],
      ['stamp-forged', { stamp: 'mwrrjpzq.forged' }],
    ])('with %s gets the same answer and is quarantined', async (suspicion, fields) => {
      expect((await send(fields)).status).toBe(201);
      expect(await service.stored()).toMatchObject([{ state: 'quarantined', suspicion }]);
      expect(service.events.at(-1)?.outcome).toBe('quarantined');
    });
  });

  describe('a browser without scripts', () => {
    it('is redirected to a page of thanks', async () => {
      const answer = await post();
      expect([answer.status, answer.headers['Location']]).toEqual([
        303,
        '/submissions/inquiry/thanks',
      ]);
      expect(await service.stored()).toMatchObject([{ fields: INQUIRY, suspicion: null }]);
      const thanks = await service.ask({ method: 'GET', url: answer.headers['Location'] ?? '' });
      expect([thanks.status, thanks.text]).toEqual([200, '<h1>Thanks for inquiry</h1>']);
    });

    it('that posts twice is stored once', async () => {
      await post();
      expect((await post()).status).toBe(303);
      await post({ message: 'Something else entirely' });
      expect(await service.stored()).toHaveLength(2);
    });

    it('gets the form back, with what was typed and the errors', async () => {
      const answer = await post({ email: ' jane', subject: 'Maize' });
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text)).toEqual({
        form: 'inquiry',
        problem: {
          title: 'Some fields need a second look',
          text: expect.stringContaining('correct the fields') as string,
        },
        returned: {
          values: { ...INQUIRY, email: ' jane', subject: 'Maize' },
          errors: {
            email: 'Please enter a valid email',
            subject: 'Please choose one of the subjects',
          },
          stamp: service.stamp(0),
        },
      });
      expect(await service.stored()).toEqual([]);
    });

    it('that corrects the form keeps the time at which it was first shown', async () => {
      const stampOf = ({ text }: { text: string }) =>
        (JSON.parse(text) as { returned: { stamp: string } }).returned.stamp;
      const stamp = stampOf(await post({ email: 'jane' }));
      service.clock.now += 60_000;
      expect(stampOf(await post({ email: 'jane', stamp }))).toBe(stamp);
      expect((await post({ stamp })).status).toBe(303);
      expect(await service.stored()).toMatchObject([{ suspicion: null }]);
    });

    it('that posts the form page faster than a person can is quarantined', async () => {
      const stamp = service.stamp(1);
      expect((await post({ stamp })).status).toBe(303);
      expect(await service.stored()).toMatchObject([{ suspicion: 'stamp-fast' }]);
    });

    it.each([
      ['newsletter', '', 'Please enter a valid email address'],
      ['early-access', '', 'Please enter your email address'],
      ['partnership', 'jane', 'Please enter a valid email address'],
      ['partnership', 'a@b@c', 'Please enter one email address, without spaces or other signs'],
    ])('reads what is wrong with %s «%s»', async (form, email, error) => {
      const answer = await post(
        {},
        { url: `/submissions/${form}`, body: `email=${email}&website=` },
      );
      expect(JSON.parse(answer.text)).toMatchObject({
        form,
        returned: { errors: { email: error } },
      });
    });

    it.each<[string, number, Sent]>([
      ['This could not be read', 400, { body: 'email=%' }],
      ['This came from another site', 403, { headers: { origin: 'https://evil.example' } }],
      ['There is no such form', 404, { url: '/submissions/order' }],
      ['That is too much text', 413, { body: `message=${'x'.repeat(17_000)}` }],
      ['This kind of data is not taken', 415, { headers: { 'content-type': 'text/plain' } }],
    ])('is told «%s» on a page', async (title, status, sent) => {
      const answer = await post({}, sent);
      expect([answer.status, answer.text]).toEqual([status, `<h1>${title}</h1>`]);
      expect(answer.headers['Content-Type']).toMatch(/^text\/html/);
    });

    it('that opens the address of a form is redirected to the page of the form', async () => {
      const answer = await service.ask({ method: 'GET', url: '/submissions/inquiry' });
      expect([answer.status, answer.headers['Location']]).toEqual([303, '/connect']);
    });
  });

  describe('limits', () => {
    it('tell scripts and people when to try again', async () => {
      for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(201);
      const answer = await send();
      expect([answer.status, problemOf(answer)]).toEqual([429, 'too-many']);
      expect(answer.headers['Retry-After']).toBe('3600');
      expect(JSON.parse(answer.text)).toMatchObject({
        detail: expect.stringContaining('in 60 minutes') as string,
      });
      const page = await post();
      expect([page.status, page.headers['Retry-After']]).toEqual([429, '3600']);
      expect(JSON.parse(page.text)).toMatchObject({
        problem: { text: expect.stringContaining('in 60 minutes') as string },
        // No stamp: the same form may be sent again at once.
        returned: { values: INQUIRY, errors: {}, stamp: '' },
      });
      service.clock.now += 60 * 60 * 1000;
      expect((await send()).status).toBe(201);
    });
  });

  describe('while the database is unavailable', () => {
    it('says so, stores nothing, and logs the reason', async () => {
      const away = () => Promise.reject(new UnavailableError('disk full'));
      Object.assign(service.database, { query: away, transaction: away });
      const answer = await send();
      expect([answer.status, problemOf(answer)]).toEqual([503, 'unavailable']);
      expect(answer.headers['Retry-After']).toBe('30');
      const page = await post();
      expect([page.status, page.headers['Retry-After']]).toEqual([503, '30']);
      expect(JSON.parse(page.text)).toMatchObject({
        problem: { title: 'Something went wrong. Please try again.' },
        returned: { values: INQUIRY, errors: {}, stamp: '' },
      });
      expect((await service.ask({ method: 'GET', url: '/healthz' })).status).toBe(503);
      expect(service.failures).toHaveLength(3);
    });
  });

  describe('the links of the newsletter', () => {
    const email = 'jane@kilele.example';
    const { confirm, confirmed, unsubscribe, unsubscribed } = words.messages.pages;
    const heading = {
      confirm: `<h1>${confirm.title}</h1>`,
      confirmed: `<h1>${confirmed.title}</h1>`,
      leave: `<h1>${unsubscribe.title}</h1>`,
      left: `<h1>${unsubscribed.title}</h1>`,
    };
    const linkTo = (purpose: 'confirm' | 'leave', until?: number, key = KEY) =>
      `/submissions/${purpose}?token=${makeToken(key, purpose, email, until)}`;
    const open = (url: string) =>
      service.ask({ method: 'GET', url, headers: { accept: 'text/html' } });
    const press = (url: string) =>
      service.ask({
        url: url.replace(/\?.*/, ''),
        body: url.replace(/.*\?/, ''),
        headers: { accept: 'text/html', 'content-type': FORM },
      });
    beforeEach(() =>
      service.database.transaction((query) => signUp(query, email, service.clock.now)),
    );

    it('change nothing until the button is pressed, and then change it once', async () => {
      const confirm = linkTo('confirm', service.clock.now + 14 * DAY);
      for (const _scanner of [1, 2]) expect((await open(confirm)).text).toContain(heading.confirm);
      expect((await press(confirm)).text).toBe(heading.confirmed);
      const again = await press(confirm);
      expect([again.status, again.text]).toEqual([410, '<h1>This was done already</h1>']);
      const leave = linkTo('leave');
      expect((await open(leave)).text).toContain(heading.leave);
      for (const _press of [1, 2]) expect((await press(leave)).text).toBe(heading.left);
    });

    it('unsubscribe at one click in the mail program, in both notations', async () => {
      for (const type of [FORM, 'multipart/form-data; boundary=x']) {
        const answer = await service.ask({
          url: linkTo('leave'),
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': type },
        });
        expect(answer.status).toBe(200);
      }
    });

    it('say when they have expired, or are not ours', async () => {
      const late = await open(linkTo('confirm', service.clock.now - 1));
      expect([late.status, late.text]).toEqual([410, '<h1>This link has expired</h1>']);
      for (const wrong of [
        linkTo('confirm', undefined, 'another secret'),
        linkTo('leave').replace('leave', 'confirm'),
        linkTo('confirm').slice(0, -3),
        '/submissions/confirm',
      ]) {
        const answer = await open(wrong);
        expect([answer.status, answer.text]).toEqual([400, '<h1>This link is not whole</h1>']);
      }
    });
  });

  describe('a static site elsewhere', () => {
    const ORIGIN = 'https://static.kilele.example';

    it('may send forms and read the answers; other sites may not', async () => {
      await service.stop();
      const settings = { allowedOrigin: ORIGIN, trustedProxies: 0 };
      service = await testService({ settings }, dialect);
      const headers = { origin: ORIGIN, 'sec-fetch-site': 'cross-site' };
      const asked = await service.ask({ method: 'OPTIONS', url: '/submissions/inquiry', headers });
      expect(asked.headers).toMatchObject({
        'Access-Control-Allow-Origin': ORIGIN,
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      });
      const answer = await send({}, { headers });
      expect([answer.status, answer.headers['Access-Control-Allow-Origin']]).toEqual([201, ORIGIN]);
      const other = await send({}, { headers: { origin: 'https://evil.example' } });
      expect(other.status).toBe(403);
      expect(other.headers['Access-Control-Allow-Origin']).toBeUndefined();
    });
  });

  it('does not log a failure when the visitor breaks the connection', async () => {
    await send({}, { body: new Error('aborted') });
    expect(service.failures).toEqual([]);
  });

  it('logs what happened, and nothing about the visitor', async () => {
    await send();
    await send({ email: 'jane' });
    await post({}, { url: `/submissions/leave?token=${INQUIRY.email}` });
    expect(service.events).toMatchObject([
      { form: 'inquiry', outcome: 'taken', network: '203.0.113.0/24', status: 201 },
      { outcome: 'invalid', status: 422 },
      { outcome: 'link-wrong', status: 400 },
    ]);
    expect(JSON.stringify(service.events)).not.toMatch(/jane|203\.0\.113\.77/i);
  });
});
