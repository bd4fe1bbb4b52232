import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import type { Recipients } from './mail/outgoing.ts';
import { followLink, checkLink } from './newsletter-links.ts';
import { listOutbox } from './store/outbox.ts';
import { signUp, subscriptionOf } from './store/subscriptions.ts';
import { DIALECTS, testDatabase, type TestDatabase } from './testing/test-databases.ts';
import { makeToken, type Purpose } from './signed-tokens.ts';

const KEY = 'a key of the tests';
const NOW = Date.UTC(2026, 10, 22, 6, 30);
const DAY = 24 * 60 * 60 * 1000;
const EMAIL = 'wanjiru@shamba.example';
const recipients: Recipients = {
  staff: ['staff@kilele.example'],
  host: 'www.kilele.example',
  webhookUrl: 'https://crm.example/hook',
};

describe.each(DIALECTS)('a link of the newsletter, with %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
  });
  afterEach(() => test.remove());

  const join = () => database.transaction((query) => signUp(query, EMAIL, NOW));
  const token = (purpose: Purpose) =>
    makeToken(KEY, purpose, EMAIL, purpose === 'confirm' ? NOW + 14 * DAY : undefined);
  const check = (purpose: Purpose) =>
    checkLink(database, purpose, token(purpose), { key: KEY, now: NOW });
  const follow = (purpose: Purpose) =>
    followLink(database, purpose, token(purpose), { key: KEY, now: NOW, recipients });
  const queued = async () => {
    const items = await listOutbox(database.query, { states: ['queued'], most: 10 });
    return items.map(({ template, recipient }) => `${template} to ${recipient}`).sort();
  };

  it('confirms the address once, also when it is used twice at the same time', async () => {
    await join();
    const results = await Promise.all([follow('confirm'), follow('confirm')]);
    expect(results.sort()).toEqual(['done', 'link-used']);
    expect(await check('confirm')).toBe('link-used');
    expect(await queued()).toEqual([
      'newsletter-welcome to wanjiru@shamba.example',
      'newsletter.confirmed to https://crm.example/hook',
    ]);
    // Another sign-up changes nothing, however the address is written.
    await database.transaction((query) => signUp(query, EMAIL.toUpperCase(), NOW));
    expect(await subscriptionOf(database.query, EMAIL)).toBe('confirmed');
  });

  it('to unsubscribe works once; to confirm does not subscribe again, but another sign-up does', async () => {
    await join();
    expect(await follow('leave')).toBe('done');
    expect(await queued()).toEqual(['newsletter.unsubscribed to https://crm.example/hook']);
    for (const purpose of ['leave', 'confirm'] as const)
      expect([await check(purpose), await follow(purpose)]).toEqual(['link-used', 'link-used']);
    expect(await subscriptionOf(database.query, EMAIL)).toBe('left');
    expect(await queued()).toHaveLength(1);
    await join();
    expect(await follow('confirm')).toBe('done');
  });
});
