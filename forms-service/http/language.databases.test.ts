/** The language of a submission: from its form to the database, the mails, and the pages that follow. */
import { beforeEach, expect, it } from 'vitest';
import { outgoingOf } from '../mail/outgoing.ts';
import { makeToken } from '../signed-tokens.ts';
import { listOutbox } from '../store/outbox.ts';
import { signUp } from '../store/subscriptions.ts';
import { createPages } from '../pages/pages.tsx';
import { editionsOf } from '../pages/site-file.ts';
import { siteFile, writtenInTwo } from '../testing/site-words.ts';
import { HOST, KEY, testService } from '../testing/test-service.ts';

const EMAIL = 'jane@kilele.example';
const recipients = { staff: ['staff@kilele.example'], host: HOST };

let service: Awaited<ReturnType<typeof testService>>;
beforeEach(async () => {
  const pages = createPages(siteFile, editionsOf(writtenInTwo(), siteFile));
  const outgoing = outgoingOf(recipients);
  service = await testService({ pages, recipients, outgoing });
});

async function queued() {
  const items = await listOutbox(service.database.query, { states: ['queued'] });
  return Object.fromEntries(items.map(({ template, data }) => [template, data['language']]));
}

it.each([
  ['?language=sw', {}, 'sw'],
  ['', { language: 'sw' }, 'sw'],
  ['', {}, 'en'],
  // A language that nobody has: staff see it, and the mails are English.
  ['?language=xx', {}, 'xx'],
  ['?language=', { language: '__proto__' }, 'en'],
  ["?language=sw'--&language=sw", {}, 'en'],
])('sent to the address with %j and %j is %s', async (query, fields, language) => {
  const sent = { email: EMAIL, ...fields };
  const { status } = await service.send(`/submissions/partnership${query}`, sent);
  expect(status).toBe(201);
  expect((await service.stored()).map((one) => one.language)).toEqual([language]);
  expect(await queued()).toEqual({
    'partnership-next-steps': language,
    'partnership-notice': undefined,
  });
});

it('holds on the pages of a form without scripts', async () => {
  const post = (email: string) => service.post('/submissions/newsletter?language=sw', { email });
  const refused = await post('nobody');
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('lang="sw"')]);
  const { status, headers } = await post(EMAIL);
  expect([status, headers['Location']]).toEqual([
    303,
    expect.stringMatching(/^\/submissions\/newsletter\/thanks\?language=sw&number=[\w-]+$/),
  ]);
  const thanks = await service.open(String(headers['Location']));
  expect(thanks.text).toContain('<html lang="sw">');
  const form = await service.open('/submissions/inquiry?language=sw');
  expect(form.headers['Location']).toBe('/sw/connect');
});

it('holds from the link in a mail to the mail after it', async () => {
  await signUp(service.database.query, EMAIL, service.clock.now);
  const token = makeToken(KEY, 'confirm', EMAIL, service.clock.now + 1000);
  const page = await service.open(`/submissions/confirm?token=${token}&language=sw`);
  const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
  expect(action).toBe('/submissions/confirm?language=sw');
  const done = await service.post(action, { token });
  expect(done.text).toContain('<html lang="sw">');
  expect(await queued()).toEqual({ 'newsletter-welcome': 'sw' });
});
