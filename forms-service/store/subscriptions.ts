/** Newsletter subscriptions with double opt-in. */
import type { Database, Query } from '../database/database.ts';
import type { Purpose } from '../signed-tokens.ts';
import type { Outgoing, SubscriptionState } from '../types.ts';
import { emailKey } from './ids.ts';
import { noteAnswer, type Mailbox } from './mailboxes.ts';
import { enqueue } from './outbox.ts';

/** Stores a sign-up. It stays pending until it is confirmed, unless the address was confirmed before. */
export async function signUp(query: Query, email: string, now: number): Promise<SubscriptionState> {
  const [row] = await query<{ state: SubscriptionState }>(
    `INSERT INTO subscriptions (email_key, email, state, created_at) VALUES ($1, $2, 'pending', $3)
     ON CONFLICT (email_key) DO UPDATE SET
       state = CASE subscriptions.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
       created_at = CASE subscriptions.state WHEN 'confirmed' THEN subscriptions.created_at ELSE $3 END,
       left_at = NULL
     RETURNING state`,
    [emailKey(email), email, now],
  );
  if (!row) throw new TypeError('an upsert gave no row');
  return row.state;
}

/** The state of an address; `null` where it never signed up, or was erased or purged. */
export async function subscriptionOf(
  database: Database,
  email: string,
): Promise<SubscriptionState | null> {
  const [row] = await database.query<{ state: SubscriptionState }>(
    'SELECT state FROM subscriptions WHERE email_key = $1',
    [emailKey(email)],
  );
  return row?.state ?? null;
}

const CHANGES: Readonly<Record<Purpose, string>> = {
  confirm: `state = 'confirmed', confirmed_at = $2 WHERE email_key = $1 AND state = 'pending'`,
  leave: `state = 'left', left_at = $2 WHERE email_key = $1 AND state <> 'left'`,
};

/**
 * Confirms a pending subscription, or ends one that is pending or confirmed. @param options `mailbox`: the owner has
 * answered, and may be asked again @returns false where nothing changed
 */
export function changeSubscription(
  database: Database,
  purpose: Purpose,
  email: string,
  { outgoing, now, mailbox }: { outgoing: readonly Outgoing[]; now: number; mailbox?: Mailbox },
): Promise<boolean> {
  return database.transaction(async (query) => {
    const changed = await query(`UPDATE subscriptions SET ${CHANGES[purpose]} RETURNING state`, [
      emailKey(email),
      now,
    ]);
    if (changed.length > 0) {
      await enqueue(query, outgoing, { submissionId: null, now });
      if (mailbox) await noteAnswer(query, mailbox, now);
    }
    return changed.length > 0;
  });
}
