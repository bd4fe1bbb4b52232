/** Commands that export data: export, export-address. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { exportAddress } from '../store/personal-data.ts';
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
import { personData, submissionData } from './display.ts';

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

/** Submissions as pieces of text: there may be too many for one string. */
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

/** Writes a file that only its owner can read. @throws {InboxError} where it exists or cannot be written */
async function writeFile(file: string, pieces: AsyncIterable<string> | string[]): Promise<void> {
  try {
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // A failed system call is the file's; anything else comes from the database.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new InboxError(`${file} cannot be written: ${error.message}`, { cause: error });
  }
}

/** Writes into the file, or to standard output without one. */
async function output(
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

export function addExportCommands(program: Command, inbox: Inbox): void {
  addNarrowingByState(
    addCommand(
      program,
      'export',
      'All submissions, or some, for a spreadsheet or another program. In CSV a cell that a spreadsheet would take for a formula begins with an apostrophe.',
      [
        'export --output june.csv --since 2026-06-01 --before 2026-07-01',
        'export --json --form newsletter --output sign-ups.json',
      ],
    ),
  )
    .addOption(
      new Option('--format <format>', 'what to write').choices(['csv', 'json']).default('csv'),
    )
    .option('--output <file>', 'where to (default: the screen)')
    .action(async (options: Json & Narrowing & { format: Format; output?: string }) => {
      const found = eachSubmission(await inbox.open(), filterOf(options));
      await output(inbox, options.output, written(found, options.json ? 'json' : options.format));
    });

  addCommand(
    program,
    'export-address <email>',
    'Everything that is stored about an address, as JSON: for a person who asks for their data.',
    ['export-address wanjiru@farm.example --output wanjiru.json'],
  )
    .option('--output <file>', 'where to (default: the screen)')
    .action(async (email: string, options: { output?: string }) => {
      const person = await exportAddress(await inbox.open(), readEmail(email));
      const text = `${JSON.stringify(personData(person), null, 2)}\n`;
      await output(inbox, options.output, [text]);
    });
}
