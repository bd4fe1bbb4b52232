/** Hints for staff when a mail or a webhook call was not sent. */

/**
 * An error begins with the SMTP command that the mail server refused. The library names an error of encryption after the
 * connection, so these come first.
 */
const HINTS: readonly [where: RegExp, hint: string][] = [
  [/^the webhook answered 3/, 'WEBHOOK_URL leads to another address: set it to that one.'],
  [
    /^the webhook answered 4(?!08|25|29)/,
    'The other system does not take calls: look at WEBHOOK_URL and WEBHOOK_SECRET, or take both out.',
  ],
  [/^the webhook/, 'Look whether the other system works, and at the host in WEBHOOK_URL.'],
  [
    /certificate has expired/,
    'The certificate of the mail server is too old: renew it there. If it is not, the clock of this server is wrong.',
  ],
  [
    /certificate|self-signed|altname/i,
    'The certificate of the mail server cannot be checked. Use the host that stands in it in SMTP_URL, or, for a server of your own, add ?tls.rejectUnauthorized=false (encrypted, not checked).',
  ],
  [
    /\b(?:SSL|TLS|STARTTLS)\b|wrong version number|Greeting never received/i,
    'Encryption and port do not fit together, or it is no mail server: in SMTP_URL smtps:// is for port 465, smtp:// for 587 or 25.',
  ],
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
