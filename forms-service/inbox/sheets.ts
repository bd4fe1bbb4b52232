/** Spreadsheets of submissions and of readers, for the command line and the page for staff. */
import { linkTo } from '../mail/reader-links.ts';
import type { Reader } from '../store/subscriptions.ts';
import { SUSPICIONS, type Submission } from '../types.ts';
import type { Cell, Sheet } from './spreadsheet.ts';

/** The columns of submissions. */
const COLUMNS: readonly { title: string; width: number; cell: (from: Submission) => Cell }[] = [
  { title: 'Reference', width: 16, cell: ({ reference }) => reference },
  { title: 'Form', width: 12, cell: ({ form }) => form },
  { title: 'Received', width: 17, cell: ({ receivedAt }) => ({ at: receivedAt }) },
  { title: 'State', width: 12, cell: ({ state }) => state },
  { title: 'Email', width: 30, cell: ({ fields }) => fields.email },
  { title: 'Name', width: 24, cell: ({ fields }) => fields['name'] ?? '' },
  { title: 'Subject', width: 24, cell: ({ fields }) => fields['subject'] ?? '' },
  { title: 'Message', width: 60, cell: ({ fields }) => fields['message'] ?? '' },
  {
    title: 'Held back because',
    width: 24,
    cell: ({ suspicion }) => suspicion && SUSPICIONS[suspicion],
  },
  {
    title: 'Answered',
    width: 17,
    cell: ({ answeredAt }) => (answeredAt === null ? null : { at: answeredAt }),
  },
  { title: 'Note', width: 40, cell: ({ note }) => note },
];

export const submissionSheet = (submissions: readonly Submission[]): Sheet => ({
  name: 'Requests',
  columns: COLUMNS,
  rows: submissions.map((submission) => COLUMNS.map(({ cell }) => cell(submission))),
});

/** A reader, and the link to unsubscribe. */
type ListedReader = { email: string; sinceAt: number; unsubscribe: string };

/** All readers, each with the link to unsubscribe. */
export const withLinks = (
  readers: readonly Reader[],
  context: Parameters<typeof linkTo>[1],
): ListedReader[] =>
  readers.map(({ email, confirmedAt }) => ({
    email,
    sinceAt: confirmedAt,
    unsubscribe: linkTo('leave', context, email),
  }));

/** The titles `email` and `attributes`, and JSON in the latter, are those that listmonk reads. */
export const readerSheet = (readers: readonly ListedReader[]): Sheet => ({
  name: 'Readers',
  isForPrograms: true,
  columns: [
    { title: 'email', width: 34 },
    { title: 'since', width: 17 },
    { title: 'unsubscribe', width: 60 },
    { title: 'attributes', width: 60 },
  ],
  rows: readers.map(({ email, sinceAt, unsubscribe }) => [
    email,
    { at: sinceAt },
    unsubscribe,
    JSON.stringify({ unsubscribe }),
  ]),
});
