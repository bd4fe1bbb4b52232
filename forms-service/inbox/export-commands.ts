/** Commands that export data: export, export-address. */
import { exportAddress } from '../store/personal-data.ts';
import { listSubmissions } from '../store/submissions.ts';
import { isoTimes, personData } from './display.ts';
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
import { submissionSheet } from './sheets.ts';

export function addExportCommands(inbox: Inbox): void {
  const all = addCommand(inbox, 'export', async (options: Narrowing & ListOutput) => {
    const found = await listSubmissions(await inbox.open(), filterOf(options));
    return writeList(options, found, submissionSheet(found), (name, value) =>
      // The id of the row has no meaning outside of the database.
      name === 'id' ? undefined : isoTimes(name, value),
    );
  });
  withFormats(narrowedByState(all));

  addCommand(inbox, 'export-address <email>', async (email: string, { output }: Output) => {
    const person = await exportAddress(await inbox.open(), readEmail(email));
    return write(output, `${JSON.stringify(personData(person), isoTimes, 2)}\n`);
  }).option(...OUTPUT);
}
