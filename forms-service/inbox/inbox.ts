/** The shared parts of the commands. */
import { Command } from 'commander';
import type { Database } from '../database/database.ts';
import type { MailContext } from '../mail/mail-draft.ts';
import { OperationalError } from '../operational-error.ts';
import type { Choices } from '../shown-fields.ts';
import type { Settings } from '../service-settings.ts';
import { isoTimes } from './display.ts';

export type Inbox = {
  program: Command;
  settings: Settings;
  /** Opens the database once. @throws {UnavailableError} if it does not exist */
  open: () => Promise<Database>;
  /** The build that the server serves. */
  siteFolder: string;
  /** What the choices of the forms offer. Where there is no build, data still come out, and no value is marked. */
  loadChoices: () => Choices;
  /** The data of all mails and links. @throws {Error} if the build has simulated submissions */
  loadMailContext: () => Promise<MailContext>;
};

/** The output of a command: `data` with `--json`, else `text`. `undefined` if the command has printed it itself. */
type Output = { data: unknown; text: string } | undefined;

/**
 * Adds a command.
 * @param does what it does, for its help
 * @param work gets the parameters of the command and its options
 */
export function addCommand(
  { program }: Inbox,
  usage: string,
  does: string,
  work: (...parameters: never[]) => Promise<Output>,
): Command {
  const command = program.command(usage).option('--json', 'for other programs').description(does);
  return command.action(async (...parameters: unknown[]) => {
    const output = await (work as (...parameters: unknown[]) => Promise<Output>)(...parameters);
    const { json } = command.opts<{ json?: boolean }>();
    if (output) console.log(json ? JSON.stringify(output.data, isoTimes, 2) : output.text);
  });
}

/** @throws {OperationalError} if the value has no `@` */
export function readEmail(value: string): string {
  if (value.includes('@')) return value;
  throw new OperationalError(`"${value}" is no e-mail address.`);
}
