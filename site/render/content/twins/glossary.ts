/** The file `glossary.yaml` of a language: the words of the field, each with where they are found written. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { ContentError, readText, readYaml, validate } from '../parse.ts';
import { isCopied, withoutAddresses } from './parity.ts';
import type { Part } from './parts.ts';

/** Its name in the folder of a language. */
export const GLOSSARY = 'glossary.yaml';

const word = z.string().trim().min(1, 'a word');
const schema = z.array(
  z
    .strictObject({
      /** The English term, and its other forms, such as its plural. */
      english: z.array(word).min(1, 'a word'),
      /** English phrases in which the term says something else: in «type a word» it is no variety. */
      unless: z.array(word).optional(),
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
type Glossary = z.output<typeof schema>;

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
  term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s-]+');
/** How a word that begins with a term may go on: not at all, by a short ending (shambani), in any way. */
const ENDINGS = { whole: '', short: String.raw`\p{L}{0,3}`, free: String.raw`\p{L}*` };
/** Matches one of the terms, a longer one before those within it. */
const anyOf = (terms: readonly string[], ending: keyof typeof ENDINGS, flags = 'iu') => {
  const longestFirst = terms.map(escaped).sort((one, other) => other.length - one.length);
  const words = terms.length > 0 ? longestFirst.join('|') : '(?!)';
  return new RegExp(String.raw`(?<!\p{L})(?:${words})${ENDINGS[ending]}(?!\p{L})`, flags);
};
/** A text without what is no word of it: names in braces, addresses of links and e-mail addresses. */
const wordsIn = (text: string) => withoutAddresses(text).replace(/\{\w+\}|\S+@\S+/g, '');

/** A name, such as `Ridge Coffee Shop`, has none; it stays as it is. */
const hasSmallWord = /(?<!\p{L})\p{Ll}{2,}/u;

/**
 * What is wrong with the words of a twin, in sentences: an English term of the glossary without its word, such a word
 * without the term, a word to avoid, one of few sources whose English is nowhere in brackets.
 */
export function wordAdvice(
  glossary: Glossary,
  original: readonly Part[],
  twin: readonly Part[],
): string[] {
  const byName = new Map(twin.map((part) => [part.name, wordsIn(part.text)]));
  const terms = glossary.map((entry) => ({
    ...entry,
    isEnglish: anyOf(entry.english, 'whole'),
    isForm: anyOf(entry.forms, 'free'),
    isAlmostForm: anyOf(entry.forms, 'short'),
    isAvoided: entry.avoid && anyOf(entry.avoid, 'free'),
  }));
  const allEnglish = anyOf(
    glossary.flatMap(({ english, unless = [] }) => [...english, ...unless]),
    'whole',
    'giu',
  );
  const text = twin.map((part) => part.text).join('\n');
  const bare = terms.flatMap(({ bracket, english: [term = ''], isEnglish, isForm }) => {
    const form = bracket && !isEnglish.test(text) && isForm.exec(text)?.[0];
    return form ? [`“${form}” has few sources: write “(${term})” after it once`] : [];
  });
  const perPart = original.flatMap((part) => {
    const { name } = part;
    const own = byName.get(name);
    const english = wordsIn(part.text);
    // That a part is still in English is said once, not for each of its words.
    if (own === undefined || isCopied(english, own)) return [];
    if (own === english && !hasSmallWord.test(own)) return [];
    // Neither language has the words within a longer word: crop protection is no crop, «wauzaji wa pembejeo» no sellers.
    const longest = new Set(
      english.match(allEnglish)?.map((term) => term.toLowerCase().replace(/[\s-]+/g, ' ')),
    );
    const belonging = terms.flatMap(({ forms, isEnglish }) =>
      isEnglish.test(english) ? forms : [],
    );
    const others = own.replace(anyOf(belonging, 'free', 'giu'), '-');
    return terms.flatMap(({ english: names, forms, isAvoided, ...is }) => {
      const [term = ''] = names;
      const avoided = isAvoided?.exec(own)?.[0];
      if (avoided !== undefined)
        return [`${name}: “${avoided}” is to be avoided; write “${forms[0] ?? ''}” (${term})`];
      if (
        names.some((one) => longest.has(one.toLowerCase().replace(/-/g, ' '))) &&
        !is.isForm.test(own)
      )
        return [`${name}: “${term}” is here without “${forms.join('” or “')}”`];
      const form = is.isEnglish.test(english) ? undefined : is.isAlmostForm.exec(others)?.[0];
      // A name of English, such as Ainamoi, is none of them.
      return form && !english.includes(form)
        ? [`${name}: “${form}” is here, and English has no “${term}”`]
        : [];
    });
  });
  return [...perPart, ...bare];
}
