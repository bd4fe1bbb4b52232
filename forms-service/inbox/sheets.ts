/** Spreadsheets of submissions and of readers, for the command line and the page for staff. */
import { FIELDS, type Rows } from '@website/site/forms/fields';
import { linkTo } from '../mail/reader-links.ts';
import type { Reader } from '../store/subscriptions.ts';
import { isOutdated, NOT_IN_LIST, titleOf, type Choices } from '../shown-fields.ts';
import { SUSPICIONS, type Submission } from '../types.ts';
import type { Cell, Sheet } from './spreadsheet.ts';

type Column = { title: string; width: number; cell: (from: Submission) => Cell };

/** Widths of the columns of fields, by kind. */
const WIDTHS = { line: 24, email: 30, text: 60, choice: 24 };

/** The columns of submissions. */
const columnsOf = (rows: Rows, choices: Choices): Column[] => [
  { title: 'Reference', width: 16, cell: ({ reference }) => reference },
  { title: 'Form', width: 12, cell: ({ form }) => form },
  { title: 'Received', width: 17, cell: ({ receivedAt }) => ({ at: receivedAt }) },
  { title: 'State', width: 12, cell: ({ state }) => state },
  ...Object.entries(rows).map(([name, { kind }]): Column => ({
    title: titleOf(name),
    width: WIDTHS[kind],
    cell: ({ fields }) => fields[name] ?? '',
  })),
  {
    title: titleOf(NOT_IN_LIST),
    width: 20,
    cell: ({ fields }) =>
      Object.keys(rows)
        .filter((name) => isOutdated(choices, name, fields[name] ?? ''))
        .map(titleOf)
        .join(', '),
  },
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

/** The fields of all forms. */
const ALL_FIELDS = Object.values(FIELDS).reduce<Rows>((all, rows) => ({ ...all, ...rows }), {});

/** @param choices what the choices of the forms offer today @param rows of the fields; others in tests */
export function submissionSheet(
  submissions: readonly Submission[],
  choices: Choices,
  rows = ALL_FIELDS,
): Sheet {
  const columns = columnsOf(rows, choices);
  return {
    name: 'Requests',
    columns,
    rows: submissions.map((submission) => columns.map(({ cell }) => cell(submission))),
  };
}

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
