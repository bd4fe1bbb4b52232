/** The live site says what the specification asks for, unless `content/facts/site.yaml` says that it departs from it. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '#render/content/load.ts';
import { FIGURES } from '#routes.ts';
import * as built from '../built-pages.ts';
import { documentOf, NOWHERE } from '../built-pages.ts';
import {
  ARTICLES,
  CATALOGUES,
  NOT_FOUND_WORDS,
  SPECIFIED,
  WITHOUT_PAGE,
  type Specified,
} from './specified-texts.ts';

const SWITCH = 'departsFromSpecification: true';
const departs = loadContent().site.departsFromSpecification === true;
if (departs)
  console.log(`The words of the specification are not checked: facts/site.yaml has "${SWITCH}".`);

/** The specification is English: of each list the addresses of the first language. */
const [paths, notFoundPaths, suggestedPaths] = [
  built.paths,
  built.notFoundPaths,
  built.suggestedPaths,
].map((list) => list.filter((path) => built.prefixOf(path) === '')) as [
  string[],
  string[],
  string[],
];

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

const isOn = (path: string) => (specified: Specified) =>
  typeof specified.on === 'string' ? specified.on === path : specified.on.test(path);

/** What the specification asks for on a page. */
const specifiedFor = (path: string): Specified[] =>
  notFoundPaths.includes(path)
    ? NOT_FOUND_WORDS.filter(isOn(path)).slice(0, 1)
    : SPECIFIED.filter(isOn(path));

const expected = [...paths, NOWHERE, ...notFoundPaths];
const named = SPECIFIED.flatMap(({ on }) => (typeof on === 'string' ? on : []));

describe.runIf(!departs)('the specification', () => {
  it.each([...new Set([...expected, ...named])].filter((path) => specifiedFor(path).length > 0))(
    'finds its words on %s',
    (path) => {
      const texts = expected.includes(path) ? textsOf(documentOf(path)) : new Set();
      const missing = specifiedFor(path).flatMap(({ file, words }) =>
        words
          .filter((text) => !texts.has(text))
          .map((text) => `  «${text}» (content/en/${file}, a number: content/facts/${file})`),
      );
      if (missing.length > 0)
        throw new Error(
          [
            `The specification asks for these words on ${path}:`,
            ...missing,
            `A site that departs from it says so in content/facts/site.yaml: "${SWITCH}" (docs/rebranding.md).`,
          ].join('\n'),
        );
    },
  );

  it('finds each figure explained on the page on figures', () => {
    const words = SPECIFIED.flatMap((specified) => specified.words);
    const figures = words.filter((text) => /^\d\S* [a-z]/i.test(text) && !/[AP]M/.test(text));
    const names = [...documentOf(FIGURES).querySelectorAll('tbody th')].map(
      ({ textContent }) => textContent,
    );
    expect(figures.filter((text) => !names.some((name) => name.includes(text)))).toEqual([]);
  });

  const services = paths.filter((path) => path.startsWith('/services/'));

  it.each(Object.entries(CATALOGUES))('finds services of %s: %i', (category, size) => {
    const own = services.filter((path) => path.startsWith(`/services/${category}/`));
    expect(own.length).toBeGreaterThanOrEqual(size);
  });

  it.each([
    ['its articles', 350, 700, ARTICLES],
    ['services', 250, 400, services],
  ])('finds that %s have from %i to %i words (reading 16)', (_what, least, most, entries) => {
    const lengths = entries.map((path): [string, number] => {
      const prose = documentOf(path).querySelector('[data-prose]')?.innerHTML ?? '';
      return [path, prose.replaceAll(/<[^>]*>/g, ' ').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0];
    });
    expect(lengths.filter(([, words]) => words < least || words > most)).toEqual([]);
  });

  it('finds a suggestion where it links to an address without a page', () => {
    expect(WITHOUT_PAGE.filter((path) => !suggestedPaths.includes(path))).toEqual([]);
    const suggestions = suggestedPaths.map((path) => {
      const links = [...documentOf(path).querySelectorAll('main a')];
      const link = links.find(({ textContent }) =>
        /^Were you looking for .+\?$/.test(textContent.trim()),
      );
      return [path, link?.getAttribute('href') ?? ''];
    });
    expect(suggestions.filter(([, target = '']) => !paths.includes(target))).toEqual([]);
  });

  it.each([
    ['/', ['page: Home']],
    ['/business/coffee', ['true: Our Business', 'page: Coffee']],
    ['/services/fertilizers/soil-testing', ['true: Our Business', 'true: Fertilizer']],
    ['/news/record-coffee-harvest', ['true: News']],
    // Two entries link to this page, so neither is marked.
    ['/comingsoon', []],
    [NOWHERE, []],
  ])('finds %s marked in both navigations before any script runs', (path, marks) => {
    const page = documentOf(path);
    for (const navigation of ['header nav:not(dialog *)', 'dialog nav']) {
      const marked = [...page.querySelectorAll(`${navigation} [aria-current]`)].map((element) => {
        const name = element.querySelector('strong') ?? element;
        return `${element.getAttribute('aria-current')}: ${name.textContent}`;
      });
      expect(marked, navigation).toEqual(marks);
    }
    const logo = page.querySelector('header a');
    expect(logo?.getAttribute('href')).toBe('/');
    expect(logo?.getAttribute('aria-current')).toBe(path === '/' ? 'page' : null);
  });
});
