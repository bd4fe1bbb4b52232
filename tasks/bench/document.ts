/** Puts the results where they are read. What is written there by hand stays. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem, type } from 'node:os';
import { format } from 'prettier';
import type { Options } from './options.ts';

export const DOCUMENT = 'docs/measurements/speed.md';
const START = '<!-- npm run bench writes from here -->';
const END = '<!-- npm run bench writes to here -->';

/**
 * @param text the document so far
 * @throws {Error} when it does not say where the results belong
 */
export function insertResults(text: string, results: string): string {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${DOCUMENT} has no place for results: a line ${START}, another ${END}`);
  return `${before}${START}\n\n${results}\n\n${END}${after}`;
}

/** What measured, and when. @param browser the browser's version */
export function circumstances({ rounds }: Pick<Options, 'rounds'>, browser: string): string {
  const processors = cpus();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `\`npm run bench -- --rounds ${rounds}\` on ${day}: Node ${process.versions.node}, Chromium ${browser},`,
    `${type()}, ${processors.length} processors (${processors[0]?.model.trim()}), ${memory} GB.`,
    'Medians; in brackets the quartiles, between which half of all rounds lie.',
  ].join(' ');
}

/** Writes the results into the document, in the form that the formatter wants. */
export async function writeResults(results: string): Promise<void> {
  const text = insertResults(await readFile(DOCUMENT, 'utf8'), results);
  await writeFile(DOCUMENT, await format(text, { parser: 'markdown' }));
}
