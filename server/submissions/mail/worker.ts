/**
 * Sends what waits in the outbox: claims, sends, marks. Any number of workers, in any number of copies, share one
 * outbox: an item is one worker's until its lease ends, so what a killed one held is sent by another. Everything is
 * sent at least once, seldom twice, always under the same Message-ID.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { claim, markFailed, markSent, release } from '../store/outbox.ts';
import type { OutboxItem } from '../types.ts';
import { MOST_TRIES, waitAfter } from './backoff.ts';
import { DeliveryError, type Deliver } from './delivery.ts';

/** Milliseconds, and how many items at a time. */
export const WORKER_LIMITS = {
  atOnce: 5,
  /** One attempt; well within the lease, so that nobody else begins meanwhile. */
  attempt: 120_000,
  lease: 300_000,
  /** Between two looks at an outbox that has nothing due. */
  idle: 2000,
};

/** What happened, without anyone's address. */
export type Report = Pick<OutboxItem, 'id' | 'kind' | 'template' | 'tries'> &
  (
    | { is: 'sent'; ms: number }
    | { is: 'put-off'; error: string; waitMs: number }
    | { is: 'given-up'; error: string }
    /** Its time was over when the service stopped: the next one sends it. */
    | { is: 'given-back' }
    /** Erased meanwhile, or its lease has ended and another worker has it. */
    | { is: 'lost' }
  );

export type WorkerOptions = {
  database: Database;
  /** What of the outbox it sends. */
  kind: OutboxItem['kind'];
  deliver: Deliver;
  /** Different for each worker of all copies. */
  name: string;
  report: (report: Report) => void;
  /** The outbox cannot be reached; everything waits. */
  reportTrouble: (error: unknown) => void;
  limits?: typeof WORKER_LIMITS;
  now?: () => number;
  random?: () => number;
};

export type Worker = {
  /** Looks at once: something has come in. */
  wake: () => void;
  /**
   * Takes nothing more; resolves when what is being sent has been sent, has failed or was given back.
   * @param graceMs milliseconds that it gets before it is given back; without them it takes its time
   */
  stop: (graceMs?: number) => Promise<void>;
};

/** Starts a worker. */
export function startWorker({
  database,
  kind,
  deliver,
  name,
  report,
  reportTrouble,
  limits = WORKER_LIMITS,
  now = Date.now,
  random = Math.random,
}: WorkerOptions): Worker {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  /** Ends what is being sent. */
  const ending = new AbortController();
  let isWoken = false;
  let wakeUp: () => void = () => undefined;

  /** Until something has come in, a place is free, or it is time to look again. */
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

  /** Notes how it went, as long as the item is ours: without the note it would be sent again. */
  async function note(item: OutboxItem, mark: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      try {
        return await mark();
      } catch (error) {
        reportTrouble(error);
        const isOurs = now() + limits.idle < (item.claimedUntil ?? 0);
        if (!isOurs || stopping.signal.aborted) return false;
        await sleep(limits.idle, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function attempt(item: OutboxItem): Promise<DeliveryError | null> {
    // Whoever takes it has died of it each time, before it could be counted as a failure.
    if (item.tries > MOST_TRIES) return new DeliveryError('tried too often', { isPermanent: true });
    try {
      await deliver(item, AbortSignal.any([AbortSignal.timeout(limits.attempt), ending.signal]));
      return null;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      return new DeliveryError(error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    }
  }

  async function send(item: OutboxItem): Promise<void> {
    const { id, kind, template, tries } = item;
    const about = { id, kind, template, tries };
    const begin = performance.now();
    const failure = await attempt(item);
    if (!failure) {
      const isNoted = await note(item, () => markSent(database, id, { worker: name, now: now() }));
      const ms = Math.round(performance.now() - begin);
      report(isNoted ? { ...about, is: 'sent', ms } : { ...about, is: 'lost' });
      return;
    }
    const { message: error, isPermanent, retryAfterMs } = failure;
    if (ending.signal.aborted && !isPermanent) {
      const isNoted = await note(item, () => release(database, id, { worker: name, now: now() }));
      report({ ...about, is: isNoted ? 'given-back' : 'lost' });
      return;
    }
    const isOver = isPermanent || tries >= MOST_TRIES;
    const waitMs = waitAfter(tries, retryAfterMs, random);
    const isNoted = await note(item, () => {
      const at = now();
      const retryAt = isOver ? null : at + waitMs;
      return markFailed(database, id, { worker: name, now: at, error, retryAt });
    });
    if (!isNoted) report({ ...about, is: 'lost' });
    else if (isOver) report({ ...about, is: 'given-up', error });
    else report({ ...about, is: 'put-off', error, waitMs });
  }

  /** Takes what is due, as much as there are places for. @returns whether there may be more */
  async function take(): Promise<boolean> {
    const most = limits.atOnce - underWay.size;
    if (most === 0) return false;
    let items: OutboxItem[];
    try {
      items = await claim(database, {
        worker: name,
        kind,
        most,
        now: now(),
        leaseMs: limits.lease,
      });
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
