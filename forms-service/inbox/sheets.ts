/** Spreadsheets of submissions and of readers, for the command line and the page for staff. */
import { linkTo } from '../mail/to-visitors.ts';
import type { SubscribedReader } from '../store/subscriptions.ts';
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

async function* submissionRows(submissions: AsyncIterable<Submission>): AsyncGenerator<Cell[]> {
  for await (const submission of submissions) yield COLUMNS.map(({ cell }) => cell(submission));
}

export const submissionSheet = (submissions: AsyncIterable<Submission>): Sheet => ({
  name: 'Requests',
  columns: COLUMNS,
  rows: submissionRows(submissions),
});

/** A reader, and the link to unsubscribe. */
type ListedReader = { email: string; sinceAt: number; unsubscribe: string };

/** All readers, each with the link to unsubscribe. */
export async function* withLinks(
  readers: AsyncIterable<SubscribedReader>,
  context: Parameters<typeof linkTo>[1],
): AsyncGenerator<ListedReader> {
  for await (const { email, since } of readers)
    yield { email, sinceAt: since, unsubscribe: linkTo('leave', context, email) };
}

async function* readerRows(readers: AsyncIterable<ListedReader>): AsyncGenerator<Cell[]> {
  for await (const { email, sinceAt, unsubscribe } of readers)
    yield [email, { at: sinceAt }, unsubscribe];
}

export const readerSheet = (readers: AsyncIterable<ListedReader>): Sheet => ({
  name: 'Readers',
  columns: [
    { title: 'Email', width: 34 },
    { title: 'Reader since', width: 17 },
    { title: 'Link to unsubscribe', width: 60 },
  ],
  rows: readerRows(readers),
});
