/** The program of `npm run inbox`: its commands and its errors. */
import { once } from 'node:events';
import { Command, CommanderError } from 'commander';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { loadPages } from '../pages/pages.tsx';
import { mailContextOf } from '../mail/start-sending.ts';
import { OperationalError } from '../operational-error.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { signingKey } from '../store/secrets.ts';
import { addDataCommands } from './data-commands.ts';
import { addCommand, type Inbox } from './inbox.ts';
import { addMailCommands } from './mail-commands.ts';
import { addStaffCommand } from './staff-command.ts';

const HELP = `
The command and its options come after two hyphens:
  npm run inbox -- open                              the page for staff, in the browser
  npm run inbox -- staff-password wanjiru            makes a password for that page, where it is in the web
  npm run inbox -- status                            how much there is, and what to do next
  npm run inbox -- test-mail wanjiru@farm.example    whether mail arrives
  npm run inbox -- export --output june.xlsx --since 2026-06-01 --before 2026-07-01
  npm run inbox -- export --readers --output readers.csv
  npm run inbox -- erase wanjiru@farm.example        says what would be removed; --yes removes it
  npm run inbox -- backup /var/backups/submissions-2026-06-01.sqlite
  npm run inbox -- export --help                     more about a command

For other programs: --json, and --silent so that npm adds nothing:
  npm run --silent inbox -- status --json

It finds the database as the server does: in DATABASE_URL, or else in the folder SUBMISSIONS_FOLDER
(var/submissions). All times are those of Nairobi.`;

/** Adds the command that opens the page for staff. */
function addOpenCommand(inbox: Inbox): void {
  const does =
    'Opens the page for staff in the browser, where they read and answer. It runs until Ctrl+C.';
  addCommand(inbox, 'open', does, async () => {
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
      'Looks after what visitors sent through the forms of the site. To read and answer it: open.',
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
    loadChoices() {
      try {
        return loadPages(siteFolder).choices;
      } catch {
        return {};
      }
    },
    async loadMailContext() {
      const key = await signingKey(await inbox.open(), settings.secret);
      return mailContextOf(settings, { ...loadPages(siteFolder), key });
    },
  };
  addOpenCommand(inbox);
  addStaffCommand(inbox);
  addMailCommands(inbox);
  addDataCommands(inbox);
  try {
    await program.parseAsync(parameters, { from: 'user' });
  } finally {
    await (await opened)?.close();
  }
}

/** Whether the operating system refused something: a full disk, a path that is missing or may not be written. */
const isRefusedBySystem = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error;

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
    if (!(error instanceof OperationalError) && !isRefusedBySystem(error)) throw error;
    console.error(error.message);
    return 1;
  }
}
