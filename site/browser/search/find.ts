/** Finds pages by the words that a visitor types. Pure. */
import MiniSearch from 'minisearch';
import { rootOf } from './swahili-roots.ts';
import type { SearchDocument } from '#render/content/search-documents.ts';

type SearchIndex = {
  documents: readonly SearchDocument[];
  /** `words` find every page that has one of the words in `means`. */
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[];
  /** Words that the search ignores beside others. A text of such words alone is found by `synonyms`. */
  ignored: readonly string[];
};

/** Capitals and accents make no difference. */
const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** A Kiswahili word and its root, so that `mche` finds what `miche` finds, also on pages in English. Scripts in English have no such code. */
const formsOf = (word: string) => [word, rootOf(word)];
/** Short words allow no typing errors: one changed letter makes another word. */
const SHORT = 4;
/** Extra weight for the pages in the header: a visitor who types one word usually wants one of them. */
const MAIN = 1.5;
/**
 * Extra weight for a page whose title begins with the typed words, or whose description has them side by side: `tea exp`
 * finds Tea Export, `letter of credit` the terms of payment and not Carbon Credit.
 */
const TITLE = 3;
/** Home contains words of every topic, so only its own title finds it. */
const HOME = 0.5;
/** Pages with a score below this share of the best score are left out: they only share a word with the query. */
const LEAST = 0.05;

/** @returns a function that finds the pages for a text, the best first */
export function makeFind({ documents, synonyms, ignored }: SearchIndex) {
  const alsoFoundBy = new Map<string, string[]>();
  for (const { words, means } of synonyms)
    for (const meaning of means)
      alsoFoundBy.set(meaning, [
        ...(alsoFoundBy.get(meaning) ?? []),
        ...(LANGUAGE === 'sw' ? words.flatMap(formsOf) : words),
      ]);
  const skipped = new Set(ignored);

  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'headings', 'text', 'words'],
    tokenize: wordsOf,
    processTerm(term, field) {
      const word = plain(term);
      // Documents have fields; the query has none.
      if (!field) return LANGUAGE === 'sw' ? formsOf(word) : word;
      if (skipped.has(word)) return null;
      const others = alsoFoundBy.get(word) ?? [];
      // Each once: a root that its own synonyms share would count for more.
      return LANGUAGE === 'sw' ? [...new Set([...formsOf(word), ...others])] : [word, ...others];
    },
    searchOptions: {
      boost: { title: 4, headings: 1.5, words: 0.5 },
      prefix: (term) => term.length > 1 && !skipped.has(term),
      fuzzy: (term) => (term.length > SHORT ? 0.25 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (text: string) => {
    const isOneWord = !/\S\s+\S/.test(text);
    const typed = plain(text.trim());
    const words = wordsOf(text);
    const others = words.filter((word) => !skipped.has(plain(word)));
    const results = index.search((others.length > 0 ? others : words).join(' '), {
      boostDocument(id) {
        const { title = '', text: about = '', path, isMain } = documents[Number(id)] ?? {};
        const isTitle = plain(title).startsWith(typed);
        if (path === '/' && !isTitle) return HOME;
        if (isOneWord) return isMain ? MAIN : 1;
        return isTitle || plain(about).includes(typed) ? TITLE : 1;
      },
    });
    const least = (results[0]?.score ?? 0) * LEAST;
    return results.flatMap(({ id, score }) => (score < least ? [] : (documents[Number(id)] ?? [])));
  };
}
