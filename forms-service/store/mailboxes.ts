/**
 * Limits the mails to each mailbox. Anyone can type the address of another person, in many spellings. So a mailbox gets
 * few mails a day, and few requests to confirm. The submission itself is always accepted.
 */
import { createHmac } from 'node:crypto';
import type { Query } from '../database/database.ts';
import { emailKey } from './ids.ts';
import { DAY, HOUR } from '../time-units.ts';

const WEEK = 7 * DAY;

/** Mails to visitors that a mailbox gets within any 24 hours. */
const MAILS_A_DAY = 3;
/** Unanswered requests to confirm that a mailbox gets within a week. */
const ASKS_A_WEEK = 2;
/** Milliseconds between two unanswered requests to confirm for one spelling. */
const BETWEEN_ASKS = 6 * HOUR;
/** A usual number of submissions with one mailbox within an hour. */
const USUAL_AN_HOUR = 5;

/** Hosts of Gmail, where dots make no difference. Both are the same host. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** A mailbox as HMACs, which nobody can turn back into an address. */
export type Mailbox = {
  /** The same for every spelling. */
  id: string;
  /** The same for one spelling, in capitals or not. */
  spelling: string;
};

/** The same text for all spellings of a mailbox: without `+tag`, and without dots at Gmail. */
export function plainSpelling(email: string): string {
  const spelled = emailKey(email);
  const at = spelled.lastIndexOf('@');
  const local = spelled.slice(0, at);
  const domain = spelled.slice(at + 1);
  const name = local.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The mailbox of an address. @param key of the HMACs */
export function mailboxOf(key: string, email: string): Mailbox {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    id: hash(`mailbox ${plainSpelling(email)}`),
    spelling: hash(`spelling ${emailKey(email)}`),
  };
}

/** The stored history of a mailbox. All times are milliseconds since 1970, the oldest first. */
export type History = {
  /** Its latest submissions. */
  seen: readonly number[];
  /** When its latest mails were sent, or will be. */
  mails: readonly number[];
  /** Its latest requests to confirm that nobody has answered. */
  asks: readonly { at: number; spelling: string }[];
};

const NOTHING: History = { seen: [], mails: [], asks: [] };

/** Whether a mailbox had more submissions than usual. The next ones count towards other limits. */
export function isRepeated({ seen }: History, now: number): boolean {
  const [first] = seen.slice(-USUAL_AN_HOUR);
  return seen.length >= USUAL_AN_HOUR && first !== undefined && first > now - HOUR;
}

/** The history after another submission. */
export const withSubmission = (history: History, now: number): History => ({
  ...history,
  seen: [...history.seen, now].slice(-USUAL_AN_HOUR),
});

/**
 * When a mail to a mailbox may be sent, and the history after it. `null` if it must not be sent: a request to confirm
 * is still unanswered, or the mail would have to wait for more than a day.
 * @param asking the spelling that is asked to confirm
 */
export function planMail(
  history: History,
  now: number,
  asking?: string,
): { at: number; history: History } | null {
  // Times in the future were written before the clock was set back.
  const asks = history.asks.filter(({ at }) => at > now - WEEK && at <= now);
  if (asking !== undefined) {
    const isAsked = asks.some(({ at, spelling }) => spelling === asking && at > now - BETWEEN_ASKS);
    if (isAsked || asks.length >= ASKS_A_WEEK) return null;
  }
  const mails = history.mails.filter((at) => at > now - DAY && at <= now + DAY);
  const at = Math.max(now, (mails.at(-MAILS_A_DAY) ?? 0) + DAY);
  if (at > now + DAY) return null;
  return {
    at,
    history: {
      ...history,
      mails: [...mails, at].slice(-MAILS_A_DAY),
      asks: asking === undefined ? asks : [...asks, { at: now, spelling: asking }],
    },
  };
}

/** Reads and locks the history of a mailbox. Other transactions with the same mailbox wait until this one ends. */
export async function openMailbox(query: Query, { id }: Mailbox, now: number): Promise<History> {
  const [row] = await query<{ history: string }>(
    `INSERT INTO mailboxes (mailbox, history, kept_until) VALUES ($1, $2, $3)
     ON CONFLICT (mailbox) DO UPDATE SET mailbox = excluded.mailbox RETURNING history`,
    [id, JSON.stringify(NOTHING), now + WEEK],
  );
  if (!row) throw new TypeError('an upsert gave no row');
  return JSON.parse(row.history) as History;
}

/** Stores the history of a mailbox that was opened in the same transaction. */
export async function storeHistory(
  query: Query,
  { id }: Mailbox,
  history: History,
  now: number,
): Promise<void> {
  await query('UPDATE mailboxes SET history = $2, kept_until = $3 WHERE mailbox = $1', [
    id,
    JSON.stringify(history),
    // A mail may be put off by a day.
    now + DAY + WEEK,
  ]);
}

/** Notes that a request to confirm was answered or never arrived, so that new requests are allowed. */
export async function noteAnswer(query: Query, mailbox: Mailbox, now: number): Promise<void> {
  const history = await openMailbox(query, mailbox, now);
  await storeHistory(query, mailbox, { ...history, asks: [] }, now);
}
