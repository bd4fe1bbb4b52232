/** `npm run inbox`: what visitors sent, for staff, on the command line. */
import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { outgoingOf } from '../mail/outgoing.ts';
import { loadPages } from '../http/load-pages.ts';
import { mailContextOf, recipientsOf } from '../mail/sending.ts';
import { readSettings, type Settings } from '../service-settings.ts';
import { signingKey } from '../store/secrets.ts';
import { addRemovalAndBackupCommands } from './removal-and-backup-commands.ts';
import { addExportCommands } from './export-commands.ts';
import { InboxError, type Inbox } from './inbox.ts';
import { addMailCommands } from './mail-commands.ts';
import { addOpenCommand } from './open-command.ts';
import { addOutboxCommands } from './outbox-commands.ts';
import { addReaderCommands } from './reader-commands.ts';
import { addSubmissionCommands } from './submission-commands.ts';

const HELP = `
The command and its options come after two hyphens:
  npm run inbox -- list                              the newest submissions
  npm run inbox -- show KAG-7Q2M-XK4D                one of them, whole
  npm run inbox -- search wanjiru seed               those with both words
  npm run inbox -- answer KAG-7Q2M-XK4D --note "called her back"
  npm run inbox -- status                            how much there is, and what to do next
  npm run inbox -- readers                           who reads the newsletter
  npm run inbox -- open                              all of this as a page in the browser
  npm run inbox -- list --help                       more about a command

For other programs: --json, and --silent so that npm adds nothing:
  npm run --silent inbox -- list --json

It finds the database as the server does: in DATABASE_URL, or else in the folder SUBMISSIONS_FOLDER
(var/submissions). All times are those of Nairobi.`;

/** The build that the server serves. */
const SITE_FOLDER = process.env['SITE_FOLDER'] ?? 'dist';

/** Errors whose message is enough for staff; any other is a bug and is printed with its stack. */
const PLAIN = [
  'InboxError',
  'StaffPageError',
  'NotSentError',
  'BackupError',
  'MigrationError',
  'UnavailableError',
  'SettingsError',
  'ClockError',
];

/** Never creates a database. @throws {InboxError} where there is none */
function openExisting(settings: Settings): Promise<Database> {
  const file = databaseFile(settings);
  if (!settings.databaseUrl && !existsSync(file)) {
    throw new InboxError(
      `There is no database ${file}. If it is elsewhere, set SUBMISSIONS_FOLDER or DATABASE_URL. To make an empty one: npm run inbox -- create`,
    );
  }
  return openDatabase(settings);
}

async function run(): Promise<void> {
  const settings = readSettings();
  let opened: Promise<Database> | undefined;
  const program = new Command('npm run inbox --')
    .description(
      'What visitors sent through the forms of the site: read it, answer it, hand it out, remove it.',
    )
    .helpCommand(false)
    .showHelpAfterError('(--help says more)')
    .addHelpText('after', HELP);
  const inbox: Inbox = {
    program,
    settings,
    open: () => (opened ??= openExisting(settings)),
    siteFolder: SITE_FOLDER,
    loadPages: () => loadPages(SITE_FOLDER),
    loadOutgoing: () => outgoingOf(recipientsOf(settings, loadPages(SITE_FOLDER).words)),
    async loadMailContext() {
      const key = await signingKey(await inbox.open(), settings.secret);
      return mailContextOf(settings, { ...loadPages(SITE_FOLDER), key });
    },
    now: Date.now,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  };
  addSubmissionCommands(inbox);
  addOutboxCommands(inbox);
  addReaderCommands(inbox);
  addMailCommands(inbox);
  addExportCommands(inbox);
  addRemovalAndBackupCommands(inbox);
  addOpenCommand(inbox, SITE_FOLDER);
  try {
    await program.parseAsync();
  } finally {
    await (await opened)?.close();
  }
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
try {
  await run();
} catch (error) {
  if (!(error instanceof Error && PLAIN.includes(error.name))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
