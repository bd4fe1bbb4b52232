/** Commands about what is stored: create, export, unsubscribe, erase, purge, backup, restore, copy. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { messageOf } from '@website/site/serve/message-of.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { afterErasing, afterUnsubscribing } from '../mail/outgoing.ts';
import { startOfDay } from '../nairobi-time.ts';
import { OperationalError } from '../operational-error.ts';
import { noteBackup } from '../store/backups.ts';
import { eraseAddress, exportAddress, otherSpellings } from '../store/personal-data.ts';
import { purge, requireSteadyClock } from '../store/purge.ts';
import { listSubmissions } from '../store/submissions.ts';
import { changeSubscription, listReaders } from '../store/subscriptions.ts';
import { FORMS, STATES, type Form, type State } from '../types.ts';
import { isoTimes, submissionData } from './display.ts';
import { addCommand, readEmail, type Inbox } from './inbox.ts';
import { readerSheet, submissionSheet, withLinks } from './sheets.ts';
import { csvOf, xlsxOf, type Sheet } from './spreadsheet.ts';

/** The option that is required to delete or replace data, so that a typing mistake cannot do it. */
const YES = ['--yes', 'do it; without it nothing changes'] as const;
type Sure = { yes?: boolean };

/** @throws {OperationalError} if the database is not SQLite */
function sqliteFile({ settings }: Inbox): string {
  if (!settings.databaseUrl) return databaseFile(settings);
  throw new OperationalError('The submissions are in PostgreSQL: use pg_dump and pg_restore.');
}

/** Numbers of rows, in the words of the page for staff. */
const amounts = (submissions: number, newsletter: number, mails: number) =>
  `Submissions: ${submissions}, newsletter: ${newsletter}, mails: ${mails}`;

/** What a deletion has left in the files of the database. */
const ofFiles = ({ settings }: Inbox) =>
  settings.databaseUrl
    ? 'The tables are rewritten: nothing of it is left in them.'
    : 'Its bytes in the file of the database are overwritten: nothing of it is left there. The file stays as large as it is, and new rows fill it.';

/** Reads a day. @returns its midnight in Nairobi */
function readDay(value: string): number {
  const time = startOfDay(value);
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Expected a day such as 2026-06-01.');
}

/**
 * Writes a file that only its owner can read, or, without a file or for `-`, to standard output.
 * @throws {OperationalError} if the file exists or cannot be written
 */
async function write(file: string | undefined, content: string | Buffer): Promise<undefined> {
  if (file === undefined || file === '-') {
    process.stdout.write(content);
    return;
  }
  // On a server the command runs in the folder of the version, wherever it was typed.
  const whole = path.resolve(file);
  try {
    await writeFile(whole, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new OperationalError(`${whole} cannot be written: ${messageOf(error)}`, { cause: error });
  }
  console.log(`Written to ${whole}.`);
}

type ListOptions = { output?: string; json?: boolean };

/** Writes a list in the format that the options or the name of the file say: JSON, a spreadsheet, or CSV. */
async function writeList(
  { output, json }: ListOptions,
  values: readonly object[],
  sheet: Sheet,
): Promise<undefined> {
  const ending = path.extname(output ?? '').toLowerCase();
  if (json || ending === '.json') {
    // Each value has its own line.
    const lines = values.map((value) => JSON.stringify(value, isoTimes));
    return write(output, lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`);
  }
  return write(output, ending === '.xlsx' ? await xlsxOf(sheet) : csvOf(sheet));
}

type ExportOptions = ListOptions & {
  readers?: boolean;
  form?: Form[];
  state: State[];
  since?: number;
  before?: number;
};

function addExport(inbox: Inbox): void {
  addCommand(
    inbox,
    'export',
    'All submissions, or some, or the readers of the newsletter: .xlsx, .csv or .json, as the file is called. Without a file, CSV on the screen.',
    async ({ readers, form: forms, state: states, since, before, ...output }: ExportOptions) => {
      const database = await inbox.open();
      if (readers) {
        const context = await inbox.loadMailContext();
        const listed = withLinks(await listReaders(database.query), context);
        return writeList(output, listed, readerSheet(listed));
      }
      const found = await listSubmissions(database, { forms, states, since, before });
      return writeList(
        output,
        found.map(submissionData),
        submissionSheet(found, inbox.loadChoices()),
      );
    },
  )
    .option('--output <file>', 'where to write; - is the screen')
    .option('--readers', 'the readers of the newsletter, each with a link to unsubscribe')
    .addOption(new Option('--form <form...>', 'only from these forms').choices(FORMS))
    .addOption(
      new Option('--state <state...>', 'only in these states')
        .choices(STATES)
        .default(['new', 'answered']),
    )
    .option('--since <day>', 'received on this day or later, such as 2026-06-01', readDay)
    .option('--before <day>', 'received before this day', readDay);
}

function addRemoval(inbox: Inbox): void {
  const { settings } = inbox;

  addCommand(
    inbox,
    'unsubscribe <emails...>',
    'Takes addresses off the newsletter, for people who left it elsewhere: in another program, by mail, on the phone.',
    async (emails: string[]) => {
      const database = await inbox.open();
      const now = Date.now();
      const unsubscribed: string[] = [];
      for (const email of emails.map(readEmail)) {
        const outgoing = afterUnsubscribing(settings, email, now);
        if (await changeSubscription(database, 'leave', email, { outgoing, now }))
          unsubscribed.push(email);
      }
      const others = emails.filter((email) => !unsubscribed.includes(email));
      const lines = [
        `Unsubscribed: ${unsubscribed.join(', ') || 'nobody'}.`,
        ...(others.length > 0 ? [`Not on the list: ${others.join(', ')}.`] : []),
      ];
      return { data: { unsubscribed, notOnTheList: others }, text: lines.join('\n') };
    },
  );

  addCommand(
    inbox,
    'erase <email>',
    'Removes everything about an address, for good. Mails that have been sent cannot be removed.',
    async (email: string, { yes }: Sure) => {
      const database = await inbox.open();
      const others = await otherSpellings(database, readEmail(email));
      const alike =
        others.length > 0 ? [`Perhaps the same person, and not erased: ${others.join(', ')}.`] : [];
      if (!yes) {
        const found = await exportAddress(database, email);
        const { submissions, subscription, mails } = found;
        throw new OperationalError(
          [
            `This would remove for good what is about ${email}. ${amounts(submissions.length, subscription ? 1 : 0, mails.length)}. Add --yes to do it.`,
            ...alike,
          ].join('\n'),
        );
      }
      const now = Date.now();
      const outgoing = (references: readonly string[]) => afterErasing(settings, references, now);
      const erased = await eraseAddress(database, email, now, { outgoing });
      const { submissions, subscriptions, mails, areFilesRewritten } = erased;
      const lines = [
        `Erased. ${amounts(submissions, subscriptions, mails)}.`,
        areFilesRewritten
          ? ofFiles(inbox)
          : 'Its bytes stay in the files of the database until the next purge, within a day: another program reads them now, such as a dump. To do it at once: purge.',
        ...alike,
        'Backups hold it until you delete them, and mailboxes what was sent.',
        ...(settings.webhookUrl
          ? ['WEBHOOK_URL is told the references (person.erased): delete there what it was sent.']
          : []),
      ];
      return { data: { ...erased, otherSpellings: others }, text: lines.join('\n') };
    },
  ).option(...YES);

  addCommand(
    inbox,
    'purge',
    'Deletes what is older than the retention times of the settings. The server does this by itself every day. Where nothing was deleted for a week, the clock may be wrong: then it asks for --yes.',
    async ({ yes, rewrite }: Sure & { rewrite?: boolean }) => {
      const database = await inbox.open();
      const now = Date.now();
      if (!yes) await requireSteadyClock(database, now);
      const purged = await purge(database, settings.retention, now, rewrite);
      const { submissions, subscriptions, mails, networks } = purged;
      const removed = `Removed. ${amounts(submissions, subscriptions, mails)}, networks: ${networks}.`;
      return { data: purged, text: `${removed}\n${ofFiles(inbox)}` };
    },
  )
    .option('--yes', 'although nothing was deleted for long: the clock is right')
    .option('--rewrite', 'on PostgreSQL: rewrites large tables too. Forms wait meanwhile');
}

function addBackups(inbox: Inbox): void {
  const { settings } = inbox;

  addCommand(
    inbox,
    'create',
    'Makes an empty database, before the server starts for the first time. The server makes none itself where SUBMISSIONS_FOLDER or DATABASE_URL is set: an empty one must not take the place of one that is missing. A database that is there stays as it is.',
    async () => {
      const where = settings.databaseUrl ? 'DATABASE_URL' : databaseFile(settings);
      const database = await openDatabase(settings, { isNew: true });
      await database.close();
      return { data: { where }, text: `There is a database in ${where}.` };
    },
  );

  addCommand(
    inbox,
    'backup <file>',
    'Copies the SQLite database, also while the server runs.',
    async (name: string) => {
      const database = sqliteFile(inbox);
      const file = path.resolve(name);
      // This fails with a message if there is no database.
      const { query } = await inbox.open();
      const { backUp } = await import('../database/backup.ts');
      backUp(database, file);
      await noteBackup(query, Date.now());
      return { data: { file }, text: `Written to ${file}.` };
    },
  );

  addCommand(
    inbox,
    'restore <file>',
    'Puts a backup back, also while the server runs. What was stored until now goes into another backup.',
    async (file: string, { yes }: Sure) => {
      const database = sqliteFile(inbox);
      if (!yes)
        throw new OperationalError(
          `This would replace all submissions by those in ${file}. Add --yes to do it.`,
        );
      const { restore } = await import('../database/backup.ts');
      const { file: before, kept } = await restore(database, file, Date.now());
      const { erased, left, answered, stopped } = kept;
      const lines = [
        `${file} is put back.${before ? ` What was there before is in ${before}.` : ''}`,
        `Kept since the backup: erased people: ${erased}, unsubscribed: ${left}, marked as answered: ${answered}.`,
        `Mails that waited then and are stopped: ${stopped}.`,
        ...(stopped > 0 ? ['They are on the page for staff, under Mails.'] : []),
        ...(before ? [] : ['There was no database, so erase again who was erased since.']),
      ];
      return { data: { restored: file, before, kept }, text: lines.join('\n') };
    },
  ).option(...YES);
}

function addCopy(inbox: Inbox): void {
  const { settings } = inbox;
  addCommand(
    inbox,
    'copy',
    'Copies everything from SQLite into an empty PostgreSQL database, and leaves the SQLite file as it is. Stop the server first: what comes in later is not copied.',
    async ({ to = settings.databaseUrl }: { to?: string }) => {
      if (!to) throw new OperationalError('Where to? Set DATABASE_URL, or add --to postgres://…');
      // This fails with a message if there is no database. An older one gets its missing migrations.
      await (await openDatabase({ folder: settings.folder })).close();
      const { copyDatabase } = await import('../database/copy.ts');
      const { openPostgres } = await import('../database/postgres.ts');
      const target = openPostgres(to);
      const file = databaseFile(settings);
      try {
        const rows = await copyDatabase(file, target, Date.now());
        const { submissions = 0, subscriptions = 0, outbox = 0 } = rows;
        const text = `Copied, and counted there. ${amounts(submissions, subscriptions, outbox)}. ${file} is as it was. Start the server with DATABASE_URL.`;
        return { data: { rows }, text };
      } finally {
        await target.close();
      }
    },
  ).option('--to <address>', 'of the PostgreSQL database; without it DATABASE_URL');
}

export function addDataCommands(inbox: Inbox): void {
  addBackups(inbox);
  addCopy(inbox);
  addExport(inbox);
  addRemoval(inbox);
}
