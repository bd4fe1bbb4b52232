/** Starts the workers for mails and for webhook calls, as the settings say. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Settings } from '../service-settings.ts';
import type { OutboxItem } from '../types.ts';
import type { Deliver } from './delivery.ts';
import type { MailContext, Words } from './mail-draft.ts';
import { isForStaff, type Recipients } from './outgoing.ts';
import { createSmtp } from './smtp.ts';
import { createWebhook } from './webhook.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

/** The recipients of mails to staff and of webhook calls. */
export function recipientsOf(settings: Settings, { site }: Words): Recipients {
  return {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
}

/** Lines for the log at the start: how mails are sent. Without secrets. */
export function sendingNotes(settings: Settings, words: Words): string[] {
  const { smtpUrl, webhookUrl } = settings;
  const mail = smtpUrl
    ? `Mails are sent through ${new URL(smtpUrl).host}.`
    : 'SMTP_URL is not set: no mail is sent, all mails wait in the outbox.';
  const placeholders = recipientsOf(settings, words).staff.filter((address) =>
    address.endsWith('.example'),
  );
  return [
    mail,
    ...placeholders.map(
      (address) => `Mails to staff go to ${address}, which does not exist: set MAIL_STAFF.`,
    ),
    ...(webhookUrl ? [`The webhook at ${new URL(webhookUrl).host} is called.`] : []),
  ];
}

type SendingOptions = Pick<MailContext, 'words' | 'colours' | 'key'> &
  Pick<WorkerOptions, 'database' | 'report' | 'reportTrouble'> & { settings: Settings };

/** Starts sending in this process. Mails stay in the outbox without `SMTP_URL`, webhook calls without `WEBHOOK_URL`. */
export function startSending({
  settings,
  words,
  colours,
  key,
  ...options
}: SendingOptions): Worker {
  const { smtpUrl, webhookUrl, webhookSecret } = settings;
  const siteOrigin = settings.siteOrigin ?? words.site.origin;
  const context: MailContext = {
    words,
    colours,
    key,
    from: settings.mailFrom ?? words.site.emails.info,
    siteOrigin,
    serviceOrigin: settings.submissionsOrigin ?? siteOrigin,
    confirmMs: settings.retention.unconfirmedMs,
  };
  const smtp = smtpUrl ? createSmtp(smtpUrl, context) : null;
  const { staff } = recipientsOf(settings, words);
  /** A waiting mail to an address that MAIL_STAFF no longer has goes to one that it has. */
  const recipientOf = ({ template, recipient }: OutboxItem) =>
    isForStaff(template) && !staff.includes(recipient) ? (staff[0] ?? recipient) : recipient;
  const name = `${hostname()} ${process.pid} ${randomUUID()}`;
  const workers: Worker[] = [];
  const work = (kind: OutboxItem['kind'], deliver: Deliver) =>
    workers.push(
      startWorker({ ...options, name, kind, deliver, now: () => options.database.now() }),
    );
  // Two workers, so that neither waits for the other's server.
  if (smtp)
    work('mail', (item, signal) => smtp.deliver({ ...item, recipient: recipientOf(item) }, signal));
  if (webhookUrl && webhookSecret) work('webhook', createWebhook(webhookSecret));
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop(graceMs) {
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
      smtp?.close();
    },
  };
}
