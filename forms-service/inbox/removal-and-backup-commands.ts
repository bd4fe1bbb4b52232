/** Commands that delete, copy and restore data: erase, purge, backup, restore. */
import { databaseFile, openDatabase } from '../database/open.ts';
import { afterErasing } from '../mail/outgoing.ts';
import { eraseAddress, exportAddress } from '../store/personal-data.ts';
import { purge, requireSteadyClock } from '../store/purge.ts';
import { addCommand, InboxError, readEmail, type Inbox } from './inbox.ts';

/** Required to delete or replace data, so that a typing mistake does neither. */
const YES = ['--yes', 'do it; without it nothing changes'] as const;
type Sure = { yes?: boolean };

/** @throws {InboxError} where the database is not a file */
function sqliteFile({ settings }: Inbox): string {
  if (!settings.databaseUrl) return databaseFile(settings);
  throw new InboxError('The submissions are in PostgreSQL: use pg_dump and pg_restore.');
}

export function addRemovalAndBackupCommands(inbox: Inbox): void {
  addCommand(inbox, 'erase <email>', async (email: string, { yes }: Sure) => {
    const database = await inbox.open();
    if (!yes) {
      const { submissions, subscription, mails } = await exportAddress(database, readEmail(email));
      throw new InboxError(
        `This would remove for good: ${submissions.length} submissions, ${subscription ? 1 : 0} subscriptions, ${mails.length} mails to ${email}. Add --yes to do it.`,
      );
    }
    const now = inbox.now();
    const outgoing = (references: readonly string[]) =>
      afterErasing(inbox.settings, references, now);
    const erased = await eraseAddress(database, readEmail(email), now, { outgoing });
    const text = `Removed: ${erased.submissions} submissions, ${erased.subscriptions} subscriptions, ${erased.mails} mails. Backups hold them until you delete those.`;
    return { data: erased, text };
  }).option(...YES);

  addCommand(inbox, 'purge', async ({ yes }: Sure) => {
    const database = await inbox.open();
    const now = inbox.now();
    if (!yes) await requireSteadyClock(database, now);
    const purged = await purge(database, inbox.settings.retention, now);
    const text = `Removed: ${purged.submissions} submissions, ${purged.subscriptions} subscriptions, ${purged.mails} mails, ${purged.networks} networks.`;
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
    // Says so where there is none.
    await inbox.open();
    const { backUp } = await import('../database/backup.ts');
    backUp(database, file);
    return { data: { file }, text: `Written to ${file}.` };
  });

  addCommand(inbox, 'restore <file>', async (file: string, { yes }: Sure) => {
    const database = sqliteFile(inbox);
    if (!yes)
      throw new InboxError(
        `This would replace all submissions by those in ${file}. Add --yes to do it.`,
      );
    const { restore } = await import('../database/backup.ts');
    const kept = await restore(database, file, inbox.now());
    const where = kept ? ` What was there before is in ${kept}.` : '';
    return { data: { restored: file, kept }, text: `${file} is put back.${where}` };
  }).option(...YES);
}
