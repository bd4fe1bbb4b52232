/** Export and erasure of all data about one e-mail address. */
import type { Database } from '../database/database.ts';
import {
  OUTBOX_STATES,
  type OutboxItem,
  type Submission,
  type SubscriptionState,
} from '../types.ts';
import { emailKey } from './ids.ts';
import { newslettersTo } from './newsletters.ts';
import { listOutbox } from './outbox.ts';
import { noteRemains, scrubRemains } from './chores.ts';
import { eachSubmission } from './submissions.ts';

/** Far above the number of mails to one address. */
const ALL = 1_000_000;

/** Everything that is stored about an address. Times are milliseconds since 1970. */
export type Person = {
  email: string;
  submissions: Submission[];
  subscription: Subscription | null;
  /** Articles that were sent to the address as a newsletter. */
  newsletters: { article: string; queuedAt: number }[];
  /** Sent or waiting to be sent to the address. */
  mails: OutboxItem[];
};
type Subscription = {
  state: SubscriptionState;
  signedUpAt: number;
  confirmedAt: number | null;
  leftAt: number | null;
};

export async function exportAddress(database: Database, email: string): Promise<Person> {
  const submissions: Submission[] = [];
  for await (const submission of eachSubmission(database, { email })) submissions.push(submission);
  const [subscription = null] = await database.query<Subscription>(
    `SELECT state, created_at AS "signedUpAt", confirmed_at AS "confirmedAt", left_at AS "leftAt"
     FROM subscriptions WHERE email_key = $1`,
    [emailKey(email)],
  );
  const mails = await listOutbox(database, { states: OUTBOX_STATES, email, most: ALL });
  const newsletters = await newslettersTo(database, emailKey(email));
  return { email, submissions, subscription, newsletters, mails };
}

/** Numbers of deleted rows. */
export type Erased = { submissions: number; subscriptions: number; mails: number };

/**
 * Deletes everything about an address, also from the database's files, and the mails to staff and webhook calls about
 * it. What was sent already cannot be recalled.
 */
export async function eraseAddress(
  database: Database,
  email: string,
  now: number,
): Promise<Erased> {
  const erased = await database.transaction(async (query) => {
    const remove = async (statement: string) =>
      (await query(`DELETE FROM ${statement} RETURNING 1`, [emailKey(email)])).length;
    const mails = await remove(
      'outbox WHERE recipient_key = $1 OR submission_id IN (SELECT id FROM submissions WHERE email_key = $1)',
    );
    const submissions = await remove('submissions WHERE email_key = $1');
    const subscriptions = await remove('subscriptions WHERE email_key = $1');
    await noteRemains(query, now);
    return { submissions, subscriptions, mails };
  });
  await scrubRemains(database);
  return erased;
}
