/** The databases without the service: the same prepared statements through the same drivers. */
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { databaseFile, openDatabase } from '@website/forms-service/database/open.ts';
import type { Insert } from './inserts.ts';

export type Bare = {
  /** Stores each insert in its own transaction. @returns inserts a second */
  store: (inserts: readonly Insert[]) => Promise<number>;
  close: () => Promise<void>;
};

const perSecond = (count: number, begun: number) => (count / (performance.now() - begun)) * 1000;

/** Calls `make` once for each statement and returns its result each time. */
function forEachStatement<Made>(make: (sql: string, index: number) => Made) {
  const made = new Map<string, Made>();
  return (sql: string): Made => {
    const found = made.get(sql) ?? make(sql, made.size);
    made.set(sql, found);
    return found;
  };
}

/** One connection with the service's settings, because SQLite allows only one writer. */
export async function openBareSqlite(folder: string): Promise<Bare> {
  // Creates the tables.
  await (await openDatabase({ folder }, { isNew: true })).close();
  const db = new DatabaseSync(databaseFile({ folder }), { enableForeignKeyConstraints: true });
  db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  const prepare = forEachStatement((sql) => db.prepare(sql));
  return {
    store(inserts) {
      const ready = inserts.map((insert) =>
        insert.map(({ sql, values }) => ({
          statement: prepare(sql),
          values: Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])),
        })),
      );
      const begun = performance.now();
      for (const insert of ready) {
        prepare('BEGIN IMMEDIATE').run();
        for (const { statement, values } of insert) statement.all(values);
        prepare('COMMIT').run();
      }
      return Promise.resolve(perSecond(inserts.length, begun));
    },
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}

/** @param connections number of connections that store at the same time */
export async function openBarePostgres(databaseUrl: string, connections: number): Promise<Bare> {
  await (await openDatabase({ folder: '', databaseUrl }, { isNew: true })).close();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const nameOf = forEachStatement((_sql, index) => `s${index}`);
  return {
    async store(inserts) {
      const queue = inserts.values();
      const begun = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          for (const insert of queue) {
            await client.query('BEGIN');
            for (const { sql, values } of insert)
              await client.query({ name: nameOf(sql), text: sql, values: [...values] });
            await client.query('COMMIT');
          }
        }),
      );
      return perSecond(inserts.length, begun);
    },
    async close() {
      for (const client of clients) client.release();
      await pool.end();
    },
  };
}
