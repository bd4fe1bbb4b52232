/** Stores a submission exactly once. */
import { UnavailableError, type Database, type Query } from '../database/database.ts';
import {
  FIRST_LANGUAGE,
  type Acceptance,
  type Arrival,
  type Form,
  type MakeOutgoing,
  type State,
  type Submission,
} from '../types.ts';
import { countOne } from './limits.ts';
import { emailKey, newId, newReference } from './ids.ts';
import { isRepeated, openMailbox, withSubmission } from './mailboxes.ts';
import { findSubmission, follow } from './submissions.ts';
import { subscriptionOf } from './subscriptions.ts';

/** Thrown in the transaction to roll it back. After the rollback, `answer()` returns the result. */
class RollBack extends Error {
  override name = 'RollBack';
  readonly answer: () => Acceptance | Promise<Acceptance>;
  constructor(answer: RollBack['answer']) {
    super();
    this.answer = answer;
  }
}

/** The value of a settled promise. @throws its reason, if it was rejected */
function valueOf<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

type Making = { prefix: string; outgoing: MakeOutgoing; now: number };

/** All keys of an attempt, sorted. All transactions lock them in the same order, so there are no deadlocks. */
const keysOf = ({ key, otherKeys = [] }: Arrival) => [...new Set([key, ...otherKeys])].sort();

/**
 * The answer to an attempt that was stored before. A repeated sign-up without scripts for an address that is not
 * confirmed also queues a new mail with the link to confirm: the first mail may be lost, or the reader has unsubscribed
 * since.
 */
async function replay(database: Database, arrival: Arrival, making: Making): Promise<Acceptance> {
  const { form, fingerprint, fields, otherKeys, mailbox } = arrival;
  const keys = keysOf(arrival);
  const [row] = await database.query<{
    form: Form;
    fingerprint: string;
    reference: string;
    state: State;
  }>(
    `SELECT attempts.form, attempts.fingerprint, submissions.reference, submissions.state
     FROM attempts JOIN submissions ON submissions.id = attempts.submission_id
     WHERE attempts.key IN (${keys.map((_key, index) => `$${index + 1}`).join(', ')}) LIMIT 1`,
    keys,
  );
  // The earlier submission was deleted between our two queries.
  if (!row) throw new UnavailableError('the earlier attempt with this key was erased a moment ago');
  const { reference, state } = row;
  if (row.form !== form || row.fingerprint !== fingerprint) return { is: 'key-reused' };
  // A script repeats its key only until it has the answer, so this is not a second sign-up.
  const mayRenew = form === 'newsletter' && otherKeys !== undefined && state !== 'quarantined';
  if (mayRenew && (await subscriptionOf(database.query, fields.email)) !== 'confirmed') {
    const submission = await findSubmission(database, reference);
    const { outgoing, now } = making;
    if (submission) {
      await database.transaction(async (query) => {
        const history = mailbox && (await openMailbox(query, mailbox, now));
        await follow(query, submission, {
          // Staff and the webhook already know this submission.
          outgoing: (...about) =>
            outgoing(...about).filter(({ recipient }) => recipient === fields.email),
          now,
          ...(mailbox && history && { visitor: { mailbox, history } }),
        });
      });
    }
  }
  return { is: 'taken', reference, replayed: true };
}

/** @returns one row, or none if the reference is already used */
function insert(query: Query, submission: Submission) {
  const { id, reference, form, receivedAt, fields, language, network, state, suspicion } =
    submission;
  return query(
    `INSERT INTO submissions (id, reference, form, received_at, email_key, fields, language, network, state, suspicion)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    [
      id,
      reference,
      form,
      receivedAt,
      emailKey(fields.email),
      JSON.stringify(fields),
      language,
      network,
      state,
      suspicion,
    ],
  );
}

/**
 * Stores a submission, its attempt, its newsletter sign-up and its outgoing mails in one transaction. When the promise
 * resolves, the data is on disk. A repeated attempt gets the same answer and stores nothing. One beyond a limit is
 * quarantined. Repeated attempts and those beyond a limit do not count towards the limits.
 * @param making `prefix` begins the reference; `outgoing` returns what to send (not called for a suspicious submission)
 * @throws {UnavailableError} if the database fails, perhaps after it has stored the data. The attempt can be repeated
 */
export function accept(database: Database, arrival: Arrival, making: Making): Promise<Acceptance> {
  const { form, fields, language = FIRST_LANGUAGE, network, fingerprint, mailbox } = arrival;
  const { prefix, outgoing, now } = making;
  const id = newId(now);
  const store = (reference: string, isMany: boolean): Promise<Acceptance> => {
    const suspicion = arrival.suspicion ?? (isMany ? 'many' : null);
    const submission: Submission = {
      id,
      reference,
      form,
      receivedAt: now,
      fields,
      language,
      network,
      state: suspicion ? 'quarantined' : 'new',
      suspicion,
      answeredAt: null,
      note: null,
    };
    const storing = database.transaction<Acceptance>(async (query) => {
      // A second transaction with the same key waits at the first statement.
      const [attempting, opening] = await Promise.allSettled([
        Promise.all(
          keysOf(arrival).map((key) =>
            query(
              `INSERT INTO attempts (key, form, fingerprint, submission_id, created_at)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (key) DO NOTHING RETURNING key`,
              [key, form, fingerprint, id, now],
            ),
          ),
        ),
        mailbox && !suspicion ? openMailbox(query, mailbox, now) : undefined,
      ]);
      if (valueOf(attempting).some((rows) => rows.length === 0))
        throw new RollBack(() => replay(database, arrival, making));
      const history = valueOf(opening);
      const isOften = history !== undefined && isRepeated(history, now);
      const limits = isMany ? [] : (isOften && arrival.repeatLimits) || arrival.limits;
      const visitor = mailbox && history && { mailbox, history: withSubmission(history, now) };
      // All are sent without waiting; the database runs them in this order.
      const [counting, inserting, following] = await Promise.allSettled([
        countOne(query, limits, now),
        insert(query, submission),
        suspicion
          ? undefined
          : follow(query, submission, { outgoing, now, ...(visitor && { visitor }) }),
      ]);
      if (valueOf(counting)) throw new RollBack(() => store(reference, true));
      if (valueOf(inserting).length === 0)
        throw new RollBack(() => store(newReference(prefix), isMany));
      valueOf(following);
      return { is: 'taken', reference, replayed: false, ...(isMany && { isMany }) };
    });
    return storing.catch((error: unknown) => {
      if (error instanceof RollBack) return error.answer();
      throw error;
    });
  };
  return store(newReference(prefix), false);
}
