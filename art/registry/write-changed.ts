import { CATALOGUE } from '../catalogue/catalogue.ts';
import { type Picture, svgOf } from '../catalogue/picture.ts';
import type { Made } from '../encoding/encoder-process.ts';
import { findExcessBytes } from '../catalogue/weight.ts';
import { kindName } from '../../site/encoding/encode.ts';
import { type Entry, fileName, hashOf, type Registry } from '../../site/encoding/registry.ts';
import { makeAll } from '../encoding/encoders.ts';
import { messageOf } from '../../site/serve/message-of.ts';
import {
  findFault,
  findStrayFiles,
  readRegistry,
  removeFiles,
  sourceOf,
  storeFile,
  writeRegistry,
} from './registry.ts';

export type NamedPicture = readonly [name: string, picture: Picture];

/**
 * Updates files and registry and removes pictures that are no longer in the catalogue. The registry is written after each
 * picture, so an interrupted run loses only the pictures that were being made.
 * @returns the failures, each with the name of its picture
 */
export async function ship(pictures: readonly NamedPicture[], force: boolean): Promise<string[]> {
  const registry = Object.fromEntries(
    Object.entries(await readRegistry()).filter(([name]) => name in CATALOGUE),
  );
  const { sources, failures } = await plan(pictures, registry, force);
  console.log(`${sources.size} of ${pictures.length} pictures to draw`);
  await makeAll([...sources.keys()], async (name, made) => {
    try {
      registry[name] = await store(name, sources.get(name) ?? '', made);
      await writeRegistry(registry);
    } catch (error) {
      failures.push(`${name}: ${messageOf(error)}`);
    }
  });
  await writeRegistry(registry);
  await removeFiles(await findStrayFiles(registry));
  return failures;
}

/** Finds the pictures that must be drawn, and their digests. Drawing SVG is fast; rasterising and encoding are slow. */
async function plan(pictures: readonly NamedPicture[], registry: Registry, force: boolean) {
  const sources = new Map<string, string>();
  const failures: string[] = [];
  for (const [name, picture] of pictures) {
    try {
      const source = sourceOf(svgOf(name, picture), picture);
      if (force || (await findFault(name, source, registry[name]))) sources.set(name, source);
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  return { sources, failures };
}

/** Stores the files of a picture and returns its entry. @throws when it could not be made, or is too heavy */
async function store(name: string, source: string, made: Made): Promise<Entry> {
  if ('failure' in made) {
    throw new Error(made.failure);
  }
  const { files, ground, ratio } = made;
  const picture = CATALOGUE[name];
  const bytes = byFile(files, ({ content }) => content.length);
  const excess = picture && findExcessBytes(picture, bytes);
  if (excess) {
    throw new Error(excess);
  }
  const hash = hashOf(files.map(({ content }) => content));
  for (const { width, format, content } of files) {
    await storeFile(fileName(name, hash, width, format), content);
  }
  console.log(
    `${name}: ${files.map((file) => `${kindName(file)} ${kilobytes(file.content)}`).join(', ')}`,
  );
  const width = Math.max(...files.map((file) => file.width));
  return {
    hash,
    width,
    height: Math.round(width * ratio),
    widths: files.filter(({ format }) => format === 'avif').map((file) => file.width),
    ...Object.fromEntries(
      files.filter(({ format }) => format !== 'avif').map((file) => [file.format, file.width]),
    ),
    ground,
    bytes,
    scores: byFile(files, ({ score }) => Math.floor(score * 10) / 10),
    qualities: byFile(files, ({ quality }) => quality),
    source,
  };
}

type StoredFile = Extract<Made, { files: unknown }>['files'][number];

/** A figure of each file, by names such as `480.avif`. */
function byFile(files: readonly StoredFile[], figure: (file: StoredFile) => number) {
  return Object.fromEntries(files.map((file) => [kindName(file), figure(file)]));
}

function kilobytes({ length }: Buffer): string {
  return `${(length / 1000).toFixed(1)} kB`;
}
