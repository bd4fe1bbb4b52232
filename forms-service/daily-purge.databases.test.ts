import { beforeEach, describe, expect, it } from 'vitest';
import { UnavailableError, type Database } from './database/database.ts';
import { purgeIfDue, PURGE_RETRY } from './daily-purge.ts';
import { readSettings } from './service-settings.ts';
import { lookAtWaiting } from './store/health.ts';
import { purge, ROWS_IN_SLICE } from './store/purge.ts';
import { listSubmissions } from './store/submissions.ts';
import { FORMS, type Form } from './types.ts';
import { arrive } from './testing/arrive.ts';
import { DIALECTS, testDatabase, type TestDatabase } from './testing/test-databases.ts';
import { DAY } from './time-units.ts';

const START = Date.UTC(2026, 10, 22, 6, 30);
const YEARS = 3 * 365 * DAY;
const { retention } = readSettings({});

describe.each(DIALECTS)('data that is too old, in %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await testDatabase(dialect);
    database = await test.open();
  });

  const look = (now: number, its = database) => purgeIfDue(its, retention, now);

  const take = (at: number, form: Form = 'partnership') =>
    arrive(database, {}, at, { form }, () => []);
  const count = async () => (await listSubmissions(database)).length;

  it('is deleted once a day by one copy of the service', async () => {
    const copies = [database, await test.open(), await test.open()];
    const lookAll = async (now: number) =>
      (await Promise.all(copies.map((its) => look(now, its)))).filter((one) => one !== null);
    await take(START - YEARS);
    expect(await lookAll(START)).toMatchObject([{ submissions: 1 }]);
    expect(await count()).toBe(0);

    await take(START - YEARS);
    expect(await lookAll(START + DAY - 1)).toEqual([]);
    expect(await lookAll(START + DAY)).toMatchObject([{ submissions: 1 }]);
  });

  it('is deleted by the next attempt after a failure, from the database files too', async () => {
    await take(START - YEARS);
    let scrubbed = 0;
    const full = {
      ...database,
      scrub: () => Promise.reject(new UnavailableError('disk full')),
    };
    await expect(look(START, full)).rejects.toThrow('disk full');
    const free = {
      ...database,
      scrub() {
        scrubbed += 1;
        return database.scrub();
      },
    };
    expect(await look(START + PURGE_RETRY - 1, free)).toBeNull();
    expect(await look(START + PURGE_RETRY, free)).toMatchObject({ submissions: 0 });
    expect(scrubbed).toBe(1);
  });

  it('is deleted some rows at a time, so that forms are stored in between', async () => {
    const many = 2 * ROWS_IN_SLICE + 1;
    await Promise.all(Array.from({ length: many }, () => take(START - YEARS)));
    const slices: unknown[] = [];
    const watched: Database = {
      ...database,
      async transaction(work, isLong) {
        const rows = await database.transaction(work, isLong);
        if (rows !== undefined && rows !== 0) slices.push(rows);
        return rows;
      },
    };
    expect(await look(START, watched)).toMatchObject({ submissions: many });
    expect(slices).toEqual([ROWS_IN_SLICE, ROWS_IN_SLICE, 1]);
    expect(await count()).toBe(0);
  });

  it('does not include the key of an attempt that a browser may still repeat', async () => {
    const { retention: least } = readSettings({
      RETENTION_UNCONFIRMED_DAYS: '8',
      RETENTION_MONTHS: '1',
    });
    const WEEK = 7 * DAY;
    for (const form of FORMS) await take(START, form);
    await purge(database, least, START + WEEK);
    expect(await database.query('SELECT key FROM attempts')).toHaveLength(FORMS.length);
    expect(await count()).toBe(FORMS.length);
  });

  it('is kept when the clock jumps forward, until staff confirm the clock', async () => {
    expect(await look(START)).not.toBeNull();
    await take(START);
    const future = START + YEARS;
    await expect(look(future)).rejects.toThrow('Nothing is deleted: the clock says');
    expect(await count()).toBe(1);
    expect((await lookAtWaiting(database, future)).duties).toContain('not-purged');

    expect(await look(START + DAY)).not.toBeNull();
    expect(await count()).toBe(1);

    await purge(database, retention, future);
    expect(await count()).toBe(0);
    expect(await look(future + DAY)).not.toBeNull();
  });

  it('is deleted although the clock was set back', async () => {
    expect(await look(START)).not.toBeNull();
    expect(await look(START - YEARS)).not.toBeNull();
  });
});
