/**
 * Once a day, mails staff a list of the work that waits for them, if there is any. Only one copy of the service does
 * it.
 */
import type { Database } from './database/database.ts';
import { mail, type Recipients } from './mail/outgoing.ts';
import { summaryData } from './mail/summary.ts';
import { nextAtHour } from './nairobi-time.ts';
import { attentionOf, isAnyWaiting, type Attention } from './store/attention.ts';
import { plan, putOff, takeChore } from './store/chores.ts';
import { enqueue } from './store/outbox.ts';
import { DAY, MINUTE } from './time-units.ts';

const CHORE = 'daily-summary';
/** Milliseconds between two checks whether the summary is due. */
export const SUMMARY_PAUSE = 5 * MINUTE;
/** Milliseconds. If the process crashes before it has queued the mails, another one may do it after this time. */
const LEASE = 10 * MINUTE;
/** Local time in Nairobi: the mail arrives before the office opens. */
const SENT_AT_HOUR = 7;

/** Puts the mails into the outbox if they are due. @returns their content, or `null` if no mail was needed */
export async function summariseIfDue(
  database: Database,
  recipients: Recipients,
  now: number,
): Promise<Attention | null> {
  // The first mail is due on the morning after the first start.
  await plan(database.query, CHORE, nextAtHour(SENT_AT_HOUR, now));
  if (!(await takeChore(database, CHORE, { now, everyMs: DAY, leaseMs: LEASE }))) return null;
  return database.transaction(async (query) => {
    await putOff(query, CHORE, nextAtHour(SENT_AT_HOUR, now));
    const attention = await attentionOf(query, now);
    if (!isAnyWaiting(attention)) return null;
    const data = summaryData(attention);
    const mails = recipients.staff.map((address) =>
      mail(recipients, 'daily-summary', address, data),
    );
    await enqueue(query, mails, { submissionId: null, now });
    return attention;
  });
}
