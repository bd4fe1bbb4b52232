/** The function that sends one item of the outbox, and its error. */
import type { OutboxItem } from '../types.ts';

/** Sends one item. `signal` ends the attempt. @throws {DeliveryError} if it was not sent, or if that is unknown */
export type Deliver = (item: OutboxItem, signal: AbortSignal) => Promise<unknown>;

/** What is known about a failure besides its message. */
type Facts = Pick<DeliveryError, 'isPermanent' | 'isAboutUs' | 'retryAfterMs'>;

/** An item was not sent. The message is for logs and staff, and contains no address of a person. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether another attempt would fail too. */
  readonly isPermanent: boolean = false;
  /** Whether the other server refuses our settings: all other items would fail too, until staff correct them. */
  readonly isAboutUs: boolean = false;
  /** The wait in milliseconds that the other server asks for. */
  readonly retryAfterMs: number = 0;
  constructor(message: string, { cause, ...facts }: Partial<Facts> & { cause?: unknown } = {}) {
    super(withoutAddresses(message), { cause });
    Object.assign(this, facts);
  }
}

/** Mail servers repeat the refused address in their answers. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;=[\]]+(?:@|%40)[^\s<>"'(),:;=[\]]*/gi, '(address)');
}
