/** What staff did with each submission, and their notes. Entries are added, never changed. */
import type { Database, Query } from '../database/database.ts';
import type { State } from '../types.ts';
import { newId, readReference } from './ids.ts';

/** What staff can do with a submission. */
export type HistoryAction = 'answered' | 'reopened' | 'junk' | 'released' | 'note';

/** One entry of the history. */
export type HistoryEntry = {
  happenedAt: number;
  what: HistoryAction;
  /** The person of staff, or `null` if unknown. */
  who: string | null;
  stateBefore: State;
  note: string | null;
};

/** Who does something, when, and with which note. */
export type Doing = { now: number; who?: string | null; note?: string | null };

/** Adds an entry, in the transaction that makes the change. */
export async function remember(
  query: Query,
  submissionId: string,
  what: HistoryAction,
  stateBefore: State,
  { now, who = null, note = null }: Doing,
): Promise<void> {
  await query(
    `INSERT INTO history (id, submission_id, happened_at, what, who, state_before, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(now), submissionId, now, what, who, stateBefore, note],
  );
}

/** The history of a submission, oldest entry first. Empty if the submission does not exist. */
export function historyOf(database: Database, reference: string): Promise<HistoryEntry[]> {
  return database.query<HistoryEntry>(
    `SELECT history.happened_at AS "happenedAt", history.what, history.who,
       history.state_before AS "stateBefore", history.note
     FROM history JOIN submissions ON submissions.id = history.submission_id
     WHERE submissions.reference = $1 ORDER BY history.happened_at, history.id`,
    [readReference(reference)],
  );
}

/** The state before a submission became junk, or `new` if it is unknown. */
export async function stateBeforeJunk(query: Query, submissionId: string): Promise<State> {
  const [last] = await query<{ before: State }>(
    `SELECT state_before AS before FROM history WHERE submission_id = $1 AND what = 'junk'
     ORDER BY happened_at DESC, id DESC LIMIT 1`,
    [submissionId],
  );
  return last?.before ?? 'new';
}
