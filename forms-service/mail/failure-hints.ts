/** Hints for staff when a mail was not sent. */

/** An error begins with the SMTP command that the mail server refused. */
const HINTS: readonly [where: RegExp, hint: string][] = [
  [/^AUTH/, 'Look at the name and the password in SMTP_URL.'],
  [/^MAIL FROM/, 'The mail server does not let this sender write: look at MAIL_FROM.'],
  [/^RCPT TO/, 'The mail server does not take mail for this address: is it spelled correctly?'],
  [
    /^CONN|ECONN|ENOTFOUND|ETIMEDOUT/,
    'The mail server cannot be reached: look at the host and the port in SMTP_URL.',
  ],
];

/** The hint for an error of the outbox, or `undefined` if there is none. */
export const hintOf = (error: string) => HINTS.find(([where]) => where.test(error))?.[1];
