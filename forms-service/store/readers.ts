/** The list of readers for staff. */
import type { Database } from '../database/database.ts';
import type { PageOf, PageRequest } from './submissions.ts';
import { countReaders } from './subscriptions.ts';

/** A confirmed address. */
export type Reader = { email: string; confirmedAt: number };

/** A page of the list of readers, newest first, and the number of all readers. */
export async function someReaders(
  database: Database,
  { skip, most }: PageRequest,
): Promise<PageOf<Reader>> {
  const items = await database.query<Reader>(
    `SELECT email, confirmed_at AS "confirmedAt" FROM subscriptions WHERE state = 'confirmed'
     ORDER BY confirmed_at DESC, email_key LIMIT $1 OFFSET $2`,
    [most, skip],
  );
  return { items, total: await countReaders(database.query) };
}

/** The number of readers, of addresses that are not confirmed yet, and of readers who confirmed since a time. */
export type ReaderFigures = { confirmed: number; pending: number; joined: number };

export async function readerFigures(database: Database, since: number): Promise<ReaderFigures> {
  const [row] = await database.query<ReaderFigures>(
    `SELECT COUNT(CASE WHEN state = 'confirmed' THEN 1 END) AS confirmed,
       COUNT(CASE WHEN state = 'pending' THEN 1 END) AS pending,
       COUNT(CASE WHEN state = 'confirmed' AND confirmed_at >= $1 THEN 1 END) AS joined
     FROM subscriptions`,
    [since],
  );
  return row ?? { confirmed: 0, pending: 0, joined: 0 };
}
