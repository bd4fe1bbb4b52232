/**
 * The file `notes.yaml` of a language: what its pages say of their translation, and which files are held back in English
 * until somebody who knows the subject has read them.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { ContentError, readText, readYaml, validate } from '../parse.ts';

/** Its name in the folder of a language. */
export const NOTES = 'notes.yaml';

const text = z.string().trim().min(1, 'a text');
const schema = z.strictObject({
  /** Above each page whose file has no reader in `translated.yaml`; the two links follow. */
  waiting: text,
  mail: text,
  whatsapp: text,
  /** Above each page that is in the first language, because it is not translated. */
  missing: text,
  heldBack: z.strictObject({
    /** Above each page that is held back: one sentence why. */
    why: text,
    /** Their files in the folder of the language. */
    files: z.array(text),
  }),
});
export type Notes = z.output<typeof schema>;

/**
 * Reads the notes of a language.
 * @param folder of the language
 * @param first folder of the first language, whose files they name
 * @param shown the path of the notes for messages
 */
export function readNotes(
  folder: string,
  first: string,
  shown: string,
): { notes?: Notes; mistakes: readonly Mistake[] } {
  const file = path.join(folder, NOTES);
  if (!existsSync(file)) return { mistakes: [] };
  try {
    const notes = validate(shown, readYaml(shown, readText(file, shown)), schema);
    const unknown = notes.heldBack.files.filter((name) => !existsSync(path.join(first, name)));
    return {
      notes,
      mistakes: unknown.map((name) => ({
        file: shown,
        place: ['heldBack', 'files', notes.heldBack.files.indexOf(name)],
        code: 'name',
        expected: 'a file of the first language',
        there: `it is “${name}”`,
      })),
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { mistakes: error.mistakes };
  }
}
