/** Export and erasure of all data about one e-mail address. */
import { number, text, type Database } from '../database/database.ts';
import {
  OUTBOX_STATES,
  type OutboxItem,
  type Submission,
  type SubscriptionState,
} from '../types.ts';
import { emailKey } from './ids.ts';
import { listOutbox } from './outbox.ts';
import { noteRemains, scrubRemains } from './scrubbing.ts';
import { eachSubmission } from './submissions.ts';

/** Far above the number of mails to one address. */
const ALL = 1_000_000;

/** Everything that is stored about an address. Times are milliseconds since 1970. */
export type Person = {
  email: string;
  submissions: Submission[];
  subscription: {
    state: SubscriptionState;
    signedUpAt: number;
    confirmedAt: number | null;
    leftAt: number | null;
  } | null;
  /** Sent or waiting to be sent to the address. */
  mails: OutboxItem[];
};

export async function exportAddress(database: Database, email: string): Promise<Person> {
  const submissions: Submission[] = [];
  for await (const submission of eachSubmission(database, { email })) submissions.push(submission);
  const [row] = await database.query('SELECT * FROM subscriptions WHERE email_key = $1', [
    emailKey(email),
  ]);
  const subscription = row
    ? {
        state: text(row, 'state') as SubscriptionState,
        signedUpAt: number(row, 'created_at'),
        confirmedAt: row['confirmed_at'] as number | null,
        leftAt: row['left_at'] as number | null,
      }
    : null;
  const mails = await listOutbox(database, { states: OUTBOX_STATES, email, most: ALL });
  return { email, submissions, subscription, mails };
}

/** Numbers of deleted rows. */
export type Erased = { submissions: number; subscriptions: number; mails: number };

/**
 * Deletes everything about an address, also from the database's files. The outbox items of its submissions (mails to
 * staff, webhook calls) are deleted too; what was sent already cannot be recalled.
 */
export async function eraseAddress(
  database: Database,
  email: string,
  now: number,
): Promise<Erased> {
  const key = emailKey(email);
  const erased = await database.transaction(async (query) => {
    const mails = await query(
      `DELETE FROM outbox WHERE recipient_key = $1
         OR submission_id IN (SELECT id FROM submissions WHERE email_key = $1) RETURNING id`,
      [key],
    );
    const submissions = await query('DELETE FROM submissions WHERE email_key = $1 RETURNING id', [
      key,
    ]);
    const subscriptions = await query(
      'DELETE FROM subscriptions WHERE email_key = $1 RETURNING state',
      [key],
    );
    await noteRemains(query, now);
    return {
      submissions: submissions.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    };
  });
  await scrubRemains(database);
  return erased;
}
