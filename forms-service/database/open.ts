/** Opens the database of the settings, with all migrations applied. */
import path from 'node:path';
import type { Settings } from '../service-settings.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Path of the SQLite database. */
export const databaseFile = ({ folder }: Pick<Settings, 'folder'>) =>
  path.join(folder, 'submissions.sqlite');

/**
 * Opens the database and applies missing migrations. Loads only the driver that is used.
 * @param options `isNew`: whether it is made where there is none. An empty database in the place of one that is missing
 *   would take submissions which are gone when the missing one comes back.
 * @throws {UnavailableError | MigrationError}
 */
export async function openDatabase(
  settings: Pick<Settings, 'folder'> & Partial<Pick<Settings, 'databaseUrl'>>,
  { isNew = false } = {},
): Promise<Database> {
  const database = settings.databaseUrl
    ? (await import('./postgres.ts')).openPostgres(settings.databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(databaseFile(settings), { isNew });
  try {
    await migrate(database, Date.now(), { isNew });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
