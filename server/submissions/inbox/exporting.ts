/** Commands that hand out: export, export-address. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Option, type Command } from 'commander';
import { exportAddress } from '../store/people.ts';
import { eachSubmission } from '../store/submissions.ts';
import type { Submission } from '../types.ts';
import { csvHead, csvLine } from './csv.ts';
import {
  addCommand,
  addNarrowingByState,
  filterOf,
  InboxError,
  readEmail,
  type Inbox,
  type Json,
  type Narrowing,
} from './inbox.ts';
import { personData, submissionData } from './shapes.ts';

type Format = 'csv' | 'json';

const COLUMNS = [
  'reference',
  'form',
  'received',
  'state',
  'email',
  'name',
  'subject',
  'message',
  'suspicion',
  'answered',
  'note',
];

function csvCells(submission: Submission): string[] {
  const { reference, form, state, fields, suspicion, note } = submission;
  const { receivedAt, answeredAt } = submissionData(submission);
  const { email, name, subject, message } = fields;
  const cells = [reference, form, receivedAt, state, email, name, subject, message];
  return [...cells, suspicion, answeredAt, note].map((value) => value ?? '');
}

/** Submissions as text, piece by piece: there may be many. */
async function* written(
  submissions: AsyncIterable<Submission>,
  format: Format,
): AsyncGenerator<string> {
  if (format === 'csv') {
    yield csvHead(COLUMNS);
    for await (const submission of submissions) yield csvLine(csvCells(submission));
    return;
  }
  let before = '[\n';
  for await (const submission of submissions) {
    yield before + JSON.stringify(submissionData(submission));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Writes a file that nobody but us reads. @throws {InboxError} when it is there already */
async function writeFile(file: string, pieces: AsyncIterable<string> | string[]): Promise<void> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await once(stream, 'open');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InboxError(`${file} cannot be written: ${reason}`, { cause: error });
  }
  for await (const piece of pieces) if (!stream.write(piece)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/** Into a file where one is named, else onto the screen. */
async function hand(
  { print }: Inbox,
  file: string | undefined,
  pieces: AsyncIterable<string> | string[],
): Promise<void> {
  if (file === undefined) {
    for await (const piece of pieces) process.stdout.write(piece);
    return;
  }
  await writeFile(file, pieces);
  print(`Written to ${file}.`);
}

/** Adds them. */
export function addExporting(program: Command, inbox: Inbox): void {
  addNarrowingByState(
    addCommand(
      program,
      'export',
      'All submissions, or some, for a spreadsheet or another program. In CSV a cell that a spreadsheet would take for a formula begins with an apostrophe.',
      [
        'export --output june.csv --since 2026-06-01 --before 2026-07-01',
        'export --json --form newsletter --output readers.json',
      ],
    ),
  )
    .addOption(
      new Option('--format <format>', 'what to write').choices(['csv', 'json']).default('csv'),
    )
    .option('--output <file>', 'where to (default: the screen)')
    .action(async (options: Json & Narrowing & { format: Format; output?: string }) => {
      const found = eachSubmission(await inbox.open(), filterOf(options));
      await hand(inbox, options.output, written(found, options.json ? 'json' : options.format));
    });

  addCommand(
    program,
    'export-address <email>',
    'Everything that is kept about an address, as JSON: for whoever asks what we know of them.',
    ['export-address wanjiru@farm.example --output wanjiru.json'],
  )
    .option('--output <file>', 'where to (default: the screen)')
    .action(async (email: string, options: { output?: string }) => {
      const person = await exportAddress(await inbox.open(), readEmail(email));
      const text = `${JSON.stringify(personData(person), null, 2)}\n`;
      await hand(inbox, options.output, [text]);
    });
}
