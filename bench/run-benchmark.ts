/** What all benchmarks share: options, help, the site to measure, and results in `docs/measurements/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem, type } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { format } from 'prettier';
import { buildIfChanged, StepError } from '../tasks/steps.mjs';

/**
 * An option: a number from 1, or a choice of names separated by commas (all, unless told otherwise).
 * `isFree`: a smaller number is as good.
 */
export type Option = { about: string } & (
  { number: number; isFree?: boolean } | { names: readonly string[] }
);
export type Options = Record<string, Option>;
type Values<Table extends Options> = {
  [Name in keyof Table]: Table[Name] extends { names: readonly (infer Word)[] } ? Word[] : number;
};

export type Benchmark<Table extends Options> = {
  command: string;
  /** What it does, for the help text. */
  about: string;
  /** Takes in the results, between two comments that name the command. */
  document: string;
  options: Table;
  /** @returns the results as Markdown; `programs`: versions of the programs that measured */
  measure: (values: Values<Table>) => Promise<{ programs?: string; results: string }>;
};
type Described = Pick<Benchmark<Options>, 'command' | 'about' | 'document' | 'options'>;

const standardOf = (option: Option) =>
  'names' in option ? option.names.join(',') : String(option.number);

export function helpOf({ command, about, document, options }: Described): string {
  const lines = Object.entries(options).map(([name, option]) => {
    const usage = `--${name} <${'names' in option ? 'names' : 'number'}>`;
    return `  ${usage.padEnd(24)}${option.about} (${standardOf(option)})`;
  });
  return `${command} -- [options]

${about}

${lines.join('\n')}
  ${'--help'.padEnd(24)}shows this

The results are printed. They are also written to ${document} when nothing is left out
and no number is smaller than the one in brackets.`;
}

/** @throws {Error} that says what is wrong with the value */
function read(name: string, value: string, option: Option): number | string[] {
  if ('names' in option) {
    const words = value.split(',');
    const unknown = words.find((word) => !option.names.includes(word));
    if (unknown === undefined) return words;
    throw new Error(`--${name} knows no "${unknown}"; it knows ${option.names.join(', ')}.`);
  }
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`--${name} is "${value}"; expected a whole number from 1.`);
}

/**
 * Reads the command line.
 * @returns `null` where help is asked for; `isWhole`: whether the results are worth keeping
 * @throws {Error} that says what is wrong with an option
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
  let isWhole = true;
  const values = Object.entries(options).map(([name, option]) => {
    const value = read(name, String(given[name] ?? standardOf(option)), option);
    if (typeof value !== 'number')
      isWhole &&= standardOf(option)
        .split(',')
        .every((word) => value.includes(word));
    else if ('number' in option && !option.isFree) isWhole &&= value >= option.number;
    return [name, value];
  });
  return { values: Object.fromEntries(values) as Values<Table>, isWhole };
}

/**
 * Puts results into a document and leaves the rest as it is.
 * @throws {Error} where the document does not say where the results belong
 */
export function insertResults(text: string, results: string, command: string): string {
  const start = `<!-- ${command} writes from here -->`;
  const end = `<!-- ${command} writes to here -->`;
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place for results: a line ${start}, another ${end}`);
  return `${before}${start}\n\n${results}\n\n${end}${after}`;
}

/** What was measured, when, and on which machine. */
function circumstances(command: string, values: Record<string, unknown>, programs: string): string {
  const numbers = Object.entries(values)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => ` --${name} ${String(value)}`);
  const processors = cpus();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const call = numbers.length > 0 ? `${command} --${numbers.join('')}` : command;
  return `\`${call}\` on ${day}: Node ${process.versions.node}, ${type()}, ${processors.length} processors (${processors[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB${programs && `, ${programs}`}.`;
}

/** Runs a benchmark from the command line. Ends with 1 where an option is wrong or something needed is missing. */
export async function runBenchmark<const Table extends Options>(
  benchmark: Benchmark<Table>,
): Promise<void> {
  const { command, document, options, measure } = benchmark;
  let asked: ReturnType<typeof readOptions<Table>>;
  try {
    asked = readOptions(options, process.argv.slice(2));
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\n\n${helpOf(benchmark)}`,
    );
    process.exit(1);
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
    console.error(`Nothing can be measured: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Builds the site to measure, apart from `dist/`, so that a site that is being served stays as it is.
 * @param isLive whether it takes submissions
 * @returns its folder
 */
export async function siteToMeasure(isLive = false): Promise<string> {
  const folder = isLive ? '.cache/bench-live-site' : '.cache/bench-site';
  if (isLive) process.env['SUBMISSIONS'] = 'live';
  await buildIfChanged(folder);
  return folder;
}
