/** Real databases for tests. Each call makes an empty one. PostgreSQL is started by `postgres-setup.ts`. */
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFile, openDatabase } from '../database/open.ts';

export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

export type TestDatabase = {
  /** The settings for the service. */
  settings: { folder: string; databaseUrl?: string };
  /** Path of the SQLite database. */
  file: string;
  /** Opens the database with all migrations. Each call opens it as another copy of the service does. */
  open: () => Promise<Database>;
};

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Addresses of unused empty databases. PostgreSQL empties a database ten times faster than it creates one. */
const unused: string[] = [];
let count = 0;

async function emptyDatabase(): Promise<string> {
  const known = unused.pop();
  if (known) return known;
  const name = `test_${process.pid}_${(count += 1)}`;
  await administer(inject('postgres'), `CREATE DATABASE ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = name;
  return url.href;
}

/** Ends all other connections, then removes the contents and the settings of the database. */
async function empty(url: string): Promise<void> {
  await administer(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    'DROP SCHEMA public CASCADE',
    'CREATE SCHEMA public',
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} RESET ALL`,
  );
  unused.push(url);
}

/** Creates an empty database, as `npm run inbox -- create` does before the first start of a server. */
export async function createDatabase(settings: TestDatabase['settings']): Promise<void> {
  await (await openDatabase(settings, { isNew: true })).close();
}

/** An empty database. It is closed and removed when the test ends. */
export async function testDatabase(dialect: Dialect = 'sqlite'): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const opened: Database[] = [];
  const settings: TestDatabase['settings'] = { folder };
  if (dialect === 'postgres') settings.databaseUrl = await emptyDatabase();
  onTestFinished(async () => {
    for (const database of opened) await database.close();
    if (settings.databaseUrl) await empty(settings.databaseUrl);
  });
  return {
    settings,
    file: databaseFile(settings),
    async open() {
      const database = await openDatabase(settings, { isNew: true });
      opened.push(database);
      return database;
    },
  };
}

/** An empty database for a test that needs nothing else of it. */
export const openTestDatabase = async (dialect?: Dialect) => (await testDatabase(dialect)).open();
