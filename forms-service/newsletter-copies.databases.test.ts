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
const article = {
  title: 'Rain at the right time',
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

  async function subscribe(email: string): Promise<void> {
    await database.transaction((query) => signUp(query, email, NOW));
    await changeSubscription(database, 'confirm', email, { outgoing: [], now: NOW });
  }
  async function subscribeMany(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await subscribe(readerAt(index));
  }
  const unsubscribe = (email: string) =>
    followLink(database, 'leave', makeToken(KEY, 'leave', email), {
      key: KEY,
      now: NOW,
      recipients,
    });
  async function start(perMinute = 60, name = ARTICLE): Promise<void> {
    await storeTested(database.query, { article: name, content, now: NOW });
    await startNewsletter(database.query, { article: name, content, perMinute, now: NOW });
  }
  /** Queues one portion, as the service does every ten seconds. */
  const feed = (portion: number, its = database) =>
    feedIfDue(its, recipients, NOW + portion * PORTION_PAUSE);
  const queued = async () => {
    const items = await listOutbox(database.query, { states: ['queued'], most: 1000 });
    const copies = items.filter(({ template }) => template === 'newsletter-article');
    return copies.map(({ recipient }) => recipient).sort();
  };
  it('goes to each confirmed reader once, a few at a time, however many copies of the service run', async () => {
    await subscribeMany(25);
    await database.transaction((query) => signUp(query, 'pending@farm.example', NOW));
    await start(60);
    expect(await feed(0)).toBe(10);
    expect(await feed(0.5)).toBe(0);
    // Others continue after a crash, at the same moment.
    const others = await Promise.all([1, 2].map(() => test.open()));
    for (const portion of [1, 2, 3]) await Promise.all(others.map((its) => feed(portion, its)));
    expect(await queued()).toEqual(Array.from({ length: 25 }, (_reader, index) => readerAt(index)));
    expect((await findNewsletter(database.query, ARTICLE))?.state).toBe('done');
    // When it is sent again, only readers who joined since get it.
    await subscribe('late@farm.example');
    await start();
    expect(await feed(4)).toBe(1);
  });

  it('pauses while one minute of copies waits, stops when staff stop it, and is resumed', async () => {
    await subscribeMany(8);
    await start(6);
    for (let portion = 0; portion < 10; portion += 1) await feed(portion);
    expect(await queued()).toHaveLength(6);
    expect(await stopNewsletter(database.query, ARTICLE, NOW)).toBe(true);
    await database.query("DELETE FROM outbox WHERE state = 'queued'");
    expect(await feed(20)).toBe(0);
    expect(await progressOf(database.query, ARTICLE)).toMatchObject({ readers: 8, missing: 2 });
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
    await subscribeMany(1);
    const refuse = (id: string) =>
      database.transaction((query) => noteRefused(query, { id, recipient }, NOW));
    for (let number = 1; number <= MOST_REFUSALS; number += 1) {
      expect(await subscriptionOf(database.query, recipient)).toBe('confirmed');
      await start(60, `news/${number}`);
      expect(await feed(number)).toBe(1);
      const [item] = await listOutbox(database.query, { states: ['queued'], most: 1 });
      expect(await refuse(item?.id ?? '')).toBe(number === MOST_REFUSALS);
      // Staff send the same mail again.
      expect(await refuse(item?.id ?? '')).toBe(false);
      await database.query("DELETE FROM outbox WHERE state = 'queued'");
    }
    expect(await subscriptionOf(database.query, recipient)).toBe('left');
    expect(await readersByMonth(database.query)).toEqual([
      { month: '2026-06', joined: 1, unsubscribed: 0, removed: 1 },
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
