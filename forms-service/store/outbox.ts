/** Mails and webhook calls to be sent. Each is sent at least once, always with the same Message-ID. */
import type { Database, Query, Value } from '../database/database.ts';
import type { Outgoing, OutgoingData, OutboxItem, OutboxState } from '../types.ts';
import { noteRemains } from './chores.ts';
import { emailKey, newId } from './ids.ts';
import { DAY } from '../time-units.ts';

/**
 * Longest time to the next attempt in milliseconds. A later time was written before the clock was set back, so the item
 * is due now.
 */
export const LONGEST_WAIT = DAY;
/** Longest stored error, in characters. */
const ERROR_LENGTH = 500;

const COLUMNS = `id, kind, template, submission_id AS "submissionId", recipient, data, message_id AS "messageId",
  state, tries, due_at AS "dueAt", claimed_by AS "claimedBy", claimed_until AS "claimedUntil",
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;
type ItemRow = Omit<OutboxItem, 'data'> & { data: string };
const readItem = (row: ItemRow): OutboxItem => ({
  ...row,
  data: JSON.parse(row.data) as OutgoingData,
});

/**
 * Adds items to the outbox, in the transaction that stores the reason for them. `heldUntil`: the item must not be sent
 * before this time, at most a day ahead.
 */
export async function enqueue(
  query: Query,
  items: readonly (Outgoing & { heldUntil?: number })[],
  { submissionId, now }: { submissionId: string | null; now: number },
): Promise<void> {
  await Promise.all(
    items.map(({ kind, template, recipient, data, messageId, heldUntil }) =>
      query(
        `INSERT INTO outbox (id, kind, template, submission_id, recipient, recipient_key, data, message_id, due_at, created_at, held, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'queued')`,
        [
          newId(now),
          kind,
          template,
          submissionId,
          recipient,
          // Webhook calls are found by the address of the person that they are about.
          emailKey(kind === 'webhook' ? String(data['email']) : recipient),
          JSON.stringify(data),
          messageId,
          heldUntil ?? now,
          now,
          heldUntil === undefined ? 0 : 1,
        ],
      ),
    ),
  );
}

/**
 * Claims up to `most` due items, oldest first, until the lease ends. An item that was never tried is always due, unless
 * it is held.
 */
export async function claim(
  database: Database,
  claim: Claim & { kind: Outgoing['kind']; most: number; leaseMs: number },
): Promise<OutboxItem[]> {
  const { worker, kind, most, now, leaseMs } = claim;
  // SQLite has one writer at a time.
  const skip = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const rows = await database.query<ItemRow>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM outbox
       WHERE kind = $6 AND (
         (state = 'queued' AND (due_at <= $3 OR due_at > $4 OR (tries = 0 AND held = 0)))
         OR (state = 'claimed' AND (claimed_until <= $3 OR claimed_until > $4))
       )
       ORDER BY due_at, id LIMIT $5 ${skip}
     )
     UPDATE outbox SET state = 'claimed', claimed_by = $1, claimed_until = $2, tries = tries + 1
     WHERE id IN (SELECT id FROM due) RETURNING ${COLUMNS}`,
    [worker, now + leaseMs, now, now + LONGEST_WAIT, most, kind],
  );
  return rows.map(readItem).sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1));
}

type Claim = { worker: string; now: number };

/** How an attempt ended. */
type End = Claim & {
  /** `dead`: it is given up. */
  state: 'sent' | 'queued' | 'dead';
  error?: string | null;
  /** Milliseconds until the next attempt. */
  waitMs?: number;
  /** An attempt does not count if it was interrupted, or failed because of our settings. */
  isCounted?: boolean;
};

/**
 * Stores how an attempt ended.
 * @returns false if the item no longer belongs to this worker: it was erased, or another worker claimed it
 */
export async function endClaim(
  query: Query,
  id: string,
  { worker, now, state, error = null, waitMs = 0, isCounted = true }: End,
): Promise<boolean> {
  const rows = await query(
    `UPDATE outbox SET state = $3, sent_at = $4, due_at = $5, last_error = $6, tries = tries - $7,
       claimed_by = NULL, claimed_until = NULL
     WHERE id = $1 AND claimed_by = $2 AND state = 'claimed' RETURNING id`,
    [
      id,
      worker,
      state,
      state === 'sent' ? now : null,
      now + Math.min(waitMs, LONGEST_WAIT),
      error?.slice(0, ERROR_LENGTH) ?? null,
      isCounted ? 0 : 1,
    ],
  );
  return rows.length > 0;
}

/** Deletes an item that was given up. @returns the number of items */
export function dropGivenUp(database: Database, now: number, id: string): Promise<number> {
  return database.transaction(async (query) => {
    const rows = await query("DELETE FROM outbox WHERE state = 'dead' AND id = $1 RETURNING id", [
      id,
    ]);
    if (rows.length > 0) await noteRemains(query, now);
    return rows.length;
  });
}

/** Makes one item due now, or all items that were given up. @returns the number of items */
export async function requeue(query: Query, now: number, id?: string): Promise<number> {
  const which = id === undefined ? "state = 'dead'" : "state IN ('dead', 'queued') AND id = $2";
  const rows = await query(
    `UPDATE outbox SET state = 'queued', tries = 0, due_at = $1 WHERE ${which} RETURNING id`,
    id === undefined ? [now] : [now, id],
  );
  return rows.length;
}

/**
 * SQL condition: items to or about an address. Notices to staff belong to it, because they repeat what the person
 * wrote.
 * @param value the placeholder of the address (`emailKey`), such as `$1`
 */
export const isAbout = (value: string) =>
  `(recipient_key = ${value} OR submission_id IN (SELECT id FROM submissions WHERE email_key = ${value}))`;

/**
 * The items in some states, the newest first. Optionally only items to or about one address, or of one submission, and
 * only so many.
 */
export async function listOutbox(
  query: Query,
  {
    states,
    email,
    submissionId,
    most,
    skip = 0,
  }: {
    states: readonly OutboxState[];
    email?: string;
    submissionId?: string;
    most?: number;
    skip?: number;
  },
): Promise<OutboxItem[]> {
  const values: Value[] = [];
  const name = (value: Value) => `$${values.push(value)}`;
  const where = [
    `state IN (${states.map(name).join(', ')})`,
    ...(email === undefined ? [] : [isAbout(name(emailKey(email)))]),
    ...(submissionId === undefined ? [] : [`submission_id = ${name(submissionId)}`]),
  ].join(' AND ');
  const limit = most === undefined ? '' : `LIMIT ${name(most)} OFFSET ${name(skip)}`;
  const rows = await query<ItemRow>(
    `SELECT ${COLUMNS} FROM outbox WHERE ${where} ORDER BY created_at DESC, id DESC ${limit}`,
    values,
  );
  return rows.map(readItem);
}

/** What was said at attempts that failed, of all that is not sent, and how often. The most frequent come first. */
export const failedItems = (query: Query) =>
  query<{ error: string; count: number }>(
    `SELECT last_error AS "error", COUNT(*) AS "count" FROM outbox
     WHERE state <> 'sent' AND last_error IS NOT NULL
     GROUP BY last_error ORDER BY COUNT(*) DESC, last_error LIMIT 3`,
  );

/** The number of items in each state. */
export async function countOutbox(query: Query): Promise<Record<OutboxState, number>> {
  const rows = await query<{ state: OutboxState; count: number }>(
    'SELECT state, COUNT(*) AS count FROM outbox GROUP BY state',
  );
  const counts = { queued: 0, claimed: 0, sent: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
