/**
 * Calls another system about submissions (Standard Webhooks 1.0). The body is JSON. The signature covers the id, the
 * time and the body, so nobody can forge a call or repeat it later.
 */
import { Webhook } from 'standardwebhooks';
import { DeliveryError } from './delivery-error.ts';
import type { Item } from './mail-draft.ts';

/** Time limit in milliseconds. */
export const WEBHOOK_TIME = 15_000;
/** Client errors after which another attempt may succeed: timeout, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

/** A secret that begins with `whsec_` is Base64. Any other text is the key itself. */
const signerFor = (secret: string) =>
  secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });

/** The body of a call. It is the same at each attempt. */
function bodyOf({ template, createdAt, data }: Item): string {
  return JSON.stringify({ type: template, timestamp: new Date(createdAt).toISOString(), data });
}

/** The wait of a `Retry-After` header (seconds or a date) in milliseconds, or 0 without the header. */
function retryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/**
 * Calls the address of an item, and signs with secrets that the other system knows too.
 * @param secrets one or several, separated by commas. Each of them signs, so that the other system can change its
 *   secret at any time
 */
export function createWebhook(secrets: string, now = Date.now, time = WEBHOOK_TIME) {
  const signers = secrets.split(',').map((secret) => signerFor(secret.trim()));

  return async (item: Item, signal: AbortSignal): Promise<void> => {
    const body = bodyOf(item);
    const id = item.messageId;
    const at = new Date(now());
    let response: Response;
    try {
      response = await fetch(item.recipient, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Webhook-Id': id,
          'Webhook-Timestamp': String(Math.floor(at.getTime() / 1000)),
          'Webhook-Signature': signers.map((signer) => signer.sign(id, at, body)).join(' '),
        },
        body,
        // Redirects are not followed, because staff chose only this address.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(time)]),
      });
      await response.body?.cancel();
    } catch (error) {
      const { cause, message, name } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      const said =
        name === 'TimeoutError'
          ? `did not answer in ${time / 1000} s`
          : `cannot be reached: ${why}`;
      throw new DeliveryError(`the webhook ${said}`, { cause: error });
    }
    if (response.ok) return;
    const { status, headers } = response;
    throw new DeliveryError(`the webhook answered ${status}`, {
      isPermanent: status >= 400 && status < 500 && !TEMPORARY.includes(status),
      retryAfterMs: retryAfter(headers.get('Retry-After'), now()),
    });
  };
}
