import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '../database/database.ts';
import { outgoingOf } from '../mail/outgoing.ts';
import { readSettings } from '../service-settings.ts';
import { signUp } from '../store/subscriptions.ts';
import { words } from '../testing/site-words.ts';
import { DIALECTS } from '../testing/test-databases.ts';
import { makeToken, type Purpose } from '../signed-tokens.ts';
import { HOST, KEY, testService, type Sent } from '../testing/test-service.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time-units.ts';

const FORM = 'application/x-www-form-urlencoded';
const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};

describe('the service', () => {
  let service: Awaited<ReturnType<typeof testService>>;
  beforeEach(async () => {
    service = await testService();
  });

  const URL = '/submissions/inquiry';
  const send = (fields: object = {}, more?: Sent) =>
    service.send(URL, { ...INQUIRY, ...fields }, more);
  const post = (fields: Record<string, string> = {}, more?: Sent) =>
    service.post(URL, { ...INQUIRY, website: '', ...fields }, more);
  const problemOf = ({ text }: { text: string }) =>
    (JSON.parse(text) as { type: string }).type.replace('/submissions/problems#', '');

  describe('a script', () => {
    it('gets a reference for a stored submission', async () => {
      const answer = await send();
      expect(answer.status).toBe(201);
      expect(answer.headers['Content-Type']).toBe('application/json');
      const [stored] = await service.stored();
      expect(JSON.parse(answer.text)).toEqual({ reference: stored?.reference });
      expect(stored).toMatchObject({ fields: INQUIRY, network: '203.0.113.0/24', suspicion: null });
    });

    it('is told where no mail can reach the address, as a browser without scripts is', async () => {
      const { noMail } = words.messages.pages.thanks;
      const url = '/submissions/newsletter';
      const fields = { email: 'jane@gmail' };
      const answer = await service.send(url, fields);
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.text)).toMatchObject({ said: noMail });
      const { headers } = await service.post(url, fields);
      expect(headers['Location']).toBe(`${url}/thanks/no-mail`);
      const shown = await service.open(`${url}/thanks/no-mail`);
      expect([shown.status, shown.text]).toEqual([200, '<h1>Thanks for newsletter, no mail</h1>']);
    });

    it('gets the same answer for the same key, and a refusal if the words differ', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = await send({}, { headers });
      // The draft of the header has quotes.
      const quoted = { 'idempotency-key': `"${headers['idempotency-key']}"` };
      const again = await send({ stamp: service.stamp(60) }, { headers: quoted });
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers['Idempotent-Replayed']).toBe('true');
      const other = await send({ message: 'Something else entirely' }, { headers });
      expect([other.status, problemOf(other)]).toEqual([422, 'key-reused']);
      expect(await service.stored()).toHaveLength(1);
    });

    it('with a stamp of less than two seconds is asked to wait, and is accepted afterwards', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const stamp = service.stamp(0);
      service.clock.now += 500;
      const early = await send({ stamp }, { headers });
      expect([early.status, problemOf(early)]).toEqual([425, 'too-early']);
      expect(early.headers['Retry-After']).toBe('2');
      expect(await service.stored()).toEqual([]);
      service.clock.now += 2 * SECOND;
      expect((await send({ stamp }, { headers })).status).toBe(201);
      expect(await service.stored()).toMatchObject([{ state: 'new', suspicion: null }]);
    });

    it('gets the error of each field', async () => {
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
      ['an unknown field', 400, 'malformed', { body: '{"phone":"1"}' }],
      ['another type', 415, 'wrong-type', { headers: { 'content-type': 'text/plain' } }],
      ['too much', 413, 'too-large', { body: 'x'.repeat(16 * 1024 + 1) }],
      ['an unknown form', 404, 'unknown-form', { url: '/submissions/order' }],
      ['another method', 405, 'wrong-method', { method: 'PUT' }],
      ['another site', 403, 'cross-site', { headers: { origin: 'https://evil.example' } }],
    ])('with %s is told %i, %s', async (_what, status, problem, sent) => {
      const answer = await send({}, sent);
      expect([answer.status, problemOf(answer)]).toEqual([status, problem]);
      const detail = expect.any(String) as string;
      expect(JSON.parse(answer.text)).toMatchObject({ status, detail });
      expect(await service.stored()).toEqual([]);
      // The type of a problem is an address.
      const page = await service.open('/submissions/problems');
      expect([page.status, page.text]).toEqual([200, '<h1>Problems</h1>']);
    });
  });

  it('gives a suspicious submission the same answer, and quarantines it', async () => {
    const fields = { website: 'https://spam.example' };
    expect((await send(fields)).status).toBe(201);
    expect((await post(fields)).status).toBe(303);
    const held = { state: 'quarantined', suspicion: 'honeypot' };
    expect(await service.stored()).toMatchObject([held, held]);
    expect(service.events.at(-1)?.outcome).toBe('quarantined');
  });

  describe('a browser without scripts', () => {
    it('is redirected to the thanks page', async () => {
      const answer = await post();
      const [stored] = await service.stored();
      expect(stored).toMatchObject({ fields: INQUIRY, suspicion: null });
      expect([answer.status, answer.headers['Location']]).toEqual([
        303,
        `/submissions/inquiry/thanks?number=${stored?.reference}`,
      ]);
      const open = (number = '') => service.open(`${URL}/thanks?number=${number}`);
      const { reference } = stored ?? {};
      expect((await open(reference)).text).toBe(`<h1>Thanks for inquiry ${reference}</h1>`);
      // Anybody can write an address.
      for (const wrong of ['', 'KAG', 'KAG-1234-123', '%3Cb%3E-1234-1234', 'call+0700000000'])
        expect((await open(wrong)).text).toBe('<h1>Thanks for inquiry</h1>');
    });

    it('gets the form back, with what was typed and the errors', async () => {
      const answer = await post({ email: ' jane', subject: '' });
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text)).toEqual({
        form: 'inquiry',
        problem: {
          title: 'Some fields need a second look',
          text: expect.stringContaining('correct the fields') as string,
        },
        returned: {
          values: { ...INQUIRY, email: ' jane', subject: '' },
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

    it('that gets 503 although its submission was stored, and posts again, is stored once', async () => {
      const { transaction } = service.database;
      const loseAnswer = async (...all: Parameters<typeof transaction>) => {
        await transaction(...all);
        throw new UnavailableError('the connection was lost at COMMIT');
      };
      Object.assign(service.database, { transaction: loseAnswer });
      const { status, text } = await post();
      expect(status).toBe(503);
      Object.assign(service.database, { transaction });
      const { stamp } = (JSON.parse(text) as { returned: { stamp: string } }).returned;
      // Two days later only the stamp of the returned form shows that it is the same attempt.
      service.clock.now += 2 * DAY;
      expect((await post({ stamp })).status).toBe(303);
      expect(await service.stored()).toHaveLength(1);
    });

    it('that posts again within 12 hours is stored once, at any time of the day', async () => {
      for (let hour = 0; hour < 24; hour += 1) {
        const message = `Leaves fall at ${hour} o’clock`;
        const begun = service.clock.now;
        await post({ message });
        service.clock.now += 11 * HOUR;
        expect((await post({ message })).status).toBe(303);
        service.clock.now = begun + HOUR;
      }
      expect(await service.stored()).toHaveLength(24);
      service.clock.now += DAY;
      await post({ message: 'Leaves fall at 23 o’clock' });
      expect(await service.stored()).toHaveLength(25);
    });

    it('is told on a page that another site sent it', async () => {
      const answer = await post({}, { headers: { origin: 'https://evil.example' } });
      expect([answer.status, answer.text]).toEqual([403, '<h1>This came from another site</h1>']);
      expect(answer.headers['Content-Type']).toMatch(/^text\/html/);
    });

    it('that opens the address of a form is redirected to the page of the form', async () => {
      const answer = await service.open(URL);
      expect([answer.status, answer.headers['Location']]).toEqual([303, '/connect']);
    });
  });

  describe('limits', () => {
    const from = (count: number, fields: object = {}) =>
      send({ email: `person${count}@kilele.example`, ...fields });

    beforeEach(async () => {
      const settings = readSettings({ USUAL_FROM_ADDRESS: '6' });
      service = await testService({ settings });
    });

    it('refuse nobody: what is more than usual is held back for staff, and answered slowly', async () => {
      for (let count = 0; count < 9; count += 1) expect((await from(count)).status).toBe(201);
      expect((await post()).status).toBe(303);
      const stored = await service.stored();
      expect(stored.filter(({ suspicion }) => suspicion === 'many')).toHaveLength(4);
      expect(service.waits).toEqual([3, 3, 3, 3].map((seconds) => seconds * SECOND));
      expect(service.events.at(-1)?.outcome).toBe('quarantined');
      service.clock.now += 65 * MINUTE;
      expect((await from(9)).status).toBe(201);
      expect((await service.stored()).filter(({ state }) => state === 'new')).toHaveLength(7);
    });

    it('let twenty wait at once, and ask the others to come back in seconds', async () => {
      let letThrough: () => void = () => undefined;
      service.held.promise = new Promise((resolve) => {
        letThrough = resolve;
      });
      const all = Array.from({ length: 26 }, (_value, count) => from(count));
      await vi.waitFor(() => expect(service.waits).toHaveLength(20));
      const answer = await post();
      expect([answer.status, answer.headers['Retry-After']]).toEqual([429, '5']);
      expect(JSON.parse(answer.text)).toMatchObject({ returned: { values: INQUIRY, errors: {} } });
      const script = await send();
      expect(JSON.parse(script.text)).toMatchObject({
        detail: expect.stringContaining('in a minute') as string,
      });
      expect((await send({}, { from: '198.51.100.7' })).status).toBe(201);
      letThrough();
      expect((await Promise.all(all)).every(({ status }) => status === 201)).toBe(true);
      expect((await post()).status).toBe(303);
    });

    it('are not used up by programs that share the address', async () => {
      for (let count = 0; count < 12; count += 1) {
        expect((await from(count, { website: 'https://spam.example' })).status).toBe(201);
        expect((await from(count, { email: `jane+${count}@kilele.example` })).status).toBe(201);
      }
      await from(1, { name: 'Otieno' });
      const stored = await service.stored();
      expect(stored.find(({ fields }) => fields['name'] === 'Otieno')?.state).toBe('new');
    });
  });

  it('asks for confirmation again on the same day after a reader has unsubscribed', async () => {
    const recipients = { staff: [], host: HOST };
    service = await testService({ outgoing: outgoingOf(recipients), recipients });
    const { email } = INQUIRY;
    for (const url of [
      '/submissions/newsletter',
      `/submissions/confirm?token=${makeToken(KEY, 'confirm', email)}`,
      `/submissions/leave?token=${makeToken(KEY, 'leave', email)}`,
      '/submissions/newsletter',
    ]) {
      const fields: Record<string, string> = url.includes('token') ? {} : { email };
      expect((await service.post(url, fields)).status).toBeLessThan(400);
      service.clock.now += MINUTE;
    }
    const mails = await service.database.query('SELECT template FROM outbox ORDER BY created_at');
    expect(mails.map(({ template }) => template)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
      'newsletter-confirm',
    ]);
  });

  describe('the health addresses', () => {
    const ask = (url: string, more: Partial<Sent> = {}) =>
      service.ask({ method: 'GET', url, from: '127.0.0.1', ...more });

    it('answer only requests of this machine, and no visitor behind a proxy', async () => {
      for (const url of ['/healthz', '/healthz/staff']) {
        expect((await ask(url)).status).toBe(200);
        const headers = { 'x-forwarded-for': '203.0.113.77' };
        expect((await ask(url, { headers })).status).toBe(404);
      }
    });

    it('do not query the database each time', async () => {
      await ask('/healthz');
      Object.assign(service.database, { query: () => Promise.reject(new Error('it was asked')) });
      expect((await ask('/healthz')).status).toBe(200);
    });

    it('fail when there is no room for a submission, and when one could not be stored a moment ago', async () => {
      const [{ pages } = { pages: 0 }] = await service.database.query<{ pages: number }>(
        'SELECT page_count AS pages FROM pragma_page_count',
      );
      await service.database.query(`PRAGMA max_page_count = ${pages}`);
      for (const url of ['/healthz', '/healthz/staff']) expect((await ask(url)).status).toBe(503);
      await service.database.query('PRAGMA max_page_count = 1000000');
      // A failure is remembered for a second.
      await expect.poll(async () => (await ask('/healthz')).status, { timeout: 3000 }).toBe(200);
      const { transaction } = service.database;
      const away = () => Promise.reject(new UnavailableError('read-only'));
      Object.assign(service.database, { transaction: away });
      expect((await send()).status).toBe(503);
      Object.assign(service.database, { transaction });
      expect((await ask('/healthz')).status).toBe(503);
      expect((await send()).status).toBe(201);
      expect((await ask('/healthz')).status).toBe(200);
    });

    it('tell how much waits, and which problems staff must solve', async () => {
      expect((await send({ website: 'https://spam.example' })).status).toBe(201);
      service.clock.now += DAY + HOUR;
      const waiting = { status: 'ok', oldestUnsentMs: null, givenUp: 0, quarantined: 1 };
      expect(JSON.parse((await ask('/healthz')).text)).toEqual(waiting);
      const duties = await ask('/healthz/staff');
      expect(duties.status).toBe(503);
      expect(JSON.parse(duties.text)).toMatchObject({ duties: ['quarantined'] });
    });
  });

  it('says that the database is unavailable, and logs the reason', async () => {
    const away = () => Promise.reject(new UnavailableError('disk full'));
    Object.assign(service.database, { query: away, transaction: away });
    const answer = await send();
    expect([answer.status, problemOf(answer)]).toEqual([503, 'unavailable']);
    expect(answer.headers['Retry-After']).toBe('30');
    const page = await post();
    expect([page.status, page.headers['Retry-After']]).toEqual([503, '30']);
    expect(JSON.parse(page.text)).toMatchObject({
      problem: { title: 'Something went wrong. Please try again.' },
      returned: { values: INQUIRY, errors: {}, stamp: service.stamp(0) },
    });
    const health = { method: 'GET', url: '/healthz', from: '127.0.0.1' };
    expect((await service.ask(health)).status).toBe(503);
    expect(service.failures).toHaveLength(3);
  });

  it('lets a static site elsewhere send forms and read the answers, but no other site', async () => {
    const origin = 'https://static.kilele.example';
    service = await testService({ settings: { ...readSettings({}), allowedOrigin: origin } });
    const headers = { origin, 'sec-fetch-site': 'cross-site' };
    const asked = await service.ask({ method: 'OPTIONS', url: URL, headers });
    expect(asked.headers).toMatchObject({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
    });
    const answer = await send({}, { headers });
    expect([answer.status, answer.headers['Access-Control-Allow-Origin']]).toEqual([201, origin]);
    const other = await send({}, { headers: { origin: 'https://evil.example' } });
    expect(other.status).toBe(403);
    expect(other.headers['Access-Control-Allow-Origin']).toBeUndefined();
  });

  it('does not log a failure when the visitor breaks the connection', async () => {
    await send({}, { body: new Error('aborted') });
    expect(service.failures).toEqual([]);
  });

  it('logs what happened, and nothing about the visitor', async () => {
    await send();
    await send({ email: 'jane' });
    await service.post(`/submissions/leave?token=${INQUIRY.email}`, {});
    expect(service.events).toMatchObject([
      { form: 'inquiry', outcome: 'taken', network: '203.0.113.0/24', status: 201 },
      { outcome: 'invalid', status: 422 },
      { outcome: 'link-wrong', status: 400 },
    ]);
    expect(JSON.stringify(service.events)).not.toMatch(/jane|203\.0\.113\.77/i);
  });
});

describe.each(DIALECTS)('the links of the newsletter, on %s', (dialect) => {
  const email = 'jane@kilele.example';
  const webhookUrl = 'https://crm.example/hook';
  const { confirm, confirmed, unsubscribe, unsubscribed } = words.messages.pages;
  const shows = ({ title }: { title: string }) => ({ status: 200, text: `<h1>${title}</h1>` });
  const DONE = { status: 410, text: '<h1>This was done already</h1>' };
  let service: Awaited<ReturnType<typeof testService>>;
  beforeEach(async () => {
    const recipients = { staff: [], host: HOST, webhookUrl };
    service = await testService({ recipients }, dialect);
    await join();
  });

  const join = (address = email) =>
    service.database.transaction((query) => signUp(query, address, service.clock.now));
  const tokenFor = (purpose: Purpose, until?: number, key = KEY) =>
    makeToken(key, purpose, email, until);
  const open = (purpose: Purpose, token = tokenFor(purpose)) =>
    service.open(`/submissions/${purpose}?token=${token}`);
  const press = (purpose: Purpose) =>
    service.post(`/submissions/${purpose}`, { token: tokenFor(purpose) });
  const queued = async () => {
    const rows = await service.database.query('SELECT template, recipient FROM outbox');
    return rows.map(({ template, recipient }) => `${template} to ${recipient}`).sort();
  };

  it('change nothing until the button is pressed, and then change it once, also at the same time', async () => {
    for (const _scanner of [1, 2])
      expect((await open('confirm')).text).toContain(`<h1>${confirm.title}</h1>`);
    const both = await Promise.all([press('confirm'), press('confirm')]);
    expect(both.sort((a, b) => a.status - b.status)).toMatchObject([shows(confirmed), DONE]);
    expect(await open('confirm')).toMatchObject(DONE);
    // Another sign-up changes nothing, however the address is written.
    expect(await join(email.toUpperCase())).toBe('confirmed');
    const sent = [`newsletter-welcome to ${email}`, `newsletter.confirmed to ${webhookUrl}`];
    expect(await queued()).toEqual(sent);

    expect((await open('leave')).text).toContain(`<h1>${unsubscribe.title}</h1>`);
    for (const answer of await Promise.all([press('leave'), press('leave')]))
      expect(answer).toMatchObject(shows(unsubscribed));
    expect(await open('leave')).toMatchObject(shows(unsubscribed));
    expect(await queued()).toEqual([...sent, `newsletter.unsubscribed to ${webhookUrl}`]);
    // Only another sign-up makes a reader again.
    for (const answer of [await open('confirm'), await press('confirm')])
      expect(answer).toMatchObject(DONE);
    await join();
    expect(await press('confirm')).toMatchObject(shows(confirmed));
  });

  it('unsubscribe with one click in the mail program, in both notations', async () => {
    for (const type of [FORM, 'multipart/form-data; boundary=x']) {
      const answer = await service.ask({
        url: `/submissions/leave?token=${tokenFor('leave')}`,
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(200);
    }
    expect(await queued()).toEqual([`newsletter.unsubscribed to ${webhookUrl}`]);
  });

  it('say when they have expired, or are forged', async () => {
    const late = await open('confirm', tokenFor('confirm', service.clock.now - 1));
    await service.database.query('DELETE FROM subscriptions');
    for (const { status, text } of [late, await open('confirm')])
      expect([status, text]).toEqual([410, '<h1>This link has expired</h1>']);
    const forged = await open('confirm', tokenFor('confirm', undefined, 'another secret'));
    expect([forged.status, forged.text]).toEqual([400, '<h1>This link is incomplete</h1>']);
  });
});

describe.each(DIALECTS)('the mails to one mailbox, on %s', (dialect) => {
  it('are at most three a day, for all spellings of its address, and others are not refused', async () => {
    const outgoing = outgoingOf({ staff: [], host: HOST });
    const service = await testService({ outgoing }, dialect);
    const dues = () => service.database.query<{ due: number }>('SELECT due_at AS due FROM outbox');
    const send = async (email: string) => {
      expect((await service.send('/submissions/partnership', { email })).status).toBe(201);
      service.clock.now += MINUTE;
    };
    for (let count = 0; count < 10; count += 1)
      await send(count % 2 ? `j.ane${'+x'.repeat(count)}@gmail.com` : 'JANE+1@googlemail.com');
    expect(await dues()).toHaveLength(6);
    // The other three wait for the next day.
    expect((await dues()).filter(({ due }) => due < service.clock.now)).toHaveLength(3);
    await send('jane@kilele.example');
    expect(await dues()).toHaveLength(7);
  });
});
