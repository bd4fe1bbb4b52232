/** The file `glossary.yaml` of a language: the words of the field, each with where they are found written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { ContentError, readText, readYaml, validate } from '../parse.ts';
import type { Part } from './parts.ts';

/** Its name in the folder of a language. */
export const GLOSSARY = 'glossary.yaml';

const word = z.string().trim().min(1, 'a word');
const schema = z.array(
  z
    .strictObject({
      /** The English term, and its other forms, such as its plural. */
      english: z.array(word).min(1, 'a word'),
      /** What the language says, in each of its forms; a beginning stands for all words that begin so. */
      forms: z.array(word).min(1, 'a word'),
      /** Independent places where it is written. */
      sources: z.array(word),
      /** Fewer than two are known: pages give the English word, too, in brackets. */
      bracket: z.literal(true).optional(),
      /** Words that must not stand for it. */
      avoid: z.array(word).optional(),
    })
    .refine(({ sources, bracket }) => sources.length >= 2 !== (bracket ?? false), {
      path: ['sources'],
      error: 'two sources, or fewer and `bracket: true`',
    }),
);
export type Glossary = z.output<typeof schema>;

/** The mistakes of words that stand in two places. */
function doubles(glossary: Glossary, shown: string): Mistake[] {
  const seen = new Set<string>();
  return glossary.flatMap(({ english, forms, avoid = [] }, index): Mistake[] => {
    const twice = english.filter((term) => seen.has(term.toLowerCase()));
    for (const term of english) seen.add(term.toLowerCase());
    const wrong = avoid.filter((term) =>
      forms.some((form) => form.toLowerCase() === term.toLowerCase()),
    );
    return [
      ...twice.map((term) => ({
        file: shown,
        place: [index, 'english'],
        code: 'twice' as const,
        expected: 'each word once',
        there: `“${term}” stands above, too`,
      })),
      ...wrong.map((term) => ({
        file: shown,
        place: [index, 'avoid'],
        code: 'wrong value' as const,
        expected: 'a word that is none of its forms',
        there: `it is “${term}”`,
      })),
    ];
  });
}

/**
 * Reads the glossary of a language; with a mistake it is empty.
 * @param folder of the language
 * @param shown the path of the glossary for messages
 */
export function readGlossary(
  folder: string,
  shown: string,
): { glossary: Glossary; mistakes: readonly Mistake[] } {
  const file = path.join(folder, GLOSSARY);
  if (!existsSync(file)) return { glossary: [], mistakes: [] };
  try {
    const glossary = validate(shown, readYaml(shown, readText(file, shown)), schema);
    const mistakes = doubles(glossary, shown);
    return mistakes.length > 0 ? { glossary: [], mistakes } : { glossary, mistakes };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { glossary: [], mistakes: error.mistakes };
  }
}

const escaped = (term: string) =>
  term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
/** Matches one of the terms. @param isWhole whether a word must end with the term, or may go on */
const anyOf = (terms: readonly string[], isWhole: boolean) =>
  new RegExp(`(?<!\\p{L})(?:${terms.map(escaped).join('|')})${isWhole ? '(?!\\p{L})' : ''}`, 'iu');

/**
 * What is wrong with the words of a twin, in sentences: an English term of the glossary without its word, such a word
 * without the term, a word to avoid, one of few sources whose English is nowhere in brackets.
 */
export function wordAdvice(
  glossary: Glossary,
  original: readonly Part[],
  twin: readonly Part[],
): string[] {
  const byName = new Map(twin.map((part) => [part.name, part.text]));
  const terms = glossary.map((entry) => ({
    ...entry,
    isEnglish: anyOf(entry.english, true),
    isForm: anyOf(entry.forms, false),
    isAvoided: entry.avoid && anyOf(entry.avoid, false),
  }));
  const text = twin.map((part) => part.text).join('\n');
  const bare = terms.flatMap(({ bracket, english: [term = ''], isEnglish, isForm }) => {
    const form = bracket && !isEnglish.test(text) && isForm.exec(text)?.[0];
    return form ? [`“${form}” has few sources: write “(${term})” after it once`] : [];
  });
  const perPart = original.flatMap(({ name, text }) => {
    const own = byName.get(name);
    if (own === undefined) return [];
    return terms.flatMap(({ english: [term = ''], forms, isEnglish, isForm, isAvoided }) => {
      const avoided = isAvoided?.exec(own)?.[0];
      if (avoided !== undefined)
        return [`${name}: “${avoided}” is to be avoided; write “${forms[0] ?? ''}” (${term})`];
      const form = isForm.exec(own)?.[0];
      if (isEnglish.test(text) && form === undefined)
        return [`${name}: “${term}” is here without “${forms.join('” or “')}”`];
      const isOther =
        form !== undefined &&
        !terms.some((one) => one.isForm.test(form) && one.isEnglish.test(text));
      return isOther ? [`${name}: “${form}” is here, and English has no “${term}”`] : [];
    });
  });
  return [...perPart, ...bare];
}
