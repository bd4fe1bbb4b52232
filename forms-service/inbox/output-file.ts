/** Writes the output of the export commands, in the format that the options name. */
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { InboxError } from './inbox.ts';
import { csvOf, xlsxOf, type Sheet } from './spreadsheet.ts';

const FORMATS = ['csv', 'xlsx', 'json'] as const;
type Format = (typeof FORMATS)[number];
export type Output = { output?: string };
/** Options of a command that writes a list. */
export type ListOutput = Output & { format?: Format; xlsx?: boolean; json?: boolean };

export const OUTPUT = ['--output <file>', 'where to write (default: the screen)'] as const;

/** Adds the options of a command that writes a list. */
export const withFormats = (command: Command) =>
  command
    .option(...OUTPUT)
    .addOption(
      new Option(
        '--format <format>',
        'what to write (default: as the file is called, else csv)',
      ).choices(FORMATS),
    )
    .option('--xlsx', 'a file for Excel, LibreOffice or Google Sheets');

/** The format of the options. */
function formatOf({ format, xlsx, json, output = '' }: ListOutput): Format {
  if (json) return 'json';
  if (xlsx) return 'xlsx';
  const named = path.extname(output).slice(1).toLowerCase();
  return format ?? FORMATS.find((one) => one === named) ?? 'csv';
}

/**
 * Writes a file that only its owner can read. Without a file, writes to standard output.
 * @throws {InboxError} if the file exists or cannot be written
 */
export async function write(
  file: string | undefined,
  pieces: AsyncIterable<string> | readonly (string | Buffer)[],
): Promise<undefined> {
  if (file === undefined) {
    for await (const piece of pieces) process.stdout.write(piece);
    return;
  }
  try {
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // Only an error of a system call is about the file. Other errors come from the database.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new InboxError(`${file} cannot be written: ${error.message}`, { cause: error });
  }
  console.log(`Written to ${file}.`);
}

/** Values as JSON, in pieces. */
async function* jsonOf(values: AsyncIterable<unknown>, replace: Replacer): AsyncGenerator<string> {
  let before = '[\n';
  for await (const value of values) {
    yield before + JSON.stringify(value, replace);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
type Replacer = (name: string, value: unknown) => unknown;

/**
 * Writes a list in the format of the options.
 * @param values of the list, for JSON. `sheet` converts them for spreadsheets
 * @throws {InboxError} if a spreadsheet would be written to the terminal
 */
export async function writeList<Value>(
  options: ListOutput,
  values: AsyncIterable<Value>,
  sheet: (values: AsyncIterable<Value>) => Sheet,
  replace: Replacer,
): Promise<undefined> {
  const format = formatOf(options);
  if (format === 'json') return write(options.output, jsonOf(values, replace));
  if (format === 'csv') return write(options.output, csvOf(sheet(values)));
  if (options.output === undefined && process.stdout.isTTY)
    throw new InboxError('Say where to write the spreadsheet: --output requests.xlsx');
  return write(options.output, [await xlsxOf(sheet(values))]);
}
