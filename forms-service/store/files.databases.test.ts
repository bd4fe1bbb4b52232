/** The bytes in SQLite's files. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backUp, replaceContents, restore } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { sweepLeftovers } from '../database/sweep-leftovers.ts';
import { arrive } from '../testing/arrive.ts';
import { overwriteUnused } from '../database/unused-bytes.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { DAY } from '../time-units.ts';
import { eraseAddress } from './personal-data.ts';
import { countOutbox } from './outbox.ts';
import { findSubmission, listSubmissions, markAnswered } from './submissions.ts';
import { changeSubscription, listReaders } from './subscriptions.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
/** Bytes of a page. */
const PAGE = 4096;

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await testDatabase();
  database = await place.open();
});

/** A mail repeats the submission in its data. */
const take = (email: string, message: string, now = NOW) =>
  arrive(database, { email, message }, now);
async function emails(from = database): Promise<string[]> {
  const list = await listSubmissions(from);
  return list.map(({ fields }) => fields.email).sort();
}

/** How often a word occurs in the files of the database. */
function occurrences(word: string): number {
  return readdirSync(place.settings.folder)
    .map((name) => readFileSync(path.join(place.settings.folder, name)).toString('latin1'))
    .reduce((sum, content) => sum + content.split(word).length - 1, 0);
}

function pagesWithRemains(): number {
  const file = readFileSync(place.file);
  const starts = Array.from({ length: file.length / PAGE }, (_value, index) => index * PAGE);
  return starts.filter((start) =>
    overwriteUnused(file.subarray(start, start + PAGE), { isFirst: start === 0 }),
  ).length;
}

/** Stores rows of many sizes, so that SQLite splits pages and moves rows. */
async function fill(): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    await take(`other${index}@farm.example`, `filler ${'x'.repeat((index * 397) % 5000)}`);
    if (index % 3 === 0)
      await take('secretperson@farm.example', `secretmessage ${'y'.repeat((index * 211) % 6000)}`);
  }
}

describe('erased data', () => {
  it('is removed from all files, although another process has the database open', async () => {
    const other = await openDatabase(place.settings);
    await fill();
    expect(occurrences('secretperson')).toBeGreaterThan(20);
    expect(occurrences('secretmessage')).toBeGreaterThan(20);
    await eraseAddress(other, 'SecretPerson@farm.example', NOW);
    expect(occurrences('secretperson')).toBe(0);
    expect(occurrences('secretmessage')).toBe(0);
    expect(occurrences('other7@farm.example')).toBeGreaterThan(0);
    expect(await emails()).toHaveLength(60);
    await other.close();
  });

  it('is removed from the unused bytes of pages', async () => {
    await fill();
    await database.query("DELETE FROM outbox WHERE recipient LIKE 'other%'");
    const other = new DatabaseSync(place.file);
    other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    expect(pagesWithRemains()).toBeGreaterThan(0);
    await database.scrub();
    expect(pagesWithRemains()).toBe(0);
    expect(other.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    other.close();
  });

  it('is removed while forms are stored, as soon as nobody reads what was before', async () => {
    await fill();
    const reader = new DatabaseSync(place.file);
    reader.exec('BEGIN; SELECT 1 FROM submissions');
    const erasing = eraseAddress(database, 'secretperson@farm.example', NOW);
    let isErased = false;
    void erasing.then(() => (isErased = true));
    for (let index = 0; index < 100; index += 1) {
      await take(`during${index}@farm.example`, 'x');
      await setTimeout(10);
    }
    expect(isErased).toBe(false);
    reader.close();
    expect(await erasing).toMatchObject({ areFilesRewritten: true });
    expect(occurrences('secretperson')).toBe(0);
    expect(await emails()).toHaveLength(160);
  });
});

describe('a backup', () => {
  const target = () => path.join(place.settings.folder, 'copy.sqlite');

  it('is made and restored while others use the database', async () => {
    await take('before@farm.example', 'one');
    const writing = Array.from({ length: 20 }, (_value, index) =>
      take(`at${index}@farm.example`, 'x'),
    );
    backUp(place.file, target());
    await Promise.all(writing);
    await take('after@farm.example', 'two');
    expect(statSync(target()).mode & 0o777).toBe(0o600);
    const { file: kept } = await restore(place.file, target(), NOW);
    expect(await emails()).toContain('before@farm.example');
    expect(await emails()).not.toContain('after@farm.example');
    await take('later@farm.example', 'three');
    expect(await emails()).toContain('later@farm.example');
    // The data before the restore is kept too.
    expect(kept && existsSync(kept)).toBe(true);
    await restore(place.file, kept ?? '', NOW + 1);
    expect(await emails()).toContain('after@farm.example');
    expect(await emails()).not.toContain('later@farm.example');
    expect(
      readdirSync(place.settings.folder).filter((name) => name.startsWith('restore-')),
    ).toEqual([]);
  });

  it('undoes nothing that people or staff have decided since, and sends nothing twice', async () => {
    const [stays, leaves, goes] = ['stays', 'leaves', 'goes'].map((who) => `${who}@farm.example`);
    const makes = { outgoing: [], now: NOW + 1 };
    for (const email of [stays, leaves, goes].filter((one) => one !== undefined)) {
      await arrive(database, { email }, NOW, { form: 'newsletter' });
      await changeSubscription(database, 'confirm', email, makes);
    }
    const answered = await take('stays@farm.example', 'one');
    const asked = await take('stays@farm.example', 'two');
    backUp(place.file, target());

    await changeSubscription(database, 'leave', leaves ?? '', { ...makes, now: NOW + DAY });
    await eraseAddress(database, goes ?? '', NOW + DAY);
    await markAnswered(database, answered, { now: NOW + DAY, who: 'Otieno', note: 'called' });
    await database.query("UPDATE outbox SET state = 'sent', sent_at = $1", [NOW + DAY]);
    await database.query('DELETE FROM outbox WHERE submission_id = $1', [
      (await findSubmission(database, asked))?.id ?? '',
    ]);

    const { kept } = await restore(place.file, target(), NOW + 2 * DAY);
    expect(kept).toEqual({ erased: 1, left: 1, answered: 1, stopped: 1 });
    const readers = await listReaders(database.query);
    expect(readers.map(({ email }) => email)).toEqual([stays]);
    expect(await emails()).not.toContain(goes);
    expect(await findSubmission(database, answered)).toMatchObject({
      state: 'answered',
      note: 'called',
    });
    expect(await countOutbox(database.query)).toEqual({ queued: 0, claimed: 0, sent: 3, dead: 1 });
    // Once more: what was kept is kept.
    await restore(place.file, target(), NOW + 3 * DAY);
    expect(await listReaders(database.query)).toHaveLength(1);
    expect(await emails()).not.toContain(goes);
  });

  it('has the readers who came back since', async () => {
    const email = 'back@farm.example';
    await arrive(database, { email }, NOW, { form: 'newsletter' });
    const change = (purpose: 'confirm' | 'leave', now: number) =>
      changeSubscription(database, purpose, email, { outgoing: [], now });
    await change('confirm', NOW + 1);
    backUp(place.file, target());
    await change('leave', NOW + 2);
    await arrive(database, { email }, NOW + 3, { form: 'newsletter' });
    await change('confirm', NOW + 4);
    await restore(place.file, target(), NOW + DAY);
    expect(await listReaders(database.query)).toHaveLength(1);
  });

  it('locks the database while it copies the present data', async () => {
    await take('before@farm.example', 'one');
    backUp(place.file, target());
    const db = new DatabaseSync(place.file);
    const other = new DatabaseSync(place.file, { timeout: 0 });
    const refused: unknown[] = [];
    replaceContents(db, target(), () => {
      try {
        other.exec('BEGIN IMMEDIATE');
      } catch (error) {
        refused.push(error);
      }
    });
    other.close();
    db.close();
    expect(refused).toMatchObject([{ message: expect.stringContaining('locked') as string }]);
  });

  it('keeps the present data in a folder that is swept until all of it is written', async () => {
    await take('before@farm.example', 'one');
    backUp(place.file, target());
    const { folder } = place.settings;
    const seen = new Set<string>();
    const watcher = watch(folder, (_event, name) => seen.add(name ?? ''));
    const { file } = await restore(place.file, target(), NOW);
    await vi.waitUntil(() => seen.has(path.basename(file ?? '')));
    watcher.close();
    expect([...seen].filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('leaves no copy behind, also after a killed restore', () => {
    const { folder } = place.settings;
    const left = ['restore-ABCdef', 'restore-999999999-ABCdef'];
    const others = [`restore-${process.pid}-ABCdef`, 'restore-notes', 'before-restore-x.sqlite'];
    const all = [...left, ...others];
    for (const name of all) mkdirSync(path.join(folder, name));
    sweepLeftovers(folder);
    const kept = readdirSync(folder);
    expect(all.filter((name) => kept.includes(name))).toEqual(others);
  });

  it('is restored if there is no database', async () => {
    await take('before@farm.example', 'one');
    backUp(place.file, target());
    const empty = await testDatabase();
    const { file, kept } = await restore(empty.file, target(), NOW);
    expect([file, kept.stopped]).toEqual([null, 1]);
    expect(await emails(await empty.open())).toEqual(['before@farm.example']);
  });

  it('of a newer version is refused, and nothing changes, also if there is no database', async () => {
    await take('before@farm.example', 'one');
    backUp(place.file, target());
    const newer = new DatabaseSync(target());
    newer.exec('ALTER TABLE submissions ADD COLUMN colour TEXT; DELETE FROM submissions');
    newer.close();
    await expect(restore(place.file, target(), NOW)).rejects.toThrow(
      'is of a newer version: this one does not know submissions.colour, which would be lost',
    );
    expect(await emails()).toEqual(['before@farm.example']);
    const none = path.join(place.settings.folder, 'none', 'submissions.sqlite');
    await expect(restore(none, target(), NOW)).rejects.toThrow('newer version');
    expect(readdirSync(path.dirname(none))).toEqual([]);
    // After going back to an earlier version the database has the column too.
    await database.query('ALTER TABLE submissions ADD COLUMN colour TEXT');
    await restore(place.file, target(), NOW);
    expect(await emails()).toEqual([]);
  });

  it('overwrites no file, and is refused if it is not a backup', async () => {
    writeFileSync(target(), 'my letters');
    expect(() => backUp(place.file, target())).toThrow('choose another name');
    await take('before@farm.example', 'one');
    await expect(restore(place.file, target(), NOW)).rejects.toThrow('is no backup');
    await expect(restore(place.file, `${target()}-none`, NOW)).rejects.toThrow('is no backup');
    expect(await emails()).toEqual(['before@farm.example']);
  });
});
