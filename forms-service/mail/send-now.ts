/** Sends mails directly, not through the outbox, because a person waits for the answer of the mail server. */
import { OperationalError } from '../operational-error.ts';
import type { OutgoingData } from '../types.ts';
import type { Template } from './compose-mail.ts';
import { DeliveryError } from './delivery-error.ts';
import { hintOf } from './failure-hints.ts';
import type { MailContext } from './mail-draft.ts';
import { mail } from './outgoing.ts';
import { createSmtp } from './smtp.ts';

/** Milliseconds. A proxy in front of the page for staff gives up after a minute. */
const SEND_TIMEOUT = 50_000;

/** A mail was not sent. The message says why, and gives a hint. */
class NotSentError extends OperationalError {
  override name = 'NotSentError';
}

/**
 * Sends a mail to each address, one after another.
 * @param smtpUrl of the settings
 * @returns the answers of the mail server
 * @throws {NotSentError} at the first mail that the server does not take
 */
export async function sendNow(
  smtpUrl: string | undefined,
  context: MailContext,
  template: Template,
  addresses: readonly string[],
  data: OutgoingData = {},
): Promise<{ to: string; answer: string }[]> {
  if (!smtpUrl)
    throw new NotSentError(
      'SMTP_URL is not set, so no mail can be sent. Set it to the address of your mail server.',
    );
  const smtp = createSmtp(smtpUrl, () => context);
  const host = new URL(context.siteOrigin).hostname;
  try {
    const sent: { to: string; answer: string }[] = [];
    for (const to of addresses) {
      const item = { ...mail({ host }, template, to, data), createdAt: Date.now() };
      const answer = await smtp
        .deliver(item, AbortSignal.timeout(SEND_TIMEOUT))
        .catch((error: unknown) => {
          if (!(error instanceof DeliveryError)) throw error;
          const said = `The mail to ${to} was not sent. ${new URL(smtpUrl).host} said: ${error.message}`;
          throw new NotSentError([said, hintOf(error.message)].filter(Boolean).join('\n'), {
            cause: error,
          });
        });
      sent.push({ to, answer });
    }
    return sent;
  } finally {
    smtp.close();
  }
}
