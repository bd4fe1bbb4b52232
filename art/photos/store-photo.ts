/** Puts the files of a photograph into the cache, whole or not at all. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../drawing/failure.ts';
import type { Made } from './make-photo.ts';
import { PhotoError } from './photo-file.ts';

/** Why a photograph could not be made, in words for whoever added it. */
export function reasonOf(error: unknown): string {
  if (error instanceof PhotoError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
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
    // What has this name and no entry is broken.
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
