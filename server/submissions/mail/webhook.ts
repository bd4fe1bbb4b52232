/**
 * Tells another system what has come in, as Standard Webhooks 1.0 has it: a JSON body, signed together with its id
 * and the time of the attempt, so that nobody can send another or the same later.
 */
import { createHmac } from 'node:crypto';
import type { OutboxItem } from '../types.ts';
import { DeliveryError, type Deliver } from './delivery.ts';

/** Milliseconds. */
export const WEBHOOK_TIME = 15_000;
/** Client errors that pass: too slow, too early, too many. */
const PASSING = [408, 425, 429];

/** The key of a secret: Base64 after `whsec_`, else the text itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret);
}

/** The body of a call; the same each time it is tried. */
function bodyOf({ template, createdAt, data }: OutboxItem): string {
  return JSON.stringify({ type: template, timestamp: new Date(createdAt).toISOString(), data });
}

/** Milliseconds that `Retry-After` asks for, as seconds or as a date; 0 where it asks for nothing. */
function retryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/**
 * Calls the address that an item names.
 * @param secret that the other side knows too
 */
export function createWebhook(secret: string, now = Date.now, time = WEBHOOK_TIME) {
  const key = keyOf(secret);

  const deliver: Deliver = async (item, signal) => {
    const body = bodyOf(item);
    const id = item.messageId;
    const seconds = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    let response: Response;
    try {
      response = await fetch(item.recipient, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Webhook-Id': id,
          'Webhook-Timestamp': seconds,
          'Webhook-Signature': `v1,${signature}`,
        },
        body,
        // Whom the address leads on to has not been chosen by us.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(time)]),
      });
      await response.body?.cancel();
    } catch (error) {
      const { cause, message } = error as Error;
      throw new DeliveryError(cause instanceof Error ? cause.message : message, { cause: error });
    }
    if (response.ok) return;
    const { status, headers } = response;
    throw new DeliveryError(`it answered ${status}`, {
      isPermanent: status >= 400 && status < 500 && !PASSING.includes(status),
      retryAfterMs: retryAfter(headers.get('Retry-After'), now()),
    });
  };

  return { deliver, close: () => undefined };
}
