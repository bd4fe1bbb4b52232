import { beforeEach, describe, expect, it } from 'vitest';
import { summariseIfDue } from './daily-summary.ts';
import type { Database } from './database/database.ts';
import { dropGivenUp, listOutbox } from './store/outbox.ts';
import { markAnswered, markJunk } from './store/submissions.ts';
import { arrive, giveUpMail } from './testing/arrive.ts';
import { DIALECTS, openTestDatabase } from './testing/test-databases.ts';
import { DAY, HOUR } from './time-units.ts';

/** 1 June 2026, 12:00 in Nairobi; the mail goes out at 07:00. */
const START = Date.UTC(2026, 5, 1, 9);
const MORNING = START + 19 * HOUR;
const recipients = {
  staff: ['one@kilele.example', 'two@kilele.example'],
  host: 'www.kilele.example',
};

describe.each(DIALECTS)('the daily mail to staff, on %s', (dialect) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(dialect);
  });

  const look = (now: number) => summariseIfDue(database, recipients, now);
  const mails = () => listOutbox(database.query, { states: ['queued'], most: 100 });
  const takeHeldBack = (now = START) => arrive(database, {}, now, { suspicion: 'honeypot' });

  it('goes to every address of staff in the morning, once a day', async () => {
    await takeHeldBack();
    expect(await look(START)).toBeNull();
    expect(await look(MORNING - 1)).toBeNull();
    expect(await look(MORNING)).toMatchObject({ heldBack: { count: 1, since: START } });
    const sent = await mails();
    expect(sent.map(({ template, recipient }) => `${template} to ${recipient}`).sort()).toEqual([
      'daily-summary to one@kilele.example',
      'daily-summary to two@kilele.example',
    ]);
    expect(sent[0]?.data).toMatchObject({ heldBack: 1, heldBackSince: START, overdue: 0 });
    for (const later of [1, HOUR, DAY - 1]) expect(await look(MORNING + later)).toBeNull();
    expect(await look(MORNING + DAY)).not.toBeNull();
  });

  it('lists requests of more than 24 hours, what is held back, and mails that were given up', async () => {
    await look(START);
    const ago = MORNING - DAY;
    const late = await arrive(database, {}, ago - 1, { form: 'partnership' });
    await arrive(database, {}, ago);
    for (const form of ['newsletter', 'early-access'] as const)
      await arrive(database, {}, ago - 2, { form }, () => []);
    const held = await takeHeldBack();
    await takeHeldBack(START + 1);
    const id = await giveUpMail(database, START);
    expect(await look(MORNING)).toEqual({
      overdue: { count: 1, since: ago - 1 },
      heldBack: { count: 2, since: START },
      givenUp: { count: 1, since: ago - 1 },
    });
    const doing = { note: null, now: MORNING };
    await markAnswered(database, late, doing);
    await markJunk(database, held, doing);
    for (const dropped of [1, 0]) expect(await dropGivenUp(database, MORNING, id)).toBe(dropped);
    expect(await look(MORNING + DAY)).toEqual({
      overdue: { count: 1, since: ago },
      heldBack: { count: 1, since: START + 1 },
      givenUp: { count: 0, since: null },
    });
  });

  it('is not sent when nothing waits', async () => {
    await look(START);
    expect(await look(MORNING)).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('is sent late when the service did not run in the morning', async () => {
    await takeHeldBack();
    await look(START);
    expect(await look(MORNING + 5 * HOUR)).not.toBeNull();
    expect(await look(MORNING + DAY)).not.toBeNull();
  });
});
