/** Checks whether the database can be written, how much waits to be sent, and what staff must do. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { OutboxState, State } from '../types.ts';
import { backupAge, isTooOld } from './backups.ts';
import { lastPurge } from './purge.ts';
import { DAY, HOUR } from '../time-units.ts';

/** Milliseconds after which staff are told. */
const LATEST = { unsent: HOUR, quarantined: DAY, purge: 2 * DAY };
/** Milliseconds for which the result of a check is returned again. */
const VALID = { success: 5000, failure: 1000 };

/** A problem that staff must solve. */
type Duty =
  /** Mails or webhook calls were given up. */
  | 'given-up'
  /** Mails or webhook calls have waited for an hour. */
  | 'not-sent'
  /** A submission has been in quarantine for a day. */
  | 'quarantined'
  /** No purge ended for two days: it failed, or the clock is wrong. */
  | 'not-purged'
  /** The last good backup is older than two days. */
  | 'not-backed-up';

/** Numbers of rows, and the age of the oldest unsent item in milliseconds (`null` if there is none). */
export type Figures = {
  outbox: Record<Exclude<OutboxState, 'sent'>, number>;
  submissions: Record<State, number>;
  oldestUnsentMs: number | null;
};
type Health = Figures & {
  duties: readonly Duty[];
  /** Age of the last good backup in milliseconds; `null` if there was none. */
  backupAgeMs: number | null;
};

/** Counts what waits. The queries read only indexes, so they are fast however much is stored. */
export async function lookAtWaiting(database: Database, now: number): Promise<Health> {
  type Count<Name> = { state: Name; count: number; oldest: number };
  const items = await database.query<Count<keyof Figures['outbox']>>(
    `SELECT state, COUNT(*) AS count, MIN(created_at) AS oldest FROM outbox
     WHERE state IN ('queued', 'claimed', 'dead') GROUP BY state`,
  );
  const received = await database.query<Count<State>>(
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM submissions GROUP BY state',
  );
  const outbox = { queued: 0, claimed: 0, dead: 0 };
  for (const { state, count } of items) outbox[state] = count;
  const submissions = { new: 0, quarantined: 0, answered: 0, junk: 0 };
  for (const { state, count } of received) submissions[state] = count;

  const unsent = items.filter(({ state }) => state !== 'dead').map(({ oldest }) => now - oldest);
  const oldestUnsentMs = unsent.length > 0 ? Math.max(0, ...unsent) : null;
  const quarantined = received.find(({ state }) => state === 'quarantined')?.oldest ?? now;
  const backupAgeMs = await backupAge(database.query, now);
  const isDuty: Record<Duty, boolean> = {
    'given-up': outbox.dead > 0,
    'not-sent': (oldestUnsentMs ?? 0) > LATEST.unsent,
    quarantined: now - quarantined > LATEST.quarantined,
    'not-purged': now - (await lastPurge(database)) > LATEST.purge,
    'not-backed-up': isTooOld(backupAgeMs),
  };
  const duties = (Object.keys(isDuty) as Duty[]).filter((duty) => isDuty[duty]);
  return { outbox, submissions, oldestUnsentMs, backupAgeMs, duties };
}

/** Bytes that the largest inquiry takes. */
const PROBE = 16_000;

/**
 * Stores a row of the size of a submission and deletes it, as rewriting a small row needs no room, and counts what waits.
 * @throws {UnavailableError}
 */
export async function checkHealth(database: Database, now: number): Promise<Health> {
  const name = `health ${randomUUID()}`;
  // Random, so that no database compresses it. If it is left behind, the next purge deletes it.
  await database.query('INSERT INTO mailboxes (mailbox, history, kept_until) VALUES ($1, $2, $3)', [
    name,
    randomBytes(PROBE / 2).toString('hex'),
    now,
  ]);
  await database.query('DELETE FROM mailboxes WHERE mailbox = $1', [name]);
  return lookAtWaiting(database, now);
}

/** Limits a check to one in some seconds, because each check costs a synced write. */
export function checkRarely<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let latest: Promise<Result> | undefined;
  let validUntil = 0;
  return () => {
    if (latest && performance.now() < validUntil) return latest;
    // A call during a check waits for its result.
    validUntil = Infinity;
    latest = check();
    latest.then(
      () => (validUntil = performance.now() + VALID.success),
      () => (validUntil = performance.now() + VALID.failure),
    );
    return latest;
  };
}
