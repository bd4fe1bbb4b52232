/** Starts the workers for mails and for webhook calls, as the settings say. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Settings } from '../service-settings.ts';
import type { Deliver } from './delivery.ts';
import type { MailContext, Words } from './mail-draft.ts';
import type { Colours } from './mail-html.tsx';
import type { Recipients } from './outgoing.ts';
import { createSmtp } from './smtp.ts';
import { createWebhook } from './webhook.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

type Addresses = Pick<
  Settings,
  'mailFrom' | 'mailStaff' | 'siteOrigin' | 'submissionsOrigin' | 'webhookUrl' | 'retention'
>;

/** The recipients of mails to staff and of webhook calls. */
export function recipientsOf(settings: Addresses, { site }: Words): Recipients {
  return {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
}

/** The data that all mails share. @param key the secret that seals links */
export function mailContextOf(
  settings: Addresses,
  words: Words,
  colours: Colours,
  key: string,
): MailContext {
  const siteOrigin = settings.siteOrigin ?? words.site.origin;
  return {
    words,
    colours,
    key,
    from: settings.mailFrom ?? words.site.emails.info,
    siteOrigin,
    serviceOrigin: settings.submissionsOrigin ?? siteOrigin,
    confirmMs: settings.retention.unconfirmedMs,
  };
}

/** Lines for the log at the start: how mails are sent. Without secrets. */
export function sendingNotes({
  smtpUrl,
  webhookUrl,
}: Pick<Settings, 'smtpUrl' | 'webhookUrl'>): string[] {
  const mail = smtpUrl
    ? `Mails are sent through ${new URL(smtpUrl).host}.`
    : 'SMTP_URL is not set: no mail is sent, all mails wait in the outbox.';
  return webhookUrl ? [mail, `The webhook at ${new URL(webhookUrl).host} is called.`] : [mail];
}

/**
 * Starts sending in this process. Mails stay in the outbox without `SMTP_URL`, webhook calls without `WEBHOOK_URL`.
 * @param options `key` is the secret that seals links
 */
export function startSending({
  settings,
  words,
  colours,
  key,
  database,
  report,
  reportTrouble,
}: Pick<MailContext, 'words' | 'colours' | 'key'> &
  Pick<WorkerOptions, 'database' | 'report' | 'reportTrouble'> & {
    settings: Addresses & Pick<Settings, 'smtpUrl' | 'webhookSecret'>;
  }): Worker {
  const common = {
    database,
    report,
    reportTrouble,
    name: `${hostname()} ${process.pid} ${randomUUID()}`,
  };
  const start = (
    kind: 'mail' | 'webhook',
    { deliver, close }: { deliver: Deliver; close: () => void },
  ) => {
    const { wake, stop } = startWorker({ ...common, kind, deliver });
    return { wake, stop: (graceMs?: number) => stop(graceMs).finally(close) };
  };
  const { smtpUrl, webhookUrl, webhookSecret } = settings;
  // Two workers, so that neither waits for the other's server.
  const workers = [
    ...(smtpUrl
      ? [start('mail', createSmtp(smtpUrl, mailContextOf(settings, words, colours, key)))]
      : []),
    ...(webhookUrl && webhookSecret ? [start('webhook', createWebhook(webhookSecret))] : []),
  ];
  return {
    wake: () => {
      for (const { wake } of workers) wake();
    },
    stop: async (graceMs) => {
      await Promise.all(workers.map(({ stop }) => stop(graceMs)));
    },
  };
}
