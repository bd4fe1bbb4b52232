/**
 * Newsletters: articles that are sent to all readers. Copies are put into the outbox for a few readers at a time. So
 * other mails need not wait, and a reader who unsubscribes meanwhile gets no copy.
 */
import type { Database, Query } from '../database/database.ts';
import type { Outgoing } from '../types.ts';
import { enqueue } from './outbox.ts';
import { countReaders } from './subscriptions.ts';

/**
 * `tested`: a test copy was sent, but none to readers. `stopped`: staff stopped it. `done`: every reader has it.
 * Readers who join later do not get it automatically.
 */
export type NewsletterState = 'tested' | 'sending' | 'stopped' | 'done';

/** A newsletter as it is stored. `content` is JSON, the same for every reader. */
type Newsletter = {
  article: string;
  content: string;
  state: NewsletterState;
  perMinute: number;
};

const COLUMNS = 'article, content, state, per_minute AS "perMinute"';

/** The newsletter with this article, or `null` if no test copy was ever sent. */
export async function findNewsletter(query: Query, article: string): Promise<Newsletter | null> {
  const [row] = await query<Newsletter>(`SELECT ${COLUMNS} FROM newsletters WHERE article = $1`, [
    article,
  ]);
  return row ?? null;
}

/** The states of all newsletters, by article. */
export async function newsletterStates(
  query: Query,
): Promise<ReadonlyMap<string, NewsletterState>> {
  const rows = await query<{ article: string; state: NewsletterState }>(
    'SELECT article, state FROM newsletters',
  );
  return new Map(rows.map(({ article, state }) => [article, state]));
}

/** Stores the content of a test copy. A newsletter that is being sent does not change. */
export async function storeTested(
  query: Query,
  { article, content, now }: { article: string; content: string; now: number },
): Promise<void> {
  await query(
    `INSERT INTO newsletters (article, content, state, per_minute, changed_at) VALUES ($1, $2, 'tested', 0, $3)
     ON CONFLICT (article) DO UPDATE SET content = $2, changed_at = $3
     WHERE newsletters.state <> 'sending'`,
    [article, content, now],
  );
}

/** Starts or continues to send a newsletter. @returns false if there was no test copy with this content */
export async function startNewsletter(
  query: Query,
  {
    article,
    content,
    perMinute,
    now,
  }: { article: string; content: string; perMinute: number; now: number },
): Promise<boolean> {
  const rows = await query(
    `UPDATE newsletters SET state = 'sending', per_minute = $3, changed_at = $4
     WHERE article = $1 AND content = $2 RETURNING 1`,
    [article, content, perMinute, now],
  );
  return rows.length > 0;
}

/** Stops a newsletter: no more copies go into the outbox. @returns false if it is not being sent */
export async function stopNewsletter(query: Query, article: string, now: number): Promise<boolean> {
  const rows = await query(
    `UPDATE newsletters SET state = 'stopped', changed_at = $2
     WHERE article = $1 AND state = 'sending' RETURNING 1`,
    [article, now],
  );
  return rows.length > 0;
}

/** The newsletters that are being sent, the oldest first. */
export function newslettersUnderWay(query: Query): Promise<Newsletter[]> {
  return query<Newsletter>(
    `SELECT ${COLUMNS} FROM newsletters WHERE state = 'sending' ORDER BY changed_at, article`,
  );
}

/** Readers who do not have the newsletter `$1`. */
const LACKS_IT = `state = 'confirmed' AND NOT EXISTS (
  SELECT 1 FROM newsletter_copies
  WHERE newsletter_copies.article = $1 AND newsletter_copies.email_key = subscriptions.email_key)`;

/** The data of a copy in the outbox, by which queries find the copies of a newsletter. */
const dataOf = (article: string) => ({ article });

/** The progress of a newsletter, as numbers. */
export type Progress = {
  readers: number;
  /** Readers who will get it, but for whom no copy is in the outbox yet. */
  missing: number;
  /** Copies in the outbox that wait to be sent. */
  waiting: number;
  /** Copies that were given up. */
  givenUp: number;
};

/** The progress of a newsletter. If it was never sent, all readers are missing. */
export async function progressOf(query: Query, article: string): Promise<Progress> {
  const [missing] = await query<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM subscriptions WHERE ${LACKS_IT}`,
    [article],
  );
  const items = await query<{ state: string; count: number }>(
    `SELECT state, COUNT(*) AS "count" FROM outbox
     WHERE template = 'newsletter-article' AND data = $1 GROUP BY state`,
    [JSON.stringify(dataOf(article))],
  );
  const inState = (...states: string[]) =>
    items.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    readers: await countReaders(query),
    missing: missing?.count ?? 0,
    waiting: inState('queued', 'claimed'),
    givenUp: inState('dead'),
  };
}

/**
 * Puts the next copies of a newsletter into the outbox, and notes in the same transaction who has it. So a crash loses
 * no copy and repeats none. It puts in none while the copies of one minute wait, because then the mail server is slow
 * or unavailable.
 * @param most greatest number of copies
 * @returns the number of copies; at 0 the newsletter is done, or still waiting
 */
export function feedNewsletter(
  database: Database,
  { article, perMinute }: Pick<Newsletter, 'article' | 'perMinute'>,
  {
    most,
    now,
    outgoing,
  }: {
    most: number;
    now: number;
    outgoing: (email: string, data: { article: string }) => Outgoing;
  },
): Promise<number> {
  // A reader who unsubscribes at this moment waits for this transaction, and then removes the copy from the outbox.
  const lock = database.dialect === 'postgres' ? 'FOR UPDATE OF subscriptions' : '';
  return database.transaction(async (query) => {
    const { waiting } = await progressOf(query, article);
    if (waiting >= perMinute) return 0;
    const readers = await query<{ key: string; email: string }>(
      `SELECT email_key AS "key", email FROM subscriptions WHERE ${LACKS_IT}
       ORDER BY confirmed_at, email_key LIMIT $2 ${lock}`,
      [article, most],
    );
    for (const { key, email } of readers) {
      if (!(await note(query, article, key, now))) continue;
      const copy = outgoing(email, dataOf(article));
      await enqueue(query, [copy], { submissionId: null, now });
    }
    if (readers.length === 0)
      await query(
        `UPDATE newsletters SET state = 'done', changed_at = $2 WHERE article = $1 AND state = 'sending'`,
        [article, now],
      );
    return readers.length;
  });
}

/** Notes that a reader has a newsletter. @returns false if another process has already noted it */
async function note(query: Query, article: string, key: string, now: number): Promise<boolean> {
  const rows = await query(
    `INSERT INTO newsletter_copies (article, email_key, queued_at) VALUES ($1, $2, $3)
     ON CONFLICT (article, email_key) DO NOTHING RETURNING 1`,
    [article, key, now],
  );
  return rows.length > 0;
}

/** The newsletters that were queued for an address. */
export function newslettersTo(
  query: Query,
  key: string,
): Promise<{ article: string; queuedAt: number }[]> {
  return query(
    `SELECT article, queued_at AS "queuedAt" FROM newsletter_copies WHERE email_key = $1 ORDER BY queued_at`,
    [key],
  );
}
