/** The common parts of all benchmarks: options, help, the site to measure, and results in `docs/measurements/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem, type } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { format } from 'prettier';
import { startCopy } from './server-copies.ts';
import { messageOf } from '@website/site/serve/message-of.ts';
import { fail, StepError } from '../tasks/run-command.mjs';
import { buildIfChanged } from '../tasks/site-build.mjs';

/**
 * An option: a number from 1, or a list of names separated by commas. The default of a list is all names. `isFree`: the
 * results are written to the document with a smaller number too.
 */
type Option = { about: string } & (
  { number: number; isFree?: boolean } | { names: readonly string[] }
);
type Options = Record<string, Option>;
type Values<Table extends Options> = {
  [Name in keyof Table]: Table[Name] extends { names: readonly (infer Word)[] } ? Word[] : number;
};

type Benchmark<Table extends Options> = {
  command: string;
  /** What the benchmark does, for the help text. */
  about: string;
  /** The file for the results. They are written between two comments that name the command. */
  document: string;
  options: Table;
  /** @returns the results as Markdown, and `programs`: the versions of the programs that measured */
  measure: (values: Values<Table>) => Promise<{ programs?: string; results: string }>;
};

const defaultOf = (option: Option) =>
  'names' in option ? option.names.join(',') : String(option.number);

export function helpOf({
  command,
  about,
  document,
  options,
}: Omit<Benchmark<Options>, 'measure'>): string {
  const lines = Object.entries(options).map(([name, option]) => {
    const usage = `--${name} <${'names' in option ? 'names' : 'number'}>`;
    return `  ${usage.padEnd(24)}${option.about} (${defaultOf(option)})`;
  });
  return `${command} -- [options]

${about}

${lines.join('\n')}
  ${'--help'.padEnd(24)}shows this

The results are printed. They are also written to ${document} if no name is left out
and no number is smaller than its default in brackets.`;
}

/**
 * Reads the value of one option. `isWhole`: whether it measures as much as the default.
 * @throws {Error} if the value is wrong
 */
function readOption(name: string, option: Option, text: string) {
  if ('names' in option) {
    const value = text.split(',');
    const unknown = value.find((word) => !option.names.includes(word));
    if (unknown === undefined)
      return { value, isWhole: option.names.every((word) => value.includes(word)) };
    throw new Error(`--${name} has no "${unknown}": choose from ${option.names.join(', ')}.`);
  }
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1)
    return { value, isWhole: option.isFree || value >= option.number };
  throw new Error(`--${name} is "${text}": set it to a whole number from 1.`);
}

/**
 * Reads the command line.
 * @returns `null` for `--help`; `isWhole`: whether the results are written to the document
 * @throws {Error} if an option is wrong
 */
export function readOptions<Table extends Options>(
  options: Table,
  parameters: readonly string[],
): { values: Values<Table>; isWhole: boolean } | null {
  const strings = Object.keys(options).map((name) => [name, { type: 'string' }] as const);
  const { values: given } = parseArgs<ParseArgsConfig>({
    args: [...parameters],
    options: { ...Object.fromEntries(strings), help: { type: 'boolean' } },
  });
  if (given['help']) return null;
  const read = Object.entries(options).map(
    ([name, option]) =>
      [name, readOption(name, option, String(given[name] ?? defaultOf(option)))] as const,
  );
  return {
    values: Object.fromEntries(read.map(([name, { value }]) => [name, value])) as Values<Table>,
    isWhole: read.every(([, { isWhole }]) => isWhole),
  };
}

/**
 * Puts results into a document and leaves the rest as it is.
 * @throws {Error} if the document has no place for the results
 */
export function insertResults(text: string, results: string, command: string): string {
  const start = `<!-- ${command} writes from here -->`;
  const end = `<!-- ${command} writes to here -->`;
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place for results: add the lines ${start} and ${end}`);
  return `${before}${start}\n\n${results}\n\n${end}${after}`;
}

/** The command, the day and the machine of the measurement. */
function circumstances(command: string, values: Record<string, unknown>, programs: string): string {
  const numbers = Object.entries(values)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => ` --${name} ${String(value)}`);
  const processors = cpus();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const call = numbers.length > 0 ? `${command} --${numbers.join('')}` : command;
  return `\`${call}\` on ${day}: Node ${process.versions.node}, ${type()}, ${processors.length} processors (${processors[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB${programs && `, ${programs}`}.`;
}

/** Runs a benchmark from the command line. Ends with status 1 if an option is wrong or a program is missing. */
export async function runBenchmark<const Table extends Options>(
  benchmark: Benchmark<Table>,
): Promise<void> {
  const { command, document, options, measure } = benchmark;
  let asked: ReturnType<typeof readOptions<Table>>;
  try {
    asked = readOptions(options, process.argv.slice(2));
  } catch (error) {
    fail(`${messageOf(error)}\n\n${helpOf(benchmark)}`);
  }
  if (!asked) {
    console.log(helpOf(benchmark));
    return;
  }
  try {
    const { programs = '', results } = await measure(asked.values);
    const text = `${circumstances(command, asked.values, programs)}\n\n${results}`;
    console.log(`\n${text}`);
    if (!asked.isWhole) return;
    const filled = insertResults(await readFile(document, 'utf8'), text, command);
    await writeFile(document, await format(filled, { parser: 'markdown' }));
    console.log(`\nWritten to ${document}.`);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    fail(`Nothing can be measured: ${error.message}`);
  }
}

/**
 * Builds the site to measure. `dist/` is not changed, because a server may be using it.
 * @param submissions whether the site has real submissions
 * @returns the folder of the built site
 */
export async function siteToMeasure(submissions: 'off' | 'live' = 'off'): Promise<string> {
  const folder = submissions === 'live' ? '.cache/bench-live-site' : '.cache/bench-site';
  process.env['SUBMISSIONS'] = submissions;
  await buildIfChanged(folder);
  return folder;
}

/** Serves a folder without the forms service. `within`: a command that starts another where it should run. */
export const serveSite = (folder: string, port = 0, within: readonly string[] = []) =>
  startCopy({ SITE_FOLDER: folder, PORT: String(port) }, 'site/serve/serve-site.ts', within);

/** The items in a different order in each round, so that other work on the machine slows all of them equally. */
export const inTurn = <Item>(items: readonly Item[], round: number): Item[] => {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};
