/** The links of the newsletter, to confirm an address and to unsubscribe. */
import type { Database } from './database/database.ts';
import { afterConfirming, afterUnsubscribing, type Recipients } from './mail/outgoing.ts';
import { readToken, type Purpose } from './signed-tokens.ts';
import { mailboxOf } from './store/mailboxes.ts';
import { changeSubscription, subscriptionOf } from './store/subscriptions.ts';

/** Why a link does nothing: the problem that its page shows. */
type LinkProblem =
  /** It was used before, or the address has unsubscribed since it was asked to confirm: it must sign up again. */
  | 'link-used'
  /** A link to confirm that is too old, or whose sign-up does not exist or was deleted. */
  | 'link-expired'
  /** A link that we did not make, or that is incomplete. */
  | 'link-wrong';

/** `key` encrypts the tokens of links. */
type LinkOptions = { key: string; now: number };

/**
 * Checks whether a link can be used. It changes nothing, because mail scanners open every link.
 * @returns the address that the link belongs to, or why it cannot be used
 */
export async function checkLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now }: LinkOptions,
): Promise<LinkProblem | { email: string }> {
  const reading = readToken(key, purpose, token, now);
  if (reading.is === 'forged') return 'link-wrong';
  const email = reading.value;
  const state = await subscriptionOf(database.query, email);
  if (purpose === 'leave') return state === null || state === 'left' ? 'link-used' : { email };
  // This answer comes before «expired»: the address is confirmed, and its owner should know.
  if (state === 'confirmed') return 'link-used';
  if (reading.is === 'expired' || state === null) return 'link-expired';
  return state === 'left' ? 'link-used' : { email };
}

/** Confirms or unsubscribes an address once, and queues the mails and calls about it. @param options `language` of the mail */
export async function followLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { recipients, language, ...options }: LinkOptions & { recipients: Recipients; language?: string },
): Promise<LinkProblem | 'done'> {
  const found = await checkLink(database, purpose, token, options);
  if (typeof found === 'string') return found;
  const { email } = found;
  const { key, now } = options;
  const outgoing =
    purpose === 'confirm'
      ? afterConfirming(recipients, email, now, language)
      : afterUnsubscribing(recipients, email, now);
  const isChanged = await changeSubscription(database, purpose, email, {
    outgoing,
    now,
    mailbox: mailboxOf(key, email),
  });
  // Another request may have used the link since we looked.
  return isChanged ? 'done' : 'link-used';
}
