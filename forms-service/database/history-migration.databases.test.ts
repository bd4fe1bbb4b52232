import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { historyOf } from '../store/history.ts';
import { findSubmission, markJunk } from '../store/submissions.ts';
import { DIALECTS, testDatabase } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The migrations before this one. */
function earlier(dialect: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = path.join(import.meta.dirname, 'migrations', dialect);
  for (const name of readdirSync(source).filter((name) => name < '0005'))
    cpSync(path.join(source, name), path.join(folder, name));
  return folder;
}

describe.each(DIALECTS)('the migration to a history on %s', (dialect) => {
  it('keeps submissions, their attempts, and the note of each', async () => {
    const place = await testDatabase(dialect);
    onTestFinished(place.remove);
    const { databaseUrl } = place.settings;
    const database = databaseUrl
      ? openPostgres(databaseUrl)
      : await openSqlite(place.file, { isNew: true });
    onTestFinished(() => database.close());
    await migrate(database, 1, { folder: earlier(dialect), isNew: true });
    const add = (reference: string, state: string, answeredAt: number | null) =>
      database.query(
        `INSERT INTO submissions (id, reference, form, received_at, email_key, fields, state, answered_at, note)
         VALUES ($1, $1, 'inquiry', 1, 'a@x', '{"email":"a@x"}', $2, $3, $4)`,
        [reference, state, answeredAt, answeredAt && 'called her'],
      );
    await add('KAG-2222-2222', 'answered', 7);
    await add('KAG-3333-3333', 'quarantined', null);
    await database.query(
      `INSERT INTO attempts (key, form, fingerprint, submission_id, created_at)
       VALUES ('k', 'inquiry', 'f', 'KAG-2222-2222', 1)`,
    );
    await migrate(database, 2);
    expect(await findSubmission(database, 'KAG-2222-2222')).toMatchObject({ state: 'answered' });
    expect(await historyOf(database, 'KAG-2222-2222')).toEqual([
      { happenedAt: 7, what: 'answered', who: null, stateBefore: 'new', note: 'called her' },
    ]);
    expect(await database.query('SELECT key FROM attempts')).toEqual([{ key: 'k' }]);
    expect(await markJunk(database, 'KAG-3333-3333', { now: 3 })).toMatchObject({ is: 'done' });
    await expect(
      database.query("UPDATE submissions SET state = 'other' WHERE reference = 'KAG-2222-2222'"),
    ).rejects.toThrow();
    await database.query("DELETE FROM submissions WHERE reference = 'KAG-2222-2222'");
    expect(await database.query('SELECT key FROM attempts')).toEqual([]);
    expect(await historyOf(database, 'KAG-2222-2222')).toEqual([]);
  });
});
