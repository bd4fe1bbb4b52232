/** The newsletter: its two links, to confirm an address and to unsubscribe, and readers whom no mail reaches. */
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
import type { OutboxItem } from './types.ts';

/** Why a link does nothing. */
export type LinkRefusal =
  /** It was used before. */
  | 'already'
  /** To confirm, but the address was unsubscribed: only another sign-up subscribes it again. */
  | 'left'
  /** To confirm, but there is no sign-up, or it was deleted. */
  | 'unknown'
  /** To confirm, too late. */
  | 'expired'
  /** Not a link of ours, or incomplete. */
  | 'forged';

/** `key` encrypts the tokens of links. */
type LinkOptions = { key: string; now: number };

/** Whose link it is, if it can be used. */
async function readLink(
  database: Database,
  purpose: Purpose,
  token: string,
  { key, now }: LinkOptions,
): Promise<LinkRefusal | { email: string }> {
  const reading = readToken(key, purpose, token, now);
  if (reading.is === 'forged') return 'forged';
  const email = reading.value;
  const state = await subscriptionOf(database, email);
  if (purpose === 'leave') return state === null || state === 'left' ? 'already' : { email };
  // Also for an expired link: the address is confirmed, and that is what its owner wants to know.
  if (state === 'confirmed') return 'already';
  if (reading.is === 'expired') return 'expired';
  if (state === null) return 'unknown';
  return state === 'left' ? 'left' : { email };
}

/** Says whether a link can be used. Changes nothing, because mail scanners open every link. */
export async function checkLink(
  ...link: Parameters<typeof readLink>
): Promise<LinkRefusal | 'open'> {
  const found = await readLink(...link);
  return typeof found === 'string' ? found : 'open';
}

/** Confirms or unsubscribes, once, and queues what has to be sent because of it. */
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
 * What follows from a newsletter mail that was sent, or refused for its recipient: three refusals in a row take a
 * reader off the list.
 */
export const readersAfter =
  (recipients: Recipients) =>
  (item: OutboxItem, outcome: 'sent' | 'refused'): FollowUp | null => {
    if (!item.template.startsWith('newsletter-')) return null;
    return async (query, now) => {
      if (outcome === 'sent') {
        await noteTaken(query, item.recipient);
        return;
      }
      if (!(await noteRefused(query, item, now))) return;
      const outgoing = afterUnsubscribing(recipients, item.recipient, now);
      await enqueue(query, outgoing, { submissionId: null, now });
    };
  };
