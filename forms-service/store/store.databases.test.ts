import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { afterErasing } from '../mail/outgoing.ts';
import { arrive, giveUpMail } from '../testing/arrive.ts';
import { DIALECTS, testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { DAY, HOUR, MINUTE } from '../time-units.ts';
import type { Arrival, MakeOutgoing } from '../types.ts';
import { noteBackup } from './backups.ts';
import { checkHealth, lookAtWaiting } from './health.ts';
import { countOne } from './limits.ts';
import { mailboxOf, openMailbox } from './mailboxes.ts';
import { claim, enqueue, listOutbox, LONGEST_WAIT, endClaim, requeue } from './outbox.ts';
import { eraseAddress, exportAddress } from './personal-data.ts';
import { purge } from './purge.ts';
import { sharedSecret } from './secrets.ts';
import { listSubmissions, type Filter } from './submissions.ts';
import { changeSubscription, subscriptionOf } from './subscriptions.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
const RETENTION = { months: 24, unconfirmedMs: 14 * DAY, logMs: 14 * DAY };

let count = 0;
const toSender: MakeOutgoing = ({ fields }) => [item(fields.email)];
function item(recipient = 'staff@kilele.example') {
  count += 1;
  const messageId = `${count}@kilele.example`;
  return { kind: 'mail' as const, template: 'test', recipient, data: { count }, messageId };
}

type Taking = {
  now?: number;
  suspicion?: Arrival['suspicion'];
  outgoing?: MakeOutgoing;
  fields?: Record<string, string>;
};

/** Options for a link that is used at a time and sends nothing. */
const at = (now: number) => ({ outgoing: [], now });

describe.each(DIALECTS)('the store on %s', (dialect) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await testDatabase(dialect);
    database = await place.open();
  });

  /** Stores a submission. @returns its reference */
  const take = (
    form: Arrival['form'],
    email: string,
    { now = NOW, outgoing = toSender, ...changes }: Taking = {},
  ) =>
    arrive(
      database,
      { email, ...changes.fields },
      now,
      { form, network: '198.51.100.0/24', suspicion: changes.suspicion ?? null },
      outgoing,
    );
  const emails = async (filter?: Filter) =>
    (await listSubmissions(database, filter)).map(({ fields }) => fields.email);

  describe('submissions', () => {
    it('are returned newest first and filtered, however many there are', async () => {
      for (let index = 0; index < 6; index += 1)
        await take(index % 2 ? 'inquiry' : 'partnership', `p${index}@farm.example`, {
          now: NOW + index,
        });
      await take('inquiry', 'bot@farm.example', { now: NOW + 9, suspicion: 'honeypot' });
      expect(await emails()).toEqual(
        ['bot', 'p5', 'p4', 'p3', 'p2', 'p1', 'p0'].map((name) => `${name}@farm.example`),
      );
      expect(await emails({ states: ['quarantined'] })).toEqual(['bot@farm.example']);
      expect(
        await emails({ forms: ['inquiry'], states: ['new'], since: NOW + 2, before: NOW + 5 }),
      ).toEqual(['p3@farm.example']);
      expect(await emails({ email: ' P2@FARM.example' })).toEqual(['p2@farm.example']);
      expect((await lookAtWaiting(database, NOW)).submissions).toEqual({
        new: 6,
        quarantined: 1,
        answered: 0,
        junk: 0,
      });
    });

    it('are all returned in order, each exactly once, and in pages', async () => {
      const values = Array.from(
        { length: 1203 },
        (_value, index) =>
          `('id${index}', 'r${index}', 'inquiry', ${NOW + (index % 7)}, 'e', '{"email":"e"}', 'new')`,
      );
      await database.query(
        `INSERT INTO submissions (id, reference, form, received_at, email_key, fields, state) VALUES ${values.join(', ')}`,
      );
      const all = await listSubmissions(database);
      expect(new Set(all.map(({ id }) => id)).size).toBe(1203);
      expect(all).toHaveLength(1203);
      const times = all.map(({ receivedAt }) => receivedAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const pages = [
        ...(await listSubmissions(database, {}, { skip: 0, most: 700 })),
        ...(await listSubmissions(database, {}, { skip: 700, most: 700 })),
      ];
      expect(pages).toEqual(all);
    });
  });

  describe('the outbox', () => {
    const order = { worker: 'w1', kind: 'mail' as const, most: 10, now: NOW, leaseMs: MINUTE };
    const put = (now = NOW, ...items: ReturnType<typeof item>[]) =>
      database.transaction((query) =>
        enqueue(query, items.length > 0 ? items : [item()], { submissionId: null, now }),
      );
    const only = async () => {
      const [one] = await listOutbox(database.query, {
        states: ['queued', 'claimed', 'sent', 'dead'],
        most: 1,
      });
      if (!one) throw new Error('the outbox is empty');
      return one;
    };

    it('returns the oldest items first, and each to one of several copies', async () => {
      for (const age of [1, 3, 2]) await put(NOW - age);
      const items = await claim(database, { ...order, most: 2 });
      expect(items.map(({ dueAt, tries }) => [dueAt - NOW, tries])).toEqual([
        [-3, 1],
        [-2, 1],
      ]);
      await put(NOW, ...Array.from({ length: 20 }, () => item()));
      const copies = [database, await place.open(), await place.open()];
      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          claim(copies[index % 3] ?? database, { ...order, worker: `w${index}`, most: 3 }),
        ),
      );
      expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(21);
      expect(claims.flat()).toHaveLength(21);
    });

    it('gives an item to another worker after its lease, and refuses results of the first one', async () => {
      await put();
      const [first] = await claim(database, order);
      const later = { worker: 'w2', now: NOW + MINUTE };
      const [again] = await claim(database, { ...order, ...later });
      expect(again).toMatchObject({ id: first?.id, messageId: first?.messageId, tries: 2 });
      const id = again?.id ?? '';
      expect(await endClaim(database.query, id, { worker: 'w1', now: NOW, state: 'sent' })).toBe(
        false,
      );
      expect(await endClaim(database.query, id, { ...later, state: 'sent' })).toBe(true);
      expect(await only()).toMatchObject({ state: 'sent', sentAt: later.now, claimedBy: null });
    });

    it('makes an item that was given up due again when staff requeue it', async () => {
      await put();
      await giveUpMail(database, NOW);
      expect(await only()).toMatchObject({ state: 'dead', lastError: '550 no such mailbox' });
      expect(await claim(database, { ...order, now: NOW + DAY })).toEqual([]);
      expect(await requeue(database.query, NOW + DAY)).toBe(1);
      expect(await claim(database, { ...order, now: NOW + DAY })).toMatchObject([{ tries: 1 }]);
    });

    it('sends items at once after the clock was set back', async () => {
      const ahead = NOW + 400 * DAY;
      await put(ahead);
      await put(NOW, item());
      await claim(database, { ...order, now: ahead, most: 1 });
      expect(await claim(database, order)).toHaveLength(2);
      await endClaim(database.query, (await only()).id, {
        worker: 'w1',
        now: NOW,
        error: '',
        state: 'queued',
        waitMs: ahead - NOW,
      });
      expect((await only()).dueAt).toBeLessThanOrEqual(NOW + LONGEST_WAIT);
    });

    it('reports how many items wait, for how long, and what staff must do', async () => {
      const health = { oldestUnsentMs: null, outbox: { queued: 0, claimed: 0, dead: 0 } };
      expect(await checkHealth(database, NOW)).toMatchObject(health);
      for (const age of [7000, 6000, 5000, 0]) await put(NOW - age);
      await giveUpMail(database, NOW);
      await claim(database, { ...order, most: 1 });
      expect(await checkHealth(database, NOW)).toMatchObject({
        oldestUnsentMs: 6000,
        outbox: { queued: 2, claimed: 1, dead: 1 },
        duties: ['given-up'],
      });
      expect(await checkHealth(database, NOW + HOUR)).toMatchObject({
        duties: ['given-up', 'not-sent'],
      });
    });

    it.each([
      [undefined, null, []],
      [-HOUR, 0, []],
      [48 * HOUR, 48 * HOUR, []],
      [48 * HOUR + 1, 48 * HOUR + 1, ['not-backed-up']],
    ])('reports a backup of %s ms before: %s, %j', async (age, backupAgeMs, duties) => {
      await noteBackup(database.query, 0);
      if (age === undefined) await database.query('DELETE FROM heartbeats');
      else await noteBackup(database.query, NOW - age);
      expect(await checkHealth(database, NOW)).toMatchObject({ backupAgeMs, duties });
    });
  });

  it('makes a secret once for all copies', async () => {
    const other = await place.open();
    const secrets = await Promise.all(
      [database, other, database].map((copy) => sharedSecret(copy, 'signing')),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await sharedSecret(database, 'another')).not.toBe(secrets[0]);
  });

  it('exports and erases everything about one address, also calls about it, and nothing about others', async () => {
    const call = (email: string) => ({
      ...item('https://crm.example/hook'),
      kind: 'webhook' as const,
      data: { email },
    });
    const first = await take('newsletter', 'Njeri@farm.example');
    const outgoing = [call('Njeri@farm.example'), call('otieno@farm.example')];
    await changeSubscription(database, 'confirm', 'njeri@farm.example', { outgoing, now: NOW + 1 });
    // A notice to staff repeats what she wrote.
    const second = await take('inquiry', 'njeri@farm.example', { outgoing: () => [item()] });
    await take('inquiry', 'otieno@farm.example');
    const person = await exportAddress(database, 'NJERI@farm.example');
    expect(person.submissions.map(({ form }) => form).sort()).toEqual(['inquiry', 'newsletter']);
    expect(person.subscription).toEqual({
      state: 'confirmed',
      signedUpAt: NOW,
      confirmedAt: NOW + 1,
      leftAt: null,
    });
    expect(person.mails).toHaveLength(3);
    const webhookUrl = 'https://crm.example/hook';
    const erased = await eraseAddress(database, 'NJERI@farm.example', NOW, {
      outgoing: (references) => afterErasing({ webhookUrl }, references, NOW),
    });
    expect(erased).toEqual({
      submissions: 2,
      subscriptions: 1,
      mails: 3,
      areFilesRewritten: true,
    });
    const nothing = { submissions: [], subscription: null, mails: [] };
    expect(await exportAddress(database, 'njeri@farm.example')).toMatchObject(nothing);
    expect(await database.query('SELECT key FROM attempts')).toHaveLength(1);
    expect(await exportAddress(database, 'otieno@farm.example')).toMatchObject({
      submissions: [{}],
      mails: [{}, {}],
    });
    // The webhook learns which submissions were erased, without the address.
    const left = await listOutbox(database.query, { states: ['queued'], most: 9 });
    expect(left).toHaveLength(3);
    expect(JSON.stringify(left)).not.toMatch(/njeri/i);
    const told = left.find(({ template }) => template === 'person.erased')?.data['references'];
    expect(String(told).split(' ').sort()).toEqual([first, second].sort());
  });

  it('deletes unsent mails after two weeks, and those of submissions when their retention period is over', async () => {
    const store = (now: number, submissionId: string | null = null) =>
      database.transaction((query) => enqueue(query, [item()], { submissionId, now }));
    await store(NOW - 14 * DAY - 1);
    await store(NOW - 14 * DAY);
    await take('inquiry', 'njeri@farm.example', { now: NOW - 14 * DAY - 1 });
    await giveUpMail(database, NOW);
    const old = Date.UTC(2024, 5, 1, 9);
    for (const now of [old - 1, old]) {
      await take('newsletter', `reader${now}@farm.example`, { now });
      await changeSubscription(database, 'confirm', `reader${now}@farm.example`, at(now));
    }
    expect(await purge(database, RETENTION, NOW)).toMatchObject({ submissions: 0, mails: 2 });
    const left = await listOutbox(database.query, { states: ['queued', 'dead'], most: 9 });
    expect(left).toHaveLength(3);
  });

  it('deletes data that is older than its retention period, and nothing younger', async () => {
    const months = (number: number) => Date.UTC(2026, 5 - number, 1, 9);
    await take('inquiry', 'old@farm.example', { now: months(24) - 1 });
    await take('inquiry', 'kept@farm.example', { now: months(24) });
    await take('early-access', 'quarantined@farm.example', {
      now: months(24) - 1,
      suspicion: 'honeypot',
    });
    await take('newsletter', 'unsure@farm.example', { now: NOW - 14 * DAY - 1 });
    await take('newsletter', 'fresh@farm.example', { now: NOW - 14 * DAY });
    await take('newsletter', 'reader@farm.example', { now: months(60) });
    await changeSubscription(database, 'confirm', 'reader@farm.example', at(months(60)));
    await take('newsletter', 'gone@farm.example', { now: months(60) });
    await changeSubscription(database, 'leave', 'gone@farm.example', at(NOW - 14 * DAY - 1));
    for (const one of await claim(database, {
      worker: 'w',
      kind: 'mail',
      most: 100,
      now: NOW,
      leaseMs: MINUTE,
    }))
      await endClaim(database.query, one.id, {
        worker: 'w',
        state: 'sent',
        now: one.recipient.startsWith('kept') ? NOW : NOW - 14 * DAY - 1,
      });
    const limit = { bucket: 'b', windowMs: MINUTE, most: 1 };
    await countOne(database.query, [limit], NOW - 2 * MINUTE);
    await openMailbox(database.query, mailboxOf('key', 'long@farm.example'), NOW - 14 * DAY);
    await openMailbox(database.query, mailboxOf('key', 'late@farm.example'), NOW);
    await countOne(database.query, [limit], NOW);

    expect(await purge(database, RETENTION, NOW)).toMatchObject({
      submissions: 4,
      subscriptions: 2,
    });
    expect((await emails()).sort()).toEqual([
      'fresh@farm.example',
      'kept@farm.example',
      'reader@farm.example',
    ]);
    expect(await subscriptionOf(database.query, 'reader@farm.example')).toBe('confirmed');
    expect(await subscriptionOf(database.query, 'unsure@farm.example')).toBeNull();
    expect((await exportAddress(database, 'kept@farm.example')).mails).toHaveLength(1);
    expect((await exportAddress(database, 'reader@farm.example')).mails).toHaveLength(0);
    const networks = (await listSubmissions(database)).map(({ fields, network }) => [
      fields.email,
      network,
    ]);
    expect(networks).toContainEqual(['kept@farm.example', null]);
    expect(networks).toContainEqual(['fresh@farm.example', '198.51.100.0/24']);
    expect(await database.query('SELECT bucket FROM limits')).toHaveLength(1);
    expect(await database.query('SELECT mailbox FROM mailboxes')).toHaveLength(1);
    expect(await purge(database, RETENTION, NOW)).toEqual({
      submissions: 0,
      subscriptions: 0,
      mails: 0,
      networks: 0,
    });
  });
});
