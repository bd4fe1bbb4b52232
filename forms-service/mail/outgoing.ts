/** What has to be sent because of what happened. Stored in the same transaction as that. */
import { randomUUID } from 'node:crypto';
import type { Form, MakeOutgoing, Outgoing, OutgoingData } from '../types.ts';
import { isMailbox } from './mailbox.ts';
import type { Template } from './compose-mail.ts';

/** Whom we write to and call. */
export type Recipients = {
  /** Addresses of our own. */
  staff: readonly string[];
  /** Whose name stands in Message-IDs: the site's host. */
  host: string;
  webhookUrl?: string | undefined;
};

/** As other systems read times. */
const iso = (time: number) => new Date(time).toISOString();

function mail(
  { host }: Recipients,
  template: Template,
  recipient: string,
  data: OutgoingData = {},
): Outgoing {
  return { kind: 'mail', template, recipient, data, messageId: `<${randomUUID()}@${host}>` };
}

/** A call of the webhook about an event, if there is a webhook. */
function call({ webhookUrl }: Recipients, event: string, data: OutgoingData): Outgoing[] {
  if (!webhookUrl) return [];
  const messageId = `msg_${randomUUID()}`;
  return [{ kind: 'webhook', template: event, recipient: webhookUrl, data, messageId }];
}

/** To the visitor; nothing where no mail could reach what was entered. */
function answer(
  recipients: Recipients,
  template: Template,
  email: string,
  data?: OutgoingData,
): Outgoing[] {
  return isMailbox(email) ? [mail(recipients, template, email, data)] : [];
}

/** The mails of each form: to staff, and to the visitor. */
const MAILS: Readonly<Record<Form, { notice?: Template; answer: Template }>> = {
  newsletter: { answer: 'newsletter-confirm' },
  partnership: { notice: 'partnership-notice', answer: 'partnership-next-steps' },
  inquiry: { notice: 'inquiry-notice', answer: 'inquiry-received' },
  'early-access': { notice: 'early-access-notice', answer: 'early-access-received' },
};

/** Everything that has to be sent because of a submission. */
export function outgoingOf(recipients: Recipients): MakeOutgoing {
  return ({ form, fields, reference, receivedAt }, subscription) => {
    const { notice, answer: usual } = MAILS[form];
    // Whoever is on the list already is told so again: the page has promised a mail.
    const toVisitor = subscription === 'confirmed' ? 'newsletter-welcome' : usual;
    const notices = notice
      ? recipients.staff.map((address) =>
          mail(recipients, notice, address, { ...fields, reference, receivedAt }),
        )
      : [];
    return [
      ...notices,
      ...answer(recipients, toVisitor, fields.email, { reference }),
      ...call(recipients, 'submission.received', {
        ...fields,
        form,
        reference,
        receivedAt: iso(receivedAt),
      }),
    ];
  };
}

/** What follows when an address has been confirmed. @param now milliseconds since 1970 */
export function afterConfirming(recipients: Recipients, email: string, now: number): Outgoing[] {
  return [
    ...answer(recipients, 'newsletter-welcome', email),
    ...call(recipients, 'newsletter.confirmed', { email, confirmedAt: iso(now) }),
  ];
}

/** What follows when an address has left. @param now milliseconds since 1970 */
export function afterLeaving(recipients: Recipients, email: string, now: number): Outgoing[] {
  return call(recipients, 'newsletter.left', { email, leftAt: iso(now) });
}
