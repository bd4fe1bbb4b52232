/** Copies everything from SQLite to PostgreSQL: also the secret that signs, and the proofs of consent. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '@website/site/serve/message-of.ts';
import { OperationalError } from '../operational-error.ts';
import { MINUTE } from '../time-units.ts';
import { UnavailableError, type Database, type Query, type Row, type Value } from './database.ts';
import { applyMigrations } from './migrate.ts';

/** Rows of one statement. PostgreSQL takes 65,535 values in a statement; our widest table has some twenty columns. */
const BATCH = 200;

/** Tables of the contents, each after those that it refers to. */
const TABLES =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'migrations' ORDER BY rowid";

async function countOf(query: Query, table: string): Promise<number> {
  const [row] = await query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
  return row?.count ?? 0;
}

async function insert(query: Query, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'place');
  const places = rows.map((_row, index) => {
    const first = index * columns.length + 1;
    return `(${columns.map((_column, place) => `$${first + place}`).join(', ')})`;
  });
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  await query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values);
}

/** Copies one table, and counts what has arrived. @returns the number of rows @throws {OperationalError} */
async function copyTable(source: DatabaseSyncInstance, query: Query, table: string) {
  const next = source.prepare(
    `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`,
  );
  let read = 0;
  let last: Value = 0;
  try {
    for (;;) {
      const rows = next.all(last) as Row[];
      if (rows.length === 0) break;
      last = rows.at(-1)?.['place'] ?? last;
      await insert(query, table, rows);
      read += rows.length;
    }
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    throw new OperationalError(
      `Nothing was copied: a row of "${table}" cannot be stored there. ${messageOf(error)}`,
      { cause: error },
    );
  }
  const arrived = await countOf(query, table);
  if (arrived === read) return read;
  throw new OperationalError(
    `Nothing was copied: "${table}" has ${read} rows here, and ${arrived} there.`,
  );
}

/**
 * Copies an SQLite file, as it is at one moment, into an empty PostgreSQL database, in one transaction: all of it
 * arrives or nothing, not even tables. The file is only read.
 * @param file with all migrations applied
 * @returns the number of rows of each table
 * @throws {OperationalError} if the target holds something, or a row does not arrive
 */
export async function copyDatabase(
  file: string,
  target: Database,
  now: number,
): Promise<Record<string, number>> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: MINUTE });
  try {
    // From here on the source is read as it is now, whatever others write.
    source.exec('BEGIN');
    const tables = (source.prepare(TABLES).all() as { name: string }[]).map(({ name }) => name);
    return await target.transaction(async (query, script) => {
      await applyMigrations(target.dialect, query, script, now, { isNew: true });
      for (const table of tables) {
        if ((await countOf(query, table)) === 0) continue;
        throw new OperationalError(
          `Nothing was copied: the other database holds submissions or settings already ("${table}"). Name an empty one.`,
        );
      }
      const counts: Record<string, number> = {};
      for (const table of tables) counts[table] = await copyTable(source, query, table);
      return counts;
    }, true);
  } finally {
    source.close();
  }
}

/** How many submissions and subscriptions an SQLite file holds; 0 if it cannot be read. It is only read. */
export function countIn(file: string): number {
  try {
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      const row = source
        .prepare(
          'SELECT (SELECT COUNT(*) FROM submissions) + (SELECT COUNT(*) FROM subscriptions) AS count',
        )
        .get() as { count: number };
      return row.count;
    } finally {
      source.close();
    }
  } catch {
    return 0;
  }
}
