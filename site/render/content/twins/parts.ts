/**
 * The texts of a file that a translator translates, each with its place. A twin is a file of a language beside the first
 * one; its original is the first language's file of that name.
 */
import type { z } from 'zod';
import { mapFields, type FieldPath } from '../find-fields.ts';
import { placeName } from '../mistake.ts';

/** A text of a file. */
export type Part = {
  place: FieldPath;
  /** The place in words, such as `hero.title` or `body.2`. */
  name: string;
  text: string;
  isMarkdown: boolean;
};

/** Lists that each language fills for itself: they are no translation. */
export const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'screens/search.yaml': ['ignored', 'synonyms'],
};

/**
 * The parts of a file.
 * @param file its path in the folder of the language
 * @param data of the file or of its front matter, as it was read
 * @param body of a Markdown file; its paragraphs, headings and lists are parts
 */
export function partsOf(file: string, schema: z.ZodType, data: unknown, body?: string): Part[] {
  const parts: Part[] = [];
  const own = OWN_WORDS[file] ?? [];
  mapFields(schema, data, (value, kind, place, { isMarkdown = false }) => {
    if (kind === 'word' && typeof value === 'string' && !own.includes(String(place[0])))
      parts.push({ place, name: placeName({ place }), text: value, isMarkdown });
    return undefined;
  });
  const blocks = body?.split(/\n\s*\n/).filter((block) => block.trim() !== '') ?? [];
  return [
    ...parts,
    ...blocks.map((text, index) => {
      const place = ['body', index + 1];
      return { place, name: `body.${index + 1}`, text: text.trim(), isMarkdown: true };
    }),
  ];
}
