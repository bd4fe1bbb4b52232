/** Keeps every save as a named version. It does not need Git. */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The text of a file before and after a save, or `null` if there was no file. */
type Change = { file: string; before: string | null; after: string | null };

export type Version = {
  id: string;
  /** Time of the save, as ISO text. */
  at: string;
  who: string;
  /** The changes, in words. */
  name: string;
  changes: readonly Change[];
  /** A photograph that was deleted: its file in `content/photos/`, and the path of the copy that is kept. */
  photograph?: { file: string; kept: string } | undefined;
};

const ID = /^\d{8}T\d{9}Z-[0-9a-f]{6}$/;

/** @param folder for the versions @param now the clock */
export function versionStore(folder: string, now: () => Date) {
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  const read = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Version;
  const ids = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .map((name) => path.basename(name, '.json'))
          .filter((id) => ID.test(id))
          .sort()
          .reverse()
      : [];
  return {
    /** Keeps a version. Call it before the files change, so that the old texts are safe. */
    keep(version: Omit<Version, 'id' | 'at'>): Version {
      const at = now().toISOString();
      const id = `${at.replace(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
      mkdirSync(folder, { recursive: true });
      const unfinished = path.join(folder, `${id}.tmp`);
      try {
        writeFileSync(unfinished, JSON.stringify({ id, at, ...version }));
        renameSync(unfinished, fileOf(id));
      } catch (error) {
        rmSync(unfinished, { force: true });
        throw error;
      }
      return { id, at, ...version };
    },
    /** Deletes a version whose files could not be written. */
    forget: (id: string) => rmSync(fileOf(id), { force: true }),
    /** The newest versions, newest first. */
    latest: (count: number) => ids().slice(0, count).map(read),
    find: (id: string) => (ID.test(id) && existsSync(fileOf(id)) ? read(id) : undefined),
    /** The last save of each file; a file that was never saved has none. */
    lastOf(files: readonly string[]): Map<string, Version> {
      const found = new Map<string, Version>();
      for (const id of ids()) {
        if (files.every((file) => found.has(file))) break;
        const version = read(id);
        for (const { file } of version.changes)
          if (files.includes(file) && !found.has(file)) found.set(file, version);
      }
      return found;
    },
  };
}
