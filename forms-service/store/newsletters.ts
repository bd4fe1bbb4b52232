/**
 * Articles that are sent to all readers. A newsletter is copied into the outbox for a few readers at a time, so other
 * mails do not wait behind it, and a reader who unsubscribes meanwhile gets no copy.
 */
import type { Database, Query } from '../database/database.ts';
import type { Outgoing } from '../types.ts';
import { enqueue } from './outbox.ts';
import { countReaders } from './subscriptions.ts';

/**
 * `tested`: a copy was sent to try it, and to no reader. `stopped`: staff stopped it. `done`: every reader has it; who
 * joins later does not get it by itself.
 */
export type NewsletterState = 'tested' | 'sending' | 'stopped' | 'done';

/** A newsletter as it is stored. `content` is JSON, the same for every reader. */
export type Newsletter = {
  article: string;
  content: string;
  state: NewsletterState;
  perMinute: number;
};

const COLUMNS = 'article, content, state, per_minute AS "perMinute"';

/** The newsletter with this article; `null` where it was never tried. */
export async function findNewsletter(
  database: Pick<Database, 'query'>,
  article: string,
): Promise<Newsletter | null> {
  const [row] = await database.query<Newsletter>(
    `SELECT ${COLUMNS} FROM newsletters WHERE article = $1`,
    [article],
  );
  return row ?? null;
}

/** What has become of every article that was ever tried, by article. */
export async function newsletterStates(
  database: Pick<Database, 'query'>,
): Promise<ReadonlyMap<string, NewsletterState>> {
  const rows = await database.query<{ article: string; state: NewsletterState }>(
    'SELECT article, state FROM newsletters',
  );
  return new Map(rows.map(({ article, state }) => [article, state]));
}

/** Stores what a test copy showed. A newsletter that is being sent stays as it is. */
export async function storeTested(
  database: Database,
  { article, content, now }: { article: string; content: string; now: number },
): Promise<void> {
  await database.query(
    `INSERT INTO newsletters (article, content, state, per_minute, changed_at) VALUES ($1, $2, 'tested', 0, $3)
     ON CONFLICT (article) DO UPDATE SET content = $2, changed_at = $3
     WHERE newsletters.state <> 'sending'`,
    [article, content, now],
  );
}

/** Begins to send it, or goes on. @returns false where no copy with this content was tried */
export async function startNewsletter(
  database: Database,
  {
    article,
    content,
    perMinute,
    now,
  }: { article: string; content: string; perMinute: number; now: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE newsletters SET state = 'sending', per_minute = $3, changed_at = $4
     WHERE article = $1 AND content = $2 RETURNING 1`,
    [article, content, perMinute, now],
  );
  return rows.length > 0;
}

/** Stops sending it: no further copy goes into the outbox. @returns false where it is not being sent */
export async function stopNewsletter(
  database: Database,
  article: string,
  now: number,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE newsletters SET state = 'stopped', changed_at = $2
     WHERE article = $1 AND state = 'sending' RETURNING 1`,
    [article, now],
  );
  return rows.length > 0;
}

/** The newsletters that are being sent, the oldest first. */
export function newslettersUnderWay(database: Pick<Database, 'query'>): Promise<Newsletter[]> {
  return database.query<Newsletter>(
    `SELECT ${COLUMNS} FROM newsletters WHERE state = 'sending' ORDER BY changed_at, article`,
  );
}

/** Readers who do not have the newsletter `$1`. */
const LACKS_IT = `state = 'confirmed' AND NOT EXISTS (
  SELECT 1 FROM newsletter_copies
  WHERE newsletter_copies.article = $1 AND newsletter_copies.email_key = subscriptions.email_key)`;

/** The data of a copy in the outbox. The copies of a newsletter are found by it. */
const dataOf = (article: string) => ({ article });

/** How far a newsletter is. */
export type Progress = {
  readers: number;
  /** Readers who do not have it, and are to get it. */
  missing: number;
  /** Copies in the outbox that wait to be sent. */
  waiting: number;
  /** Copies that were given up. */
  givenUp: number;
};

/** How far a newsletter is; all readers are missing where it was never sent. */
export async function progressOf(
  database: Pick<Database, 'query'>,
  article: string,
): Promise<Progress> {
  const [missing] = await database.query<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM subscriptions WHERE ${LACKS_IT}`,
    [article],
  );
  const items = await database.query<{ state: string; count: number }>(
    `SELECT state, COUNT(*) AS "count" FROM outbox
     WHERE template = 'newsletter-article' AND data = $1 GROUP BY state`,
    [JSON.stringify(dataOf(article))],
  );
  const inState = (...states: string[]) =>
    items.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    readers: await countReaders(database),
    missing: missing?.count ?? 0,
    waiting: inState('queued', 'claimed'),
    givenUp: inState('dead'),
  };
}

/**
 * Puts the next copies of a newsletter into the outbox, in one transaction with the note who has it: a crash loses and
 * doubles nothing. It puts in none while copies of a minute wait, because the mail server is slow or away.
 * @param most greatest number of copies
 * @returns the number of copies; the newsletter is done where nobody lacks it
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
  // Who unsubscribes at this moment waits for us, and then takes the copy out of the outbox.
  const lock = database.dialect === 'postgres' ? 'FOR UPDATE OF subscriptions' : '';
  return database.transaction(async (query) => {
    const { waiting } = await progressOf({ query }, article);
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

/** Notes that a reader has it. @returns false where another process has noted it just now */
async function note(query: Query, article: string, key: string, now: number): Promise<boolean> {
  const rows = await query(
    `INSERT INTO newsletter_copies (article, email_key, queued_at) VALUES ($1, $2, $3)
     ON CONFLICT (article, email_key) DO NOTHING RETURNING 1`,
    [article, key, now],
  );
  return rows.length > 0;
}

/** The newsletters that an address got. */
export function newslettersTo(
  database: Database,
  key: string,
): Promise<{ article: string; queuedAt: number }[]> {
  return database.query(
    `SELECT article, queued_at AS "queuedAt" FROM newsletter_copies WHERE email_key = $1 ORDER BY queued_at`,
    [key],
  );
}
