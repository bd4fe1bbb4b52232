/** Commands that delete, copy and restore data: erase, purge, backup, restore. */
import { databaseFile } from '../database/open.ts';
import { eraseAddress, exportAddress } from '../store/personal-data.ts';
import { purge } from '../store/purge.ts';
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
    const erased = await eraseAddress(database, readEmail(email), inbox.now());
    const text = `Removed: ${erased.submissions} submissions, ${erased.subscriptions} subscriptions, ${erased.mails} mails. Backups hold them until you delete those.`;
    return { data: erased, text };
  }).option(...YES);

  addCommand(inbox, 'purge', async () => {
    const purged = await purge(await inbox.open(), inbox.settings.retention, inbox.now());
    const text = `Removed: ${purged.submissions} submissions, ${purged.subscriptions} subscriptions, ${purged.mails} mails, ${purged.networks} networks.`;
    return { data: purged, text };
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
