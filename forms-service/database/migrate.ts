/** Migrations: numbered SQL files, each applied once and never changed afterwards. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperationalError } from '../operational-error.ts';
import { UnavailableError, type Database, type Query, type Script } from './database.ts';

/** Has a folder for each dialect. */
const MIGRATIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
/** Number of our advisory lock in PostgreSQL. It may be any number, but must never change. */
const LOCK = 5_204_811_207;
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

type Migration = { version: number; name: string; checksum: string; sql: string };

function readMigration(folder: string, name: string): Migration {
  const [, digits] = FILE_NAME.exec(name) ?? [];
  if (!digits)
    throw new OperationalError(`${name}: a migration has a name such as 0002-what-it-does.sql`);
  const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return {
    version: Number(digits),
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    sql,
  };
}

/** Finds our table of migrations. Tables of other programs do not count. */
const OWN_TABLE = {
  sqlite: "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'",
  postgres: "SELECT 1 WHERE to_regclass('migrations') IS NOT NULL",
};

/** The database is there, and has no tables of this service. */
export class EmptyDatabaseError extends UnavailableError {
  override name = 'EmptyDatabaseError';
}

/** @throws {EmptyDatabaseError} if the database has no tables of this service */
async function requireOurs(query: Query, dialect: Database['dialect']): Promise<void> {
  if ((await query(OWN_TABLE[dialect])).length > 0) return;
  throw new EmptyDatabaseError(
    'The database is empty. If the submissions are elsewhere, correct DATABASE_URL or SUBMISSIONS_FOLDER. To begin with an empty one: npm run inbox -- create',
  );
}

type MigrateOptions = { isNew?: boolean; folder?: string };

/**
 * Applies all missing migrations within a transaction. If several processes call it at once, one applies them and the
 * others wait. Migrations of a newer version of the program are ignored: they only add, so this version still works.
 * @param options `isNew`: whether the database may be empty
 * @throws {OperationalError} if an applied migration was changed
 * @throws {EmptyDatabaseError} if the database is empty and must not be
 */
export async function applyMigrations(
  dialect: Database['dialect'],
  query: Query,
  script: Script,
  now: number,
  { isNew = false, folder = path.join(MIGRATIONS, dialect) }: MigrateOptions = {},
): Promise<void> {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(folder, name));
  // The lock excludes other processes until the transaction ends. SQLite needs none: it has one writer at a time.
  if (dialect === 'postgres') await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  if (!isNew) await requireOurs(query, dialect);
  await query(
    'CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)',
  );
  const rows = await query<{ version: number; checksum: string }>(
    'SELECT version, checksum FROM migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  for (const { version, name, checksum, sql } of migrations) {
    const found = applied.get(version);
    if (found === checksum) continue;
    if (found !== undefined) {
      throw new OperationalError(
        `${name} has been changed since it was applied to this database. Put it back as it was, and make the change in a new file.`,
      );
    }
    await script(sql);
    await query(
      'INSERT INTO migrations (version, name, checksum, applied_at) VALUES ($1, $2, $3, $4)',
      [version, name, checksum, now],
    );
  }
}

/** Applies all missing migrations in one transaction, as {@link applyMigrations} does. */
export const migrate = (database: Database, now: number, options?: MigrateOptions) =>
  database.transaction(
    (query, script) => applyMigrations(database.dialect, query, script, now, options),
    true,
  );
