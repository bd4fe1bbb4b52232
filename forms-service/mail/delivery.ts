/** How one item of the outbox is sent, and what it means where that fails. */
import type { OutboxItem } from '../types.ts';

/**
 * Sends one item.
 * @param signal ends the attempt
 * @throws {DeliveryError} where it was not sent, or nobody can tell whether it was
 */
export type Deliver = (item: OutboxItem, signal: AbortSignal) => Promise<void>;

/** It was not sent. The message goes to logs and to staff, so it has no address in it. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether trying again is of no use. */
  readonly isPermanent: boolean;
  /** Milliseconds before which the other side wants no further attempt. */
  readonly retryAfterMs: number;
  constructor(
    message: string,
    {
      isPermanent = false,
      retryAfterMs = 0,
      cause,
    }: { isPermanent?: boolean; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(withoutAddresses(message), { cause });
    this.isPermanent = isPermanent;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Servers like to repeat the address that they refuse. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;=[\]]+(?:@|%40)[^\s<>"'(),:;=[\]]*/gi, '(address)');
}
