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
/** Errors of nodemailer itself: a wrong address, or a mail that is too large for the server. */
const REFUSED_BY_LIBRARY = ['EENVELOPE', 'EMESSAGE'];

/** Status codes (RFC 3463) that say of a mailbox that it does not exist, or takes no mail any more. */
const NO_MAILBOX = ['5.1.1', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
/** The same in answers to RCPT without such a code. Other answers, such as 554, are often about the sender. */
const NO_MAILBOX_REPLIES = [550, 551, 553];
/** Status codes and words by which a provider says that we have sent enough for now. */
const OUR_LIMIT_CODES = ['5.4.5', '5.4.6'];
const OUR_LIMIT = /\b(?:limit|quota|rate|too many|throttl)/i;
/** Words of answers about the sender, which some servers give to RCPT under 550 without a status code. */
const ABOUT_SENDER =
  /\b(?:spam|block|blacklist|reputation|polic|relay|denied|dns|rdns|ptr|spf|dkim|dmarc)/i;

/**
 * Classifies an error. An answer counts against an address only where it says that there is no such mailbox. A limit of
 * our provider pauses the sender. Everything else may be different another time.
 */
export function failureOf(error: unknown): DeliveryError {
  const { code, command, responseCode = 0, response, message } = error as SmtpError;
  const said = response ?? message;
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(said) ?? [];
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
  const isRefused = responseCode >= 500 && isAboutTheMail;
  const isNoMailbox = status
    ? NO_MAILBOX.includes(status)
    : command === 'RCPT TO' &&
      NO_MAILBOX_REPLIES.includes(responseCode) &&
      !OUR_LIMIT.test(said) &&
      !ABOUT_SENDER.test(said);
  // 5.2.2 is the quota of the recipient's mailbox.
  const isOurLimit =
    OUR_LIMIT_CODES.includes(status) || (OUR_LIMIT.test(said) && !status.startsWith('5.2.'));
  return new DeliveryError([command, said].filter(Boolean).join(': '), {
    // The library gives these codes to answers of the server too.
    isPermanent:
      responseCode === 0 ? REFUSED_BY_LIBRARY.includes(code ?? '') : isRefused && isNoMailbox,
    isAboutUs: code === 'EAUTH' || (responseCode >= 500 && !isNoMailbox && isOurLimit),
    cause: error,
  });
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
