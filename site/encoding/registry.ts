/** What is written down of each picture that was made: names of files, sizes, weights. */
import { createHash } from 'node:crypto';
import type { Format } from './encode.ts';

const HASH_LENGTH = 8;

/** What the site needs of a picture, and the digest that says whether it has to be made again. */
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
  /** Digest of everything that the picture is made of. */
  source: string;
};

export type Registry = Record<string, Entry>;

/** The registry as JSON, sorted by name. Lists of numbers stay on one line, as prettier formats them. */
export function registryText(registry: Registry): string {
  const sorted = Object.fromEntries(Object.entries(registry).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify(sorted, null, 2).replace(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`,
  );
  return `${text}\n`;
}

/** One hash for all files of a picture. Because file names contain it, browsers may cache the files for ever. */
export function hashOf(contents: readonly Buffer[]): string {
  const digest = createHash('sha256');
  for (const content of contents) {
    digest.update(content);
  }
  return digest.digest('hex').slice(0, HASH_LENGTH);
}

/** The name of one file of a picture. @param width in px */
export function fileName(name: string, hash: string, width: number, format: Format): string {
  return `${name}-${width}.${hash}.${format}`;
}

/** The files of a picture: name and width in px. */
export function filesIn(
  name: string,
  { hash, widths, webp, jpg }: Entry,
): { file: string; width: number }[] {
  const file = (width: number, format: Format) => ({
    file: fileName(name, hash, width, format),
    width,
  });
  return [
    ...widths.map((width) => file(width, 'avif')),
    ...(webp ? [file(webp, 'webp')] : []),
    ...(jpg ? [file(jpg, 'jpg')] : []),
  ];
}
