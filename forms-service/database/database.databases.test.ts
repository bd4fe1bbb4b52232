import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import {
  DIALECTS,
  openTestDatabase,
  testDatabase,
  type TestDatabase,
} from '../testing/test-databases.ts';
import { UnavailableError, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
/** Versions of our own migrations. */
const OWN = readdirSync(new URL('migrations/sqlite', import.meta.url))
  .map((name) => Number.parseInt(name, 10))
  .sort((a, b) => a - b);

describe.each(DIALECTS)('a database on %s', (dialect) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await testDatabase(dialect);
    database = await place.open();
  });

  const put = (name: string) =>
    [`INSERT INTO secrets (name, value) VALUES ($1, 'x')`, [name]] as const;
  const names = async (from = database) =>
    (await from.query<{ name: string }>('SELECT name FROM secrets ORDER BY name')).map(
      ({ name }) => name,
    );

  it('returns text and numbers as they were stored', async () => {
    const name = 'Ŵanjirũ 🌱 — "quoted", \'so\' \\ too\n\tand on';
    await database.query('INSERT INTO heartbeats (name, beat_at) VALUES ($1, $2)', [
      name,
      Number.MAX_SAFE_INTEGER,
    ]);
    const [row] = await database.query(
      'SELECT name, beat_at, COUNT(*) AS count FROM heartbeats GROUP BY name, beat_at',
    );
    expect({ ...row }).toEqual({ name, beat_at: Number.MAX_SAFE_INTEGER, count: 1 });
  });

  it('commits all of a transaction or nothing, and shows nothing of it before', async () => {
    await database.transaction(async (query) => {
      for (const name of ['a', 'b']) await query(...put(name));
      expect(await names()).toEqual([]);
    });
    await expect(
      database.transaction(async (query) => {
        await query(...put('c'));
        throw new RangeError('changed my mind');
      }),
    ).rejects.toThrow(RangeError);
    expect(await names()).toEqual(['a', 'b']);
    expect(await names(await place.open())).toEqual(['a', 'b']);
  });

  it('rolls a transaction back after a statement that failed, and runs no further statement', async () => {
    const failed = database.transaction(async (query) => {
      await Promise.allSettled([
        query(...put('a')),
        query('SELECT nothing FROM nowhere'),
        query(...put('b')),
      ]);
    });
    await expect(failed).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it('isolates a transaction that fails from those committed together with it', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_value, index) =>
        database.transaction(async (query) => {
          await query(...put(`n${index}`));
          if (index % 4 === 1) throw new Error('no');
          if (index % 4 === 2) await query(...put(`n${index}`));
          return index;
        }),
      ),
    );
    const kept = results.flatMap((result) =>
      result.status === 'fulfilled' ? [`n${result.value}`] : [],
    );
    expect(kept).toHaveLength(20);
    expect(await names()).toEqual(kept.sort());
  });

  it('resolves deadlocks', async () => {
    await database.query("INSERT INTO heartbeats (name, beat_at) VALUES ('a', 0), ('b', 0)");
    const both = (...order: string[]) =>
      database.transaction(async (query) => {
        for (const name of order)
          await query('UPDATE heartbeats SET beat_at = beat_at + 1 WHERE name = $1', [name]);
      });
    await Promise.all(
      Array.from({ length: 4 }, (_value, index) => (index % 2 ? both('a', 'b') : both('b', 'a'))),
    );
    const rows = await database.query('SELECT beat_at FROM heartbeats');
    expect(rows.map((row) => row['beat_at'])).toEqual([4, 4]);
  });

  it('distinguishes a wrong statement from an unavailable database', async () => {
    const mistake = await database
      .query('SELECT nothing FROM nowhere')
      .catch((error: unknown) => error);
    expect(mistake).toBeInstanceOf(Error);
    expect(mistake).not.toBeInstanceOf(UnavailableError);
    const refused = database.query(
      "INSERT INTO attempts (key, form, fingerprint, submission_id, created_at) VALUES ('k', 'f', 'p', 'nobody', 1)",
    );
    await expect(refused).rejects.toThrow(/foreign key/i);
  });

  it('cannot be opened when it is missing or empty, unless it may be created', async () => {
    const other = await testDatabase(dialect);
    const failing = () => expect(openDatabase(other.settings)).rejects;
    await failing().toThrow('npm run inbox -- create');
    expect(readdirSync(other.settings.folder)).toEqual([]);
    if (dialect === 'sqlite') writeFileSync(other.file, '');
    await failing().toThrow(UnavailableError);
    await other.open();
    await (await openDatabase(other.settings)).close();
  });

  it('has the time of its clock, which all copies share', async () => {
    // The server of the tests has the clock of this machine.
    expect(Math.abs((await database.now()) - Date.now())).toBeLessThan(60_000);
  });

  it('finishes running transactions before it closes', async () => {
    const copy = await openDatabase(place.settings);
    const done = copy.transaction((query) => query(...put('last')));
    await copy.close();
    await done;
    expect(await names()).toEqual(['last']);
  });
});

describe.each(DIALECTS)('migrations on %s', (dialect) => {
  let place: TestDatabase;
  let folder = '';
  beforeEach(async () => {
    place = await testDatabase(dialect);
    folder = temporaryFolder();
  });
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  const versions = async (database: Database) =>
    (await database.query('SELECT version FROM migrations ORDER BY version')).map(
      (row) => row['version'],
    );

  it('are applied once when several copies of the service start together', async () => {
    const [database] = await Promise.all([place.open(), place.open(), place.open()]);
    expect(await versions(database)).toEqual(OWN);
  });

  it('open a database of the version that sent newsletters: nothing goes out, and consent stays proven', async () => {
    const database = await place.open();
    await database.query('DELETE FROM migrations WHERE version = 7');
    await database.query(
      `INSERT INTO subscriptions (email_key, email, state, created_at, confirmed_at, refusals)
       VALUES ('a@farm.example', 'A@farm.example', 'confirmed', 1, 2, 2)`,
    );
    await database.query(
      "INSERT INTO newsletters (article, content, state, per_minute, changed_at) VALUES ('news/rain', '{}', 'sending', 60, 3)",
    );
    await database.query("INSERT INTO newsletter_copies VALUES ('news/rain', 'a@farm.example', 3)");
    await database.query(
      `INSERT INTO outbox (id, kind, template, recipient, recipient_key, data, message_id, due_at, created_at, state)
       VALUES ('1', 'mail', 'newsletter-article', 'A@farm.example', 'a@farm.example', '{}', '1', 3, 3, 'queued')`,
    );
    await migrate(database, NOW);
    for (const table of ['newsletters', 'newsletter_copies', 'outbox'])
      expect(await database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    expect(
      await database.query('SELECT email, state, created_at, confirmed_at FROM subscriptions'),
    ).toEqual([{ email: 'A@farm.example', state: 'confirmed', created_at: 1, confirmed_at: 2 }]);
  });

  it('are refused when they were changed after they were applied', async () => {
    const database = await place.open();
    write('0101-more.sql', 'CREATE TABLE more (a TEXT);\n');
    await migrate(database, NOW, { folder });
    await migrate(database, NOW, { folder });
    write('0101-more.sql', 'CREATE TABLE more (a TEXT, b TEXT);\n');
    await expect(migrate(database, NOW, { folder })).rejects.toThrow(
      '0101-more.sql has been changed',
    );
  });

  it('are all applied or none', async () => {
    const database = await place.open();
    write('0101-more.sql', 'CREATE TABLE more (a TEXT);\n');
    write(
      '0102-wrong.sql',
      'CREATE TABLE even_more (a TEXT);\nALTER TABLE nowhere ADD COLUMN a TEXT;\n',
    );
    await expect(migrate(database, NOW, { folder })).rejects.toThrow(/nowhere/);
    expect(await versions(database)).toEqual(OWN);
    await expect(database.query('SELECT a FROM more')).rejects.toThrow(/more/);
  });
});

describe('SQLite', () => {
  it('uses WAL, syncs commits and overwrites deleted data', async () => {
    const database = await openTestDatabase();
    const pragma = (name: string) =>
      database.transaction(async (query) =>
        Object.values((await query(`PRAGMA ${name}`))[0] ?? {}),
      );
    expect(await pragma('journal_mode')).toEqual(['wal']);
    expect(await pragma('synchronous')).toEqual([2]);
    expect(await pragma('secure_delete')).toEqual([1]);
    expect(await pragma('foreign_keys')).toEqual([1]);
  });

  it('is not created when its file is missing but its log is there', async () => {
    const { file, open } = await testDatabase();
    writeFileSync(`${file}-wal`, 'what was written last');
    await expect(open()).rejects.toThrow('Put the file back');
  });
});

describe('PostgreSQL', () => {
  it('does not rewrite tables while another connection uses them', async () => {
    const place = await testDatabase('postgres');
    const [database, other] = [await place.open(), await place.open()];
    let patient: Promise<void> | undefined;
    await other.transaction(async (query) => {
      await query('SELECT 1 FROM submissions');
      patient = database.scrub(true);
      await expect(database.scrub()).rejects.toThrow(/files of submissions\. .*purge --rewrite/);
    });
    await patient;
    await database.scrub();
  });

  it('treats a server that does not answer as unavailable, and continues over another connection', async () => {
    const { settings } = await testDatabase('postgres');
    const database = openPostgres(settings.databaseUrl ?? '', { statement: 10_000, silence: 300 });
    const stuck = database.transaction(async (query) => {
      const [row] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const silent = row?.pid ?? NaN;
      process.kill(silent, 'SIGSTOP');
      onTestFinished(() => void process.kill(silent, 'SIGCONT'));
      await query('SELECT 1');
    });
    await expect(stuck).rejects.toThrow(UnavailableError);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await database.transaction((query) => query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('syncs commits although the server has synchronous_commit off', async () => {
    const { settings, open } = await testDatabase('postgres');
    const url = new URL(settings.databaseUrl ?? '');
    const admin = openPostgres(inject('postgres'));
    await admin.query(`ALTER DATABASE ${url.pathname.slice(1)} SET synchronous_commit = off`);
    const database = await open();
    expect(await database.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await admin.close();
  });
});
