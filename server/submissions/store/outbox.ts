/** What waits to be sent: mails and calls of the webhook. Sent at least once, with one Message-ID. */
import {
  number,
  text,
  type Database,
  type Query,
  type Row,
  type Value,
} from '../database/database.ts';
import type { Outgoing, OutgoingData, OutboxItem, OutboxState } from '../types.ts';
import { emailKey, newId } from './names.ts';

/**
 * Milliseconds: nothing is put off further than this. A time that lies further ahead was written by a clock that has
 * been set back since, and is not waited for.
 */
export const LONGEST_WAIT = 24 * 60 * 60 * 1000;
/** Characters of an error that are kept. */
const ERROR_LENGTH = 500;

function readItem(row: Row): OutboxItem {
  return {
    id: text(row, 'id'),
    kind: text(row, 'kind') as OutboxItem['kind'],
    template: text(row, 'template'),
    submissionId: row['submission_id'] as string | null,
    recipient: text(row, 'recipient'),
    data: JSON.parse(text(row, 'data')) as OutgoingData,
    messageId: text(row, 'message_id'),
    state: text(row, 'state') as OutboxState,
    tries: number(row, 'tries'),
    dueAt: number(row, 'due_at'),
    claimedBy: row['claimed_by'] as string | null,
    claimedUntil: row['claimed_until'] as number | null,
    lastError: row['last_error'] as string | null,
    createdAt: number(row, 'created_at'),
    sentAt: row['sent_at'] as number | null,
  };
}

/** Puts items into the outbox, within the transaction of what they belong to. */
export async function enqueue(
  query: Query,
  items: readonly Outgoing[],
  { submissionId, now }: { submissionId: string | null; now: number },
): Promise<void> {
  if (items.length === 0) return;
  const values: Value[] = [];
  const rows = items.map(({ kind, template, recipient, data, messageId }) => {
    const row = [
      newId(now),
      kind,
      template,
      submissionId,
      recipient,
      emailKey(recipient),
      JSON.stringify(data),
      messageId,
      now,
      now,
    ];
    const names = row.map((value) => `$${values.push(value)}`);
    return `(${names.join(', ')}, 'queued')`;
  });
  await query(
    `INSERT INTO outbox (id, kind, template, submission_id, recipient, recipient_key, data, message_id, due_at, created_at, state)
     VALUES ${rows.join(', ')}`,
    values,
  );
}

/**
 * Takes items that are due, oldest first; nobody else gets them until the lease ends. What was never tried is due,
 * whatever the clock says.
 * @param claim `worker` names who takes them, `kind` what it can send, `most` how many at most, `leaseMs` how long
 *   they are held, at most {@link LONGEST_WAIT}
 */
export async function claim(
  database: Database,
  {
    worker,
    kind,
    most,
    now,
    leaseMs,
  }: { worker: string; kind: Outgoing['kind']; most: number; now: number; leaseMs: number },
): Promise<OutboxItem[]> {
  // On SQLite a transaction is alone from its beginning.
  const skip = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const rows = await database.query(
    `WITH due AS MATERIALIZED (
       SELECT id FROM outbox
       WHERE kind = $6 AND (
         (state = 'queued' AND (due_at <= $3 OR due_at > $4 OR tries = 0))
         OR (state = 'claimed' AND (claimed_until <= $3 OR claimed_until > $4))
       )
       ORDER BY due_at, id LIMIT $5 ${skip}
     )
     UPDATE outbox SET state = 'claimed', claimed_by = $1, claimed_until = $2, tries = tries + 1
     WHERE id IN (SELECT id FROM due) RETURNING *`,
    [worker, now + leaseMs, now, now + LONGEST_WAIT, most, kind],
  );
  return rows.map(readItem).sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1));
}

/**
 * Notes that an item was sent.
 * @returns false where it is no longer this worker's: erased, or its lease has ended and another one has it
 */
export async function markSent(
  database: Database,
  id: string,
  { worker, now }: { worker: string; now: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE outbox SET state = 'sent', sent_at = $3, claimed_by = NULL, claimed_until = NULL, last_error = NULL
     WHERE id = $1 AND claimed_by = $2 AND state = 'claimed' RETURNING id`,
    [id, worker, now],
  );
  return rows.length > 0;
}

/**
 * Notes that an item was not sent.
 * @param failure `error` without addresses of people; `retryAt` when to try again, or `null` to leave it to staff
 * @returns false where it is no longer this worker's
 */
export async function markFailed(
  database: Database,
  id: string,
  {
    worker,
    now,
    error,
    retryAt,
  }: { worker: string; now: number; error: string; retryAt: number | null },
): Promise<boolean> {
  const due = retryAt === null ? now : Math.min(retryAt, now + LONGEST_WAIT);
  const rows = await database.query(
    `UPDATE outbox SET state = $3, due_at = $4, last_error = $5, claimed_by = NULL, claimed_until = NULL
     WHERE id = $1 AND claimed_by = $2 AND state = 'claimed' RETURNING id`,
    [id, worker, retryAt === null ? 'dead' : 'queued', due, error.slice(0, ERROR_LENGTH)],
  );
  return rows.length > 0;
}

/**
 * Gives back an item whose sending was broken off: due at once, and as if this time had not been.
 * @returns false where it is no longer this worker's
 */
export async function release(
  database: Database,
  id: string,
  { worker, now }: { worker: string; now: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE outbox SET state = 'queued', due_at = $3, tries = tries - 1, claimed_by = NULL, claimed_until = NULL
     WHERE id = $1 AND claimed_by = $2 AND state = 'claimed' RETURNING id`,
    [id, worker, now],
  );
  return rows.length > 0;
}

/**
 * Has items tried again now that were given up or put off.
 * @param id one of them; without it all that were given up
 * @returns how many
 */
export async function requeue(database: Database, now: number, id?: string): Promise<number> {
  const which = id === undefined ? "state = 'dead'" : "state IN ('dead', 'queued') AND id = $2";
  const rows = await database.query(
    `UPDATE outbox SET state = 'queued', tries = 0, due_at = $1 WHERE ${which} RETURNING id`,
    id === undefined ? [now] : [now, id],
  );
  return rows.length;
}

/** The newest items of the outbox, those to one address or in one state where asked. */
export async function listOutbox(
  database: Database,
  { states, email, most }: { states: readonly OutboxState[]; email?: string; most: number },
): Promise<OutboxItem[]> {
  const values: Value[] = [most, ...states];
  const named = states.map((_state, index) => `$${index + 2}`).join(', ');
  const wanted = email === undefined ? '' : `AND recipient_key = $${values.push(emailKey(email))}`;
  const rows = await database.query(
    `SELECT * FROM outbox WHERE state IN (${named}) ${wanted} ORDER BY created_at DESC, id DESC LIMIT $1`,
    values,
  );
  return rows.map(readItem);
}

/** How many items are in each state, and when the oldest of those that wait was put there. */
export async function countOutbox(
  database: Database,
): Promise<Record<OutboxState, number> & { oldestUnsentAt: number | null }> {
  const rows = await database.query(
    'SELECT state, COUNT(*) AS count, MIN(created_at) AS oldest FROM outbox GROUP BY state',
  );
  const of = (state: OutboxState) => rows.find((row) => row['state'] === state);
  const count = (state: OutboxState) => (of(state)?.['count'] as number | undefined) ?? 0;
  const unsent = rows
    .filter((row) => row['state'] === 'queued' || row['state'] === 'claimed')
    .map((row) => number(row, 'oldest'));
  return {
    queued: count('queued'),
    claimed: count('claimed'),
    sent: count('sent'),
    dead: count('dead'),
    oldestUnsentAt: unsent.length > 0 ? Math.min(...unsent) : null,
  };
}
