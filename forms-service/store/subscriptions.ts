/** Newsletter subscriptions with double opt-in, the list of readers, and how many join and leave. */
import type { Database, Query } from '../database/database.ts';
import type { Purpose } from '../signed-tokens.ts';
import type { Outgoing, PageRequest, SubscriptionState } from '../types.ts';
import { emailKey } from './ids.ts';
import { noteAnswer, type Mailbox } from './mailboxes.ts';
import { forgetLeaving, noteWill } from './wills.ts';
import { dayIn } from '../nairobi-time.ts';
import { enqueue } from './outbox.ts';

/** Stores a sign-up. It stays pending until it is confirmed, unless the address was confirmed before. */
export async function signUp(query: Query, email: string, now: number): Promise<SubscriptionState> {
  const [row] = await query<{ state: SubscriptionState }>(
    `INSERT INTO subscriptions (email_key, email, state, created_at) VALUES ($1, $2, 'pending', $3)
     ON CONFLICT (email_key) DO UPDATE SET
       state = CASE subscriptions.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
       created_at = CASE subscriptions.state WHEN 'confirmed' THEN subscriptions.created_at ELSE $3 END,
       confirmed_at = CASE subscriptions.state WHEN 'confirmed' THEN subscriptions.confirmed_at END,
       left_at = NULL
     RETURNING state`,
    [emailKey(email), email, now],
  );
  if (!row) throw new TypeError('an upsert gave no row');
  return row.state;
}

/** The state of an address, or `null` if it never signed up, or was erased or purged. */
export async function subscriptionOf(
  query: Query,
  email: string,
): Promise<SubscriptionState | null> {
  const [row] = await query<{ state: SubscriptionState }>(
    'SELECT state FROM subscriptions WHERE email_key = $1',
    [emailKey(email)],
  );
  return row?.state ?? null;
}

/** What happens to the list of readers: columns of `newsletter_days`. */
type Movement = 'joined' | 'unsubscribed';

/** Counts a movement on its day. The figures contain no addresses and are never deleted. */
async function count(query: Query, movement: Movement, now: number): Promise<void> {
  await query(
    `INSERT INTO newsletter_days (day, ${movement}) VALUES ($1, 1)
     ON CONFLICT (day) DO UPDATE SET ${movement} = newsletter_days.${movement} + 1`,
    [dayIn(now)],
  );
}

/** Takes an address off the list. @returns whether it changed */
async function takeOff(query: Query, key: string, now: number): Promise<boolean> {
  const [ended] = await query<{ confirmedAt: number | null }>(
    `UPDATE subscriptions SET state = 'left', left_at = $2
     WHERE email_key = $1 AND state <> 'left' RETURNING confirmed_at AS "confirmedAt"`,
    [key, now],
  );
  if (!ended) return false;
  await noteWill(query, key, 'left', now);
  // An address that was never confirmed was not a reader.
  if (ended.confirmedAt !== null) await count(query, 'unsubscribed', now);
  return true;
}

async function confirm(query: Query, key: string, now: number): Promise<boolean> {
  const confirmed = await query(
    `UPDATE subscriptions SET state = 'confirmed', confirmed_at = $2
     WHERE email_key = $1 AND state = 'pending' RETURNING 1`,
    [key, now],
  );
  if (confirmed.length > 0) {
    await count(query, 'joined', now);
    await forgetLeaving(query, key);
  }
  return confirmed.length > 0;
}

/**
 * Confirms a pending subscription, or ends a pending or confirmed one. @param options `mailbox`: its owner has
 * answered, so it may get new requests to confirm @returns false if nothing changed
 */
export function changeSubscription(
  database: Database,
  purpose: Purpose,
  email: string,
  { outgoing, now, mailbox }: { outgoing: readonly Outgoing[]; now: number; mailbox?: Mailbox },
): Promise<boolean> {
  const key = emailKey(email);
  return database.transaction(async (query) => {
    const isChanged =
      purpose === 'confirm' ? await confirm(query, key, now) : await takeOff(query, key, now);
    if (isChanged) {
      await enqueue(query, outgoing, { submissionId: null, now });
      if (mailbox) await noteAnswer(query, mailbox, now);
    }
    return isChanged;
  });
}

/** A reader: an address that was confirmed. */
export type Reader = { email: string; confirmedAt: number };

/** All readers, sorted by address. */
export function listReaders(query: Query): Promise<Reader[]> {
  return query<Reader>(
    `SELECT email, confirmed_at AS "confirmedAt" FROM subscriptions WHERE state = 'confirmed'
     ORDER BY email_key`,
  );
}

/** A page of the list of readers, newest first. */
export function newestReaders(query: Query, { skip, most }: PageRequest): Promise<Reader[]> {
  return query<Reader>(
    `SELECT email, confirmed_at AS "confirmedAt" FROM subscriptions WHERE state = 'confirmed'
     ORDER BY confirmed_at DESC, email_key LIMIT $1 OFFSET $2`,
    [most, skip],
  );
}

/** The number of readers, of addresses that are not confirmed yet, and of readers who confirmed since a time. */
export type ReaderFigures = { confirmed: number; pending: number; joined: number };

export async function readerFigures(query: Query, since: number): Promise<ReaderFigures> {
  const [row] = await query<ReaderFigures>(
    `SELECT COUNT(CASE WHEN state = 'confirmed' THEN 1 END) AS confirmed,
       COUNT(CASE WHEN state = 'pending' THEN 1 END) AS pending,
       COUNT(CASE WHEN state = 'confirmed' AND confirmed_at >= $1 THEN 1 END) AS joined
     FROM subscriptions`,
    [since],
  );
  return row ?? { confirmed: 0, pending: 0, joined: 0 };
}

/** How many readers came and went in a month, such as `2026-06`. */
export type ReaderMonth = { month: string } & Record<Movement, number>;

/**
 * The months in which readers came or went, the newest first. `removed`: whom an earlier version took off, after their
 * mail server had refused three newsletters.
 */
export function readersByMonth(query: Query): Promise<ReaderMonth[]> {
  return query<ReaderMonth>(
    `SELECT SUBSTR(day, 1, 7) AS "month", CAST(SUM(joined) AS BIGINT) AS "joined",
       CAST(SUM(unsubscribed + removed) AS BIGINT) AS "unsubscribed"
     FROM newsletter_days GROUP BY SUBSTR(day, 1, 7) ORDER BY 1 DESC`,
  );
}
