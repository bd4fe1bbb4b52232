/** Puts together what sends: the settings say what there is to send with. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Deliver } from './delivery.ts';
import type { Desk } from './draft.ts';
import type { Recipients } from './outgoing.ts';
import { createSmtp } from './smtp.ts';
import { createWebhook } from './webhook.ts';
import type { Words } from './words.ts';
import { startWorker, type Report } from './worker.ts';

type Addresses = Pick<
  Settings,
  'mailFrom' | 'mailStaff' | 'siteOrigin' | 'submissionsOrigin' | 'webhookUrl' | 'retention'
>;

/** Whom we write to and call. */
export function recipientsOf(settings: Addresses, { site }: Words): Recipients {
  return {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
}

/** What all mails have in common. @param key the secret that seals links */
export function deskOf(settings: Addresses, words: Words, key: string): Desk {
  const siteOrigin = settings.siteOrigin ?? words.site.origin;
  return {
    words,
    key,
    from: settings.mailFrom ?? words.site.emails.info,
    siteOrigin,
    serviceOrigin: settings.submissionsOrigin ?? siteOrigin,
    confirmMs: settings.retention.unconfirmedMs,
  };
}

/** What whoever starts the service should know of its mail: a line each, without secrets. */
export function sendingNotes({
  smtpUrl,
  webhookUrl,
}: Pick<Settings, 'smtpUrl' | 'webhookUrl'>): string[] {
  const mail = smtpUrl
    ? `Mails are sent through ${new URL(smtpUrl).host}.`
    : 'SMTP_URL is not set: no mail is sent, all mails wait in the outbox.';
  return webhookUrl ? [mail, `The webhook at ${new URL(webhookUrl).host} is called.`] : [mail];
}

export type Sending = {
  /** Something has come in: looks at once. */
  wake: () => void;
  /** Takes nothing more, and gives back what is not sent within so many milliseconds; as for a worker. */
  stop: (graceMs?: number) => Promise<void>;
};

/**
 * Starts sending what waits in the outbox, in this process. What there is nothing to send with stays in it.
 * @param options `key` is the secret that seals links; `report` and `reportTrouble` as for a worker
 */
export function startSending({
  settings,
  words,
  key,
  database,
  report,
  reportTrouble,
}: {
  settings: Addresses & Pick<Settings, 'smtpUrl' | 'webhookSecret'>;
  words: Words;
  key: string;
  database: Database;
  report: (report: Report) => void;
  reportTrouble: (error: unknown) => void;
}): Sending {
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
    const worker = startWorker({ ...common, kind, deliver });
    return {
      wake: worker.wake,
      stop: (graceMs?: number) => worker.stop(graceMs).finally(close),
    };
  };
  const { smtpUrl, webhookUrl, webhookSecret } = settings;
  // Apart, so that neither waits for the other's server.
  const workers = [
    ...(smtpUrl ? [start('mail', createSmtp(smtpUrl, deskOf(settings, words, key)))] : []),
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
