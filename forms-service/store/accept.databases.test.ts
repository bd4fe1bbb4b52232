import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { DIALECTS, testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { HOUR } from '../time-units.ts';
import type { Arrival, MakeOutgoing } from '../types.ts';
import { accept } from './accept.ts';
import { listOutbox } from './outbox.ts';
import { findSubmission, listSubmissions, release } from './submissions.ts';
import { subscriptionOf } from './subscriptions.ts';

const NOW = Date.UTC(2026, 5, 1, 9);

/** A mail to staff and one to the sender, as the service sends them. */
const outgoing: MakeOutgoing = ({ reference, fields }, subscription) => [
  mail('staff', 'staff@kilele.example', reference),
  mail(subscription ? `newsletter-${subscription}` : 'receipt', fields.email, reference),
];
const mail = (template: string, recipient: string, reference: string) => ({
  kind: 'mail' as const,
  template,
  recipient,
  data: { reference },
  messageId: `${template}-${reference}@kilele.example`,
});
const making = (now = NOW) => ({ prefix: 'KAG', outgoing, now });

function arrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    form: 'inquiry',
    fields: { email: 'Wanjiru@farm.example', name: 'Wanjiru', message: 'Is seed in stock?' },
    language: 'sw',
    network: '203.0.113.0/24',
    suspicion: null,
    key: '8c5f9a56-6a3c-4b9e-9a43-0c1f2d3e4f50',
    fingerprint: 'first',
    limits: [],
    ...changes,
  };
}

const outbox = (database: Database) =>
  listOutbox(database.query, { states: ['queued', 'claimed', 'sent', 'dead'], most: 100 });

describe.each(DIALECTS)('accepting with %s', (dialect) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await testDatabase(dialect);
    database = await place.open();
  });

  it('stores a submission and the mails about it, and returns a reference', async () => {
    const taken = await accept(database, arrival(), making());
    expect(taken).toEqual({
      is: 'taken',
      reference: expect.stringMatching(/^KAG-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string,
      replayed: false,
    });
    const { reference } = taken as { reference: string };
    expect(await findSubmission(database, reference.toLowerCase().replaceAll('-', ' '))).toEqual({
      id: expect.any(String) as string,
      reference,
      form: 'inquiry',
      receivedAt: NOW,
      fields: arrival().fields,
      language: 'sw',
      network: '203.0.113.0/24',
      state: 'new',
      suspicion: null,
      answeredAt: null,
      note: null,
    });
    const mails = await outbox(database);
    expect(mails.map(({ template, recipient }) => `${template} ${recipient}`).sort()).toEqual([
      'receipt Wanjiru@farm.example',
      'staff staff@kilele.example',
    ]);
    expect(mails[0]).toMatchObject({ data: { reference }, state: 'queued', tries: 0, dueAt: NOW });
  });

  it('gives a repeated attempt the same answer, refuses its key for other words, and stores nothing', async () => {
    const first = await accept(database, arrival(), making());
    const again = await accept(database, arrival(), making(NOW + HOUR));
    expect(again).toEqual({ ...first, replayed: true });
    for (const changes of [{ fingerprint: 'second' }, { form: 'partnership' as const }])
      expect(await accept(database, arrival(changes), making())).toEqual({ is: 'key-reused' });
    expect(await listSubmissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it('stores one submission when several copies get the same key at the same time', async () => {
    const copies = [database, await place.open(), await place.open()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_value, index) =>
        accept(copies[index % copies.length] ?? database, arrival(), making()),
      ),
    );
    const references = new Set(answers.map((answer) => 'reference' in answer && answer.reference));
    expect(references.size).toBe(1);
    expect(answers.filter((answer) => 'replayed' in answer && !answer.replayed)).toHaveLength(1);
    expect(await listSubmissions(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(2);
  });

  it('stores nothing if one statement fails', async () => {
    const broken: MakeOutgoing = (submission, subscription) => [
      ...outgoing(submission, subscription),
      ...outgoing(submission, subscription),
    ];
    // It fails, because two mails have the same Message-ID.
    await expect(
      accept(database, arrival({ form: 'newsletter' }), { ...making(), outgoing: broken }),
    ).rejects.toThrow(/unique/i);
    expect(await listSubmissions(database)).toEqual([]);
    expect(await outbox(database)).toEqual([]);
    expect(await subscriptionOf(database.query, 'wanjiru@farm.example')).toBeNull();
    expect(await accept(database, arrival(), making())).toMatchObject({ replayed: false });
  });

  describe('with limits', () => {
    const limits = [
      { bucket: 'network', windowMs: HOUR, most: 100 },
      { bucket: 'address', windowMs: HOUR, most: 2 },
    ];
    const attempt = (key: string, now = NOW) =>
      accept(database, arrival({ key, fingerprint: key, limits }), making(now));

    it('counts in any 60 minutes, and quarantines what is more', async () => {
      // Not only in each hour of the clock.
      const begun = NOW + HOUR - 2000;
      const free = NOW + 2 * HOUR;
      await attempt('a', begun);
      await attempt('b', begun + 1000);
      expect(await attempt('c', begun + 3000)).toMatchObject({ is: 'taken', isMany: true });
      const queued = await outbox(database);
      expect(await attempt('d', free - 1)).toMatchObject({ is: 'taken', isMany: true });
      expect(await outbox(database)).toEqual(queued);
      expect(await attempt('e', free)).toEqual({
        is: 'taken',
        reference: expect.any(String) as string,
        replayed: false,
      });
      const stored = await listSubmissions(database);
      expect(stored.filter(({ suspicion }) => suspicion === 'many')).toHaveLength(2);
      expect(stored.filter(({ state }) => state === 'new')).toHaveLength(3);
    });

    it('does not count repeated attempts and attempts over the limit', async () => {
      for (let tries = 0; tries < 3; tries += 1) await attempt('a');
      expect(await attempt('b')).toMatchObject({ is: 'taken' });
      for (let tries = 0; tries < 5; tries += 1) await attempt('c');
      const counts = await database.query<{ count: number }>('SELECT count FROM limits');
      expect(counts.map(({ count }) => count)).toEqual([2, 2]);
      expect(await attempt('b')).toMatchObject({ is: 'taken', replayed: true });
    });

    it('quarantines all but the usual number when all arrive at the same time', async () => {
      const other = await place.open();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_value, index) =>
          accept(
            index % 2 ? database : other,
            arrival({ key: `k${index}`, limits: index % 3 ? limits : limits.toReversed() }),
            making(),
          ),
        ),
      );
      expect(answers.every(({ is }) => is === 'taken')).toBe(true);
      const stored = await listSubmissions(database);
      expect(stored).toHaveLength(20);
      expect(stored.filter(({ state }) => state === 'new')).toHaveLength(2);
    });
  });

  it('stores a suspicious submission without mails, until it is released', async () => {
    const suspicious = arrival({ form: 'newsletter', suspicion: 'honeypot' });
    const taken = await accept(database, suspicious, making());
    const { reference } = taken as { reference: string };
    const [stored] = await listSubmissions(database);
    expect(stored).toMatchObject({ reference, state: 'quarantined', suspicion: 'honeypot' });
    expect(await outbox(database)).toEqual([]);
    expect(await subscriptionOf(database.query, suspicious.fields.email)).toBeNull();

    const letGo = () => release(database, reference, { outgoing, now: NOW + HOUR });
    expect(await letGo()).toMatchObject({ is: 'done', submission: { state: 'new' } });
    expect(await subscriptionOf(database.query, suspicious.fields.email)).toBe('pending');
    expect((await outbox(database)).map(({ template }) => template).sort()).toEqual([
      'newsletter-pending',
      'staff',
    ]);
    expect(await letGo()).toEqual({ is: 'refused', state: 'new' });
    expect(await outbox(database)).toHaveLength(2);
  });
});
