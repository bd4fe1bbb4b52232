/** Every page of the frozen content has the texts of the specification. */
import { describe, expect, it } from 'vitest';
import {
  htmlOf,
  notFoundPaths,
  paths,
  pathsAndNotFound,
  routeOf,
  suggestedPaths,
} from '../built-pages.ts';
import { KNOWN_MISSING, NOT_FOUND_TEXTS, SHELL, TEXTS, TEXTS_BY_KIND } from './specified-texts.ts';

const documentOf = (path: string) => new DOMParser().parseFromString(htmlOf(path), 'text/html');

/** The texts of the specification for a page. */
function specifiedFor(path: string): readonly string[] {
  if (notFoundPaths.includes(path))
    return NOT_FOUND_TEXTS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const kinds = TEXTS_BY_KIND.filter(([pattern]) => pattern.test(path));
  return [...(TEXTS[path] ?? []), ...kinds.flatMap(([, words]) => words)];
}

/** All texts of a page, one for each element. */
function textsOf(page: Document): Set<string> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.replaceAll(/\s+/g, ' ').trim();
    if (text) texts.add(text);
  }
  return texts;
}

it.each([...pathsAndNotFound, ...notFoundPaths])(
  '%s has the texts of the specification',
  (path) => {
    const texts = textsOf(documentOf(path));
    expect([...SHELL, ...specifiedFor(path)].filter((text) => !texts.has(text))).toEqual([]);
  },
);

/** Numbers of words (reading 16). */
const LENGTHS: readonly [kind: string, least: number, most: number][] = [
  ['/services/:category/:id', 250, 400],
  ['/news/:id', 350, 700],
];

describe.each(LENGTHS)('the text of each %s', (kind, least, most) => {
  it.each(paths.filter((path) => routeOf(path) === kind))(
    `has from ${least} to ${most} words: %s`,
    (path) => {
      const prose = documentOf(path).querySelector('[data-prose]')?.innerHTML ?? '';
      const words = prose.replaceAll(/<[^>]*>/g, ' ').match(/\S*[\p{L}\d]\S*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(least);
      expect(words.length).toBeLessThanOrEqual(most);
    },
  );
});

describe('the list of pages', () => {
  it('has every page that the specification names', () => {
    expect(Object.keys(TEXTS).filter((path) => !pathsAndNotFound.includes(path))).toEqual([]);
    const ofRoute = (route: string) => paths.filter((path) => routeOf(path) === route);
    expect(ofRoute('/services/:category/:id')).toHaveLength(21);
    expect(ofRoute('/news/:id')).toHaveLength(6);
  });

  it('has none of the addresses that are missing in the specification', () => {
    expect(KNOWN_MISSING.filter((path) => paths.includes(path))).toEqual([]);
  });
});

describe('the pages for addresses that are not found', () => {
  it('exist for every address that is missing in the specification, and for its parents', () => {
    const missing = [...KNOWN_MISSING, '/business', '/sustainability'];
    expect(missing.filter((path) => !suggestedPaths.includes(path))).toEqual([]);
  });

  it('suggest a page that exists', () => {
    const suggestions = suggestedPaths.map((path) => {
      const links = [...documentOf(path).querySelectorAll('main a')];
      const link = links.find(({ textContent }) =>
        /^Were you looking for .+\?$/.test(textContent.trim()),
      );
      return [path, paths.includes(link?.getAttribute('href') ?? '')];
    });
    expect(suggestions.filter(([, isRight]) => !isRight)).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(0);
  });
});
