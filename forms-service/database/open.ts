/** Opens the database of the settings, with all migrations applied. */
import path from 'node:path';
import type { Settings } from '../service-settings.ts';
import type { Database } from './database.ts';
import { EmptyDatabaseError, migrate } from './migrate.ts';

/** Path of the SQLite database. */
export const databaseFile = ({ folder }: Pick<Settings, 'folder'>) =>
  path.join(folder, 'submissions.sqlite');

/**
 * A PostgreSQL database that is empty beside a filled SQLite file: somebody has changed DATABASE_URL and forgotten to
 * copy. Without this, readers and open requests would seem to be gone.
 */
async function sayWhatIsElsewhere(error: unknown, file: string): Promise<unknown> {
  if (!(error instanceof EmptyDatabaseError)) return error;
  const { countIn } = await import('./copy.ts');
  const count = countIn(file);
  if (count === 0) return error;
  return new EmptyDatabaseError(
    `DATABASE_URL is an empty database, and ${file} holds ${count} submissions and subscriptions. To take them along: npm run inbox -- copy. To begin without them: npm run inbox -- create`,
  );
}

/**
 * Opens the database and applies missing migrations. Loads only the driver that it needs.
 * @param options `isNew`: whether a missing database is created. If it were always created, submissions would be stored
 *   in an empty database and be lost when the missing one comes back
 * @throws {OperationalError} if it cannot be opened; {@link UnavailableError} if a retry may succeed
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
    throw settings.databaseUrl ? await sayWhatIsElsewhere(error, databaseFile(settings)) : error;
  }
}
