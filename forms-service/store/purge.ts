/** Deletes data whose retention period is over. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { OperationalError } from '../operational-error.ts';
import type { Retention } from '../service-settings.ts';
import { noteRemains, scrubRemains } from './chores.ts';
import { purgeWills } from './wills.ts';
import { DAY } from '../time-units.ts';

/** Numbers of deleted rows. */
export type Purged = {
  submissions: number;
  subscriptions: number;
  mails: number;
  /** Submissions whose network was deleted. */
  networks: number;
};

/** Name of the row that says when the last purge ended. */
const PURGE_HEARTBEAT = 'purged';
/** Milliseconds. If the last purge is longer ago, the clock may be wrong. */
const LONGEST_GAP = 7 * DAY;
/** Rows that one transaction changes, with all that hangs on them: a hundredth of a second on SQLite. */
export const ROWS_IN_SLICE = 100;
/** Milliseconds between two such transactions. Processes that wait for SQLite's lock ask every few milliseconds. */
const PAUSE = 20;

/** The time of the last purge or of the last migration, whichever is later. */
export async function lastPurge(database: Database): Promise<number> {
  const [row] = await database.query<{ at: number | null }>(
    `SELECT MAX(at) AS at FROM (
       SELECT beat_at AS at FROM heartbeats WHERE name = '${PURGE_HEARTBEAT}'
       UNION ALL SELECT applied_at AS at FROM migrations
     ) AS times`,
  );
  return row?.at ?? 0;
}

/**
 * Protects the data from a wrong clock: if the clock is years ahead, a purge would delete everything for good.
 * @throws {OperationalError} if there was no purge in the week before `now`
 */
export async function requireSteadyClock(database: Database, now: number): Promise<void> {
  const last = await lastPurge(database);
  if (now - last <= LONGEST_GAP) return;
  const [today, before] = [now, last].map((time) => new Date(time).toISOString().slice(0, 10));
  throw new OperationalError(
    `Nothing is deleted: the clock says ${today}, and the last purge was on ${before}. Correct the clock. If it is right, run "npm run inbox -- purge --yes".`,
  );
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

type Change = {
  /** The statement, up to the list of rows. */
  statement: string;
  /** Finds the rows. */
  select: string;
  values: readonly number[];
  now: number;
};

/**
 * Changes all rows that are found, some at a time, each time in a transaction of its own. In between this process and
 * others store the submissions that wait.
 * @returns how many rows were changed
 */
async function changeInSlices(
  database: Database,
  { statement, select, values, now }: Change,
): Promise<number> {
  for (let changed = 0; ;) {
    const rows = await database.transaction(async (query) => {
      const slice = await query(
        `${statement} (${select} LIMIT ${ROWS_IN_SLICE}) RETURNING 1`,
        values,
      );
      if (slice.length > 0) await noteRemains(query, now);
      return slice.length;
    });
    if (rows === 0) return changed;
    changed += rows;
    await sleep(PAUSE);
  }
}

/**
 * Deletes data that is older than its retention period, also from the database's files. A newsletter sign-up is kept as
 * long as its subscription, because it proves the consent. After a failure the next call completes the work.
 * @param mayBlock see `Database.scrub`
 */
export async function purge(
  database: Database,
  { months, unconfirmedMs, logMs }: Retention,
  now: number,
  mayBlock = false,
): Promise<Purged> {
  const old = monthsBefore(now, months);
  await database.transaction(async (query) => {
    await purgeWills(query, now);
    await query('DELETE FROM limits WHERE window_end <= $1', [now]);
    await query('DELETE FROM mailboxes WHERE kept_until <= $1', [now]);
  });
  const change = (statement: string, select: string, values: readonly number[]) =>
    changeInSlices(database, { statement, select, values, now });
  const purged = {
    subscriptions: await change(
      'DELETE FROM subscriptions WHERE email_key IN',
      `SELECT email_key FROM subscriptions
       WHERE (state = 'pending' AND created_at < $1) OR (state = 'left' AND left_at < $1)`,
      [now - unconfirmedMs],
    ),
    submissions: await change(
      'DELETE FROM submissions WHERE id IN',
      `SELECT id FROM submissions WHERE (form <> 'newsletter' AND received_at < $1)
       OR (form = 'newsletter' AND received_at < $2 AND NOT EXISTS
         (SELECT 1 FROM subscriptions WHERE subscriptions.email_key = submissions.email_key))`,
      [old, now - unconfirmedMs],
    ),
    // The items of a submission are deleted with it. Newsletter mails and calls have no submission. They are deleted
    // here, because they hold addresses of readers who may have unsubscribed.
    mails: await change(
      'DELETE FROM outbox WHERE id IN',
      `SELECT id FROM outbox WHERE (state = 'sent' AND sent_at < $1)
       OR (state IN ('queued', 'dead') AND (created_at < $2 OR (submission_id IS NULL AND created_at < $1)))`,
      [now - logMs, old],
    ),
    networks: await change(
      'UPDATE submissions SET network = NULL WHERE id IN',
      'SELECT id FROM submissions WHERE network IS NOT NULL AND received_at < $1',
      [now - logMs],
    ),
  };
  await database.query(
    `INSERT INTO heartbeats (name, beat_at) VALUES ('${PURGE_HEARTBEAT}', $1) ON CONFLICT (name) DO UPDATE SET beat_at = $1`,
    [now],
  );
  await scrubRemains(database, mayBlock);
  return purged;
}
