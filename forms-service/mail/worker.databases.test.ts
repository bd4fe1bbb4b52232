import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError, type Database } from '../database/database.ts';
import { claim, enqueue, listOutbox } from '../store/outbox.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import type { Outgoing, OutboxItem } from '../types.ts';
import { MOST_TRIES, waitAfter } from './backoff.ts';
import { DeliveryError, type Deliver } from './delivery-error.ts';
import { createSmtp } from './smtp.ts';
import { startSmtp } from '../testing/smtp-server.ts';
import {
  startWorker,
  WORKER_LIMITS,
  type Report,
  type Worker,
  type WorkerOptions,
} from './worker.ts';
import { mailContext as context } from '../testing/site-words.ts';

const START = Date.UTC(2026, 10, 22, 6, 30);
const MINUTE = 60_000;
/** Milliseconds. Longer than any test: the tests wake a worker when it must look. */
const LONG = 3_600_000;
const LIMITS = { ...WORKER_LIMITS, idle: LONG };
const ALL = { states: ['queued', 'claimed', 'sent', 'dead'] as const, most: 100 };

let database: Database;
/** The clock of all workers. */
let now: number;
let stops: (() => unknown)[];

beforeEach(async () => {
  database = await openTestDatabase();
  now = START;
  stops = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops) await stop();
});

const outgoing = (number: number, more: Partial<Outgoing> = {}): Outgoing => ({
  kind: 'mail',
  template: 'newsletter-confirm',
  recipient: 'wanjiru@shamba.example',
  data: {},
  messageId: `<${number}@www.kilele.example>`,
  ...more,
});

/** Puts items into the outbox, the oldest first. All are due now. */
async function put(...items: Outgoing[]): Promise<void> {
  await database.transaction(async (query) => {
    for (const [index, item] of items.entries()) {
      const at = now - items.length + index;
      await enqueue(query, [item], { submissionId: null, now: at });
    }
  });
}

const items = () => listOutbox(database.query, ALL);
async function only(): Promise<OutboxItem> {
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  if (!item) throw new Error('the outbox is empty');
  return item;
}

/** Starts a worker that looks once, and again when it is woken. */
function work(deliver: Deliver, options: Partial<WorkerOptions> = {}) {
  const seen: Report[] = [];
  const trouble: unknown[] = [];
  let read = 0;
  const worker: Worker = startWorker({
    database,
    kind: 'mail',
    deliver,
    name: `worker ${stops.length}`,
    report: (one) => seen.push(one),
    reportTrouble: (error) => trouble.push(error),
    limits: LIMITS,
    now: () => now,
    random: () => 1,
    ...options,
  });
  stops.push(worker.stop);
  /** Waits for the next report. */
  async function next(): Promise<Report> {
    await expect.poll(() => seen[read], { interval: 5 }).toBeDefined();
    const report = seen[read];
    read += 1;
    if (!report) throw new Error('there is no report');
    return report;
  }
  return { ...worker, seen, trouble, next };
}

const refuse =
  (options: ConstructorParameters<typeof DeliveryError>[1]): Deliver =>
  () =>
    Promise.reject(new DeliveryError('550 no, wanjiru@shamba.example', options));

describe('an item of the outbox', () => {
  it('is sent again, under the same Message-ID, when the server did not confirm that it has the mail', async () => {
    const server = await startSmtp();
    const { deliver, close } = createSmtp(server.url, () => context);
    stops.push(close, server.stop);
    await put(outgoing(1));
    server.faults['after DATA'] = 'drops';
    const worker = work(deliver);
    expect(await worker.next()).toMatchObject({ is: 'put-off', waitMs: MINUTE });
    server.faults['after DATA'] = undefined;
    now += MINUTE;
    worker.wake();
    expect(await worker.next()).toMatchObject({ is: 'sent', tries: 2 });
    expect(server.received).toHaveLength(2);
    for (const { headers } of server.received)
      expect(headers).toContain('Message-ID: <1@www.kilele.example>');
    expect(await only()).toMatchObject({ state: 'sent', tries: 2, sentAt: now, claimedBy: null });
  });

  it('waits longer after each failure, and is given up in the end', async () => {
    await put(outgoing(1));
    const worker = work(refuse({}));
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      const report = await worker.next();
      if (report.is !== 'put-off') throw new Error(`it was ${report.is} at try ${tries}`);
      expect(report.waitMs).toBe(waitAfter(tries, 0, () => 1));
      expect((await only()).dueAt).toBe(now + report.waitMs);
      now += report.waitMs;
      worker.wake();
    }
    expect(await worker.next()).toMatchObject({ is: 'given-up', tries: MOST_TRIES });
    expect(await only()).toMatchObject({ state: 'dead' });
  });

  it('that is refused permanently is given up at once, and its error contains no address', async () => {
    await put(outgoing(1));
    const worker = work(refuse({ isPermanent: true }));
    const report = await worker.next();
    expect(report).toMatchObject({ is: 'given-up', tries: 1, error: '550 no, (address)' });
    expect(JSON.stringify(report)).not.toContain('wanjiru');
    expect(await only()).toMatchObject({ state: 'dead', lastError: '550 no, (address)' });
  });

  it('to staff that is refused permanently is tried again, because staff may correct their address', async () => {
    await put(outgoing(1, { template: 'inquiry-notice', recipient: 'staff@kilele.example' }));
    expect(await work(refuse({ isPermanent: true })).next()).toMatchObject({ is: 'put-off' });
  });

  it('waits while the other server refuses our settings, with one attempt after each pause, which does not count', async () => {
    await put(outgoing(1), outgoing(2), outgoing(3));
    vi.useFakeTimers({ toFake: ['performance'] });
    let isRefused = true;
    const worker = work(() =>
      isRefused
        ? Promise.reject(new DeliveryError('535 wrong password', { isAboutUs: true }))
        : Promise.resolve(),
    );
    // Three items are being sent before the first answer.
    for (let sent = 0; sent < 3; sent += 1)
      expect(await worker.next()).toMatchObject({ is: 'paused', pauseMs: MINUTE });
    for (const pauseMs of [2 * MINUTE, 4 * MINUTE]) {
      vi.advanceTimersByTime(pauseMs / 2 - 1);
      worker.wake();
      await expect.poll(items).not.toContainEqual(expect.objectContaining({ state: 'claimed' }));
      vi.advanceTimersByTime(1);
      worker.wake();
      expect(await worker.next()).toMatchObject({ is: 'paused', pauseMs });
    }
    expect(worker.seen).toHaveLength(5);
    for (const item of await items())
      expect(item).toMatchObject({ state: 'queued', tries: 0, lastError: '535 wrong password' });

    isRefused = false;
    vi.advanceTimersByTime(4 * MINUTE);
    worker.wake();
    for (let sent = 0; sent < 3; sent += 1)
      expect(await worker.next()).toMatchObject({ is: 'sent' });
  });

  it('is delayed as the other server asks', async () => {
    await put(outgoing(1));
    const waitMs = 10 * MINUTE;
    expect(await work(refuse({ retryAfterMs: waitMs })).next()).toMatchObject({ waitMs });
  });

  it('that crashes every worker is given up', async () => {
    await put(outgoing(1));
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      await claim(database, { worker: 'killed', kind: 'mail', most: 1, now, leaseMs: MINUTE });
      now += MINUTE;
    }
    const worker = work(() => Promise.reject(new Error('it was tried all the same')));
    expect(await worker.next()).toMatchObject({ is: 'given-up', error: 'tried too often' });
  });

  it('that was erased while it was sent leaves nothing behind', async () => {
    await put(outgoing(1));
    const worker = work(async () => {
      await database.query('DELETE FROM outbox');
    });
    expect(await worker.next()).toMatchObject({ is: 'lost' });
  });

  it('is claimed only when it can be sent at once', async () => {
    await put(...Array.from({ length: 12 }, (_, index) => outgoing(index)));
    let atOnce = 0;
    let most = 0;
    const worker = work(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
    });
    for (let index = 0; index < 12; index += 1) await worker.next();
    expect(most).toBe(LIMITS.atOnce);
  });

  it('is finished when the service stops, and no other is claimed', async () => {
    const { atOnce } = LIMITS;
    await put(...Array.from({ length: atOnce + 1 }, (_, index) => outgoing(index)));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = 0;
    const worker = work(async () => {
      begun += 1;
      await finished;
    });
    await expect.poll(() => begun).toBe(atOnce);
    const stopped = worker.stop();
    const first = await Promise.race([stopped.then(() => 'stopped'), database.query('SELECT 1')]);
    expect(first).not.toBe('stopped');
    finish();
    await stopped;
    const states = (await items()).map(({ state }) => state).sort();
    expect(states).toEqual(['queued', ...Array.from({ length: atOnce }, () => 'sent')]);
  });

  it('is not sent again when the database is unavailable as it is marked', async () => {
    await put(outgoing(1));
    let failures = 2;
    const transaction: Database['transaction'] = (change) => {
      if (failures === 0) return database.transaction(change);
      failures -= 1;
      return Promise.reject(new UnavailableError('away'));
    };
    let sent = 0;
    const worker = work(() => Promise.resolve(void (sent += 1)), {
      database: { ...database, transaction },
      limits: { ...LIMITS, idle: 1 },
    });
    expect(await worker.next()).toMatchObject({ is: 'sent' });
    expect(worker.trouble).toHaveLength(2);
    expect(sent).toBe(1);
  });
});
