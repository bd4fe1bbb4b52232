/** Sends what waits in the outbox, by whatever the settings name: an SMTP server, a webhook, both or none. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { Deliver } from './mail/delivery.ts';
import { createSmtp } from './mail/smtp.ts';
import { createWebhook } from './mail/webhook.ts';
import { startWorker } from './mail/worker.ts';
import type { Words } from './mail/words.ts';
import type { Settings } from './settings.ts';
import type { OutboxItem } from './types.ts';

type Way = { kind: OutboxItem['kind']; deliver: Deliver; close: () => void };
type Log = Pick<Logger, 'info' | 'warn'>;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @param key seals the links in mails */
function waysOf(settings: Settings, words: Words, key: string): Way[] {
  const siteOrigin = settings.siteOrigin ?? words.site.origin;
  const desk = {
    words,
    key,
    from: settings.mailFrom ?? words.site.emails.info,
    siteOrigin,
    serviceOrigin: settings.submissionsOrigin ?? siteOrigin,
    confirmMs: settings.retention.unconfirmedMs,
  };
  const ways: Way[] = [];
  if (settings.smtpUrl) ways.push({ kind: 'mail', ...createSmtp(settings.smtpUrl, desk) });
  if (settings.webhookUrl && settings.webhookSecret)
    ways.push({ kind: 'webhook', ...createWebhook(settings.webhookSecret) });
  return ways;
}

/** Opens it. */
export function openPostOffice(
  database: Database,
  { settings, words, key, log }: { settings: Settings; words: Words; key: string; log: Log },
) {
  if (!settings.smtpUrl)
    log.warn('SMTP_URL is not set: no mail is sent, all of it waits in the outbox');
  const ways = waysOf(settings, words, key).map(({ kind, deliver, close }) => {
    const worker = startWorker({
      database,
      kind,
      deliver,
      name: randomUUID(),
      report: (report) => log.info(report, 'outbox'),
      reportTrouble: (error) => log.warn({ reason: reasonOf(error) }, 'outbox: cannot be reached'),
    });
    return { worker, close };
  });
  return {
    /** Something has come in. */
    wake: () => ways.forEach(({ worker }) => worker.wake()),
    /** Finishes what is being sent. */
    async stop(): Promise<void> {
      await Promise.all(ways.map(({ worker }) => worker.stop()));
      for (const { close } of ways) close();
    },
  };
}
