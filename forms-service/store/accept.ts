/** Stores a submission exactly once. */
import { UnavailableError, type Database, type Query } from '../database/database.ts';
import type { Acceptance, Arrival, Form, MakeOutgoing, Submission } from '../types.ts';
import { countOne } from './limits.ts';
import { emailKey, newId, newReference } from './ids.ts';
import { follow } from './submissions.ts';

/** Thrown within the transaction to roll it back; then `answer()` gives the result. */
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

/** The answer to the earlier attempt with this key. */
async function replay(query: Query, { key, form, fingerprint }: Arrival): Promise<Acceptance> {
  const [row] = await query<{ form: Form; fingerprint: string; reference: string }>(
    `SELECT attempts.form, attempts.fingerprint, submissions.reference
     FROM attempts JOIN submissions ON submissions.id = attempts.submission_id WHERE attempts.key = $1`,
    [key],
  );
  // Somebody deleted the earlier submission between our two queries.
  if (!row) throw new UnavailableError('the earlier attempt with this key was erased a moment ago');
  const isSame = row.form === form && row.fingerprint === fingerprint;
  return isSame ? { is: 'taken', reference: row.reference, replayed: true } : { is: 'key-reused' };
}

/** @returns one row; no row if the reference is already used */
function insert(query: Query, submission: Submission) {
  const { id, reference, form, receivedAt, fields, network, state, suspicion } = submission;
  return query(
    `INSERT INTO submissions (id, reference, form, received_at, email_key, fields, network, state, suspicion)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    [
      id,
      reference,
      form,
      receivedAt,
      emailKey(fields.email),
      JSON.stringify(fields),
      network,
      state,
      suspicion,
    ],
  );
}

/**
 * Stores a submission, its attempt, its newsletter sign-up and its outgoing mails in one transaction. When the promise
 * resolves, the data is on disk. A repeated attempt gets the same answer and stores nothing. Repeated and refused
 * attempts do not count towards the limits.
 * @param options `prefix` begins the reference; `outgoing` returns what to send (not called for a suspicious
 *   submission)
 * @throws {UnavailableError} if the database fails: perhaps after it has stored the data. The attempt can be repeated.
 */
export function accept(
  database: Database,
  arrival: Arrival,
  { prefix, outgoing, now }: { prefix: string; outgoing: MakeOutgoing; now: number },
): Promise<Acceptance> {
  const { form, fields, network, suspicion, key, fingerprint, limits } = arrival;
  const id = newId(now);
  const store = (reference: string): Promise<Acceptance> => {
    const submission: Submission = {
      id,
      reference,
      form,
      receivedAt: now,
      fields,
      network,
      state: suspicion ? 'quarantined' : 'new',
      suspicion,
      answeredAt: null,
      note: null,
    };
    const storing = database.transaction<Acceptance>(async (query) => {
      // All are sent without waiting; the database runs them in this order. A second transaction with the same key
      // waits at the first statement.
      const [attempting, counting, inserting, following] = await Promise.allSettled([
        query(
          `INSERT INTO attempts (key, form, fingerprint, submission_id, created_at)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (key) DO NOTHING RETURNING key`,
          [key, form, fingerprint, id, now],
        ),
        countOne(query, limits, now),
        insert(query, submission),
        suspicion ? undefined : follow(query, submission, { outgoing, now }),
      ]);
      if (valueOf(attempting).length === 0)
        throw new RollBack(() => replay(database.query, arrival));
      const retryAfterSeconds = valueOf(counting);
      if (retryAfterSeconds !== null)
        throw new RollBack(() => ({ is: 'too-many', retryAfterSeconds }));
      if (valueOf(inserting).length === 0) throw new RollBack(() => store(newReference(prefix)));
      valueOf(following);
      return { is: 'taken', reference, replayed: false };
    });
    return storing.catch((error: unknown) => {
      if (error instanceof RollBack) return error.answer();
      throw error;
    });
  };
  return store(newReference(prefix));
}
