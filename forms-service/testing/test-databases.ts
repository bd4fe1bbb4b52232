/** Real databases for tests, a fresh one each time. PostgreSQL comes from `postgres-setup.ts`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFile, openDatabase } from '../database/open.ts';

export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

export type TestDatabase = {
  /** As the service gets them. */
  settings: { folder: string; databaseUrl?: string };
  /** Of the SQLite database. */
  file: string;
  /** The database, up to date; each call opens it as another copy of the service would. */
  open: () => Promise<Database>;
  /** Closes all that were opened, and removes what they are in. */
  remove: () => Promise<void>;
};

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes an empty database, as `npm run inbox -- create` does before a server starts for the first time. */
export async function createDatabase(settings: TestDatabase['settings']): Promise<void> {
  await (await openDatabase(settings, { isNew: true })).close();
}

let count = 0;

/** An empty database. */
export async function testDatabase(dialect: Dialect): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'submissions-'));
  const opened: Database[] = [];
  const settings: TestDatabase['settings'] = { folder };
  let drop = () => Promise.resolve();
  if (dialect === 'postgres') {
    const name = `test_${process.pid}_${(count += 1)}`;
    await admin(`CREATE DATABASE ${name}`);
    const url = new URL(inject('postgres'));
    url.pathname = name;
    settings.databaseUrl = url.href;
    drop = () => admin(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  return {
    settings,
    file: databaseFile(settings),
    async open() {
      const database = await openDatabase(settings, { isNew: true });
      opened.push(database);
      return database;
    },
    async remove() {
      for (const database of opened) await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
