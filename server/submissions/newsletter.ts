/** What the two links of the newsletter do: the one that confirms an address, and the one that leaves. */
import type { Database } from './database/database.ts';
import { afterConfirming, afterLeaving, type Recipients } from './mail/outgoing.ts';
import { confirm, leave, subscriptionOf } from './store/subscriptions.ts';
import { readToken, type Purpose, type Reading } from './tokens.ts';

/** How a link stands. Each has words of its own for whoever opened it. */
export type LinkState =
  /** It can be used: a page with one button. */
  | 'open'
  /** What it is for has been done before. */
  | 'already'
  /** To confirm, after having left: only another sign-up brings anyone back. */
  | 'left'
  /** To confirm, where nobody signed up, or the address was deleted since. */
  | 'unknown'
  /** To confirm, too late. */
  | 'expired'
  /** Not a link of ours, or cut short by a mailbox. */
  | 'forged';

/** What came of using a link. */
export type LinkResult = 'done' | Exclude<LinkState, 'open'>;

type Asked = { key: string; now: number };

async function stateOf(database: Database, purpose: Purpose, reading: Reading): Promise<LinkState> {
  if (reading.is === 'forged') return 'forged';
  const state = await subscriptionOf(database, reading.value);
  if (purpose === 'leave') return state === null || state === 'left' ? 'already' : 'open';
  // Someone who opens an old mail again is told that all is well.
  if (state === 'confirmed') return 'already';
  if (reading.is === 'expired') return 'expired';
  if (state === null) return 'unknown';
  return state === 'left' ? 'left' : 'open';
}

/**
 * What a link would do; changes nothing, since mail scanners open every link.
 * @param asked `key` is the secret that seals links, `now` milliseconds since 1970
 * @throws {UnavailableError} when the database cannot be reached
 */
export function lookAtLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now }: Asked,
): Promise<LinkState> {
  return stateOf(database, purpose, readToken(key, purpose, token, now));
}

/**
 * Does what a link is for, once, together with what has to be sent because of it.
 * @param asked `recipients` besides what {@link lookAtLink} is told
 * @throws {UnavailableError} when the database cannot take it: nothing has changed, and it may be tried again
 */
export async function followLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now, recipients }: Asked & { recipients: Recipients },
): Promise<LinkResult> {
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
