/** The program of `npm run inbox`: its commands and its errors. */
import { once } from 'node:events';
import { Command, CommanderError } from 'commander';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { outgoingOf } from '../mail/outgoing.ts';
import { loadPages } from '../http/load-pages.ts';
import { mailContextOf, recipientsOf } from '../mail/start-sending.ts';
import { OperationalError } from '../operational-error.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { signingKey } from '../store/secrets.ts';
import { addRemovalAndBackupCommands } from './removal-and-backup-commands.ts';
import { addExportCommands } from './export-commands.ts';
import { addCommand, type Inbox } from './inbox.ts';
import { addMailCommands } from './mail-commands.ts';
import { addOutboxCommands } from './outbox-commands.ts';
import { addReaderCommands } from './reader-commands.ts';
import { addSubmissionCommands } from './submission-commands.ts';

const HELP = `
The command and its options come after two hyphens:
  npm run inbox -- list                              the newest submissions
  npm run inbox -- show ABC-7Q2M-XK4D                one of them, whole
  npm run inbox -- search wanjiru seed               those with both words
  npm run inbox -- answer ABC-7Q2M-XK4D --note "called her back"
  npm run inbox -- status                            how much there is, and what to do next
  npm run inbox -- readers                           who reads the newsletter
  npm run inbox -- open                              all of this as a page in the browser
  npm run inbox -- list --help                       more about a command

For other programs: --json, and --silent so that npm adds nothing:
  npm run --silent inbox -- list --json

It finds the database as the server does: in DATABASE_URL, or else in the folder SUBMISSIONS_FOLDER
(var/submissions). All times are those of Nairobi.`;

/** Adds the command that opens the page for staff. */
function addOpenCommand(inbox: Inbox): void {
  addCommand(inbox, 'open', async () => {
    const page = await openStaffPage(inbox.settings, await inbox.open(), inbox.siteFolder, {
      onFailure: (error) => console.error(error instanceof Error ? error.message : error),
    });
    console.log(`The page for staff is at ${page.address} until you press Ctrl+C.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await page.stop();
    return undefined;
  });
}

async function run(parameters: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(env);
  /** The build that the server serves. */
  const siteFolder = env['SITE_FOLDER'] ?? 'dist';
  let opened: Promise<Database> | undefined;
  const program = new Command('npm run inbox --')
    .description(
      'What visitors sent through the forms of the site: read it, answer it, hand it out, remove it.',
    )
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('(--help says more)')
    .addHelpText('after', HELP);
  const inbox: Inbox = {
    program,
    settings,
    open: () => (opened ??= openDatabase(settings)),
    siteFolder,
    loadPages: () => loadPages(siteFolder),
    loadOutgoing: () => outgoingOf(recipientsOf(settings, loadPages(siteFolder).words)),
    async loadMailContext() {
      const key = await signingKey(await inbox.open(), settings.secret);
      return mailContextOf(settings, { ...loadPages(siteFolder), key });
    },
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  };
  addSubmissionCommands(inbox);
  addOutboxCommands(inbox);
  addReaderCommands(inbox);
  addMailCommands(inbox);
  addExportCommands(inbox);
  addRemovalAndBackupCommands(inbox);
  addOpenCommand(inbox);
  try {
    await program.parseAsync(parameters, { from: 'user' });
  } finally {
    await (await opened)?.close();
  }
}

/**
 * Runs one command.
 * @param parameters the words after `npm run inbox --`
 * @param env the service's settings, and `SITE_FOLDER`
 * @returns the exit code: 0 if the command succeeded
 * @throws {Error} if the program has a bug
 */
export async function runInbox(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    await run(parameters, env);
    return 0;
  } catch (error) {
    // Commander has already printed its message.
    if (error instanceof CommanderError) return error.exitCode;
    // The message is enough for staff. Any other error is a bug, and is printed with its stack.
    if (!(error instanceof OperationalError)) throw error;
    console.error(error.message);
    return 1;
  }
}
