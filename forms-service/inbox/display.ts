/** Shows submissions and outbox items as text or data. */
import type { Template } from '../mail/compose-mail.ts';
import { titleOf } from '../shown-fields.ts';
import { SUSPICIONS, type OutboxItem, type OutboxState, type Submission } from '../types.ts';
import { shortTime } from '../nairobi-time.ts';
import type { HistoryEntry } from '../store/history.ts';
import { shortId } from '../store/outbox.ts';
import type { Person } from '../store/personal-data.ts';
import { oneLine, safe, table } from './terminal-text.ts';

/** Replacer for `JSON.stringify` that writes times as ISO 8601, for other programs. */
export const isoTimes = (name: string, value: unknown) =>
  typeof value === 'number' && /(?:At|Until)$/.test(name) ? new Date(value).toISOString() : value;

/** A submission without the id of its row. */
export const submissionData = ({ id: _id, ...submission }: Submission) => submission;

/** An outbox item without its data, which repeats the submission. */
export const itemData = ({ data: _data, submissionId: _id, ...item }: OutboxItem) => item;

/** Everything that is stored about a person, for the person. */
export const personData = ({ submissions, mails, ...person }: Person) => ({
  ...person,
  submissions: submissions.map(submissionData),
  mails: mails.map(itemData),
});

/** A submission's content in one line. */
function gist({ fields, suspicion, note }: Submission): string {
  const { name, subject, message } = fields;
  const said = [name, subject, message].filter(Boolean).join(' · ');
  if (suspicion) return `${said} [${SUSPICIONS[suspicion]}]`;
  return note ? `${said} (${note})` : said;
}

export function submissionTable(submissions: readonly Submission[], width?: number): string {
  return table(
    ['reference', 'received', 'form', 'state', 'from', 'what'],
    submissions.map((submission) => [
      submission.reference,
      shortTime(submission.receivedAt),
      submission.form,
      submission.state,
      submission.fields.email,
      gist(submission),
    ]),
    width,
  );
}

/** One line for each entry of the history. */
const historyText = (history: readonly HistoryEntry[]) =>
  table(
    ['when', 'done', 'by', 'note'],
    history.map(({ happenedAt, what, who, note }) => [
      shortTime(happenedAt),
      what,
      who ?? '',
      note ?? '',
    ]),
  );

/** All of one submission. */
export function submissionText(submission: Submission, history: readonly HistoryEntry[]): string {
  const { reference, form, receivedAt, state, suspicion, answeredAt, note, network } = submission;
  const { message, ...fields } = submission.fields;
  const facts = {
    reference,
    form,
    received: shortTime(receivedAt),
    state: answeredAt === null ? state : `${state}, ${shortTime(answeredAt)}`,
    quarantined: suspicion && SUSPICIONS[suspicion],
    note,
    network,
    ...fields,
  };
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const wide = Math.max(...lines.map(({ name }) => name.length)) + 2;
  const head = lines
    .map(({ name, value }) => titleOf(name).padEnd(wide) + oneLine(value))
    .join('\n');
  return [
    head,
    ...(history.length === 0 ? [] : [historyText(history)]),
    ...(message === undefined ? [] : [safe(message)]),
  ].join('\n\n');
}

/** The states of a mail, for people. */
export const OUTBOX_WORDS: Readonly<Record<OutboxState, string>> = {
  queued: 'waiting',
  claimed: 'being-sent',
  sent: 'sent',
  dead: 'given-up',
};

/** The names of mails, for people. Webhook calls have their own names. */
const MAIL_NAMES: Readonly<Partial<Record<string, string>> & Record<Template, string>> = {
  'inquiry-notice': 'inquiry, to us',
  'partnership-notice': 'partnership, to us',
  'early-access-notice': 'early access, to us',
  'newsletter-confirm': 'newsletter: please confirm',
  'newsletter-welcome': 'newsletter: welcome',
  'newsletter-article': 'newsletter',
  'partnership-next-steps': 'next steps',
  'inquiry-received': 'inquiry: has arrived',
  'early-access-received': 'early access: place kept',
  'daily-summary': 'what waits, to us',
  'test-mail': 'test mail',
};

export function outboxTable(items: readonly OutboxItem[], width?: number): string {
  return table(
    ['mail', 'state', 'tries', 'put in', 'next try', 'what', 'to', 'last error'],
    items.map((item) => [
      shortId(item.id),
      OUTBOX_WORDS[item.state],
      String(item.tries),
      shortTime(item.createdAt),
      item.state === 'queued' ? shortTime(item.dueAt) : '',
      MAIL_NAMES[item.template] ?? item.template,
      item.recipient,
      item.lastError ?? '',
    ]),
    width,
  );
}
