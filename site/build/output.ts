/** The output folder. A build writes into a folder beside the old build and replaces it only when it is complete. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, FOREVER } from '#serve/caching.ts';
import {
  EARLIER,
  FILE_LIST,
  hashOf,
  readFileList,
  shownPath,
  type FileList,
} from '#serve/file-list.ts';
import { messageOf } from '#serve/message-of.ts';
import { SettingError } from './setting-error.ts';

const beside = (out: string, suffix: string) => `${path.resolve(out)}-${suffix}`;

/** Runs `work`, which changes the output. @throws {SettingError} if the system does not allow it */
function attempt(out: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(
      `${shownPath(out)} cannot be written: make it writable, or set SITE_FOLDER to another folder. (${messageOf(error)})`,
      { cause: error },
    );
  }
}

/** The build will delete this folder. @throws {SettingError} if it is not an old build, because it may be somebody's own files */
function requireOldBuild(out: string): void {
  const isFile = !statSync(out).isDirectory();
  if (!isFile && (existsSync(path.join(out, FILE_LIST)) || readdirSync(out).length === 0)) return;
  const what = isFile ? 'is a file' : 'holds files that no build has written';
  throw new SettingError(`${shownPath(out)} ${what}: set SITE_FOLDER to another folder.`);
}

/**
 * Creates an empty folder for a new build.
 * @param out the folder that it will replace
 * @throws {SettingError} when it cannot or must not replace that folder
 */
export function freshFolder(out: string): string {
  const fresh = beside(out, 'next');
  attempt(out, () => {
    if (existsSync(out)) {
      requireOldBuild(out);
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
    // There is no build, or a damaged one.
    return new Map();
  }
}

/**
 * Copies the scripts, styles and pictures that only the old build has. Pages that are open while the site is replaced may
 * still load them. Files of builds before the old one are not copied.
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
 * Replaces the old folder by the fresh one. The old folder stays beside it as `<folder>-last`, for a rollback
 * (docs/hosting/rollback.md).
 * @throws {SettingError} when that is not possible; the old folder is then unchanged
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
  });
}
