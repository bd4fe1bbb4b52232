/**
 * The file `translated.yaml` of a language: for each of its files which English texts it translates, and who has read it.
 * `npm run content -- --translated <file>` writes the first; a person writes the second.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { ContentError, readText, readYaml, validate } from '../parse.ts';
import type { Part } from './parts.ts';

/** Its name in the folder of a language. */
export const RECORD = 'translated.yaml';

const schema = z.record(
  z.string(),
  z.strictObject({
    /** Who has read the file and found it right. */
    reader: z.string().min(1, 'a name').optional(),
    /** The day on which that was. */
    read: z.iso.date('a day such as 2026-11-28').optional(),
    /** A digest of each English text that the file translates. */
    of: z.string().optional(),
  }),
);
export type Record = z.output<typeof schema>;

const HEADER = `# Which English texts each file translates, and who has read it.
# "of" is written by \`npm run content -- --translated <file>\`. Write "reader" (a name) and "read" (a day) by hand.
`;

const LENGTH = 6;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, LENGTH);

/** What a record says of a file that translates these English texts. */
export const ofParts = (original: readonly Part[]) =>
  original.map(({ text }) => digest(text)).join(' ');

/** The text of a record with another entry. @param text of the record; none if there is no file yet */
export function recordWith(text: string | undefined, name: string, entry: Record[string]): string {
  const document = parseDocument(text ?? HEADER);
  document.setIn([name], document.createNode(entry));
  return document.toString({ lineWidth: 120 });
}

/**
 * Reads the record of a language.
 * @param folder of the language
 * @param shown the path of the record for messages
 */
export function readRecord(
  folder: string,
  shown: string,
): { record: Record; mistakes: readonly Mistake[] } {
  const file = path.join(folder, RECORD);
  if (!existsSync(file)) return { record: {}, mistakes: [] };
  try {
    return {
      record: validate(shown, readYaml(shown, readText(file, shown)), schema),
      mistakes: [],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { record: {}, mistakes: error.mistakes };
  }
}

/**
 * Notes that a file translates these English texts, as they are now. Whoever read it before has not read this.
 * @throws {ContentError} when the record cannot be read
 */
export function writeRecord(
  folder: string,
  shown: string,
  name: string,
  original: readonly Part[],
): void {
  const { mistakes } = readRecord(folder, shown);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const file = path.join(folder, RECORD);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  writeFileSync(file, recordWith(text, name, { of: ofParts(original) }));
}

/**
 * The English parts that a file does not translate as they are now.
 * @param original the English parts now
 * @param of the digests of those that it translates
 */
export function changedParts(original: readonly Part[], of: string): Part[] {
  const known = new Set(of.split(/\s+/));
  return original.filter(({ text }) => !known.has(digest(text)));
}
