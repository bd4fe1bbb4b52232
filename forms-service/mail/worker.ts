/**
 * Claims the items of the outbox, sends them, and marks them. Any number of workers share one outbox. An item belongs
 * to one worker until its lease ends. After a crash another worker sends it. Each item is sent at least once, rarely
 * twice, always with the same Message-ID.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@website/site/serve/message-of.ts';
import type { Database, Query } from '../database/database.ts';
import { claim, endClaim } from '../store/outbox.ts';
import type { OutboxItem } from '../types.ts';
import { MOST_TRIES, waitAfter } from './backoff.ts';
import { DeliveryError, type Deliver } from './delivery-error.ts';
import { isForStaff } from './outgoing.ts';
import { HOUR, MINUTE } from '../time-units.ts';

/** Times in milliseconds. */
export const WORKER_LIMITS = {
  /** Items sent at the same time. */
  atOnce: 5,
  /** Time limit of one attempt. Much shorter than the lease, so that no other worker sends the item meanwhile. */
  attempt: 120_000,
  lease: 300_000,
  /** Between two checks when nothing is due. */
  idle: 2000,
  /** Pause after the other server refused our settings. It doubles each time, up to the longest. */
  pause: MINUTE,
  longestPause: HOUR,
};

/** How an attempt ended. */
type Result =
  | { is: 'sent'; ms: number }
  | { is: 'put-off'; error: string; waitMs: number }
  | { is: 'given-up'; error: string }
  /** The service stopped before the item was sent. It is queued again. */
  | { is: 'given-back' }
  /** The other server refuses our settings, not this item. It is queued again, and nothing is sent for a while. */
  | { is: 'paused'; error: string; pauseMs: number };

/** The result of an attempt for the log, without addresses. */
export type Report = Pick<OutboxItem, 'id' | 'kind' | 'template' | 'tries'> &
  /** `lost`: the item was erased meanwhile, or another worker claimed it after the end of the lease. */
  (Result | { is: 'lost' });

export type WorkerOptions = {
  database: Database;
  /** The kind of items it sends. */
  kind: OutboxItem['kind'];
  deliver: Deliver;
  /** Unique among the workers of all copies. */
  name: string;
  report: (report: Report) => void;
  /** Called in the transaction that gives an item up. */
  onGivenUp?: (query: Query, item: OutboxItem, now: number) => Promise<void>;
  /** Called when the database cannot be reached. All items wait. */
  reportTrouble: (error: unknown) => void;
  limits?: typeof WORKER_LIMITS;
  /** Milliseconds since 1970, by a clock that all workers share, because leases use it. */
  now?: () => number | Promise<number>;
  random?: () => number;
};

export type Worker = {
  /** Checks the outbox now. Called after a new item was stored. */
  wake: () => void;
  /**
   * Claims nothing more, and resolves when all running attempts have ended. After `graceMs` milliseconds running
   * attempts are interrupted, and their items are queued again.
   */
  stop: (graceMs?: number) => Promise<void>;
};

export function startWorker({
  database,
  kind,
  deliver,
  name,
  report,
  reportTrouble,
  onGivenUp,
  limits = WORKER_LIMITS,
  now = Date.now,
  random = Math.random,
}: WorkerOptions): Worker {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Interrupts running attempts. */
  const ending = new AbortController();
  /** The end of the pause after a refusal (`performance.now()`), and the number of refusals since the last success. */
  const refused = { until: 0, times: 0 };
  let isWoken = false;
  let wakeUp: () => void = () => undefined;

  /** Waits until a new item was stored, an attempt has ended, or the next check is due. */
  async function rest(): Promise<void> {
    if (!isWoken) {
      let timer: NodeJS.Timeout | undefined;
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve;
        timer = setTimeout(resolve, limits.idle);
      });
      await Promise.race([woken, ...underWay]);
      clearTimeout(timer);
    }
    isWoken = false;
  }

  /**
   * Marks an item, and tries again until the end of the lease, because an unmarked item would be sent again.
   * @param leaseEnd as `performance.now()`
   */
  async function note(leaseEnd: number, mark: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      try {
        return await mark();
      } catch (error) {
        reportTrouble(error);
        const isOurs = performance.now() + limits.idle < leaseEnd;
        if (!isOurs || stopping.signal.aborted) return false;
        await sleep(limits.idle, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Delivers a mail or a webhook. @returns why it was not delivered; `null` if it was */
  async function failureOf(item: OutboxItem): Promise<DeliveryError | null> {
    // Each worker that claimed the item crashed before it could store a result.
    if (item.tries > MOST_TRIES) return new DeliveryError('tried too often', { isPermanent: true });
    try {
      await deliver(item, AbortSignal.any([AbortSignal.timeout(limits.attempt), ending.signal]));
      return null;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      return new DeliveryError(messageOf(error), { cause: error });
    }
  }

  async function send(item: OutboxItem): Promise<void> {
    const { id, kind, template, tries } = item;
    const begin = performance.now();
    const result = resultOf(await failureOf(item), item, Math.round(performance.now() - begin));
    if (result.is === 'sent') refused.times = 0;
    const isNoted = await note(begin + limits.lease, () => mark(item, result));
    report({ id, kind, template, tries, ...(isNoted ? result : { is: 'lost' }) });
  }

  function resultOf(
    failure: DeliveryError | null,
    { template, tries }: OutboxItem,
    ms: number,
  ): Result {
    if (!failure) return { is: 'sent', ms };
    const { message: error, isPermanent, isAboutUs, retryAfterMs } = failure;
    if (isAboutUs) return { is: 'paused', error, pauseMs: pause() };
    // A wrong MAIL_STAFF or a full mailbox can be corrected, so mails to staff are tried again.
    if (isPermanent && !isForStaff(template)) return { is: 'given-up', error };
    if (ending.signal.aborted) return { is: 'given-back' };
    if (tries >= MOST_TRIES) return { is: 'given-up', error };
    return { is: 'put-off', error, waitMs: waitAfter(tries, retryAfterMs, random) };
  }

  /** Pauses sending, because the mail provider may lock the account after many attempts with a wrong password. */
  function pause(): number {
    const left = refused.until - performance.now();
    // Items that were sent together are refused together.
    if (left > 0) return left;
    const pauseMs = Math.min(limits.pause * 2 ** refused.times, limits.longestPause);
    refused.times += 1;
    refused.until = performance.now() + pauseMs;
    return pauseMs;
  }

  /** Stores the result. @returns false if the item no longer belongs to this worker */
  async function mark(item: OutboxItem, result: Result): Promise<boolean> {
    const { is } = result;
    const end = {
      worker: name,
      now: await now(),
      state: is === 'sent' ? is : is === 'given-up' ? 'dead' : 'queued',
      error: 'error' in result ? result.error : null,
      waitMs: is === 'put-off' ? result.waitMs : 0,
      isCounted: is !== 'given-back' && is !== 'paused',
    } as const;
    return database.transaction(async (query) => {
      const isOurs = await endClaim(query, item.id, end);
      if (isOurs && is === 'given-up') await onGivenUp?.(query, item, end.now);
      return isOurs;
    });
  }

  /** Claims due items, up to the limit. @returns whether there may be more */
  async function take(): Promise<boolean> {
    // After a refusal only one item is sent, as a test whether the server accepts us again.
    const most = (refused.times > 0 ? 1 : limits.atOnce) - underWay.size;
    if (most <= 0 || performance.now() < refused.until) return false;
    let items: OutboxItem[];
    try {
      const order = { worker: name, kind, most, now: await now(), leaseMs: limits.lease };
      items = await claim(database, order);
    } catch (error) {
      reportTrouble(error);
      return false;
    }
    for (const item of items) {
      const sending: Promise<void> = send(item).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    return items.length === most;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) if (!(await take())) await rest();
    await Promise.all(underWay);
  }

  const working = work();
  const wake = () => {
    isWoken = true;
    wakeUp();
  };
  return {
    wake,
    async stop(graceMs) {
      stopping.abort();
      wake();
      const timer = setTimeout(() => ending.abort(), graceMs ?? limits.attempt);
      await working;
      clearTimeout(timer);
    },
  };
}
