/**
 * The list of all files of a build, `_files.json`. The build writes it last. The server serves only files of the list, and
 * compares each file with it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const FILE_LIST = '_files.json';
/** Folder of files that only the previous build had. Pages that were open when the build was replaced still load them. */
export const EARLIER = '_earlier/';

/** Size in bytes. */
type ListedFile = { size: number; hash: string };
/** By path in the folder, with slashes on every system. */
export type FileList = ReadonlyMap<string, ListedFile>;

/** A path for messages: relative to the project's root if it is below it. */
export function shownPath(file: string): string {
  const relative = path.relative('.', file);
  return relative === '' || relative.startsWith('..') ? file : relative;
}

/** A hash of a file's content. It is short, because each answer has it as entity tag. */
export const hashOf = (data: Buffer) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 16);

/** Writes the list of the files that are in the folder now. */
export function writeFileList(folder: string): void {
  const list: Record<string, ListedFile> = {};
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    const file = path.join(folder, name);
    if (name === FILE_LIST || statSync(file).isDirectory()) continue;
    const data = readFileSync(file);
    list[name.split(path.sep).join('/')] = { size: data.length, hash: hashOf(data) };
  }
  writeFileSync(path.join(folder, FILE_LIST), JSON.stringify(list));
}

/** Reads the list of a build. @throws {Error} when it is missing or cannot be read */
export function readFileList(folder: string): FileList {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(
      `${shownPath(folder)} is a file: set SITE_FOLDER to a folder that "npm run build" wrote.`,
    );
  const file = path.join(folder, FILE_LIST);
  if (!existsSync(file))
    throw new Error(
      `There is no build in ${shownPath(folder)}: run "npm run build", or set SITE_FOLDER to another folder.`,
    );
  const text = readFileSync(file, 'utf8');
  try {
    return new Map(Object.entries(JSON.parse(text) as Record<string, ListedFile>));
  } catch (error) {
    throw new Error(`${shownPath(file)} cannot be read: run "npm run build" again.`, {
      cause: error,
    });
  }
}

/** Identifies a build by its list: every build writes a new one. `null` if the folder has no build. */
export function buildIdOf(folder: string): string | null {
  const file = path.join(folder, FILE_LIST);
  // Unlike `statSync`, this does not throw if the folder is a file.
  const list = existsSync(file) && statSync(file, { throwIfNoEntry: false });
  return list ? `${list.ino} ${list.mtimeMs} ${list.size}` : null;
}

/** @throws {Error} when a file of the list is missing or has another size */
export function requireComplete(folder: string, list: FileList): void {
  const faults = [...list].flatMap(([name, { size }]) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!found) return [`${name} is missing`];
    return found.size === size ? [] : [`${name} has ${found.size} bytes instead of ${size}`];
  });
  if (faults.length === 0) return;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  throw new Error(
    `The build in ${shownPath(folder)} is damaged: ${faults[0]}${others}. Run "npm run build" again.`,
  );
}
