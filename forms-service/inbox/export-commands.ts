/** Commands that export data: export, export-address. */
import { exportAddress } from '../store/personal-data.ts';
import { eachSubmission } from '../store/submissions.ts';
import { SUSPICIONS, type Submission } from '../types.ts';
import { isoTimes, submissionData } from './display.ts';
import {
  addCommand,
  filterOf,
  narrowedByState,
  readEmail,
  type Inbox,
  type Narrowing,
} from './inbox.ts';
import {
  OUTPUT,
  withFormats,
  write,
  writeList,
  type ListOutput,
  type Output,
} from './output-file.ts';
import type { Cell, Sheet } from './spreadsheet.ts';

/** The columns of a spreadsheet of submissions. */
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

async function* rowsOf(submissions: AsyncIterable<Submission>): AsyncGenerator<Cell[]> {
  for await (const submission of submissions) yield COLUMNS.map(({ cell }) => cell(submission));
}

const sheetOf = (submissions: AsyncIterable<Submission>): Sheet => ({
  name: 'Requests',
  columns: COLUMNS,
  rows: rowsOf(submissions),
});

export function addExportCommands(inbox: Inbox): void {
  const all = addCommand(inbox, 'export', async (options: Narrowing & ListOutput) => {
    const found = eachSubmission(await inbox.open(), filterOf(options));
    return writeList(options, found, sheetOf, (name, value) =>
      // The id of the row means nothing outside of the database.
      name === 'id' ? undefined : isoTimes(name, value),
    );
  });
  withFormats(narrowedByState(all));

  addCommand(inbox, 'export-address <email>', async (email: string, { output }: Output) => {
    const { submissions, ...others } = await exportAddress(await inbox.open(), readEmail(email));
    const person = { ...others, submissions: submissions.map(submissionData) };
    return write(output, [`${JSON.stringify(person, isoTimes, 2)}\n`]);
  }).option(...OUTPUT);
}
