/** Newsletter subscriptions with double opt-in. */
import { text, type Database, type Query } from '../database/database.ts';
import type { Outgoing, SubscriptionState } from '../types.ts';
import { emailKey } from './ids.ts';
import { enqueue } from './outbox.ts';

/** Stores a sign-up. It stays pending until it is confirmed, unless the address was confirmed before. */
export async function signUp(query: Query, email: string, now: number): Promise<SubscriptionState> {
  const [row] = await query(
    `INSERT INTO subscriptions (email_key, email, state, created_at) VALUES ($1, $2, 'pending', $3)
     ON CONFLICT (email_key) DO UPDATE SET
       state = CASE subscriptions.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
       created_at = CASE subscriptions.state WHEN 'confirmed' THEN subscriptions.created_at ELSE $3 END,
       left_at = NULL
     RETURNING state`,
    [emailKey(email), email, now],
  );
  if (!row) throw new TypeError('an upsert gave no row');
  return text(row, 'state') as SubscriptionState;
}

/** The state of an address; `null` where it never signed up, or was erased or purged. */
export async function subscriptionOf(
  database: Database,
  email: string,
): Promise<SubscriptionState | null> {
  const [row] = await database.query('SELECT state FROM subscriptions WHERE email_key = $1', [
    emailKey(email),
  ]);
  return row ? (text(row, 'state') as SubscriptionState) : null;
}

/** What to send if the state changes, and the time in milliseconds since 1970. */
type Use = { outgoing: readonly Outgoing[]; now: number };

/**
 * Confirms a pending subscription. A second call changes nothing and sends nothing.
 * @returns `confirmed` the first time, `already` afterwards, `left` for an address that left, `unknown` for any other
 */
export function confirm(
  database: Database,
  email: string,
  { outgoing, now }: Use,
): Promise<'confirmed' | 'already' | 'left' | 'unknown'> {
  return database.transaction(async (query) => {
    const key = emailKey(email);
    const [changed] = await query(
      "UPDATE subscriptions SET state = 'confirmed', confirmed_at = $2 WHERE email_key = $1 AND state = 'pending' RETURNING state",
      [key, now],
    );
    if (changed) {
      await enqueue(query, outgoing, { submissionId: null, now });
      return 'confirmed';
    }
    const [row] = await query('SELECT state FROM subscriptions WHERE email_key = $1', [key]);
    if (!row) return 'unknown';
    return text(row, 'state') === 'left' ? 'left' : 'already';
  });
}

/**
 * Ends a subscription, pending or confirmed.
 * @returns `already` where there is none; then nothing is sent
 */
export function leave(
  database: Database,
  email: string,
  { outgoing, now }: Use,
): Promise<'left' | 'already'> {
  return database.transaction(async (query) => {
    const changed = await query(
      "UPDATE subscriptions SET state = 'left', left_at = $2 WHERE email_key = $1 AND state <> 'left' RETURNING state",
      [emailKey(email), now],
    );
    if (changed.length === 0) return 'already';
    await enqueue(query, outgoing, { submissionId: null, now });
    return 'left';
  });
}
