/** The index of the search stays below its bytes however many pages there are. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadContent } from './load.ts';
import { searchDocuments } from './search-documents.ts';

const content = loadContent();

/** A word that no other page has, and that hardly compresses. */
const rareWord = (article: number, word: number) =>
  createHash('sha256')
    .update(`${article} ${word}`)
    .digest('hex')
    .replaceAll(/[0-9]/g, 'z')
    .slice(0, 12);

/** The site with this many articles, each with words that no other page has. */
const withArticles = (count: number) => {
  const [first] = content.articles;
  if (!first) throw new Error('no article');
  const articles = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `article-${index}`,
    html: `${first.html} ${Array.from({ length: 60 }, (_, word) => rareWord(index, word)).join(' ')}`,
  }));
  return searchDocuments({ ...content, articles });
};

it('has words of the text while there is room', () => {
  const tea = searchDocuments(content).find(({ path }) => path === '/business/tea');
  expect(tea?.words.split(' ').length).toBeGreaterThan(10);
});

it.each([
  ['sw', ['bei', 'mvua']],
  ['en', []],
])('keeps short words in a language that has many (%s)', (language, kept) => {
  const [first] = content.articles;
  if (!first) throw new Error('no article');
  const articles = [{ ...first, html: '<p>bei ya mvua</p>' }];
  const { path: page, words } =
    searchDocuments({ ...content, language, articles }).find(
      (document) => document.path === `/news/${first.id}`,
    ) ?? {};
  expect(page).toBeDefined();
  expect(words?.split(' ').filter((word) => /^(?:bei|ya|mvua)$/.test(word))).toEqual(kept);
});

it('leaves out words of the text where there are many articles, and no article', () => {
  const documents = withArticles(60);
  expect(brotliCompressSync(JSON.stringify(documents)).length).toBeLessThanOrEqual(17_000);
  expect(documents.filter(({ path }) => path.startsWith('/news/article-'))).toHaveLength(60);
  expect(documents.every(({ words }) => words === '')).toBe(true);
});
