import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { startSending } from './mail/start-sending.ts';
import { storedIssue } from './mail/to-readers.ts';
import { followLink } from './newsletter-links.ts';
import { feedIfDue, PORTION_PAUSE } from './newsletter-copies.ts';
import { readSettings } from './service-settings.ts';
import { makeToken } from './signed-tokens.ts';
import {
  findNewsletter,
  progressOf,
  startNewsletter,
  stopNewsletter,
  storeTested,
} from './store/newsletters.ts';
import { countOutbox, listOutbox, requeue } from './store/outbox.ts';
import { eraseAddress, exportAddress } from './store/personal-data.ts';
import {
  changeSubscription,
  listReaders,
  MOST_REFUSALS,
  readersByMonth,
  signUp,
  subscriptionOf,
} from './store/subscriptions.ts';
import { startSmtp, type TestSmtp } from './testing/smtp-server.ts';
import { colours, words } from './testing/site-words.ts';
import { DIALECTS, testDatabase, type TestDatabase } from './testing/test-databases.ts';
import { KEY } from './testing/test-service.ts';

/** 1 June 2026, 01:00 in Nairobi: the day before in UTC. */
const NOW = Date.UTC(2026, 4, 31, 22);
const ARTICLE = 'news/rain';
const ORIGIN = 'https://www.kilele.example';
const TITLE = 'Rain at the right time';
const article = {
  title: TITLE,
  excerpt: 'The rains are back.',
  date: '1 June 2026',
  html: '<p>It rained.</p>',
};
const content = storedIssue(ARTICLE, article, ORIGIN);
const recipients = {
  staff: [],
  host: 'www.kilele.example',
  webhookUrl: 'https://crm.example/hook',
};
const readerAt = (index: number) => `reader${String(index).padStart(2, '0')}@farm.example`;

describe.each(DIALECTS)('a newsletter, on %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  let stops: (() => unknown)[];
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
    stops = [];
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    await test.remove();
  });

  async function subscribe(email: string, now = NOW): Promise<void> {
    await database.transaction((query) => signUp(query, email, now));
    await changeSubscription(database, 'confirm', email, { outgoing: [], now });
  }
  async function subscribeMany(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await subscribe(readerAt(index));
  }
  const unsubscribe = (email: string, now = NOW) =>
    followLink(database, 'leave', makeToken(KEY, 'leave', email), { key: KEY, now, recipients });
  async function start(perMinute = 60, name = ARTICLE): Promise<void> {
    await storeTested(database.query, { article: name, content, now: NOW });
    await startNewsletter(database.query, { article: name, content, perMinute, now: NOW });
  }
  /** Queues one portion, as the service does every ten seconds. */
  const feed = (portion: number) => feedIfDue(database, recipients, NOW + portion * PORTION_PAUSE);
  const queued = async () => {
    const items = await listOutbox(database.query, { states: ['queued'], most: 1000 });
    const copies = items.filter(({ template }) => template === 'newsletter-article');
    return copies.map(({ recipient }) => recipient).sort();
  };
  /** Sends what is in the outbox through a real mail server. */
  function send(server: TestSmtp): ReturnType<typeof startSending> {
    const sending = startSending({
      settings: readSettings({
        SMTP_URL: server.url,
        SITE_ORIGIN: ORIGIN,
        // No server listens there, so calls stay in the outbox.
        WEBHOOK_URL: 'http://127.0.0.1:1/hook',
        WEBHOOK_SECRET: 'sixteen letters!',
      }),
      newestPages: () => ({ words, colours }),
      key: KEY,
      database,
      report: () => undefined,
      reportTrouble: (error) => {
        throw error;
      },
    });
    stops.push(() => sending.stop());
    return sending;
  }
  const smtp = async (refused: readonly string[] = [], answer = '5.1.1 no such mailbox') => {
    const server = await startSmtp({
      onRcptTo({ address }, _session, done) {
        const error = Object.assign(new Error(answer), { responseCode: 550 });
        done(refused.includes(address) ? error : null);
      },
    });
    stops.unshift(() => server.stop());
    return server;
  };

  it('is not sent before a test copy with the same words', async () => {
    await subscribeMany(1);
    const order = { article: ARTICLE, content, perMinute: 60, now: NOW };
    expect(await startNewsletter(database.query, order)).toBe(false);
    await storeTested(database.query, { article: ARTICLE, content: 'other words', now: NOW });
    expect(await startNewsletter(database.query, order)).toBe(false);
    expect(await feed(0)).toBe(0);
    await storeTested(database.query, { article: ARTICLE, content, now: NOW });
    expect(await startNewsletter(database.query, order)).toBe(true);
    expect(await feed(0)).toBe(1);
  });

  it('goes to each confirmed reader once, a few readers at a time', async () => {
    await subscribeMany(25);
    await database.transaction((query) => signUp(query, 'pending@farm.example', NOW));
    await start(60);
    expect(await feed(0)).toBe(10);
    expect(await feed(0.5)).toBe(0);
    expect(await feed(1)).toBe(10);
    // Another copy of the service continues after a crash.
    database = await test.open();
    expect(await feed(2)).toBe(5);
    expect(await feed(3)).toBe(0);
    expect(await queued()).toEqual(Array.from({ length: 25 }, (_reader, index) => readerAt(index)));
    expect((await findNewsletter(database.query, ARTICLE))?.state).toBe('done');
    // When it is sent again, only readers who joined since get it.
    await subscribe('late@farm.example');
    await start();
    expect(await feed(4)).toBe(1);
    expect(await queued()).toHaveLength(26);
  });

  it('is queued once when several copies of the service do it at the same moment', async () => {
    await subscribeMany(12);
    await start(60);
    const others = await Promise.all([1, 2].map(() => test.open()));
    for (const portion of [0, 1, 2])
      await Promise.all(
        [database, ...others].map((one) =>
          feedIfDue(one, recipients, NOW + portion * PORTION_PAUSE),
        ),
      );
    expect(await queued()).toHaveLength(12);
  });

  it('pauses while one minute of copies waits to be sent, and when staff stop it', async () => {
    await subscribeMany(20);
    await start(6);
    for (let portion = 0; portion < 10; portion += 1) await feed(portion);
    expect(await queued()).toHaveLength(6);
    expect(await stopNewsletter(database.query, ARTICLE, NOW)).toBe(true);
    expect(await stopNewsletter(database.query, ARTICLE, NOW)).toBe(false);
    await database.query("DELETE FROM outbox WHERE state = 'queued'");
    expect(await feed(20)).toBe(0);
    expect(await progressOf(database.query, ARTICLE)).toEqual({
      readers: 20,
      missing: 14,
      waiting: 0,
      givenUp: 0,
    });
    await start(6);
    expect(await feed(21)).toBe(1);
  });

  it('reaches nobody who unsubscribes meanwhile, before or after the copy was queued', async () => {
    await subscribeMany(3);
    await start(6);
    expect(await feed(0)).toBe(1);
    expect(await queued()).toEqual([readerAt(0)]);
    await unsubscribe(readerAt(0));
    await unsubscribe(readerAt(1));
    expect(await queued()).toEqual([]);
    await feed(1);
    await feed(2);
    expect(await queued()).toEqual([readerAt(2)]);
  });

  it('takes a reader off after three refusals in a row, each mail counted once', async () => {
    const [broken, fine] = ['broken@farm.example', 'fine@farm.example'];
    await subscribe(broken);
    await subscribe(fine);
    const server = await smtp([broken]);
    const sending = send(server);
    for (let number = 1; number <= MOST_REFUSALS; number += 1) {
      expect(await subscriptionOf(database.query, broken)).toBe('confirmed');
      await start(60, `news/${number}`);
      expect(await feed(number)).toBe(2);
      sending.wake();
      await expect.poll(() => server.received.length).toBe(number);
      // With the last refusal the reader and the mail are removed.
      const dead = number === MOST_REFUSALS ? 0 : 1;
      await expect.poll(async () => (await countOutbox(database.query)).dead).toBe(dead);
      if (number > 1) continue;
      // Staff send the same mail again: it does not count twice.
      const tried = async () => {
        const [item] = await listOutbox(database.query, { states: ['dead'], most: 1 });
        return item?.tries;
      };
      await requeue(database.query, NOW);
      sending.wake();
      await expect.poll(tried).toBe(1);
      await database.query("DELETE FROM outbox WHERE state = 'dead'");
    }
    expect(await subscriptionOf(database.query, broken)).toBe('left');
    expect(await subscriptionOf(database.query, fine)).toBe('confirmed');
    const months = await readersByMonth(database.query);
    expect(months.reduce((sum, { removed }) => sum + removed, 0)).toBe(1);
    const left = await listOutbox(database.query, {
      states: ['queued', 'claimed'],
      email: broken,
      most: 9,
    });
    expect(left.map(({ template }) => template)).toEqual(['newsletter.unsubscribed']);
  });

  it.each([
    ['a mail in between that was taken', '5.1.1 no such mailbox', true],
    ['refusals that are about the sender', '5.7.1 sender is on a blocklist', false],
  ])('keeps a reader after %s', async (_what, answer, isTakenBetween) => {
    await subscribe('wanjiru@farm.example');
    const refused = ['wanjiru@farm.example'];
    const server = await smtp(refused, answer);
    const sending = send(server);
    for (let number = 1; number <= MOST_REFUSALS + 1; number += 1) {
      refused.splice(0);
      if (!isTakenBetween || number !== 2) refused.push('wanjiru@farm.example');
      await start(60, `news/${number}`);
      await feed(number);
      sending.wake();
      await expect
        .poll(async () => {
          const { sent, dead } = await countOutbox(database.query);
          return sent + dead;
        })
        .toBe(number);
    }
    expect(await subscriptionOf(database.query, 'wanjiru@farm.example')).toBe('confirmed');
  });

  it('counts how many join and leave in each month of Nairobi', async () => {
    await subscribeMany(2);
    await subscribe('july@farm.example', Date.UTC(2026, 6, 2));
    await database.transaction((query) => signUp(query, 'pending@farm.example', NOW));
    expect(await unsubscribe('pending@farm.example')).toBe('done');
    expect(await unsubscribe(readerAt(0))).toBe('done');
    expect(await readersByMonth(database.query)).toEqual([
      { month: '2026-07', joined: 1, unsubscribed: 0, removed: 0 },
      { month: '2026-06', joined: 2, unsubscribed: 1, removed: 0 },
    ]);
  });

  it('lists every reader once, sorted by address, however many there are', async () => {
    const values = Array.from(
      { length: 1200 },
      (_reader, index) => `('k${index}', 'k${index}', 'confirmed', 0, ${index})`,
    );
    await database.query(
      `INSERT INTO subscriptions (email_key, email, state, created_at, confirmed_at) VALUES ${values.join()}`,
    );
    const seen = (await listReaders(database.query)).map(({ email }) => email);
    expect(seen).toEqual(Array.from({ length: 1200 }, (_reader, index) => `k${index}`).sort());
  });

  it('tells a reader what was sent, and forgets it when the reader is erased', async () => {
    await subscribeMany(2);
    await start();
    await feed(0);
    const { newsletters } = await exportAddress(database, readerAt(0));
    expect(newsletters).toEqual([{ article: ARTICLE, queuedAt: NOW }]);
    await eraseAddress(database, readerAt(0), NOW);
    const rows = await database.query('SELECT email_key FROM newsletter_copies');
    expect(rows).toEqual([{ email_key: readerAt(1) }]);
    expect(await queued()).toEqual([readerAt(1)]);
  });
});
