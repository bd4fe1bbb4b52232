/** Sends the test mail directly, not through the outbox, because a person waits for the answer of the mail server. */
import { OperationalError } from '../operational-error.ts';
import { DeliveryError } from './delivery-error.ts';
import { hintOf } from './failure-hints.ts';
import type { MailContext } from './mail-draft.ts';
import { mail } from './outgoing.ts';
import { createSmtp } from './smtp.ts';

/** Milliseconds. */
const SEND_TIMEOUT = 50_000;

/**
 * Sends the test mail to each address, one after another.
 * @param smtpUrl of the settings
 * @returns the answers of the mail server
 * @throws {OperationalError} at the first mail that the server does not take. It says why, and gives a hint
 */
export async function sendTestMail(
  smtpUrl: string | undefined,
  context: MailContext,
  addresses: readonly string[],
): Promise<{ to: string; answer: string }[]> {
  if (!smtpUrl)
    throw new OperationalError(
      'SMTP_URL is not set, so no mail can be sent. Set it to the address of your mail server.',
    );
  const smtp = createSmtp(smtpUrl, () => context);
  const host = new URL(context.siteOrigin).hostname;
  const sent: { to: string; answer: string }[] = [];
  try {
    for (const to of addresses) {
      const item = { ...mail({ host }, 'test-mail', to), createdAt: Date.now() };
      sent.push({ to, answer: await smtp.deliver(item, AbortSignal.timeout(SEND_TIMEOUT)) });
    }
    return sent;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const said = `The mail to ${addresses[sent.length]} was not sent. ${new URL(smtpUrl).host} said: ${error.message}`;
    throw new OperationalError([said, hintOf(error.message)].filter(Boolean).join('\n'), {
      cause: error,
    });
  } finally {
    smtp.close();
  }
}
