/** The language of a submission: from its form to the database, the mails, and the pages that follow. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outgoingOf } from '../mail/outgoing.ts';
import { makeToken } from '../signed-tokens.ts';
import { signUp } from '../store/subscriptions.ts';
import { createPages } from '../pages/pages.tsx';
import { editionsOf } from '../pages/site-file.ts';
import { siteFile, writtenInTwo } from '../testing/site-words.ts';
import { HOST, KEY, testService } from '../testing/test-service.ts';

const FORM = 'application/x-www-form-urlencoded';
const EMAIL = 'jane@kilele.example';
const recipients = { staff: ['staff@kilele.example'], host: HOST };

describe('the language of a submission', () => {
  let service: Awaited<ReturnType<typeof testService>>;
  const start = async () => {
    const pages = createPages(siteFile, editionsOf(writtenInTwo(), siteFile));
    const outgoing = outgoingOf(recipients);
    service = await testService({ pages, recipients, outgoing });
  };

  const queued = async () =>
    (
      await service.database.query<{ template: string; data: string }>(
        'SELECT template, data FROM outbox ORDER BY template',
      )
    ).map(({ template, data }) => [template, (JSON.parse(data) as { language?: string }).language]);

  it.each([
    ['?language=sw', {}, 'sw'],
    ['', { language: 'sw' }, 'sw'],
    ['', {}, 'en'],
    // A language that nobody has: staff see it, and the mails are English.
    ['?language=xx', {}, 'xx'],
    ['?language=', { language: '__proto__' }, 'en'],
    ["?language=sw'--&language=sw", {}, 'en'],
  ])('sent to the address with %j and %j is %s', async (query, fields, language) => {
    await start();
    const { status } = await service.ask({
      url: `/submissions/partnership${query}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ email: EMAIL, website: '', stamp: service.stamp(), ...fields }),
    });
    expect(status).toBe(201);
    expect((await service.stored()).map((one) => one.language)).toEqual([language]);
    expect(await queued()).toEqual([
      ['partnership-next-steps', language],
      ['partnership-notice', undefined],
    ]);
  });

  it('holds on the pages of a form without scripts', async () => {
    await start();
    const post = (email: string) =>
      service.ask({
        url: '/submissions/newsletter?language=sw',
        headers: { 'content-type': FORM, accept: 'text/html', origin: `http://${HOST}` },
        body: new URLSearchParams({ email, website: '' }).toString(),
      });
    const refused = await post('nobody');
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('lang="sw"')]);
    const { status, headers } = await post(EMAIL);
    expect([status, headers['Location']]).toEqual([
      303,
      expect.stringMatching(/^\/submissions\/newsletter\/thanks\?language=sw&number=[\w-]+$/),
    ]);
    const thanks = await service.ask({ method: 'GET', url: String(headers['Location']) });
    expect(thanks.text).toContain('<html lang="sw">');
    const form = await service.ask({ method: 'GET', url: '/submissions/inquiry?language=sw' });
    expect(form.headers['Location']).toBe('/sw/connect');
  });

  it('holds from the link in a mail to the mail after it', async () => {
    await start();
    await signUp(service.database.query, EMAIL, service.clock.now);
    const token = makeToken(KEY, 'confirm', EMAIL, service.clock.now + 1000);
    const page = await service.ask({
      method: 'GET',
      url: `/submissions/confirm?token=${token}&language=sw`,
    });
    const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
    expect(action).toBe('/submissions/confirm?language=sw');
    const done = await service.ask({
      url: action,
      headers: { 'content-type': FORM },
      body: `token=${token}`,
    });
    expect(done.text).toContain('<html lang="sw">');
    expect(await queued()).toEqual([['newsletter-welcome', 'sw']]);
  });
});
