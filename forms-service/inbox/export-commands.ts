/** Commands that export data: export, export-address. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import { exportAddress } from '../store/personal-data.ts';
import { eachSubmission } from '../store/submissions.ts';
import type { Submission } from '../types.ts';
import { csvHead, csvLine } from './csv.ts';
import { isoTimes, submissionData } from './display.ts';
import {
  addCommand,
  filterOf,
  InboxError,
  narrowedByState,
  readEmail,
  type Inbox,
  type Json,
  type Narrowing,
} from './inbox.ts';

type Format = 'csv' | 'json';

export const COLUMNS =
  'reference form received state email name subject message suspicion answered note'.split(' ');

export function csvCells({ fields, receivedAt, answeredAt, ...others }: Submission): string[] {
  const received = new Date(receivedAt).toISOString();
  const answered = answeredAt === null ? null : new Date(answeredAt).toISOString();
  const cells: Record<string, string | null> = { ...fields, ...others, received, answered };
  return COLUMNS.map((column) => cells[column] ?? '');
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
    yield before + JSON.stringify(submissionData(submission), isoTimes);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Writes a file that only its owner can read, or to standard output without one.
 * @throws {InboxError} where the file exists or cannot be written
 */
async function write(
  file: string | undefined,
  pieces: AsyncIterable<string> | string[],
): Promise<undefined> {
  if (file === undefined) {
    for await (const piece of pieces) process.stdout.write(piece);
    return;
  }
  try {
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // A failed system call is the file's; anything else comes from the database.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new InboxError(`${file} cannot be written: ${error.message}`, { cause: error });
  }
  console.log(`Written to ${file}.`);
}

const OUTPUT = ['--output <file>', 'where to write (default: the screen)'] as const;
type Output = { output?: string };

export function addExportCommands(inbox: Inbox): void {
  type ExportOptions = Json & Narrowing & Output & { format: Format };
  const all = addCommand(inbox, 'export', async (options: ExportOptions) => {
    const found = eachSubmission(await inbox.open(), filterOf(options));
    return write(options.output, written(found, options.json ? 'json' : options.format));
  });
  const format = new Option('--format <format>', 'what to write').choices(['csv', 'json']);
  narrowedByState(all)
    .addOption(format.default('csv'))
    .option(...OUTPUT);

  addCommand(inbox, 'export-address <email>', async (email: string, { output }: Output) => {
    const { submissions, ...others } = await exportAddress(await inbox.open(), readEmail(email));
    const person = { ...others, submissions: submissions.map(submissionData) };
    return write(output, [`${JSON.stringify(person, isoTimes, 2)}\n`]);
  }).option(...OUTPUT);
}
