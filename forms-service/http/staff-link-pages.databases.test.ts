import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffLink } from '../mail/staff-links.ts';
import { makeToken, type StaffPurpose } from '../signed-tokens.ts';
import { historyOf } from '../store/history.ts';
import { listOutbox } from '../store/outbox.ts';
import { findSubmission } from '../store/submissions.ts';
import { words } from '../testing/site-words.ts';
import { arrive, outgoing } from '../testing/arrive.ts';
import { HOST, KEY, testService } from '../testing/test-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const { ask, done, expired } = words.messages.staff;

describe('the links in mails to staff', () => {
  let service: Awaited<ReturnType<typeof testService>>;
  let now: number;
  beforeEach(async () => {
    service = await testService({ outgoing });
    now = service.clock.now;
  });
  afterEach(() => service.stop());

  const linkTo = (purpose: StaffPurpose, reference: string, key = KEY) =>
    staffLink({ key, serviceOrigin: '' }, purpose, reference, now);
  const open = (url: string) =>
    service.ask({ method: 'GET', url, headers: { accept: 'text/html' } });
  /** Presses the button of the page, as a browser does. */
  const press = (url: string) => {
    const { pathname, searchParams } = new URL(url, `https://${HOST}`);
    return service.ask({
      url: pathname,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: searchParams.toString(),
    });
  };
  const heading = (title: string, reference: string) =>
    `<h1>${title.replace('{reference}', reference)}</h1>`;

  it('ask before they change anything, and change it once', async () => {
    const reference = await arrive(service.database, {}, now);
    const link = linkTo('answered', reference);
    expect(link).not.toContain(reference);
    for (const _scanner of [1, 2])
      expect((await open(link)).text).toContain(heading(ask.answered.title, reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({ state: 'new' });
    expect((await press(link)).text).toBe(heading(done.answered.title, reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({ state: 'answered' });
    expect((await press(link)).text).toBe(heading(done.before.title, reference));
    expect((await open(link)).text).toBe(heading(done.before.title, reference));
    expect(await historyOf(service.database, reference)).toMatchObject([
      { what: 'answered', who: 'A link in a mail', happenedAt: now },
    ]);
    expect(service.events.map(({ outcome }) => outcome)).toContain('staff-answered');
  });

  it('set a submission aside as junk, or release it and queue its mails', async () => {
    const reference = await arrive(service.database, {}, now, { suspicion: 'honeypot' });
    await press(linkTo('answered', reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({
      state: 'quarantined',
    });
    await press(linkTo('release', reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({ state: 'new' });
    const mails = await listOutbox(service.database.query, { states: ['queued'], most: 9 });
    expect(mails).toHaveLength(1);
    await press(linkTo('junk', reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({ state: 'junk' });
  });

  it('do nothing when they are forged, made for another purpose, or too old', async () => {
    const reference = await arrive(service.database, {}, now);
    const wrong = [
      linkTo('junk', reference, 'another secret'),
      linkTo('answered', reference).replace('answered', 'junk'),
      linkTo('junk', reference).slice(0, -3),
      '/submissions/staff/junk',
      `/submissions/staff/junk?token=${makeToken(KEY, 'leave', reference)}`,
    ];
    for (const link of wrong) expect((await press(link)).status).toBe(400);
    const link = linkTo('junk', reference);
    service.clock.now += 91 * DAY;
    expect((await press(link)).text).toBe(heading(expired.title, reference));
    expect(await findSubmission(service.database, reference)).toMatchObject({ state: 'new' });
  });
});
