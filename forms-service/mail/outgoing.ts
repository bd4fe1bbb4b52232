/** Makes the mails and webhook calls of submissions and links. They are stored in the same transaction. */
import { randomUUID } from 'node:crypto';
import {
  FIRST_LANGUAGE,
  type Form,
  type MakeOutgoing,
  type Outgoing,
  type OutgoingData,
} from '../types.ts';
import { isMailbox } from './mailbox.ts';
import type { Template } from './compose-mail.ts';

/** The recipients of mails to staff and of webhook calls. */
export type Recipients = {
  /** Addresses of staff. */
  staff: readonly string[];
  /** The site's host, for Message-IDs. */
  host: string;
  webhookUrl?: string | undefined;
};

/** The part that a webhook call needs. */
type Called = Pick<Recipients, 'webhookUrl'>;

/** A time as text, for other systems. */
const iso = (time: number) => new Date(time).toISOString();

/** A mail with a Message-ID of its own. */
export function mail(
  { host }: Pick<Recipients, 'host'>,
  template: Template,
  recipient: string,
  data: OutgoingData = {},
): Outgoing {
  return { kind: 'mail', template, recipient, data, messageId: `<${randomUUID()}@${host}>` };
}

/** A webhook call about an event, or nothing if there is no webhook. */
function call({ webhookUrl }: Called, event: string, data: OutgoingData): Outgoing[] {
  if (!webhookUrl) return [];
  const messageId = `msg_${randomUUID()}`;
  return [{ kind: 'webhook', template: event, recipient: webhookUrl, data, messageId }];
}

/** A mail to the visitor, or nothing if the address cannot exist. */
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

/** Whether a template is a mail to staff. */
export const isForStaff = (template: string) =>
  template === 'daily-summary' || Object.values(MAILS).some(({ notice }) => notice === template);

/** Whether a template is a receipt for a visitor. A receipt that comes days later confuses people. */
export const isReceipt = (template: string) =>
  Object.values(MAILS).some(({ notice, answer }) => notice && answer === template);

/** Everything that must be sent because of a submission. */
export function outgoingOf(recipients: Recipients): MakeOutgoing {
  return ({ form, fields, language, reference, receivedAt }, subscription) => {
    const { notice, answer: usual } = MAILS[form];
    // The page promises a mail. A reader who has already confirmed gets the welcome mail.
    const toVisitor = subscription === 'confirmed' ? 'newsletter-welcome' : usual;
    const notices = notice
      ? recipients.staff.map((address) =>
          mail(recipients, notice, address, { ...fields, reference, receivedAt }),
        )
      : [];
    return [
      ...notices,
      ...answer(recipients, toVisitor, fields.email, { reference, language }),
      ...call(recipients, 'submission.received', {
        ...fields,
        form,
        language,
        reference,
        receivedAt: iso(receivedAt),
      }),
    ];
  };
}

/** Everything that must be sent after an address was confirmed. @param language of the mail */
export function afterConfirming(
  recipients: Recipients,
  email: string,
  now: number,
  language: string = FIRST_LANGUAGE,
): Outgoing[] {
  return [
    ...answer(recipients, 'newsletter-welcome', email, { language }),
    ...call(recipients, 'newsletter.confirmed', { email, confirmedAt: iso(now) }),
  ];
}

/** Everything that must be sent after an address was unsubscribed or taken off the list. */
export function afterUnsubscribing(recipients: Called, email: string, now: number): Outgoing[] {
  return call(recipients, 'newsletter.unsubscribed', { email, unsubscribedAt: iso(now) });
}

/**
 * Everything that must be sent after a person was erased. The call contains the references of the submissions, which
 * the other system knows. It does not contain the address, because then the outbox would store it again.
 */
export function afterErasing(
  recipients: Called,
  references: readonly string[],
  now: number,
): Outgoing[] {
  if (references.length === 0) return [];
  const data = { references: references.join(' '), erasedAt: iso(now) };
  return call(recipients, 'person.erased', data);
}
