/** Takes a submission: never lost, never doubled. */
import { text, UnavailableError, type Database, type Query } from '../database/database.ts';
import type { Acceptance, Arrival, MakeOutgoing, Submission } from '../types.ts';
import { countOne, unlessTooMany } from './limits.ts';
import { emailKey, newId, newReference } from './names.ts';
import { follow } from './submissions.ts';

/** Thrown within a transaction to undo it: the key was used before. */
class KnownKeyError extends Error {
  override name = 'KnownKeyError';
}

/** Thrown within a transaction to undo it: another submission has this reference. */
class KnownReferenceError extends Error {
  override name = 'KnownReferenceError';
}

/** @throws what it failed with */
function valueOf<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** What the attempt that used this key before was answered. */
async function replay(query: Query, { key, form, fingerprint }: Arrival): Promise<Acceptance> {
  const [row] = await query(
    `SELECT attempts.form, attempts.fingerprint, submissions.reference
     FROM attempts JOIN submissions ON submissions.id = attempts.submission_id WHERE attempts.key = $1`,
    [key],
  );
  // It was erased this very moment.
  if (!row) throw new UnavailableError('the attempt before has just been erased');
  const isSame = row['form'] === form && row['fingerprint'] === fingerprint;
  if (!isSame) return { is: 'key-reused' };
  return { is: 'taken', reference: text(row, 'reference'), replayed: true };
}

/** @returns a row, none where another one has this reference */
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
 * Stores a submission, the attempt it came with, the sign-up it asks for and the mails about it: all or nothing,
 * synced when this resolves. The same attempt again gives the same answer and stores nothing; it is not counted
 * against the limits either, and neither is one that they refuse.
 * @param making `prefix` begins the reference, `outgoing` says what has to be sent (nothing about a suspicious one),
 *   `now` is the time in milliseconds since 1970
 * @throws {UnavailableError} when the database cannot take it: nothing was stored, or the answer was lost; in both
 *   cases the same attempt may be made again
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
      // Asked together, done in this order. Whoever comes second with a key waits at the first until it is stored.
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
      if (valueOf(attempting).length === 0) throw new KnownKeyError();
      valueOf(counting);
      if (valueOf(inserting).length === 0) throw new KnownReferenceError();
      valueOf(following);
      return { is: 'taken', reference, replayed: false };
    });
    return storing.catch((error: unknown) => {
      if (error instanceof KnownKeyError) return replay(database.query, arrival);
      if (error instanceof KnownReferenceError) return store(newReference(prefix));
      throw error;
    });
  };
  return unlessTooMany(store(newReference(prefix)));
}
