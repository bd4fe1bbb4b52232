/** The links of the newsletter, to confirm an address and to unsubscribe, and readers whose mail is refused. */
import type { Database } from './database/database.ts';
import type { FollowUp } from './mail/worker.ts';
import { afterConfirming, afterUnsubscribing, type Recipients } from './mail/outgoing.ts';
import { readToken, type Purpose } from './signed-tokens.ts';
import { mailboxOf } from './store/mailboxes.ts';
import { enqueue } from './store/outbox.ts';
import {
  changeSubscription,
  noteRefused,
  noteTaken,
  subscriptionOf,
} from './store/subscriptions.ts';

/** Why a link does nothing. */
export type LinkRefusal =
  /** It was used before. */
  | 'already'
  /** A link to confirm, but the address has unsubscribed since: it must sign up again. */
  | 'left'
  /** A link to confirm, but there is no sign-up, or it was deleted. */
  | 'unknown'
  /** A link to confirm that is too old. */
  | 'expired'
  /** A link that we did not make, or that is incomplete. */
  | 'forged';

/** `key` encrypts the tokens of links. */
type LinkOptions = { key: string; now: number };

/** The address that a link belongs to, or why the link cannot be used. */
async function readLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now }: LinkOptions,
): Promise<LinkRefusal | { email: string }> {
  const reading = readToken(key, purpose, token, now);
  if (reading.is === 'forged') return 'forged';
  const email = reading.value;
  const state = await subscriptionOf(database.query, email);
  if (purpose === 'leave') return state === null || state === 'left' ? 'already' : { email };
  // This answer comes before «expired»: the address is confirmed, and its owner should know.
  if (state === 'confirmed') return 'already';
  if (reading.is === 'expired') return 'expired';
  if (state === null) return 'unknown';
  return state === 'left' ? 'left' : { email };
}

/** Checks whether a link can be used. It changes nothing, because mail scanners open every link. */
export async function checkLink(
  ...link: Parameters<typeof readLink>
): Promise<LinkRefusal | 'open'> {
  const found = await readLink(...link);
  return typeof found === 'string' ? found : 'open';
}

/** Confirms or unsubscribes an address once, and queues the mails and calls about it. */
export async function followLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { recipients, ...options }: LinkOptions & { recipients: Recipients },
): Promise<LinkRefusal | 'done'> {
  const found = await readLink(database, purpose, token, options);
  if (typeof found === 'string') return found;
  const { email } = found;
  const { key, now } = options;
  const after = purpose === 'confirm' ? afterConfirming : afterUnsubscribing;
  const outgoing = after(recipients, email, now);
  const isChanged = await changeSubscription(database, purpose, email, {
    outgoing,
    now,
    mailbox: mailboxOf(key, email),
  });
  // Another request may have used the link since we looked.
  return isChanged ? 'done' : 'already';
}

/**
 * Counts a newsletter mail that was sent or refused. After three refusals in a row, the reader is taken off the list.
 */
export const readersAfter =
  (recipients: Pick<Recipients, 'webhookUrl'>): FollowUp =>
  async (query, item, outcome, now) => {
    if (!item.template.startsWith('newsletter-')) return;
    if (outcome === 'sent') await noteTaken(query, item.recipient);
    else if (await noteRefused(query, item, now)) {
      const outgoing = afterUnsubscribing(recipients, item.recipient, now);
      await enqueue(query, outgoing, { submissionId: null, now });
    }
  };
