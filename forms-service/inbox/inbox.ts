/** What the commands of the inbox share: their context, options and output. */
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Database } from '../database/database.ts';
import type { Settings } from '../service-settings.ts';
import type { Change, Filter } from '../store/submissions.ts';
import {
  FORMS,
  STATES,
  type Form,
  type MakeOutgoing,
  type State,
  type Submission,
} from '../types.ts';

/** A command that cannot be carried out; the message says why. */
export class InboxError extends Error {
  override name = 'InboxError';
}

export type Inbox = {
  settings: Settings;
  /** The database, opened once. @throws {InboxError} when there is none */
  open: () => Promise<Database>;
  /** What has to be sent when a submission is released. @throws {Error} where the site was not built for it */
  loadOutgoing: () => Promise<MakeOutgoing>;
  /** Milliseconds since 1970. */
  now: () => number;
  print: (text: string) => void;
  /** Characters in a line of the terminal; `undefined` where output is not a terminal. */
  width: number | undefined;
};

/** Options that every command has. */
export type Json = { json?: boolean };
/** Options that filter submissions. */
export type Narrowing = { form?: Form[]; state?: State[]; since?: number; before?: number };

/** Rows of a list unless asked otherwise. */
export const LIMIT = 50;

/** A day as staff write it; it begins at midnight where this machine is. */
function readDay(value: string): number {
  const time = Date.parse(`${value}T00:00`);
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Expected a day such as 2026-06-01.');
}

/** A whole number from 1. */
export function readCount(value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Expected a whole number from 1.');
}

/** @throws {InboxError} where the value has no `@` */
export function readEmail(value: string): string {
  if (value.includes('@')) return value;
  throw new InboxError(`"${value}" is no e-mail address.`);
}

/** Adds a command. @param examples what to type, a line each */
export function addCommand(
  program: Command,
  name: string,
  description: string,
  examples: string[],
) {
  const lines = examples.map((example) => `  npm run inbox -- ${example}`).join('\n');
  return program
    .command(name)
    .description(description)
    .option('--json', 'for other programs')
    .addHelpText('after', `\nExamples:\n${lines}`);
}

/** Options that filter submissions. */
export function addNarrowing(command: Command): Command {
  return command
    .addOption(new Option('--form <form...>', 'only from these forms').choices(FORMS))
    .option('--since <day>', 'received on this day or later, such as 2026-06-01', readDay)
    .option('--before <day>', 'received before this day', readDay);
}

/** Options that filter submissions, by state too. */
export function addNarrowingByState(command: Command): Command {
  return addNarrowing(command).addOption(
    new Option('--state <state...>', 'only in these states (default: all but quarantined)').choices(
      STATES,
    ),
  );
}

/** The filter that the options describe; without `--state`, quarantined submissions are left out. */
export function filterOf({ form, state = ['new', 'answered'], since, before }: Narrowing): Filter {
  return { forms: form, states: state, since, before };
}

/** Prints JSON with `--json`, else text. */
export function answer({ print }: Inbox, { json }: Json, data: unknown, text: string): void {
  print(json ? JSON.stringify(data, null, 2) : text);
}

export async function first<Item>(items: AsyncIterable<Item>, most: number): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) {
    list.push(item);
    if (list.length === most) break;
  }
  return list;
}

/** @throws {InboxError} when it could not be done */
export function requireDone(change: Change, reference: string): Submission {
  switch (change.is) {
    case 'done':
      return change.submission;
    case 'missing':
      throw new InboxError(`There is no submission ${reference}.`);
    case 'refused':
      throw new InboxError(
        change.state === 'quarantined'
          ? `${reference} is in quarantine: release it first.`
          : `${reference} is ${change.state}: this cannot be done with it.`,
      );
  }
}
