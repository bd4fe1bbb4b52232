/** The output folder. A build writes into a folder beside the old build and replaces it only when it is complete. */
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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
import { isFullDisk } from '#serve/full-disk.ts';
import { messageOf } from '#serve/message-of.ts';
import { SettingError } from './setting-error.ts';

/** A folder beside the output folder. */
export const beside = (out: string, suffix: string) => `${path.resolve(out)}-${suffix}`;

/** Runs `work`, which changes the output. @throws {SettingError} if the system does not allow it; the error of a full disk */
export function changeOutput<Result>(out: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof SettingError || isFullDisk(error)) throw error;
    throw new SettingError(
      `${shownPath(out)} cannot be written: make it writable, or set SITE_FOLDER to another folder. (${messageOf(error)})`,
      { cause: error },
    );
  }
}

/** The build will delete this folder. @throws {SettingError} if it is not an old build: it may hold other files */
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
  changeOutput(out, () => {
    if (existsSync(out)) {
      requireOldBuild(out);
      accessSync(out, constants.W_OK);
    }
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
  });
  return fresh;
}

/**
 * Makes a hard link, because a copy takes longer. Both names are then one file: never write into it. Where there are no
 * hard links, the file is copied.
 */
export function hardLinkOrCopy(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** The files of a build; none if the folder has no build. */
export function listOrNone(folder: string): FileList {
  try {
    return readFileList(folder);
  } catch {
    // There is no build, or a damaged one.
    return new Map();
  }
}

/**
 * Keeps the scripts, styles and pictures that only the old build has. Pages that are open while the site is replaced may
 * still load them. Files of builds before the old one are not kept.
 */
export function keepEarlier(out: string, fresh: string): void {
  for (const [name, { hash }] of listOrNone(out)) {
    const source = path.join(out, name);
    const isHashed = cacheControl(`/${name}`) === FOREVER;
    if (!isHashed || existsSync(path.join(fresh, name)) || !existsSync(source)) continue;
    if (hashOf(readFileSync(source)) === hash)
      hardLinkOrCopy(source, path.join(fresh, EARLIER, name));
  }
}

/**
 * Replaces a folder by a fresh one. The replaced folder stays as `last`, for a rollback (docs/hosting/when-something-is-wrong.md).
 * @throws {SettingError} when that is not possible; the folder is then unchanged
 */
export function putInPlace(out: string, fresh: string, last = beside(out, 'last')): void {
  changeOutput(out, () => {
    rmSync(last, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, last);
    try {
      renameSync(fresh, out);
    } catch (error) {
      if (existsSync(last)) renameSync(last, out);
      throw error;
    }
  });
}

/** Renames a folder, if it exists. A folder that has the new name already is removed. */
export function setAside(folder: string, last: string): void {
  changeOutput(folder, () => {
    rmSync(last, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, last);
  });
}

/** Exchanges the names of two folders. Each of them may be missing. */
export function exchange(out: string, other: string): void {
  const aside = beside(out, 'aside');
  changeOutput(out, () => {
    rmSync(aside, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, aside);
    if (existsSync(other)) renameSync(other, out);
    if (existsSync(aside)) renameSync(aside, other);
  });
}
