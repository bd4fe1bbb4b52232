/** Finds submissions, and changes their state. */
import type { Database, Query, Value } from '../database/database.ts';
import type { Fields, Form, MakeOutgoing, PageRequest, State, Submission } from '../types.ts';
import { ANSWERED_FORMS } from './attention.ts';
import { remember, stateBeforeJunk, type HistoryAction, type Doing } from './history.ts';
import { emailKey, readReference } from './ids.ts';
import { planMail, storeHistory, type History, type Mailbox } from './mailboxes.ts';
import { enqueue } from './outbox.ts';
import { signUp } from './subscriptions.ts';

const COLUMNS = `id, reference, form, received_at AS "receivedAt", fields, language, network, state, suspicion,
  answered_at AS "answeredAt", note`;
type SubmissionRow = Omit<Submission, 'fields'> & { fields: string };
const readSubmission = (row: SubmissionRow): Submission => ({
  ...row,
  fields: JSON.parse(row.fields) as Fields,
});

/** Conditions on submissions. Missing conditions do not apply. Times are milliseconds since 1970. */
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

/** The submissions that match a filter, newest first: one page, or all of them. */
export async function listSubmissions(
  database: Database,
  filter: Filter = {},
  page?: PageRequest,
): Promise<Submission[]> {
  const values: Value[] = [];
  const where = conditions(filter, values);
  const limit = page ? `LIMIT $${values.push(page.most)} OFFSET $${values.push(page.skip)}` : '';
  const rows = await database.query<SubmissionRow>(
    `SELECT ${COLUMNS} FROM submissions WHERE ${where} ORDER BY received_at DESC, id DESC ${limit}`,
    values,
  );
  return rows.map(readSubmission);
}

/** The number of submissions that match a filter. */
export async function countFiltered(database: Database, filter: Filter): Promise<number> {
  const values: Value[] = [];
  const where = conditions(filter, values);
  const [row] = await database.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM submissions WHERE ${where}`,
    values,
  );
  return row?.count ?? 0;
}

/**
 * A page of the submissions that match a filter and have all these words, newest first, and the number of all of them.
 */
export async function someSubmissions(
  database: Database,
  words: string,
  filter: Filter,
  page: PageRequest,
): Promise<{ items: Submission[]; total: number }> {
  if (words.trim() === '') {
    const items = await listSubmissions(database, filter, page);
    return { items, total: await countFiltered(database, filter) };
  }
  const found = await searchSubmissions(database, words, filter);
  return { items: found.slice(page.skip, page.skip + page.most), total: found.length };
}

/** The submission that has waited longest for an answer, or `null`. */
export async function longestWaiting(database: Database): Promise<Submission | null> {
  const values: Value[] = [];
  const where = conditions({ forms: ANSWERED_FORMS, states: ['new'] }, values);
  const [row] = await database.query<SubmissionRow>(
    `SELECT ${COLUMNS} FROM submissions WHERE ${where} ORDER BY received_at, id LIMIT 1`,
    values,
  );
  return row ? readSubmission(row) : null;
}

/** The number of submissions of each form since a time. */
export const countForms = (database: Database, since: number) =>
  database.query<{ form: Form; count: number }>(
    'SELECT form, COUNT(*) AS count FROM submissions WHERE received_at >= $1 GROUP BY form',
    [since],
  );

/** Text as it is compared: `Njeri` and `njèri` are the same. */
const plain = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Submissions with all these words in their fields, reference or note, newest first; all if there is no word. The search is not in SQL, because
 * the databases treat capital letters and accents differently.
 */
export async function searchSubmissions(
  database: Database,
  words: string,
  filter: Filter = {},
): Promise<Submission[]> {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const all = await listSubmissions(database, filter);
  return all.filter(({ reference, fields, note }) => {
    const searched = plain([reference, ...Object.values(fields), note ?? ''].join('\n'));
    return wanted.every((word) => searched.includes(word));
  });
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
  | { is: 'refused'; state: State }
  /** Somebody else changed it after it was shown. */
  | { is: 'outdated' };

/** A change. `seen`: the version that was shown; the change is made only if the submission still has it. */
type Changing = Doing & { seen?: number | undefined };

type Before = { id: string; state: State; version: number; answeredAt: number | null };

/** A change of state: its name, the states in which it is allowed, and the state after it. */
type Rule = {
  what: HistoryAction;
  from: readonly State[];
  to: (found: Before, query: Query) => State | Promise<State>;
};

/** The state of a submission before a change, or `null` if it does not exist. */
async function before(query: Query, reference: string): Promise<Before | null> {
  const [row] = await query<Before>(
    `SELECT id, state, version, answered_at AS "answeredAt" FROM submissions WHERE reference = $1`,
    [readReference(reference)],
  );
  return row ?? null;
}

/** How often the state of a submission has changed, or `null` if it does not exist. */
export async function versionOf(database: Database, reference: string): Promise<number | null> {
  return (await before(database.query, reference))?.version ?? null;
}

/** Changes the state of a submission that is in one of the states `from`, and adds that to its history. */
async function change(
  query: Query,
  reference: string,
  rule: Rule,
  changing: Changing,
): Promise<Change> {
  const { seen, now, note = null } = changing;
  const found = await before(query, reference);
  if (!found) return { is: 'missing' };
  const { id, state, version } = found;
  if (seen !== undefined && seen !== version) return { is: 'outdated' };
  if (!rule.from.includes(state)) return { is: 'refused', state };
  const to = await rule.to(found, query);
  const times: Readonly<Record<State, number | null>> = {
    new: null,
    quarantined: null,
    answered: rule.what === 'answered' ? now : found.answeredAt,
    junk: found.answeredAt,
  };
  const [row] = await query<SubmissionRow>(
    `UPDATE submissions
     SET state = $3, answered_at = $4, note = COALESCE($5, note), version = version + 1
     WHERE id = $1 AND version = $2 RETURNING ${COLUMNS}`,
    [id, version, to, times[to], note],
  );
  // On PostgreSQL another transaction may have changed it since it was read here.
  if (!row) return change(query, reference, rule, changing);
  await remember(query, id, rule.what, state, changing);
  return { is: 'done', submission: readSubmission(row) };
}

/** Makes the function that changes a submission by a rule, in a transaction. */
const changeBy =
  (rule: Rule) =>
  (database: Database, reference: string, changing: Changing): Promise<Change> =>
    database.transaction((query) => change(query, reference, rule, changing));

/** Marks a submission as answered. */
export const markAnswered = changeBy({
  what: 'answered',
  from: ['new', 'answered'],
  to: () => 'answered',
});

/** Makes an answered submission new again, or gives junk its earlier state. The notes are kept. */
export const reopen = changeBy({
  what: 'reopened',
  from: ['answered', 'junk'],
  to: ({ id, state }, query) => (state === 'junk' ? stateBeforeJunk(query, id) : 'new'),
});

/** Sets a submission aside as junk: nobody has to answer it. */
export const markJunk = changeBy({
  what: 'junk',
  from: ['new', 'quarantined', 'answered'],
  to: () => 'junk',
});

const junkFromQuarantine = changeBy({ what: 'junk', from: ['quarantined'], to: () => 'junk' });

/**
 * Sets submissions in quarantine aside as junk, each in its own transaction. It does not change submissions that were
 * released meanwhile.
 * @returns the number of changed submissions
 */
export async function junkHeldBack(
  database: Database,
  references: readonly string[],
  doing: Doing,
): Promise<number> {
  let count = 0;
  for (const reference of references) {
    const { is } = await junkFromQuarantine(database, reference, doing);
    if (is === 'done') count += 1;
  }
  return count;
}

/** Adds a note, whatever state the submission is in. */
export function addNote(
  database: Database,
  reference: string,
  { now, who, note }: Doing & { note: string },
): Promise<Change> {
  return database.transaction(async (query) => {
    const [row] = await query<SubmissionRow>(
      `UPDATE submissions SET note = $2 WHERE reference = $1 RETURNING ${COLUMNS}`,
      [readReference(reference), note],
    );
    if (!row) return { is: 'missing' };
    await remember(query, row.id, 'note', row.state, { now, who, note });
    return { is: 'done', submission: readSubmission(row) };
  });
}

/** Releases a submission from quarantine, and queues the mails about it. */
export function release(
  database: Database,
  reference: string,
  { outgoing, ...changing }: Changing & { outgoing: MakeOutgoing },
): Promise<Change> {
  const rule: Rule = { what: 'released', from: ['quarantined'], to: () => 'new' };
  return database.transaction(async (query) => {
    const result = await change(query, reference, rule, changing);
    if (result.is === 'done')
      await follow(query, result.submission, { outgoing, now: changing.now });
    return result;
  });
}

/** The mailbox of the visitor, and its history. */
type Visitor = { mailbox: Mailbox; history: History };

/**
 * Queues the mails and calls about a submission, and stores a sign-up to the newsletter. If the visitor's mailbox has
 * got many mails, its mail is sent later or not at all. Without `visitor` the mails are not counted.
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
