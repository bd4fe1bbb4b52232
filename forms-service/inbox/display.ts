/** Submissions and outbox items as the inbox shows them. */
import { SUSPICIONS, type OutboxItem, type Submission } from '../types.ts';
import { oneLine, safe, shownTime, table } from './terminal-text.ts';

/** Replacer for `JSON.stringify`: other programs get times as ISO 8601. */
export const isoTimes = (name: string, value: unknown) =>
  typeof value === 'number' && /(?:At|Until)$/.test(name) ? new Date(value).toISOString() : value;

/** A submission without the id of its row. */
export const submissionData = ({ id: _id, ...submission }: Submission) => submission;

/** An outbox item without its data, which repeats the submission. */
export const itemData = ({ data: _data, submissionId: _id, ...item }: OutboxItem) => item;

/** A submission's content in one line. */
function gist({ fields, suspicion, note }: Submission): string {
  const { name, subject, message } = fields;
  const said = [name, subject, message].filter(Boolean).join(' · ');
  if (suspicion) return `[${suspicion}] ${said}`;
  return note ? `${said} (${note})` : said;
}

export function submissionTable(submissions: readonly Submission[], width?: number): string {
  return table(
    ['reference', 'received', 'form', 'state', 'from', 'what'],
    submissions.map((submission) => [
      submission.reference,
      shownTime(submission.receivedAt),
      submission.form,
      submission.state,
      submission.fields.email,
      gist(submission),
    ]),
    width,
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** All of one submission. */
export function submissionText(submission: Submission): string {
  const { reference, form, receivedAt, state, suspicion, answeredAt, note, network } = submission;
  const { message, ...fields } = submission.fields;
  const facts = {
    reference,
    form,
    received: shownTime(receivedAt),
    state: answeredAt === null ? state : `${state}, ${shownTime(answeredAt)}`,
    quarantined: suspicion && SUSPICIONS[suspicion],
    note,
    network,
    ...fields,
  };
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const wide = Math.max(...lines.map(({ name }) => name.length)) + 2;
  const head = lines
    .map(({ name, value }) => capitalised(name).padEnd(wide) + oneLine(value))
    .join('\n');
  return message === undefined ? head : `${head}\n\n${safe(message)}`;
}

export function outboxTable(items: readonly OutboxItem[], width?: number): string {
  return table(
    ['id', 'state', 'tries', 'put in', 'next try', 'template', 'to', 'last error'],
    items.map((item) => [
      item.id,
      item.state,
      String(item.tries),
      shownTime(item.createdAt),
      item.state === 'queued' ? shownTime(item.dueAt) : '',
      item.template,
      item.recipient,
      item.lastError ?? '',
    ]),
    width,
  );
}
