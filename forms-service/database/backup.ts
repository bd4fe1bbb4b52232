/** Backs up and restores the SQLite database while the service runs. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '@website/site/serve/message-of.ts';
import { OperationalError } from '../operational-error.ts';
import { copyPresent, keepWills, type Kept } from './keep-wills.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import { MINUTE } from '../time-units.ts';

/** Milliseconds to wait for a locked database: a backup may wait longer than a request. */
const LOCK_TIMEOUT = MINUTE;
/** The table of the applied migrations. It describes the file itself. */
const MIGRATIONS_TABLE = 'migrations';
/** Tables that are not restored, because they describe this file and not its contents. */
const TABLES_NOT_RESTORED = [MIGRATIONS_TABLE, 'heartbeats'];

function sync(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Opens a file for `work`, and closes it afterwards. */
function using<Result>(
  file: string,
  readOnly: boolean,
  work: (db: DatabaseSyncInstance) => Result,
): Result {
  const db = new DatabaseSync(file, { readOnly, timeout: LOCK_TIMEOUT });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** @throws {OperationalError} if the file is damaged, or is not a database of the submissions */
function requireValid(file: string): void {
  const fault = (() => {
    try {
      return using(file, true, (db) => {
        const [check] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
        if (check?.integrity_check !== 'ok') return check?.integrity_check ?? 'no answer';
        const own = db
          .prepare('SELECT name FROM sqlite_schema WHERE name = ?')
          .all(MIGRATIONS_TABLE);
        return own.length > 0 ? null : 'it holds something else';
      });
    } catch (error) {
      return messageOf(error);
    }
  })();
  if (fault) throw new OperationalError(`${file} is no backup of the submissions: ${fault}.`);
}

/**
 * Writes all committed data into a new file that only its owner can read; checked and synced.
 * @throws {OperationalError} if the file exists or cannot be written
 */
export function backUp(database: string, target: string): void {
  if (existsSync(target))
    throw new OperationalError(`${target} exists already: choose another name.`);
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    using(database, true, (db) => db.prepare('VACUUM INTO ?').run(part));
    requireValid(part);
    sync(part);
    renameSync(part, target);
    sync(path.dirname(path.resolve(target)));
  } catch (error) {
    // A full disk, or a folder that is missing or closed to this user.
    if (existsSync(part)) rmSync(part);
    throw new OperationalError(`${target} cannot be written: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Replaces the rows of all tables in one transaction, but for what people and staff have decided since.
 * @param keep saves the present rows. It is called while the database is locked, so no submission is lost in between.
 */
export function replaceContents(
  db: DatabaseSyncInstance,
  source: string,
  keep: () => unknown,
): Kept {
  db.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
  db.prepare('ATTACH ? AS backup').run(source);
  const tables = (
    db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[]
  ).filter(({ name }) => !TABLES_NOT_RESTORED.includes(name));
  db.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON');
  keep();
  copyPresent(db);
  for (const { name } of tables) db.exec(`DELETE FROM main.${name}`);
  for (const { name } of tables) {
    const columns = (db.prepare(`PRAGMA main.table_info(${name})`).all() as { name: string }[])
      .map((column) => column.name)
      .join(', ');
    db.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM backup.${name}`);
  }
  const kept = keepWills(db);
  db.exec('COMMIT');
  return kept;
}

/** Applies missing migrations to a file. */
async function update(file: string, now: number): Promise<void> {
  const database = await openSqlite(file, { isNew: true });
  try {
    await migrate(database, now, { isNew: true });
  } finally {
    await database.close();
  }
}

/** The tables and columns of a file, as "table.column". */
const columnsIn = (file: string): string[] =>
  using(file, true, (db) =>
    (
      db
        .prepare(
          `SELECT tables.name || '.' || columns.name AS name
           FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
           WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite~_%' ESCAPE '~'`,
        )
        .all() as { name: string }[]
    ).map(({ name }) => name),
  );

/** @throws {OperationalError} if a backup has columns that would be lost, because this version does not know them */
function requireKnown(source: string, backup: string, present: string): void {
  const known = columnsIn(present);
  const unknown = columnsIn(backup).filter((column) => !known.includes(column));
  if (unknown.length === 0) return;
  throw new OperationalError(
    `${source} is of a newer version: this one does not know ${unknown.join(', ')}, which would be lost. Nothing has changed. Update, and restore then.`,
  );
}

/**
 * Replaces all data by a backup, and keeps the present data in another backup. Programs that have the database open see
 * the restored data.
 * @returns the file with the data before the restore, or `null` if there was no database, and what was kept of it
 * @throws {OperationalError} if the file is not a backup of the submissions, or is of a newer version. Nothing has changed
 *   then
 */
export async function restore(
  database: string,
  source: string,
  now: number,
): Promise<{ file: string | null; kept: Kept }> {
  requireValid(source);
  const isThere = existsSync(database);
  const folder = path.dirname(database);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = path.join(
    folder,
    `before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}.sqlite`,
  );
  // Migrations are applied to a copy: the backup itself does not change.
  const work = mkdtempSync(path.join(folder, `restore-${process.pid}-`));
  try {
    const copy = path.join(work, 'copy.sqlite');
    copyFileSync(source, copy);
    await update(copy, now);
    const present = isThere ? database : path.join(work, 'empty.sqlite');
    await update(present, now);
    requireKnown(source, copy, present);
    if (!isThere) await update(database, now);
    const kept = using(database, false, (db) =>
      replaceContents(db, copy, () => {
        if (!isThere) return;
        // Half a copy is in the folder that is swept when this process is killed.
        const whole = path.join(work, 'present.sqlite');
        backUp(database, whole);
        renameSync(whole, before);
        sync(folder);
      }),
    );
    return { file: isThere ? before : null, kept };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
