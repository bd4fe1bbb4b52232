/** Opens the database that the settings name, up to date. */
import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Path of the SQLite database. */
export const databaseFile = ({ folder }: Pick<Settings, 'folder'>) =>
  path.join(folder, 'submissions.sqlite');

/**
 * Opens it and applies the migrations it lacks. Only the engine that is used is loaded.
 * @throws {UnavailableError} when it cannot be reached
 * @throws {MigrationError} when it was made by migrations that read differently now
 */
export async function openDatabase(
  settings: Pick<Settings, 'folder'> & Partial<Pick<Settings, 'databaseUrl'>>,
): Promise<Database> {
  const database = settings.databaseUrl
    ? (await import('./postgres.ts')).openPostgres(settings.databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(databaseFile(settings));
  try {
    await migrate(database, Date.now());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
