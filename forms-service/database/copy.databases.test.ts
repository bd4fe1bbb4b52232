import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signingKey } from '../store/secrets.ts';
import { changeSubscription, signUp } from '../store/subscriptions.ts';
import { arrive } from '../testing/arrive.ts';
import { createDatabase, testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { copyDatabase } from './copy.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
/** More than one statement holds. */
const MANY = 430;

let source: TestDatabase;
let target: TestDatabase;
let sqlite: Database;
let postgres: Database;
beforeEach(async () => {
  source = await testDatabase();
  target = await testDatabase('postgres');
  sqlite = await source.open();
  postgres = openPostgres(target.settings.databaseUrl ?? '');
});
afterEach(() => postgres.close());

/** Fills the source with a row in each table that the service writes. */
async function fill(): Promise<void> {
  await arrive(sqlite, { name: 'Ŵanjirũ 🌱', message: 'a "b" \\ \n é' }, NOW);
  await sqlite.transaction((query) => signUp(query, 'reader@farm.example', NOW));
  await changeSubscription(sqlite, 'confirm', 'reader@farm.example', { outgoing: [], now: NOW });
  await sqlite.query(
    "INSERT INTO history (id, submission_id, happened_at, what, state_before, note) SELECT 'h', id, 1, 'note', 'new', 'called' FROM submissions",
  );
  await sqlite.transaction(async (query) => {
    for (let one = 0; one < MANY; one += 1)
      await query('INSERT INTO limits VALUES ($1, 1, $2, 1)', [`bucket ${one}`, NOW]);
  });
}

/** All rows of all tables but the migrations. */
async function contentsOf(database: Database, tables: readonly string[]) {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await database.query(`SELECT * FROM ${table}`);
    // The two name columns in another order.
    all[table] = rows.map((row) => Object.entries(row).map(String).sort().join()).sort();
  }
  return all;
}
const tablesThere = async () =>
  (await postgres.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).length;
const copy = () => copyDatabase(source.file, postgres, NOW);

it('copies every row, with the secret and the proofs of consent, and leaves the source as it is', async () => {
  await fill();
  const key = await signingKey(sqlite);
  const tables = (
    await sqlite.query<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
  )
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations');
  const before = await contentsOf(sqlite, tables);
  const counts = await copy();
  expect(counts).toMatchObject({
    submissions: 1,
    subscriptions: 1,
    history: 1,
    // What signs, and what hides the addresses of those who left.
    secrets: 2,
    limits: MANY,
  });
  expect(Object.keys(counts).sort()).toEqual(tables.sort());
  expect(await contentsOf(postgres, tables)).toEqual(before);
  expect(await contentsOf(sqlite, tables)).toEqual(before);
  const service = await target.open();
  expect(await signingKey(service)).toBe(key);
});

it('refuses a database that holds something, and changes nothing there', async () => {
  await fill();
  const other = await target.open();
  const reference = await arrive(other, {}, NOW);
  await expect(copy()).rejects.toThrow('holds submissions or settings already');
  expect(await other.query('SELECT reference FROM submissions')).toMatchObject([{ reference }]);
  expect(await other.query('SELECT * FROM limits')).toEqual([]);
});

it('leaves nothing behind when it is interrupted, not even tables', async () => {
  await fill();
  // One of the last rows is one that PostgreSQL refuses.
  const file = new DatabaseSync(source.file);
  file.exec("PRAGMA ignore_check_constraints = ON; UPDATE history SET what = 'sung'");
  file.close();
  await expect(copy()).rejects.toThrow('Nothing was copied: a row of "history" cannot be stored');
  expect(await tablesThere()).toBe(0);
});

it('counts what has arrived, and takes all back when a row is missing', async () => {
  await fill();
  await createDatabase(target.settings);
  await postgres.query(
    `CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  );
  await postgres.query(
    'CREATE TRIGGER swallow BEFORE INSERT ON history FOR EACH ROW EXECUTE FUNCTION swallow()',
  );
  await expect(copy()).rejects.toThrow('"history" has 1 rows here, and 0 there');
  expect(await postgres.query('SELECT * FROM submissions')).toEqual([]);
});

it('does not open an empty PostgreSQL database beside a filled file until it is created or filled', async () => {
  const both = { ...source.settings, databaseUrl: target.settings.databaseUrl ?? '' };
  await expect(openDatabase(both)).rejects.toThrow('The database is empty');
  await fill();
  await expect(openDatabase(both)).rejects.toThrow(
    `${source.file} holds 2 submissions and subscriptions`,
  );
  expect(await tablesThere()).toBe(0);
  await createDatabase(both);
  await (await openDatabase(both)).close();
});
