/** Export and erasure of all data about one e-mail address. */
import { UnavailableError, type Database } from '../database/database.ts';
import {
  OUTBOX_STATES,
  type Outgoing,
  type OutboxItem,
  type Submission,
  type SubscriptionState,
} from '../types.ts';
import { emailKey } from './ids.ts';
import { plainSpelling } from './mailboxes.ts';
import { enqueue, isAbout, listOutbox } from './outbox.ts';
import { noteRemains, scrubRemains } from './chores.ts';
import { noteWill } from './wills.ts';
import { listSubmissions } from './submissions.ts';

/** Everything that is stored about an address. Times are milliseconds since 1970. */
export type Person = {
  email: string;
  submissions: Submission[];
  subscription: Subscription | null;
  /** Mails and webhook calls to the address or about it, sent or not. */
  mails: OutboxItem[];
};
type Subscription = {
  state: SubscriptionState;
  signedUpAt: number;
  confirmedAt: number | null;
  leftAt: number | null;
};

export async function exportAddress(database: Database, email: string): Promise<Person> {
  const submissions = await listSubmissions(database, { email });
  const [subscription = null] = await database.query<Subscription>(
    `SELECT state, created_at AS "signedUpAt", confirmed_at AS "confirmedAt", left_at AS "leftAt"
     FROM subscriptions WHERE email_key = $1`,
    [emailKey(email)],
  );
  const mails = await listOutbox(database.query, { states: OUTBOX_STATES, email });
  return { email, submissions, subscription, mails };
}

/**
 * Stored addresses that are other spellings of the same mailbox, such as `jane+news@…`. An erasure keeps them, because
 * at some hosts they belong to somebody else: staff ask the person.
 */
export async function otherSpellings(database: Database, email: string): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `SELECT email_key AS email FROM submissions UNION SELECT email_key FROM subscriptions
     UNION SELECT recipient_key FROM outbox`,
  );
  const own = plainSpelling(email);
  return rows
    .map((row) => row.email)
    .filter((other) => other !== emailKey(email) && plainSpelling(other) === own)
    .sort((a, b) => a.localeCompare(b));
}

/** Numbers of deleted rows. `areFilesRewritten`: whether nothing of them is left in the files of the database. */
type Erased = {
  submissions: number;
  subscriptions: number;
  mails: number;
  areFilesRewritten: boolean;
};

/**
 * Deletes everything about an address, also the mails to staff and webhook calls about it. Mails that were sent cannot
 * be recalled. What is left of it in the database's files goes at once, or, while something such as a dump reads them,
 * with the next purge.
 * @param options `outgoing` returns what must be sent about the erasure, from the references of the submissions
 */
export async function eraseAddress(
  database: Database,
  email: string,
  now: number,
  {
    outgoing = () => [],
  }: { outgoing?: (references: readonly string[]) => readonly Outgoing[] } = {},
): Promise<Erased> {
  const erased = await database.transaction(async (query) => {
    const remove = <Columns extends object>(statement: string, columns = '1 AS one') =>
      query<Columns>(`DELETE FROM ${statement} RETURNING ${columns}`, [emailKey(email)]);
    const mails = await remove(`outbox WHERE ${isAbout('$1')}`);
    const submissions = await remove<{ reference: string }>(
      'submissions WHERE email_key = $1',
      'reference',
    );
    const subscriptions = await remove('subscriptions WHERE email_key = $1');
    const references = submissions.map(({ reference }) => reference);
    await enqueue(query, outgoing(references), { submissionId: null, now });
    await noteWill(query, emailKey(email), 'erased', now);
    await noteRemains(query, now);
    return {
      submissions: submissions.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    };
  });
  try {
    await scrubRemains(database);
    return { ...erased, areFilesRewritten: true };
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    return { ...erased, areFilesRewritten: false };
  }
}
