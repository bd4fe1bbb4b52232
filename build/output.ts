/** Where a build writes: beside the folder of the build before, whose place it takes only when it is whole. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, FOREVER } from '#server/caching.ts';
import { EARLIER, hashOf, readFileList, type FileList } from '#server/file-list.ts';

/** The folder cannot be written. */
export class OutputError extends Error {
  override name = 'OutputError';
}

const beside = (out: string, suffix: string) => `${path.resolve(out)}-${suffix}`;

/** Does something to the output. @throws {OutputError} that names it, where the system does not let us */
function attempt(out: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'make it writable, or set SITE_FOLDER to another folder';
    throw new OutputError(`${out} cannot be written: ${advice}. (${reason})`, { cause: error });
  }
}

/**
 * An empty folder to write into.
 * @param out the folder whose place it will take
 * @throws {OutputError} when that place cannot be taken
 */
export function freshFolder(out: string): string {
  const fresh = beside(out, 'next');
  attempt(out, () => {
    if (existsSync(out)) {
      if (!statSync(out).isDirectory()) throw new Error('it is a file');
      accessSync(out, constants.W_OK);
    }
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
  });
  return fresh;
}

function listOrNone(folder: string): FileList {
  try {
    return readFileList(folder);
  } catch {
    // Nothing was built there, or nothing that could be relied on.
    return new Map();
  }
}

/**
 * Takes over the scripts, styles and pictures that only the build before has: a page that was open while the
 * site was replaced still finds what it asks for later. Those of older builds go.
 */
export async function keepEarlier(out: string, fresh: string): Promise<void> {
  for (const [name, { hash }] of listOrNone(out)) {
    const source = path.join(out, name);
    const isHashed = cacheControl(`/${name}`) === FOREVER;
    if (!isHashed || existsSync(path.join(fresh, name)) || !existsSync(source)) continue;
    const data = await readFile(source);
    if (hashOf(data) !== hash) continue;
    const target = path.join(fresh, EARLIER, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, data);
  }
}

/**
 * Puts the fresh folder into the place of the old one.
 * @throws {OutputError} when that is not possible: then the old one is still there
 */
export function replaceFolder(out: string, fresh: string): void {
  const old = beside(out, 'last');
  attempt(out, () => {
    rmSync(old, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, old);
    try {
      renameSync(fresh, out);
    } catch (error) {
      if (existsSync(old)) renameSync(old, out);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
  });
}
