/** The cache of photographs: a folder for each photograph at each kind of place, with all of its files or none. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFullDisk } from '#serve/full-disk.ts';
import { messageOf } from '#serve/message-of.ts';
import type { Made } from './make-photo.ts';
import { PhotoError } from './photo-file.ts';

/** Results stay here between builds. */
export const PHOTO_CACHE = path.join(import.meta.dirname, '../../.cache/photos');

/** Why a photograph could not be made, for the person who added it. */
export function reasonOf(error: unknown): string {
  if (error instanceof PhotoError) return error.message;
  if (isFullDisk(error))
    return 'the disk is full: make room on it and try again; the site and earlier photographs are as they were';
  return `cannot be made: ${messageOf(error)}`;
}

/** @param key name of the photograph's folder in the cache */
export async function store(folder: string, key: string, { entry, files }: Made): Promise<void> {
  const target = path.join(folder, key);
  const fresh = `${target}.${process.pid}.new`;
  try {
    await mkdir(fresh, { recursive: true });
    for (const { name, content } of files) await writeFile(path.join(fresh, name), content);
    await writeFile(path.join(fresh, 'entry.json'), JSON.stringify(entry));
    // A folder of this name without an entry is incomplete.
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
