/** Finding submissions, and changing their state. */
import type { Database, Query, Value } from '../database/database.ts';
import type { Fields, Form, MakeOutgoing, State, Submission } from '../types.ts';
import { noteRemains } from './chores.ts';
import { emailKey, readReference } from './ids.ts';
import { planMail, storeHistory, type History, type Mailbox } from './mailboxes.ts';
import { enqueue } from './outbox.ts';
import { signUp } from './subscriptions.ts';

/** Rows in one query. */
const PAGE = 500;

const COLUMNS = `id, reference, form, received_at AS "receivedAt", fields, network, state, suspicion,
  answered_at AS "answeredAt", note`;
type SubmissionRow = Omit<Submission, 'fields'> & { fields: string };
const readSubmission = (row: SubmissionRow): Submission => ({
  ...row,
  fields: JSON.parse(row.fields) as Fields,
});

/** Conditions on submissions; those that are absent do not apply. Times are milliseconds since 1970. */
export type Filter = {
  forms?: readonly Form[] | undefined;
  states?: readonly State[] | undefined;
  /** Received at this time or later. */
  since?: number | undefined;
  /** Received before this time. */
  before?: number | undefined;
  email?: string | undefined;
};

/** A filter as SQL; its values are added to `values`. */
function conditions({ forms, states, since, before, email }: Filter, values: Value[]): string {
  const name = (value: Value) => `$${values.push(value)}`;
  const oneOf = (column: string, list: readonly string[]) =>
    `${column} IN (${list.map(name).join(', ')})`;
  return [
    'TRUE',
    ...(forms ? [oneOf('form', forms)] : []),
    ...(states ? [oneOf('state', states)] : []),
    ...(since === undefined ? [] : [`received_at >= ${name(since)}`]),
    ...(before === undefined ? [] : [`received_at < ${name(before)}`]),
    ...(email === undefined ? [] : [`email_key = ${name(emailKey(email))}`]),
  ].join(' AND ');
}

/** Submissions, newest first, read in pages: there may be many. */
export async function* eachSubmission(
  database: Database,
  filter: Filter = {},
): AsyncGenerator<Submission> {
  let last: Submission | undefined;
  for (;;) {
    const values: Value[] = [PAGE];
    let where = conditions(filter, values);
    if (last) {
      const at = values.push(last.receivedAt, last.id);
      where += ` AND (received_at, id) < ($${at - 1}, $${at})`;
    }
    const rows = await database.query<SubmissionRow>(
      `SELECT ${COLUMNS} FROM submissions WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT $1`,
      values,
    );
    const page = rows.map(readSubmission);
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE || !last) return;
  }
}

/** The number of submissions in each state. */
export async function countSubmissions(database: Database): Promise<Record<State, number>> {
  const counts = { new: 0, quarantined: 0, answered: 0 };
  const rows = await database.query<{ state: State; count: number }>(
    'SELECT state, COUNT(*) AS count FROM submissions GROUP BY state',
  );
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Text as it is compared: `Njeri` and `njèri` are the same. */
const plain = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Submissions with all these words in their fields, reference or note, newest first. Not searched in SQL, because the
 * databases treat capitals and accents differently.
 */
export async function* searchSubmissions(
  database: Database,
  words: string,
  filter: Filter = {},
): AsyncGenerator<Submission> {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  for await (const submission of eachSubmission(database, filter)) {
    const { reference, fields, note } = submission;
    const searched = plain([reference, ...Object.values(fields), note ?? ''].join('\n'));
    if (wanted.every((word) => searched.includes(word))) yield submission;
  }
}

async function find(query: Query, reference: string): Promise<Submission | null> {
  const [row] = await query<SubmissionRow>(
    `SELECT ${COLUMNS} FROM submissions WHERE reference = $1`,
    [readReference(reference)],
  );
  return row ? readSubmission(row) : null;
}

/** The submission with this reference, which may be typed in lower case or with spaces. */
export const findSubmission = (database: Database, reference: string) =>
  find(database.query, reference);

/** The result of a change of state. */
export type Change =
  | { is: 'done'; submission: Submission }
  | { is: 'missing' }
  /** The change is not allowed from this state. */
  | { is: 'refused'; state: State };

/** Changes the state of a submission that is in one of the states `from`. */
async function change(
  query: Query,
  reference: string,
  from: readonly State[],
  to: { state: State; answeredAt: number | null; note: string | null },
): Promise<Change> {
  const values: Value[] = [readReference(reference), to.state, to.answeredAt, to.note];
  const states = from.map((state) => `$${values.push(state)}`).join(', ');
  const [row] = await query<SubmissionRow>(
    `UPDATE submissions SET state = $2, answered_at = $3, note = $4
     WHERE reference = $1 AND state IN (${states}) RETURNING ${COLUMNS}`,
    values,
  );
  if (row) return { is: 'done', submission: readSubmission(row) };
  const found = await find(query, reference);
  return found ? { is: 'refused', state: found.state } : { is: 'missing' };
}

/** Marks a submission as answered; the note replaces an earlier one. */
export function markAnswered(
  database: Database,
  reference: string,
  { note, now }: { note: string | null; now: number },
): Promise<Change> {
  return database.transaction((query) =>
    change(query, reference, ['new', 'answered'], { state: 'answered', answeredAt: now, note }),
  );
}

/** Makes an answered submission new again. */
export function reopen(database: Database, reference: string): Promise<Change> {
  return database.transaction((query) =>
    change(query, reference, ['answered'], { state: 'new', answeredAt: null, note: null }),
  );
}

/** Releases a submission from quarantine, and queues the mails about it. */
export function release(
  database: Database,
  reference: string,
  { outgoing, now }: { outgoing: MakeOutgoing; now: number },
): Promise<Change> {
  return database.transaction(async (query) => {
    const to = { state: 'new', answeredAt: null, note: null } as const;
    const result = await change(query, reference, ['quarantined'], to);
    if (result.is === 'done') await follow(query, result.submission, { outgoing, now });
    return result;
  });
}

/** Deletes a submission that is in quarantine. What is left of it in the database's files goes with the next purge. */
export function discard(database: Database, reference: string, now: number): Promise<Change> {
  return database.transaction(async (query) => {
    const [row] = await query<SubmissionRow>(
      `DELETE FROM submissions WHERE reference = $1 AND state = 'quarantined' RETURNING ${COLUMNS}`,
      [readReference(reference)],
    );
    if (!row) {
      const found = await find(query, reference);
      return found ? { is: 'refused', state: found.state } : { is: 'missing' };
    }
    await noteRemains(query, now);
    return { is: 'done', submission: readSubmission(row) };
  });
}

/** Who is written to: without it mails to the visitor are not counted. */
type Visitor = { mailbox: Mailbox; history: History };

/**
 * Stores the sign-up of a newsletter submission, and queues what has to be sent because of a submission. A mailbox that
 * was sent enough gets its mail later, or not at all.
 */
export async function follow(
  query: Query,
  submission: Submission,
  { outgoing, now, visitor }: { outgoing: MakeOutgoing; now: number; visitor?: Visitor },
): Promise<void> {
  const { id, form, fields } = submission;
  const subscription = form === 'newsletter' ? await signUp(query, fields.email, now) : null;
  const items = outgoing(submission, subscription);
  if (!visitor) return enqueue(query, items, { submissionId: id, now });
  const { mailbox } = visitor;
  let { history } = visitor;
  const planned = items.flatMap((item) => {
    if (item.kind !== 'mail' || item.recipient !== fields.email) return item;
    const plan = planMail(history, now, subscription ? mailbox.spelling : undefined);
    if (!plan) return [];
    history = plan.history;
    return plan.at > now ? { ...item, heldUntil: plan.at } : item;
  });
  await Promise.all([
    enqueue(query, planned, { submissionId: id, now }),
    storeHistory(query, mailbox, history, now),
  ]);
}
