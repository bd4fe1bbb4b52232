/** The two links of the newsletter: to confirm an address, and to leave. */
import type { Database } from './database/database.ts';
import { afterConfirming, afterLeaving, type Recipients } from './mail/outgoing.ts';
import { readToken, type Purpose, type Reading } from './signed-tokens.ts';
import { confirm, leave, subscriptionOf } from './store/subscriptions.ts';

/** Why a link does nothing. */
export type LinkRefusal =
  /** It was used before. */
  | 'already'
  /** To confirm, but the address has left: only another sign-up subscribes it again. */
  | 'left'
  /** To confirm, but there is no sign-up, or it was deleted. */
  | 'unknown'
  /** To confirm, too late. */
  | 'expired'
  /** Not a link of ours, or incomplete. */
  | 'forged';

/** `key` is the secret that seals links, `now` the time in milliseconds since 1970. */
type LinkOptions = { key: string; now: number };

async function stateOf(
  database: Database,
  purpose: Purpose,
  reading: Reading,
): Promise<LinkRefusal | 'open'> {
  if (reading.is === 'forged') return 'forged';
  const state = await subscriptionOf(database, reading.value);
  if (purpose === 'leave') return state === null || state === 'left' ? 'already' : 'open';
  // Also for an expired link: the address is confirmed, and that is what its owner wants to know.
  if (state === 'confirmed') return 'already';
  if (reading.is === 'expired') return 'expired';
  if (state === null) return 'unknown';
  return state === 'left' ? 'left' : 'open';
}

/**
 * Says whether a link can be used. Changes nothing, because mail scanners open every link.
 * @throws {UnavailableError} where the database cannot be reached
 */
export function checkLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now }: LinkOptions,
): Promise<LinkRefusal | 'open'> {
  return stateOf(database, purpose, readToken(key, purpose, token, now));
}

/**
 * Confirms or leaves, once, and queues what has to be sent because of it.
 * @throws {UnavailableError} where the database fails: nothing has changed, and the link can be used again
 */
export async function followLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now, recipients }: LinkOptions & { recipients: Recipients },
): Promise<LinkRefusal | 'done'> {
  const reading = readToken(key, purpose, token, now);
  if (reading.is === 'forged') return 'forged';
  const state = await stateOf(database, purpose, reading);
  if (state !== 'open') return state;
  const email = reading.value;
  if (purpose === 'confirm') {
    const outgoing = afterConfirming(recipients, email, now);
    const result = await confirm(database, email, { outgoing, now });
    return result === 'confirmed' ? 'done' : result;
  }
  const outgoing = afterLeaving(recipients, email, now);
  const result = await leave(database, email, { outgoing, now });
  return result === 'left' ? 'done' : result;
}
