/** Puts copies of the newsletters that are being sent into the outbox, a few at a time, in one copy of the service. */
import type { Database } from './database/database.ts';
import { mail, type Recipients } from './mail/outgoing.ts';
import { takeChore } from './store/chores.ts';
import { feedNewsletter, newslettersUnderWay } from './store/newsletters.ts';

const CHORE = 'newsletter';
/** Milliseconds from one helping to the next. */
export const HELPING = 10_000;
const MINUTE = 60_000;

/** Puts in the next helping of each newsletter, if it is time. @returns the number of copies */
export async function feedIfDue(
  database: Database,
  recipients: Recipients,
  now: number,
): Promise<number> {
  // Only reads while there is nothing to send.
  if ((await newslettersUnderWay(database)).length === 0) return 0;
  // The copies of a helping are sent until the next one is due, so the lease is the pause as well.
  if (!(await takeChore(database, CHORE, { now, everyMs: HELPING, leaseMs: HELPING }))) return 0;
  let copies = 0;
  for (const newsletter of await newslettersUnderWay(database)) {
    const most = Math.ceil((newsletter.perMinute * HELPING) / MINUTE);
    copies += await feedNewsletter(database, newsletter, {
      most,
      now,
      outgoing: (email, data) => mail(recipients, 'newsletter-article', email, data),
    });
  }
  return copies;
}
