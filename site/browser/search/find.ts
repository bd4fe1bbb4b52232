/** Finds pages by words, as people type them. Pure. */
import MiniSearch from 'minisearch';
import type { SearchDocument } from '#render/content/search-documents.ts';

export type SearchIndex = {
  documents: readonly SearchDocument[];
  /** `words` find what has one of the words in `means`. */
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[];
  /** Words that are not searched for. */
  ignored: readonly string[];
};

/** Capitals and accents make no difference. */
const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** Short words have no typing errors that could be told from other words. */
const SHORT = 4;
/** How much more the pages of the header count: whoever types one word means them. */
const MAIN = 1.5;
/** How much more a page counts whose title begins with what is typed: `tea exp` is on the way to Tea Export. */
const TITLE = 3;
/** Home has something of everything, and is meant only by its own title. */
const HOME = 0.5;
/** Pages that fit less well than this share of the best one only have a word in common with it. */
const LEAST = 0.1;

/** @returns a function that finds the pages for a text, the best first */
export function makeFind({ documents, synonyms, ignored }: SearchIndex) {
  const alsoFoundBy = new Map<string, string[]>();
  for (const { words, means } of synonyms)
    for (const meaning of means)
      alsoFoundBy.set(meaning, [...(alsoFoundBy.get(meaning) ?? []), ...words]);
  const skipped = new Set(ignored);

  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'headings', 'text', 'words'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm(term, field) {
      const word = plain(term);
      if (skipped.has(word)) return null;
      // Only the words of documents have a field.
      return field ? [word, ...(alsoFoundBy.get(word) ?? [])] : word;
    },
    searchOptions: {
      boost: { title: 4, headings: 1.5, words: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > SHORT ? 0.25 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (text: string) => {
    const isOneWord = !/\S\s+\S/.test(text);
    const typed = plain(text.trim());
    const results = index.search(text, {
      boostDocument(id) {
        const { title = '', path, isMain } = documents[Number(id)] ?? {};
        const isTitle = plain(title).startsWith(typed);
        if (path === '/' && !isTitle) return HOME;
        if (isOneWord) return isMain ? MAIN : 1;
        return isTitle ? TITLE : 1;
      },
    });
    const least = (results[0]?.score ?? 0) * LEAST;
    return results.flatMap(({ id, score }) => (score < least ? [] : (documents[Number(id)] ?? [])));
  };
}
