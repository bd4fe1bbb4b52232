/** Sends mails to an SMTP server, over a few connections that stay open. */
import { createTransport } from 'nodemailer';
import type { OutboxItem } from '../types.ts';
import { isMailbox } from './mailbox.ts';
import { DeliveryError } from './delivery.ts';
import type { MailContext } from './mail-draft.ts';
import { compose } from './compose-mail.ts';

/** Time limits in milliseconds: to connect, for the greeting, and for each answer. */
export const SMTP_TIMES = { connect: 10_000, greeting: 10_000, silence: 30_000 };
export const SMTP_CONNECTIONS = 5;

/** An error of nodemailer. */
type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * A refusal of these commands is about this mail. A refusal of others is about our settings: staff can correct them.
 */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Nodemailer itself refuses the address, or a mail that is too large for the server. */
const REFUSED_BY_LIBRARY = ['EENVELOPE', 'EMESSAGE'];

/**
 * Reasons (RFC 3463) that are about the sender, the text or a server rather than the recipient: `5.7.1` may be said of
 * every mail of a sender who is on a blocklist.
 */
const NOT_THE_RECIPIENT = /^5\d\d[ -]5\.[3567]\./;

/** What a failure means. Status 503 says that commands were out of order: another attempt may succeed. */
function failureOf(error: unknown): DeliveryError {
  const { code, command, responseCode, response, message } = error as SmtpError;
  const isPermanent = responseCode
    ? responseCode >= 500 && responseCode !== 503 && ABOUT_THE_MAIL.includes(command ?? '')
    : REFUSED_BY_LIBRARY.includes(code ?? '');
  const said = [command, response ?? message].filter(Boolean).join(': ');
  const isRefusal =
    isPermanent && responseCode !== undefined && !NOT_THE_RECIPIENT.test(response ?? '');
  return new DeliveryError(said, {
    isPermanent,
    isAboutUs: code === 'EAUTH',
    isRefusal,
    cause: error,
  });
}

/** @throws {DeliveryError} where an item cannot become a mail: staff may requeue it after a correction */
function composed(item: OutboxItem, context: MailContext) {
  try {
    // Nodemailer would send to every address that it finds in the text.
    if (!isMailbox(item.recipient)) throw new TypeError('the recipient is no mailbox');
    return compose(item, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeliveryError(reason, { isPermanent: true, cause: error });
  }
}

/** Sends mails through the server at `url`. A password is sent over encrypted connections only. */
export function createSmtp(url: string, context: MailContext, times = SMTP_TIMES) {
  const { hostname, password } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // One more attempt where the server has closed the connection meanwhile. All others are made by the outbox.
    maxRequeues: 1,
    requireTLS: password !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: times.connect,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Sends a mail. @returns the server's answer */
  const deliver = async (item: OutboxItem, signal: AbortSignal): Promise<string> => {
    const message = composed(item, context);
    try {
      const { response } = await transport.sendMail({
        ...message,
        envelope: { from: context.from, to: [message.to] },
        signal,
      });
      return response;
    } catch (error) {
      throw failureOf(error);
    }
  };

  return { deliver, close: () => transport.close() };
}
