/** Stored data as JSON, for other programs and for the person it is about. */
import type { Person } from '../store/personal-data.ts';
import type { OutboxItem, Submission } from '../types.ts';

/** Replacer for `JSON.stringify` that writes times as ISO 8601, for other programs. */
export const isoTimes = (name: string, value: unknown) =>
  typeof value === 'number' && /(?:At|Until)$/.test(name) ? new Date(value).toISOString() : value;

/** A submission without the id of its row. */
export const submissionData = ({ id: _id, ...submission }: Submission) => submission;

/** An outbox item without its data, which repeats the submission. */
const itemData = ({ data: _data, submissionId: _id, ...item }: OutboxItem) => item;

/** Everything that is stored about a person, for the person. */
export const personData = ({ submissions, mails, ...person }: Person) => ({
  ...person,
  submissions: submissions.map(submissionData),
  mails: mails.map(itemData),
});
