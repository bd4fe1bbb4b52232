/** Starts the workers for mails and for webhook calls, according to the settings. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Settings } from '../service-settings.ts';
import type { OutboxItem } from '../types.ts';
import { DeliveryError, type Deliver } from './delivery-error.ts';
import type { MailContext, Words } from './mail-draft.ts';
import { isForStaff, isReceipt, type Recipients } from './outgoing.ts';
import { createSmtp } from './smtp.ts';
import { createWebhook } from './webhook.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';
import { mailboxOf, noteAnswer } from '../store/mailboxes.ts';
import { DAY } from '../time-units.ts';

/** The recipients of mails to staff and of webhook calls. */
export function recipientsOf(settings: Settings, { site }: Words): Recipients {
  return {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
}

/** Lines for the log at the start: how mails are sent. They contain no secrets. */
export function sendingNotes(settings: Settings): string[] {
  const { smtpUrl, webhookUrl } = settings;
  const mail = smtpUrl
    ? `Mails are sent through ${new URL(smtpUrl).host}.`
    : 'SMTP_URL is not set: no mail is sent, all mails wait in the outbox.';
  return [mail, ...(webhookUrl ? [`The webhook at ${new URL(webhookUrl).host} is called.`] : [])];
}

/** Reserved ends of host names (RFC 2606). No real address has one. */
const RESERVED = /\.(?:example|invalid|test)$/;

/** A warning for the log if addresses of the example company are left, or `null`. */
export function placeholderWarning(settings: Settings, words: Words): string | null {
  const { site } = words;
  const used: [setting: string, address: string][] = [
    ...recipientsOf(settings, words).staff.map((one): [string, string] => ['MAIL_STAFF', one]),
    ['MAIL_STAFF_SECOND', settings.mailStaffSecond ?? ''],
    ['MAIL_FROM', settings.mailFrom ?? site.emails.info],
    ['SITE_ORIGIN', settings.siteOrigin ?? site.origin],
  ];
  const wrong = used.filter(([, address]) => RESERVED.test(address));
  if (wrong.length === 0) return null;
  const list = wrong.map(([setting, address]) => `${setting} (now ${address})`).join(', ');
  return `These addresses are only examples and do not exist, so mails are lost. Please set ${list}.`;
}

/** The data that all mails use, from the settings. */
export function mailContextOf(
  settings: Settings,
  {
    words,
    colours,
    others,
    choices,
    key,
  }: Pick<MailContext, 'words' | 'colours' | 'others' | 'choices' | 'key'>,
): MailContext {
  const siteOrigin = settings.siteOrigin ?? words.site.origin;
  return {
    words,
    colours,
    ...(others && { others }),
    ...(choices && { choices }),
    key,
    from: settings.mailFrom ?? words.site.emails.info,
    siteOrigin,
    serviceOrigin: settings.submissionsOrigin ?? siteOrigin,
    confirmMs: settings.retention.unconfirmedMs,
    staffUrl: settings.staffUrl,
  };
}

/** Milliseconds for which a receipt to a visitor may wait. */
const LATEST_RECEIPT = 3 * DAY;
/** Attempts after which a mail to staff goes to their second address, about a quarter of an hour. */
const TRIES_BEFORE_SECOND = 5;

/** Sends a mail. If a mail to staff cannot be sent, it goes to their second address, and says why. */
const deliverToStaff =
  (deliver: Deliver, second: string | undefined): Deliver =>
  async (item, signal) => {
    try {
      await deliver(item, signal);
    } catch (error) {
      const isHopeless =
        error instanceof DeliveryError && (error.isPermanent || item.tries >= TRIES_BEFORE_SECOND);
      if (!isHopeless || !second || second === item.recipient || !isForStaff(item.template))
        throw error;
      const data = { ...item.data, insteadOf: item.recipient, reason: error.message };
      await deliver({ ...item, recipient: second, data }, signal).catch((failure: unknown) => {
        throw new DeliveryError(`${error.message}; at the second address: ${String(failure)}`, {
          cause: failure,
        });
      });
    }
  };

type SendingOptions = Pick<MailContext, 'key'> &
  Pick<WorkerOptions, 'database' | 'report' | 'reportTrouble'> & {
    settings: Settings;
    /** Returns the words and colours of the newest build. Each mail is made of them. */
    newestPages: () => Pick<MailContext, 'words' | 'colours' | 'others' | 'choices'>;
  };

/** Starts sending in this process. Without `SMTP_URL` mails stay in the outbox, without `WEBHOOK_URL` calls do. */
export function startSending({ settings, newestPages, key, ...options }: SendingOptions): Worker {
  const { smtpUrl, webhookUrl, webhookSecret } = settings;
  const smtp = smtpUrl
    ? createSmtp(smtpUrl, () => mailContextOf(settings, { ...newestPages(), key }))
    : null;
  /** A queued mail to an address that is no longer in MAIL_STAFF goes to the first address that is. */
  function recipientOf({ template, recipient }: OutboxItem): string {
    const { staff } = recipientsOf(settings, newestPages().words);
    return isForStaff(template) && !staff.includes(recipient) ? (staff[0] ?? recipient) : recipient;
  }
  const name = `${hostname()} ${process.pid} ${randomUUID()}`;
  const workers: Worker[] = [];
  const work = (kind: OutboxItem['kind'], deliver: Deliver) =>
    workers.push(
      startWorker({
        ...options,
        name,
        kind,
        deliver,
        // A request that never arrived is not one that nobody answered: the next sign-up may ask again.
        async onGivenUp(query, { template, recipient }, now) {
          if (template === 'newsletter-confirm')
            await noteAnswer(query, mailboxOf(key, recipient), now);
        },
        now: () => options.database.now(),
      }),
    );
  // There are two workers, so that mails do not wait for the webhook, nor calls for the mail server.
  if (smtp) {
    const deliver = deliverToStaff(smtp.deliver, settings.mailStaffSecond);
    work('mail', async (item, signal) => {
      if (isReceipt(item.template) && Date.now() - item.createdAt > LATEST_RECEIPT)
        throw new DeliveryError(
          'not sent: it waited for more than three days. Write to the person yourself.',
          { isPermanent: true },
        );
      return deliver({ ...item, recipient: recipientOf(item) }, signal);
    });
  }
  if (webhookUrl && webhookSecret) {
    const call = createWebhook(webhookSecret);
    // Calls that were queued before the setting changed go to the new address.
    work('webhook', (item, signal) => call({ ...item, recipient: webhookUrl }, signal));
  }
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
