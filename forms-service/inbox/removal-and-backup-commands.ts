/** Commands that delete, copy and restore data: erase, purge, backup, restore. */
import { databaseFile, openDatabase } from '../database/open.ts';
import { afterErasing } from '../mail/outgoing.ts';
import { OperationalError } from '../operational-error.ts';
import { eraseAddress, exportAddress } from '../store/personal-data.ts';
import { purge, requireSteadyClock } from '../store/purge.ts';
import { addCommand, readEmail, type Inbox } from './inbox.ts';

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

export function addRemovalAndBackupCommands(inbox: Inbox): void {
  addCommand(inbox, 'erase <email>', async (email: string, { yes }: Sure) => {
    const database = await inbox.open();
    if (!yes) {
      const { submissions, subscription, mails } = await exportAddress(database, readEmail(email));
      throw new OperationalError(
        `This would remove for good what is about ${email}. ${amounts(submissions.length, subscription ? 1 : 0, mails.length)}. Add --yes to do it.`,
      );
    }
    const now = Date.now();
    const outgoing = (references: readonly string[]) =>
      afterErasing(inbox.settings, references, now);
    const erased = await eraseAddress(database, readEmail(email), now, { outgoing });
    const { submissions, subscriptions, mails } = erased;
    const text = `Removed. ${amounts(submissions, subscriptions, mails)}. Backups hold them until you delete those.`;
    return { data: erased, text };
  }).option(...YES);

  addCommand(inbox, 'purge', async ({ yes }: Sure) => {
    const database = await inbox.open();
    const now = Date.now();
    if (!yes) await requireSteadyClock(database, now);
    const purged = await purge(database, inbox.settings.retention, now);
    const { submissions, subscriptions, mails, networks } = purged;
    const text = `Removed. ${amounts(submissions, subscriptions, mails)}, networks: ${networks}.`;
    return { data: purged, text };
  }).option('--yes', 'although nothing was deleted for long: the clock is right');

  addCommand(inbox, 'create', async () => {
    const { settings } = inbox;
    const where = settings.databaseUrl ? 'DATABASE_URL' : databaseFile(settings);
    const database = await openDatabase(settings, { isNew: true });
    await database.close();
    return { data: { where }, text: `There is a database in ${where}.` };
  });

  addCommand(inbox, 'backup <file>', async (file: string) => {
    const database = sqliteFile(inbox);
    // This fails with a message if there is no database.
    await inbox.open();
    const { backUp } = await import('../database/backup.ts');
    backUp(database, file);
    return { data: { file }, text: `Written to ${file}.` };
  });

  addCommand(inbox, 'restore <file>', async (file: string, { yes }: Sure) => {
    const database = sqliteFile(inbox);
    if (!yes)
      throw new OperationalError(
        `This would replace all submissions by those in ${file}. Add --yes to do it.`,
      );
    const { restore } = await import('../database/backup.ts');
    const kept = await restore(database, file, Date.now());
    const where = kept ? ` What was there before is in ${kept}.` : '';
    return { data: { restored: file, kept }, text: `${file} is put back.${where}` };
  }).option(...YES);
}
