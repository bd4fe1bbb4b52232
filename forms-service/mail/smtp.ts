/** Sends mails through an SMTP server, over a few open connections. */
import { createTransport } from 'nodemailer';
import { messageOf } from '@website/site/serve/message-of.ts';
import { isMailbox } from './mailbox.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Item, MailContext } from './mail-draft.ts';
import { compose } from './compose-mail.ts';

/** Time limits in milliseconds: to connect, for the greeting, and for each answer. */
export const SMTP_TIMES = { connect: 10_000, greeting: 10_000, silence: 30_000 };
const SMTP_CONNECTIONS = 5;

/** An error of nodemailer. */
type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * If the server refuses one of these commands, this mail is the reason. If it refuses another one, our settings are the
 * reason.
 */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Errors of nodemailer itself: a wrong address, or a mail that is too large for the server. */
const REFUSED_BY_LIBRARY = ['EENVELOPE', 'EMESSAGE'];

/** Classifies an error. After status 503 (commands in the wrong order) another attempt may succeed. */
function failureOf(error: unknown): DeliveryError {
  const { code, command, responseCode, response, message } = error as SmtpError;
  const isPermanent = responseCode
    ? responseCode >= 500 && responseCode !== 503 && ABOUT_THE_MAIL.includes(command ?? '')
    : REFUSED_BY_LIBRARY.includes(code ?? '');
  const said = [command, response ?? message].filter(Boolean).join(': ');
  return new DeliveryError(said, { isPermanent, isAboutUs: code === 'EAUTH', cause: error });
}

/** @throws {DeliveryError} if an item cannot become a mail. Staff may requeue it after a correction */
function composed(item: Item, context: MailContext) {
  try {
    // Without this check, nodemailer would send to every address that it finds in the text.
    if (!isMailbox(item.recipient)) throw new TypeError('the recipient is no mailbox');
    return compose(item, context);
  } catch (error) {
    throw new DeliveryError(messageOf(error), { isPermanent: true, cause: error });
  }
}

/**
 * Sends mails through the server at `url`. Passwords are sent over encrypted connections only.
 * @param newestContext returns the data that the next mail uses
 */
export function createSmtp(url: string, newestContext: () => MailContext, times = SMTP_TIMES) {
  const { hostname, password } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // One more attempt if the server has closed the connection meanwhile. The outbox makes all other attempts.
    maxRequeues: 1,
    requireTLS: password !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: times.connect,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Sends a mail. @returns the server's answer */
  const deliver = async (item: Item, signal: AbortSignal): Promise<string> => {
    const context = newestContext();
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
