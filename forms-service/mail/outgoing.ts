/** What has to be sent because of what happened. Stored in the same transaction as that. */
import { randomUUID } from 'node:crypto';
import type { MakeOutgoing, Outgoing, OutgoingData, Submission } from '../types.ts';
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

/** What a webhook is told of. */
export type WebhookEvent = 'submission.received' | 'newsletter.confirmed' | 'newsletter.left';

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

function call({ webhookUrl }: Recipients, event: WebhookEvent, data: OutgoingData): Outgoing[] {
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

/** The mails of one submission. */
function mails(
  recipients: Recipients,
  { form, fields, reference, receivedAt }: Submission,
  isConfirmed: boolean,
): Outgoing[] {
  const { email } = fields;
  const toStaff = (template: Template) =>
    recipients.staff.map((address) =>
      mail(recipients, template, address, { ...fields, reference, receivedAt }),
    );
  switch (form) {
    case 'newsletter':
      // Whoever is on the list already is told so again: the page has promised a mail.
      return answer(recipients, isConfirmed ? 'newsletter-welcome' : 'newsletter-confirm', email);
    case 'partnership':
      return [
        ...toStaff('partnership-notice'),
        ...answer(recipients, 'partnership-next-steps', email),
      ];
    case 'inquiry':
      return [
        ...toStaff('inquiry-notice'),
        ...answer(recipients, 'inquiry-received', email, { reference }),
      ];
    case 'early-access':
      return [
        ...toStaff('early-access-notice'),
        ...answer(recipients, 'early-access-received', email),
      ];
  }
}

/** Everything that a submission sets off. */
export function outgoingOf(recipients: Recipients): MakeOutgoing {
  return (submission, subscription) => {
    const { form, fields, reference, receivedAt } = submission;
    return [
      ...mails(recipients, submission, subscription === 'confirmed'),
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
