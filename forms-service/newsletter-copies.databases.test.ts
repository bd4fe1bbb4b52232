import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { storedIssue } from './mail/to-readers.ts';
import { followLink } from './newsletter-links.ts';
import { feedIfDue, PORTION_PAUSE } from './newsletter-copies.ts';
import { makeToken } from './signed-tokens.ts';
import {
  findNewsletter,
  progressOf,
  startNewsletter,
  stopNewsletter,
  storeTested,
} from './store/newsletters.ts';
import { listOutbox } from './store/outbox.ts';
import { eraseAddress, exportAddress } from './store/personal-data.ts';
import {
  changeSubscription,
  MOST_REFUSALS,
  noteRefused,
  noteTaken,
  readersByMonth,
  signUp,
  subscriptionOf,
} from './store/subscriptions.ts';
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
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
  });
  afterEach(() => test.remove());

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
    const recipient = readerAt(0);
    await subscribeMany(2);
    const refuse = (id: string) =>
      database.transaction((query) => noteRefused(query, { id, recipient }, NOW));
    for (let number = 1; number <= MOST_REFUSALS; number += 1) {
      expect(await subscriptionOf(database.query, recipient)).toBe('confirmed');
      await start(60, `news/${number}`);
      expect(await feed(number)).toBe(2);
      const states = ['queued'] as const;
      const items = await listOutbox(database.query, { states, email: recipient, most: 99 });
      for (const { id } of items) {
        expect(await refuse(id)).toBe(number === MOST_REFUSALS);
        // Staff send the same mail again.
        expect(await refuse(id)).toBe(false);
      }
      await database.query("DELETE FROM outbox WHERE state = 'queued'");
      // A mail that is taken starts the count again.
      await noteTaken(database.query, readerAt(1));
    }
    expect(await subscriptionOf(database.query, recipient)).toBe('left');
    expect(await subscriptionOf(database.query, readerAt(1))).toBe('confirmed');
    const months = await readersByMonth(database.query);
    expect(months).toMatchObject([{ joined: 2, removed: 1 }]);
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
