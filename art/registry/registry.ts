import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../catalogue/picture.ts';
import {
  type Entry,
  filesIn,
  hashOf,
  type Registry,
  registryText,
} from '../../site/encoding/registry.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'site/public/pictures');
const FILE = path.join(ROOT, 'site/pictures.json');
/** The pictures that the site makes itself. */
const BRAND_FILE = path.join(ROOT, 'site/brand/brand-pictures.json');
const SOURCE_LENGTH = 16;

export async function readRegistry(): Promise<Registry> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw error;
  }
}

export async function writeRegistry(registry: Registry): Promise<void> {
  await writeFile(FILE, registryText(registry));
}

/** A digest that shows whether a picture has changed, without rasterising it. */
export function sourceOf(svg: string, { encoding }: Picture): string {
  const digest = createHash('sha256').update(svg).update(JSON.stringify(encoding));
  return digest.digest('hex').slice(0, SOURCE_LENGTH);
}

/** Why a picture's entry or files are not up to date; `undefined` if they are. */
export async function findFault(
  name: string,
  source: string,
  entry: Entry | undefined,
): Promise<string | undefined> {
  if (!entry) {
    return 'has not been drawn yet';
  }
  if (entry.source !== source) {
    return 'has changed since it was drawn';
  }
  const files = filesIn(name, entry).map(({ file }) => path.join(FOLDER, file));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
  const found = contents.filter((content) => content !== undefined);
  if (found.length < files.length) {
    return 'misses files in site/public/pictures';
  }
  return hashOf(found) === entry.hash
    ? undefined
    : 'has files that were changed after they were drawn';
}

export async function storeFile(file: string, content: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, file), content);
}

/** Files that belong to no registered picture, for example older files of a picture. */
export async function findStrayFiles(registry: Registry): Promise<string[]> {
  const brand = JSON.parse(await readFile(BRAND_FILE, 'utf8')) as Registry;
  const owned = new Set(
    Object.entries({ ...registry, ...brand }).flatMap(([name, entry]) =>
      filesIn(name, entry).map(({ file }) => file),
    ),
  );
  const stored = await readdir(FOLDER, { withFileTypes: true }).catch(() => []);
  // The layers of the hill have a folder and a list of their own.
  return stored.filter((file) => file.isFile() && !owned.has(file.name)).map(({ name }) => name);
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(path.join(FOLDER, file))));
}
