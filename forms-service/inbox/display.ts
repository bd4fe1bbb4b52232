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
  return {
    ...item,
    createdAt: iso(item.createdAt),
    dueAt: iso(item.dueAt),
    claimedUntil: iso(item.claimedUntil),
    sentAt: iso(item.sentAt),
  };
}

/** Everything about an address, as JSON. */
export function personData({ submissions, subscription, mails, ...person }: Person) {
  return {
    ...person,
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
