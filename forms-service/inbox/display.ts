/** Submissions, personal data and outbox items as the inbox shows them. */
import type { Person } from '../store/personal-data.ts';
import { SUSPICIONS, type OutboxItem, type Submission } from '../types.ts';
import { oneLine, safe, shownTime, table } from './terminal-text.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** A submission as JSON for other programs, with times as ISO 8601. */
export function submissionData({ id: _id, receivedAt, answeredAt, ...others }: Submission) {
  return { ...others, receivedAt: iso(receivedAt), answeredAt: iso(answeredAt) };
}

/** An outbox item as JSON, without its data, which repeats the submission. */
export function itemData({ data: _data, submissionId: _submission, ...item }: OutboxItem) {
  const { dueAt, createdAt, sentAt, claimedUntil, ...others } = item;
  return {
    ...others,
    createdAt: iso(createdAt),
    dueAt: iso(dueAt),
    claimedUntil: iso(claimedUntil),
    sentAt: iso(sentAt),
  };
}

/** Everything about an address, as JSON. */
export function personData({ email, submissions, subscription, mails }: Person) {
  return {
    email,
    submissions: submissions.map(submissionData),
    subscription: subscription && {
      state: subscription.state,
      signedUpAt: iso(subscription.signedUpAt),
      confirmedAt: iso(subscription.confirmedAt),
      leftAt: iso(subscription.leftAt),
    },
    mails: mails.map((item) => ({ ...itemData(item), data: item.data })),
  };
}

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

/** One submission, whole. */
export function submissionText(submission: Submission): string {
  const { reference, form, receivedAt, state, suspicion, answeredAt, note, network } = submission;
  const { message, ...fields } = submission.fields;
  const lines: [string, string][] = [
    ['Reference', reference],
    ['Form', form],
    ['Received', shownTime(receivedAt)],
    ['State', answeredAt === null ? state : `${state}, ${shownTime(answeredAt)}`],
    ...(suspicion ? ([['Quarantined', SUSPICIONS[suspicion]]] as [string, string][]) : []),
    ...(note ? ([['Note', note]] as [string, string][]) : []),
    ...(network ? ([['Network', network]] as [string, string][]) : []),
    ...Object.entries(fields).map(([name, value]): [string, string] => [
      name.charAt(0).toUpperCase() + name.slice(1),
      value,
    ]),
  ];
  const wide = Math.max(...lines.map(([name]) => name.length)) + 2;
  const head = lines.map(([name, value]) => name.padEnd(wide) + oneLine(value)).join('\n');
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
