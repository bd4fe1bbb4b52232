/** The list of all files of a build: written at its end, read by the server to know that its folder is whole. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const FILE_LIST = '_files.json';
/** Folder of what only the build before has: for pages that were open while the site was replaced. */
export const EARLIER = '_earlier/';

/** What a file must be like. Size in bytes. */
export type Listed = { size: number; hash: string };
/** By path in the folder, with slashes on every system. */
export type FileList = ReadonlyMap<string, Listed>;

/** Tells contents apart; short, because it travels as the entity tag. */
export const hashOf = (data: Buffer) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 16);

/** Lists the folder as it is. */
export function writeFileList(folder: string): void {
  const list: Record<string, Listed> = {};
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    const file = path.join(folder, name);
    if (name === FILE_LIST || statSync(file).isDirectory()) continue;
    const data = readFileSync(file);
    list[name.split(path.sep).join('/')] = { size: data.length, hash: hashOf(data) };
  }
  writeFileSync(path.join(folder, FILE_LIST), JSON.stringify(list));
}

/** The list as it was written. @throws {Error} when there is none, or when it cannot be read */
export function readFileList(folder: string): FileList {
  const file = path.join(folder, FILE_LIST);
  if (!existsSync(file))
    throw new Error(`${folder} has no ${FILE_LIST}: run "npm run build" first`);
  const text = readFileSync(file, 'utf8');
  try {
    return new Map(Object.entries(JSON.parse(text) as Record<string, Listed>));
  } catch (error) {
    throw new Error(`${file} is no list of files: run "npm run build" again`, { cause: error });
  }
}

/** @throws {Error} when a file of the list is missing or has another size */
export function requireWhole(folder: string, list: FileList): void {
  const faults = [...list].flatMap(([name, { size }]) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!found) return [`${name} is missing`];
    return found.size === size ? [] : [`${name} has ${found.size} bytes instead of ${size}`];
  });
  if (faults.length === 0) return;
  const others = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  throw new Error(`${folder} is not whole: ${faults[0]}${others}. Run "npm run build" again.`);
}
