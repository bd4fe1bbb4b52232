/** Puts the results where they are read. What is written there by hand stays. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem, type } from 'node:os';
import { format } from 'prettier';
import type { Options } from './options.ts';

/** A document, and the command whose results it takes in. */
export type Place = { document: string; command: string };

export const SPEED: Place = { document: 'docs/measurements/speed.md', command: 'npm run bench' };

/**
 * @param text the document so far
 * @throws {Error} when it does not say where the results belong
 */
export function insertResults(text: string, results: string, place: Place): string {
  const start = `<!-- ${place.command} writes from here -->`;
  const end = `<!-- ${place.command} writes to here -->`;
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${place.document} has no place for results: a line ${start}, another ${end}`);
  return `${before}${start}\n\n${results}\n\n${end}${after}`;
}

/** The day and the machine. @param programs versions of what measured */
export function machine(...programs: readonly string[]): string {
  const processors = cpus();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const memory = Math.round(totalmem() / 2 ** 30);
  const versions = [`Node ${process.versions.node}`, ...programs].join(', ');
  return `${day}: ${versions}, ${type()}, ${processors.length} processors (${processors[0]?.model.trim()}), ${memory} GB`;
}

/** What measured, and when. @param browser the browser's version */
export function circumstances({ rounds }: Pick<Options, 'rounds'>, browser: string): string {
  return [
    `\`npm run bench -- --rounds ${rounds}\` on ${machine(`Chromium ${browser}`)}.`,
    'Medians; in brackets the quartiles, between which half of all rounds lie.',
  ].join(' ');
}

/** Writes the results into the document, in the form that the formatter wants. */
export async function writeResults(place: Place, results: string): Promise<void> {
  const text = insertResults(await readFile(place.document, 'utf8'), results, place);
  await writeFile(place.document, await format(text, { parser: 'markdown' }));
}
