import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../catalogue/picture.ts';
import type { Format } from '../encoding/encode.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'site/public/pictures');
const FILE = path.join(ROOT, 'art/pictures.json');
const HASH_LENGTH = 8;
const SOURCE_LENGTH = 16;

/** The data about a picture for the site, and the digest that shows whether the picture is up to date. */
export type Entry = {
  /** Part of all its file names. It changes when one of its files changes. */
  hash: string;
  /** Size of the widest file in px. */
  width: number;
  height: number;
  /** Widths of the AVIF files. */
  widths: readonly number[];
  /** Width of the fallback, the one file that is not AVIF; either `webp` or `jpg` is set. */
  webp?: number;
  jpg?: number;
  /** Ink that fills the place until the picture has loaded. */
  ground: string;
  /** Size and SSIMULACRA2 score of each file, by names such as `480.avif`. */
  bytes: Record<string, number>;
  scores: Record<string, number>;
  /** Quality of each file, tried first when the picture is drawn again. Missing until it has been drawn once more. */
  qualities?: Record<string, number>;
  /** Digest of the drawn SVG and of its encoding. */
  source: string;
};

export type Registry = Record<string, Entry>;

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

/** Writes the registry, sorted by name. Lists of numbers stay on one line, as prettier formats them. */
export async function writeRegistry(registry: Registry): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(registry).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify(sorted, null, 2).replace(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`,
  );
  await writeFile(FILE, `${text}\n`);
}

/** A digest that shows whether a picture has changed, without rasterising it. */
export function sourceOf(svg: string, { encoding }: Picture): string {
  const digest = createHash('sha256').update(svg).update(JSON.stringify(encoding));
  return digest.digest('hex').slice(0, SOURCE_LENGTH);
}

/** One hash for all files of a picture. Because file names contain it, browsers may cache the files for ever. */
export function hashOf(contents: readonly Buffer[]): string {
  const digest = createHash('sha256');
  for (const content of contents) {
    digest.update(content);
  }
  return digest.digest('hex').slice(0, HASH_LENGTH);
}

export function fileName(name: string, hash: string, width: number, format: Format): string {
  return `${name}-${width}.${hash}.${format}`;
}

function fileNames(name: string, { hash, widths, webp, jpg }: Entry): string[] {
  const files = widths.map((width) => fileName(name, hash, width, 'avif'));
  if (webp) {
    files.push(fileName(name, hash, webp, 'webp'));
  }
  if (jpg) {
    files.push(fileName(name, hash, jpg, 'jpg'));
  }
  return files;
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
  const files = fileNames(name, entry).map((file) => path.join(FOLDER, file));
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
  const owned = new Set(
    Object.entries(registry).flatMap(([name, entry]) => fileNames(name, entry)),
  );
  const stored = await readdir(FOLDER).catch(() => []);
  return stored.filter((file) => !owned.has(file));
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(path.join(FOLDER, file))));
}
