/** Commands that delete, copy and restore data: erase, purge, backup, restore. */
import type { Command } from 'commander';
import { databaseFile } from '../database/open.ts';
import { eraseAddress, exportAddress } from '../store/personal-data.ts';
import { purge } from '../store/purge.ts';
import { addCommand, answer, InboxError, readEmail, type Inbox, type Json } from './inbox.ts';

/** Required to delete or replace data, so that a typing mistake does neither. */
const YES = ['--yes', 'do it; without it nothing changes'] as const;
type Sure = Json & { yes?: boolean };

/** @throws {InboxError} where the database is not a file */
function sqliteFile({ settings }: Inbox): string {
  if (!settings.databaseUrl) return databaseFile(settings);
  throw new InboxError('The submissions are in PostgreSQL: use pg_dump and pg_restore.');
}

export function addRemovalAndBackupCommands(program: Command, inbox: Inbox): void {
  const { retention } = inbox.settings;

  addCommand(
    program,
    'erase <email>',
    'Removes everything about an address, for good. Mails that have been sent are beyond reach.',
    [
      'erase wanjiru@farm.example          says what would be removed',
      'erase wanjiru@farm.example --yes    removes it',
    ],
  )
    .option(...YES)
    .action(async (email: string, options: Sure) => {
      const database = await inbox.open();
      if (!options.yes) {
        const { submissions, subscription, mails } = await exportAddress(
          database,
          readEmail(email),
        );
        throw new InboxError(
          `This would remove for good: ${submissions.length} submissions, ${subscription ? 1 : 0} subscriptions, ${mails.length} mails to ${email}. Add --yes to do it.`,
        );
      }
      const erased = await eraseAddress(database, readEmail(email), inbox.now());
      const text = `Removed: ${erased.submissions} submissions, ${erased.subscriptions} subscriptions, ${erased.mails} mails. Backups hold them until you delete those.`;
      answer(inbox, options, erased, text);
    });

  addCommand(
    program,
    'purge',
    `Deletes what is older than its retention period: submissions after ${retention.months} months, and after days what was never confirmed, mails that were sent and networks. The server does so by itself every day.`,
    ['purge'],
  ).action(async (options: Json) => {
    const purged = await purge(await inbox.open(), retention, inbox.now());
    const text = `Removed: ${purged.submissions} submissions, ${purged.subscriptions} subscriptions, ${purged.mails} mails. Networks forgotten: ${purged.networks}.`;
    answer(inbox, options, purged, text);
  });

  addCommand(program, 'backup <file>', 'Copies the SQLite database, also while the server runs.', [
    'backup /var/backups/submissions-2026-06-01.sqlite',
  ]).action(async (file: string, options: Json) => {
    const database = sqliteFile(inbox);
    // Says so where there is none.
    await inbox.open();
    const { backUp } = await import('../database/backup.ts');
    backUp(database, file);
    answer(inbox, options, { file }, `Written to ${file}.`);
  });

  addCommand(
    program,
    'restore <file>',
    'Puts a backup back, also while the server runs. What has come since goes into a backup of its own.',
    ['restore /var/backups/submissions-2026-06-01.sqlite --yes'],
  )
    .option(...YES)
    .action(async (file: string, options: Sure) => {
      const database = sqliteFile(inbox);
      if (!options.yes) {
        throw new InboxError(
          `This would replace all submissions by those in ${file}. Add --yes to do it.`,
        );
      }
      const { restore } = await import('../database/backup.ts');
      const kept = await restore(database, file, inbox.now());
      const where = kept ? ` What was there before is in ${kept}.` : '';
      answer(inbox, options, { restored: file, kept }, `${file} is put back.${where}`);
    });
}
