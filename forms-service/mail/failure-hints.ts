/** What to look at when a mail was not sent. */

/** By the command that the mail server refused, with which the error begins. */
const HINTS: readonly [where: RegExp, hint: string][] = [
  [/^AUTH/, 'Look at the name and the password in SMTP_URL.'],
  [/^MAIL FROM/, 'The mail server does not let this sender write: look at MAIL_FROM.'],
  [/^RCPT TO/, 'The mail server does not take mail for this address: is it spelled correctly?'],
  [
    /^CONN|ECONN|ENOTFOUND|ETIMEDOUT/,
    'The mail server cannot be reached: look at the host and the port in SMTP_URL.',
  ],
];

/** What to look at; `undefined` where the error says all that is known. @param error as the outbox keeps it */
export const hintOf = (error: string) => HINTS.find(([where]) => where.test(error))?.[1];
