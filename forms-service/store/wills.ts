/**
 * Notes who was erased or has unsubscribed, so that a restored backup does not undo it. A note is a keyed hash, which
 * says nothing without the address.
 */
import { createHmac } from 'node:crypto';
import type { Query } from '../database/database.ts';
import { DAY } from '../time-units.ts';
import { sharedSecret } from './secrets.ts';

/** Name of the secret for the hashes. */
export const WILLS = 'wills';
/** Milliseconds for which notes are kept: longer than backups. */
const KEPT = 60 * DAY;

/** The hash of a person. @param email as `emailKey` returns it */
export const personOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(email).digest('base64url');

/** Notes, in the transaction that does it, that a person was erased or left. */
export async function noteWill(
  query: Query,
  email: string,
  what: 'erased' | 'left',
  now: number,
): Promise<void> {
  await query(
    `INSERT INTO wills (person, what, happened_at) VALUES ($1, $2, $3)
     ON CONFLICT (person, what) DO UPDATE SET happened_at = $3`,
    [personOf(await sharedSecret({ query }, WILLS), email), what, now],
  );
}

/** Forgets that a person left, who has come back. */
export async function forgetLeaving(query: Query, email: string): Promise<void> {
  const person = personOf(await sharedSecret({ query }, WILLS), email);
  await query(`DELETE FROM wills WHERE person = $1 AND what = 'left'`, [person]);
}

/** Deletes notes that are older than all backups. */
export const purgeWills = (query: Query, now: number) =>
  query('DELETE FROM wills WHERE happened_at < $1', [now - KEPT]);
