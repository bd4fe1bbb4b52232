/** Hints for staff when a mail was not sent. */

/**
 * An error begins with the SMTP command that the mail server refused. The library names an error of encryption after the
 * connection, so these come first.
 */
const HINTS: readonly [where: RegExp, hint: string][] = [
  [
    /certificate|self-signed|altname/i,
    'The certificate of the mail server cannot be checked. Use the host that stands in it in SMTP_URL, or, for a server of your own, add ?tls.rejectUnauthorized=false (encrypted, not checked).',
  ],
  [
    /\b(?:SSL|TLS|STARTTLS)\b|wrong version number/i,
    'Encryption and port do not fit together: in SMTP_URL smtps:// is for port 465, smtp:// for 587 or 25.',
  ],
  [/^AUTH/, 'Look at the name and the password in SMTP_URL.'],
  [/^MAIL FROM/, 'The mail server does not let this sender write: look at MAIL_FROM.'],
  [/^RCPT TO/, 'The mail server does not take mail for this address: is it spelled correctly?'],
  [
    /^CONN|ECONN|ENOTFOUND|ETIMEDOUT|Greeting never received/,
    'The mail server cannot be reached: look at the host and the port in SMTP_URL.',
  ],
];

/** The hint for an error of the outbox, or `undefined` if there is none. */
export const hintOf = (error: string) => HINTS.find(([where]) => where.test(error))?.[1];
