/** The shared parts of all inbox commands: context, options and output. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Database } from '../database/database.ts';
import type { Pages } from '../http/load-pages.ts';
import type { MailContext } from '../mail/mail-draft.ts';
import { startOfDay } from '../nairobi-time.ts';
import { OperationalError } from '../operational-error.ts';
import type { Settings } from '../service-settings.ts';
import type { Filter } from '../store/submissions.ts';
import { FORMS, STATES, type Form, type MakeOutgoing, type State } from '../types.ts';
import { TEXTS } from './command-texts.ts';
import { isoTimes } from './display.ts';

export type Inbox = {
  program: Command;
  settings: Settings;
  /** Opens the database once. @throws {UnavailableError} if it does not exist */
  open: () => Promise<Database>;
  /** The build that the server serves. */
  siteFolder: string;
  /** Loads the service's part of the build. @throws {Error} if the build has simulated submissions */
  loadPages: () => Pages;
  /** The mails and calls of a released submission. @throws {Error} if the build has simulated submissions */
  loadOutgoing: () => MakeOutgoing;
  /** The data of all mails and links. @throws {Error} if the build has simulated submissions */
  loadMailContext: () => Promise<MailContext>;
  /** Characters in a line of the terminal, or `undefined` if the output is not a terminal. */
  width: number | undefined;
};

/** The option of every command. */
type Json = { json?: boolean };
/** The output of a command: `data` with `--json`, else `text`. `undefined` if the command has printed it itself. */
type Output = { data: unknown; text: string } | undefined;

/** Adds a command. @param work gets the parameter of the command, if it has one, and its options */
export function addCommand(
  { program }: Inbox,
  usage: string,
  work: (...parameters: never[]) => Promise<Output>,
): Command {
  const command = program.command(usage).option('--json', 'for other programs');
  const [does = '', ...examples] = TEXTS[command.name()] ?? [];
  const lines = examples.map((example) => `  npm run inbox -- ${example}`);
  return command
    .description(does)
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
    .action(async (...parameters: unknown[]) => {
      const output = await (work as (...parameters: unknown[]) => Promise<Output>)(...parameters);
      const { json } = command.opts<Json>();
      if (output) console.log(json ? JSON.stringify(output.data, isoTimes, 2) : output.text);
    });
}

/** @throws {OperationalError} if the value has no `@` */
export function readEmail(value: string): string {
  if (value.includes('@')) return value;
  throw new OperationalError(`"${value}" is no e-mail address.`);
}

/** Reads a day. @returns its midnight in Nairobi */
function readDay(value: string): number {
  const time = startOfDay(value);
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Expected a day such as 2026-06-01.');
}

/** Reads a number of rows. */
export function readNumber(value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Expected a whole number from 1.');
}

export type Limited = { limit: number };
/** Limits the rows of a list. */
export const limited = (command: Command) =>
  command.option('--limit <number>', 'at most so many', readNumber, 50);

/** Options that filter submissions. */
export type Narrowing = { form?: Form[]; state?: State[]; since?: number; before?: number };
export const narrowed = (command: Command) =>
  command
    .addOption(new Option('--form <form...>', 'only from these forms').choices(FORMS))
    .option('--since <day>', 'received on this day or later, such as 2026-06-01', readDay)
    .option('--before <day>', 'received before this day', readDay);
export const narrowedByState = (command: Command) =>
  narrowed(command).addOption(
    new Option('--state <state...>', 'only in these states (default: all but quarantined)').choices(
      STATES,
    ),
  );

/** The filter of the options. Without `--state`, only new and answered submissions are shown. */
export function filterOf({ form, state = ['new', 'answered'], since, before }: Narrowing): Filter {
  return { forms: form, states: state, since, before };
}
