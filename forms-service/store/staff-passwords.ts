/**
 * The passwords of staff, and how often a wrong one was typed. Passwords are made here: each has 98 bits, more than
 * anybody can guess, so a fast hash protects it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Query } from '../database/database.ts';
import { DAY, HOUR } from '../time-units.ts';
import { randomSigns, readSigns } from './ids.ts';

const PARTS = 5;
/** Begins the name of a secret; the name of the person follows. `keep-wills.ts` knows it, too. */
export const PASSWORD_OF = 'password of ';
/** In place of the hash of a password that was taken away. The row stays, so that a restored backup does not undo it. */
const NONE = '';

/** Whether staff can sign in with a name: letters, digits, dots and hyphens without spaces. */
export const isStaffName = (name: string) => /^[a-z0-9][a-z0-9._-]{0,39}$/i.test(name);

const rowOf = (name: string) => PASSWORD_OF + name.toLowerCase();
const hashOf = (password: string) => createHash('sha256').update(readSigns(password)).digest('hex');

const set = (query: Query, name: string, value: string) =>
  query(
    'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
    [rowOf(name), value],
  );

/** The people who have a password. */
export async function peopleWithPassword(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    'SELECT name FROM secrets WHERE name LIKE $1 AND value <> $2 ORDER BY name',
    [`${PASSWORD_OF}%`, NONE],
  );
  return rows.map(({ name }) => name.slice(PASSWORD_OF.length));
}

/** Makes a password for a person, in place of the one before. @returns it; nobody can read it later */
export async function makePassword(query: Query, name: string): Promise<string> {
  const password = Array.from({ length: PARTS }, () => randomSigns(4).toLowerCase()).join('-');
  await set(query, name, hashOf(password));
  return password;
}

/** Takes the password of a person away. @returns whether there was one */
export async function removePassword(query: Query, name: string): Promise<boolean> {
  const isThere = (await peopleWithPassword(query)).includes(name.toLowerCase());
  if (isThere) await set(query, name, NONE);
  return isThere;
}

/**
 * Whether a password is that of a person. Capital letters make no difference, nor do hyphens and spaces: people copy it
 * from paper.
 */
export async function isPasswordOf(query: Query, name: string, password: string): Promise<boolean> {
  const [row] = await query<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [
    rowOf(name),
  ]);
  const [right, given] = [Buffer.from(row?.value ?? NONE), Buffer.from(hashOf(password))];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The row of `limits` in which wrong passwords are counted, hour by hour. The purge deletes old ones. */
const BUCKET = 'wrong passwords';

/** Counts wrong passwords. @param now milliseconds since 1970 */
export async function countWrong(query: Query, times: number, now: number): Promise<void> {
  const start = now - (now % HOUR);
  await query(
    `INSERT INTO limits (bucket, window_start, window_end, count) VALUES ($1, $2, $3, $4)
     ON CONFLICT (bucket, window_start) DO UPDATE SET count = limits.count + $4`,
    [BUCKET, start, start + HOUR + DAY, times],
  );
}

/** How many wrong passwords were typed in the last 24 hours, and in the rest of the hour before. */
export async function wrongPasswords(query: Query, now: number): Promise<number> {
  const rows = await query<{ count: number }>(
    'SELECT count FROM limits WHERE bucket = $1 AND window_start <= $2 AND window_end > $2',
    [BUCKET, now],
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
}
