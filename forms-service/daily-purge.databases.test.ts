import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnavailableError, type Database } from './database/database.ts';
import { PURGING_TIMES, startPurging } from './daily-purge.ts';
import { readSettings } from './service-settings.ts';
import { accept } from './store/accept.ts';
import { lookAtWaiting } from './store/health.ts';
import { purge, type Purged } from './store/purge.ts';
import { eachSubmission } from './store/submissions.ts';
import { FORMS, type Form } from './types.ts';
import { DIALECTS, testDatabase, type TestDatabase } from './testing/test-databases.ts';

const START = Date.UTC(2026, 10, 22, 6, 30);
const { every, retry } = PURGING_TIMES;
const YEARS = 3 * 365 * every;
const { retention } = readSettings({});

describe.each(DIALECTS)('data that is too old, in %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  let now: number;
  let stops: (() => Promise<void>)[];
  let purged: Purged[];
  let trouble: unknown[];
  let checks: number;
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
    now = START;
    stops = [];
    purged = [];
    trouble = [];
    checks = 0;
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await test.remove();
  });

  /** Starts the daily purge of one copy of the service. It checks all the time. */
  function start(its = database) {
    const { stop } = startPurging({
      database: {
        ...its,
        query(sql, values) {
          checks += 1;
          return its.query(sql, values);
        },
      },
      retention,
      report: (one) => purged.push(one),
      reportTrouble: (error) => trouble.push(error),
      times: { ...PURGING_TIMES, check: 1 },
      now: () => now,
    });
    stops.push(stop);
  }

  /** Waits until every copy has checked again. */
  async function checked(): Promise<void> {
    const before = checks;
    await expect.poll(() => checks).toBeGreaterThan(before + 10 * stops.length);
  }

  const take = (at: number, form: Form = 'partnership', key: string = crypto.randomUUID()) =>
    accept(
      database,
      {
        form,
        fields: { email: 'wanjiru@farm.example' },
        network: null,
        suspicion: null,
        key,
        fingerprint: 'one',
        limits: [],
      },
      { prefix: 'KAG', outgoing: () => [], now: at },
    );
  async function count(): Promise<number> {
    let found = 0;
    for await (const _one of eachSubmission(database)) found += 1;
    return found;
  }

  it('is deleted once a day by one copy of the service', async () => {
    await take(START - YEARS);
    start();
    start(await test.open());
    start(await test.open());
    await expect.poll(() => purged).toMatchObject([{ submissions: 1 }]);
    expect(await count()).toBe(0);

    await take(START - YEARS);
    now += every - 1;
    await checked();
    expect(purged).toHaveLength(1);
    now += 1;
    await expect.poll(() => purged).toMatchObject([{ submissions: 1 }, { submissions: 1 }]);
    expect(trouble).toEqual([]);
  });

  it('is deleted by the next attempt after a failure, from the database files too', async () => {
    await take(START - YEARS);
    let scrubbed = 0;
    let isFull = true;
    start({
      ...database,
      scrub: () => {
        if (isFull) return Promise.reject(new UnavailableError('disk full'));
        scrubbed += 1;
        return database.scrub();
      },
    });
    await expect.poll(() => trouble).toMatchObject([{ message: 'disk full' }]);
    isFull = false;
    now += retry - 1;
    await checked();
    expect(purged).toEqual([]);
    now += 1;
    await expect.poll(() => purged).toMatchObject([{ submissions: 0 }]);
    expect(scrubbed).toBe(1);
  });

  it('does not include the key of an attempt that a browser may still repeat', async () => {
    const { retention: least } = readSettings({
      RETENTION_UNCONFIRMED_DAYS: '8',
      RETENTION_MONTHS: '1',
    });
    const WEEK = 7 * every;
    for (const form of FORMS) await take(START, form, form);
    await purge(database, least, START + WEEK);
    for (const form of FORMS)
      expect(await take(START + WEEK, form, form)).toMatchObject({ replayed: true });
    expect(await count()).toBe(FORMS.length);
  });

  it('is kept when the clock jumps forward, until staff confirm the clock', async () => {
    start();
    await expect.poll(() => purged).toHaveLength(1);
    await take(START);
    const future = START + YEARS;
    now = future;
    await expect.poll(() => trouble).toMatchObject([{ name: 'ClockError' }]);
    expect(await count()).toBe(1);
    expect((await lookAtWaiting(database, now)).duties).toContain('not-purged');

    now = START + every;
    await expect.poll(() => purged).toHaveLength(2);
    expect(await count()).toBe(1);

    await purge(database, retention, future);
    expect(await count()).toBe(0);
    now = future + every;
    await expect.poll(() => purged).toHaveLength(3);
  });

  it('is deleted although the clock was set back', async () => {
    start();
    await expect.poll(() => purged).toHaveLength(1);
    now = START - YEARS;
    await expect.poll(() => purged).toHaveLength(2);
  });
});
