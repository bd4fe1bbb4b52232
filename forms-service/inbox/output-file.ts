/** Writes the output of the export commands, in the format that the options name. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { messageOf } from '@website/site/serve/message-of.ts';
import { OperationalError } from '../operational-error.ts';
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
 * @throws {OperationalError} if the file exists or cannot be written
 */
export async function write(
  file: string | undefined,
  content: string | Buffer,
): Promise<undefined> {
  if (file === undefined) {
    process.stdout.write(content);
    return;
  }
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new OperationalError(`${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
  console.log(`Written to ${file}.`);
}

/** Values as JSON, each on its own line. */
function jsonOf(values: readonly unknown[], replace: Replacer): string {
  const lines = values.map((value) => JSON.stringify(value, replace));
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}
type Replacer = (name: string, value: unknown) => unknown;

/**
 * Writes a list in the format of the options.
 * @param values of the list, for JSON. `sheet` has them for spreadsheets
 * @throws {OperationalError} if a spreadsheet would be written to the terminal
 */
export async function writeList(
  options: ListOutput,
  values: readonly unknown[],
  sheet: Sheet,
  replace: Replacer,
): Promise<undefined> {
  const format = formatOf(options);
  if (format === 'json') return write(options.output, jsonOf(values, replace));
  if (format === 'csv') return write(options.output, csvOf(sheet));
  if (options.output === undefined && process.stdout.isTTY)
    throw new OperationalError('Say where to write the spreadsheet: --output requests.xlsx');
  return write(options.output, await xlsxOf(sheet));
}
