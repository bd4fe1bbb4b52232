/** A database that may become available only after the service has started. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@website/site/serve/message-of.ts';
import { UnavailableError, type Database } from './database.ts';

/** Milliseconds between two attempts to open it. */
const PAUSE = 2000;

/**
 * Opens a database, and tries again until it succeeds. Until then all queries fail with {@link UnavailableError}.
 * @param reportTrouble called with an error when its message differs from the previous one
 * @returns the database, and a promise that resolves when it is open. The promise never resolves if it is closed first
 */
export function openWithRetries(
  dialect: Database['dialect'],
  open: () => Promise<Database>,
  reportTrouble: (error: unknown) => void,
): { database: Database; opened: Promise<unknown> } {
  const stopping = new AbortController();
  let current: Database | null = null;
  let reason = new UnavailableError('the database is being opened');

  async function keepTrying(): Promise<void> {
    while (!current && !stopping.signal.aborted) {
      try {
        current = await open();
      } catch (error) {
        const message = messageOf(error);
        if (message !== reason.message) reportTrouble(error);
        reason = new UnavailableError(message, { cause: error });
        await sleep(PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  const tried = keepTrying();
  const there = () => current ?? Promise.reject(reason);

  return {
    opened: tried.then(() => current ?? new Promise(() => undefined)),
    database: {
      dialect,
      query: async (sql, values) => (await there()).query(sql, values),
      transaction: async (work, isLong) => (await there()).transaction(work, isLong),
      now: async () => (await there()).now(),
      scrub: async (mayBlock) => (await there()).scrub(mayBlock),
      async close() {
        stopping.abort();
        await tried;
        await current?.close();
      },
    },
  };
}
