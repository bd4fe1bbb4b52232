/** Deletes data whose retention period is over. */
import type { Database } from '../database/database.ts';
import type { Retention } from '../service-settings.ts';
import { noteRemains, scrubRemains } from './chores.ts';

/** Numbers of deleted rows. */
export type Purged = {
  submissions: number;
  subscriptions: number;
  mails: number;
  /** Submissions whose network was deleted. */
  networks: number;
};

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

/**
 * Deletes what is older than its retention period, also from the database's files. A newsletter sign-up stays as long
 * as its subscription, because it proves the consent. After a failure the next call completes the work.
 */
export async function purge(
  database: Database,
  { months, unconfirmedMs, logMs }: Retention,
  now: number,
): Promise<Purged> {
  const old = monthsBefore(now, months);
  const purged = await database.transaction(async (query) => {
    const change = async (statement: string, values: readonly number[]) =>
      (await query(`${statement} RETURNING 1`, values)).length;
    const counts = {
      subscriptions: await change(
        `DELETE FROM subscriptions
         WHERE (state = 'pending' AND created_at < $1) OR (state = 'left' AND left_at < $1)`,
        [now - unconfirmedMs],
      ),
      submissions: await change(
        `DELETE FROM submissions WHERE (form <> 'newsletter' AND received_at < $1)
         OR (form = 'newsletter' AND received_at < $2 AND NOT EXISTS
           (SELECT 1 FROM subscriptions WHERE subscriptions.email_key = submissions.email_key))`,
        [old, now - unconfirmedMs],
      ),
      mails: await change(
        `DELETE FROM outbox WHERE (state = 'sent' AND sent_at < $1)
         OR (state <> 'sent' AND created_at < $2)`,
        [now - logMs, old],
      ),
      networks: await change(
        'UPDATE submissions SET network = NULL WHERE network IS NOT NULL AND received_at < $1',
        [now - logMs],
      ),
    };
    await query('DELETE FROM limits WHERE window_end <= $1', [now]);
    await query('DELETE FROM mailboxes WHERE kept_until <= $1', [now]);
    if (Object.values(counts).some((count) => count > 0)) await noteRemains(query, now);
    return counts;
  });
  await scrubRemains(database);
  return purged;
}
