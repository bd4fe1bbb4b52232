/**
 * Puts the copies of running newsletters into the outbox, a portion at a time. Of several processes of the service only
 * one does it.
 */
import type { Database } from './database/database.ts';
import { mail, type Recipients } from './mail/outgoing.ts';
import { takeChore } from './store/chores.ts';
import { feedNewsletter, newslettersUnderWay } from './store/newsletters.ts';
import { MINUTE } from './time-units.ts';

const CHORE = 'newsletter';
/** Milliseconds between two portions. */
export const PORTION_PAUSE = 10_000;

/** Puts the next portion of each newsletter into the outbox if it is due. @returns the number of copies */
export async function feedIfDue(
  database: Database,
  recipients: Recipients,
  now: number,
): Promise<number> {
  // While there is nothing to send, the database is only read.
  if ((await newslettersUnderWay(database.query)).length === 0) return 0;
  // A portion is sent before the next one is due, so the lease is as long as the pause.
  if (!(await takeChore(database, CHORE, { now, everyMs: PORTION_PAUSE, leaseMs: PORTION_PAUSE })))
    return 0;
  let copies = 0;
  for (const newsletter of await newslettersUnderWay(database.query)) {
    const most = Math.ceil((newsletter.perMinute * PORTION_PAUSE) / MINUTE);
    copies += await feedNewsletter(database, newsletter, {
      most,
      now,
      outgoing: (email, data) => mail(recipients, 'newsletter-article', email, data),
    });
  }
  return copies;
}
