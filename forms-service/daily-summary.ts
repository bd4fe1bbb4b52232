/** Mails staff once a day a list of the work that waits, if there is any. One copy of the service does it. */
import type { Database } from './database/database.ts';
import { mail, type Recipients } from './mail/outgoing.ts';
import { summaryData } from './mail/summary.ts';
import { nextAtHour } from './nairobi-time.ts';
import { attentionOf, isAnyWaiting, type Attention } from './store/attention.ts';
import { plan, putOff, takeChore } from './store/chores.ts';
import { enqueue } from './store/outbox.ts';

const CHORE = 'daily-summary';
const EVERY = 24 * 60 * 60 * 1000;
/** After a crash in the middle: how long others leave it to the process that began. */
const LEASE = 10 * 60 * 1000;
/** In Nairobi: the mail is there when the office opens. */
const HOUR = 7;

/** Puts the mails into the outbox if it is time. @returns what was told to staff, or `null` where nothing was */
export async function summariseIfDue(
  database: Database,
  recipients: Recipients,
  now: number,
): Promise<Attention | null> {
  // Not at the first start, but on the next morning.
  await plan(database.query, CHORE, nextAtHour(HOUR, now));
  if (!(await takeChore(database, CHORE, { now, everyMs: EVERY, leaseMs: LEASE }))) return null;
  return database.transaction(async (query) => {
    await putOff(query, CHORE, nextAtHour(HOUR, now));
    const attention = await attentionOf({ query }, now);
    if (!isAnyWaiting(attention)) return null;
    const data = summaryData(attention);
    const mails = recipients.staff.map((address) =>
      mail(recipients, 'daily-summary', address, data),
    );
    await enqueue(query, mails, { submissionId: null, now });
    return attention;
  });
}
