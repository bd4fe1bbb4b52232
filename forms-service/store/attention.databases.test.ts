import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';
import { DIALECTS, testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import type { Arrival } from '../types.ts';
import { ANSWER_WITHIN, attentionOf, isAnyWaiting } from './attention.ts';
import { dropGivenUp, enqueue, listOutbox } from './outbox.ts';
import { markAnswered, markJunk } from './submissions.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
const NONE = { count: 0, since: null };

describe.each(DIALECTS)('the work that waits for staff, on %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
  });
  afterEach(() => test.remove());

  const take = (changes: Partial<Arrival>, now: number) => arrive(database, {}, now, changes);

  /** Queues a mail and gives it up. */
  async function giveUp(messageId: string): Promise<string> {
    const item = {
      kind: 'mail',
      template: 'newsletter-welcome',
      recipient: 'a@farm.example',
    } as const;
    await database.transaction((query) =>
      enqueue(query, [{ ...item, data: {}, messageId }], { submissionId: null, now: NOW }),
    );
    return giveUpMail(database, NOW);
  }

  it('includes a request after 24 hours without an answer, but no sign-up', async () => {
    const reference = await take({}, NOW);
    await take({ form: 'newsletter' }, NOW - 1);
    await take({ form: 'early-access' }, NOW - 1);
    await take({ form: 'partnership' }, NOW + 1);
    const { overdue } = await attentionOf(database.query, NOW + ANSWER_WITHIN + 1);
    expect(overdue).toEqual({ count: 1, since: NOW });
    expect((await attentionOf(database.query, NOW + ANSWER_WITHIN)).overdue).toEqual(NONE);
    await markAnswered(database, reference, { note: null, now: NOW });
    expect((await attentionOf(database.query, NOW + ANSWER_WITHIN + 1)).overdue).toEqual(NONE);
  });

  it('includes a submission in quarantine, until it is set aside', async () => {
    const reference = await take({ suspicion: 'honeypot' }, NOW);
    const attention = await attentionOf(database.query, NOW);
    expect(attention.heldBack).toEqual({ count: 1, since: NOW });
    expect(isAnyWaiting(attention)).toBe(true);
    await markJunk(database, reference, { note: null, now: NOW });
    expect((await attentionOf(database.query, NOW)).heldBack).toEqual(NONE);
  });

  it('includes a mail that was given up, until it is dropped', async () => {
    const id = await giveUp('one');
    expect((await attentionOf(database.query, NOW)).givenUp).toEqual({ count: 1, since: NOW });
    expect(await dropGivenUp(database, NOW, id)).toBe(1);
    expect(await dropGivenUp(database, NOW, id)).toBe(0);
    expect(await listOutbox(database.query, { states: ['dead'], most: 9 })).toEqual([]);
  });
});
