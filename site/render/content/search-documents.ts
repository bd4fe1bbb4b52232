/** The documents of the search: each page, each county, each answered question. Runs only at build. */
import { brotliCompressSync, constants } from 'node:zlib';
import { BEFORE_YOU_PAY, unlistedPaths } from '#routes.ts';
import type { SiteRoute } from '#app/router/screen.ts';
import { fill } from '#app/collections/fill.ts';
import { questionIds } from '#app/components/faq/question-id.ts';
import {
  countiesWithWords,
  findPlaces,
  placeWords,
} from '#app/screens/farm/where-to-buy/find-places.ts';
import { contentNames, routesOf } from './content-routes.ts';
import type { Content } from './load.ts';
import { madeFrom } from './marked-json.ts';
import { FIRST_LANGUAGE } from './root.ts';

/** A page in the results of the search, and the texts by which it is found. */
export type SearchDocument = {
  /** With a fragment if it is a part of a page. */
  path: string;
  title: string;
  text: string;
  /** Headings and names on the page. */
  headings: string;
  /** Words of the page that few other pages have, each once. */
  words: string;
  /** One of the pages that the header leads to. */
  isMain?: true;
};

/** Pages of the list of all pages, under one heading. */
export type Subject = { name: string; pages: { path: string; title: string }[] };

/** The search does not find its own page. */
const LEFT_OUT = ['/search', ...unlistedPaths];

/** The page of the questions. */
const QUESTIONS = '/connect';

/** Each of its counties is a document of its own. */
const PLACES = '/where-to-buy';

/** The page of the team. */
const TEAM = '/about';

/** Fields that name what a page has. */
const NAMES = ['title', 'name', 'label', 'kicker', 'question'];

/** A picture: its file name and what it shows say nothing about the subject of the page. */
const isPicture = (value: object) => 'alt' in value;

/** All texts in fields that name something. */
function namesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return NAMES.includes(field) ? [value] : [];
  if (typeof value !== 'object' || value === null || isPicture(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    namesIn(part, Array.isArray(value) ? field : key),
  );
}

/** All texts of a page's content, without its addresses and its pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\w./:#-]*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || isPicture(value)) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Shorter words are left out: they help little, and the index would be larger. Kiswahili words are shorter: bei, maji. */
const SHORTEST = { first: 5, others: 3 };
/** So are words of more pages than this. */
const MOST_PAGES = 4;
/**
 * Most bytes of the documents, compressed quickly. Visitors get a ninth less: 25,000 of the search (`check-budgets.ts`)
 * without its code and synonyms.
 */
const LARGEST = 20_200;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Names in capitals, such as KTDA, are short but are kept. So are words with a digit: 50M, H614. */
const SHORT_NAMES = /\b(?:\p{Lu}{3,4}|\p{N}+\p{L}+|\p{L}+\p{N}+)\b/gu;

/** A document with the words of some texts that its other fields do not have. */
function withWords(
  document: Omit<SearchDocument, 'words'>,
  texts: readonly string[],
  shortest: number,
): SearchDocument {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { title, headings, text: about } = document;
  const known = new Set(`${title} ${headings} ${about}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const text = texts.join(' ').replace(/<[^>]*>/g, ' ');
  const names = (text.match(SHORT_NAMES) ?? []).map((name) => name.toLowerCase());
  const words = wordsOf(text).filter((word) => word.length >= shortest);
  const others = [...new Set([...words, ...names])].filter((word) => !known.has(word));
  return { ...document, words: others.join(' ') };
}

/**
 * The content of a page.
 * @throws {Error} if there is none, because the search could not find the page
 */
function contentOf(
  content: Content,
  route: SiteRoute,
): { meta: Meta; counties?: unknown; neighbours?: unknown; poison?: unknown } {
  const names = contentNames(route);
  const all = content as unknown as Record<string, { meta?: Meta } | undefined>;
  const found = names.map((name) => all[name]).find((one) => one?.meta);
  if (!found?.meta)
    throw new Error(
      `The search needs the words of ${route.path}: content with "meta" named ${names.join(' or ')}`,
    );
  return { ...found, meta: found.meta };
}
type Meta = { title: string; description: string };

/** The id, the heading, the first paragraph or list and the rest of a part whose heading has an id. */
const PART = /<h2 id="(.+?)">(.+?)<\/h2>\n(.+?<\/(?:p|ul)>)(.*?)(?=<h2|$)/gs;

/** Parts of a service whose heading has an id (`prose.ts`): each is a document of its own. */
function partsOf(content: Content, link: string, html: string, shortest: number): SearchDocument[] {
  // Without the marks around names, which would stand in the title, too (`kept-names.ts`).
  const plain = html.replace(/<\/?span[^>]*>/g, '');
  return Array.from(plain.matchAll(PART), ([, id, title = '', first = '', others = '']) => {
    const text = first
      .replace(/<[^>]*>|\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    madeFrom(content, html, title);
    return withWords({ path: `${link}#${id}`, title, text, headings: '' }, [others], shortest);
  });
}

/** The documents without the words that more than `most` documents have. */
function withRareWords(documents: readonly SearchDocument[], most: number): SearchDocument[] {
  const pages = new Map<string, number>();
  for (const { words } of documents)
    for (const word of words.split(' ')) pages.set(word, (pages.get(word) ?? 0) + 1);
  return documents.map((document) => ({
    ...document,
    words: document.words
      .split(' ')
      .filter((word) => (pages.get(word) ?? 0) <= most)
      .join(' '),
  }));
}

/** All documents of the search. Pages of lists are left out, because each entry is a document of its own. */
function allDocuments(content: Content): SearchDocument[] {
  const shortest = content.language === FIRST_LANGUAGE ? SHORTEST.first : SHORTEST.others;
  const main = new Set(
    content.navigation.main.flatMap(({ href, dropdownItems = [] }) => [
      href,
      ...dropdownItems.map((item) => item.href),
    ]),
  );
  const pages = routesOf(content)
    .filter(({ path: route }) => !route.includes(':') && !LEFT_OUT.includes(route))
    .map((siteRoute) => {
      const { meta, ...rest } = contentOf(content, siteRoute);
      if (siteRoute.path === PLACES) {
        delete rest.counties;
        delete rest.neighbours;
      }
      if (siteRoute.path === BEFORE_YOU_PAY) delete rest.poison;
      const people = siteRoute.path === TEAM ? content.team : [];
      const headings = [...new Set(namesIn([rest, people]))].join(' ');
      const page = { path: siteRoute.path, title: meta.title, text: meta.description, headings };
      return {
        ...withWords(page, textsIn(rest), shortest),
        ...(main.has(siteRoute.path) && { isMain: true as const }),
      };
    });
  const services = Object.values(content.services)
    .flat()
    .flatMap(({ link, title, description, html, ...rest }) => {
      const page = { path: link, title, text: description, headings: namesIn(rest).join(' ') };
      return [
        withWords(page, [html.replace(PART, '')], shortest),
        ...partsOf(content, link, html, shortest),
      ];
    });
  const articles = content.articles.map(({ id, title, description, category, html }) => {
    const page = { path: `/news/${id}`, title, text: description, headings: category };
    return withWords(page, [html], shortest);
  });
  const ids = questionIds(content.faq);
  const questions = content.faq.map(({ question, answer }, index) => {
    const [first = ''] = answer.split('</p>');
    const text = first
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const address = `${QUESTIONS}#${ids[index]}`;
    return withWords({ path: address, title: question, text, headings: '' }, [answer], shortest);
  });
  const { counties, county, neighbours } = content.whereToBuy;
  const kenya = countiesWithWords(neighbours);
  const all = Object.entries(counties).flatMap(([id, { places: list }]) =>
    Object.values(list).map((place) => ({ county: id, words: placeWords(place, '') })),
  );
  /** The nearest counties to one without a place, as the page shows them. */
  const nearestOf = (name: string) =>
    (findPlaces(name, all, kenya).way?.near ?? []).map((id) => neighbours[id]?.name).join(', ');
  const places = Object.entries(neighbours).map(([id, { name, towns = [] }]) => {
    const list = Object.values(counties[id]?.places ?? []);
    const hasPlace = list.length > 0;
    const page = {
      path: `${PLACES}${hasPlace ? `#${id}` : `?find=${encodeURIComponent(name)}`}`,
      title: madeFrom(content, county, fill(county, { county: name })),
      text: hasPlace ? list.map((place) => place.name).join(', ') : nearestOf(name),
      // Of an address only the town: the rest names other towns, too.
      headings: [...list.map(({ where }) => where.replace(/[,:].*/s, '')), ...towns].join(' '),
    };
    const goods = list.map(({ what }) => what);
    return withWords(page, goods, shortest);
  });
  const firstAid = pages
    .filter((page) => page.path === BEFORE_YOU_PAY)
    .map(() => {
      const { title, text } = content.beforeYouPay.poison;
      return { path: `${BEFORE_YOU_PAY}#poison`, title, text, headings: '', words: '' };
    });
  return [...pages, ...firstAid, ...places, ...services, ...articles, ...questions];
}

/** The documents of the search. The more pages there are, the fewer words each has, so that the index does not grow. */
export function searchDocuments(content: Content): SearchDocument[] {
  const all = allDocuments(content);
  for (let most = MOST_PAGES; most > 0; most -= 1) {
    const documents = withRareWords(all, most);
    if (brotliCompressSync(JSON.stringify(documents), QUICK).length <= LARGEST) return documents;
  }
  return withRareWords(all, 0);
}

/** The list of all documents of the search, by subject. Pages without a subject are under the first one. */
export function subjects(content: Content, documents: readonly SearchDocument[]): Subject[] {
  const list = Object.values(content.search.subjects).map(({ name, under }) => ({
    name,
    under,
    pages: [] as Subject['pages'],
  }));
  for (const { path: page, title } of documents) {
    // A county without a place: what it leads to needs scripts.
    if (page.includes('?')) continue;
    const subject = list.find(({ under }) => under.some((start) => page.startsWith(start)));
    (subject ?? list[0])?.pages.push({ path: page, title });
  }
  return list.map(({ name, pages }) => ({ name, pages })).filter(({ pages }) => pages.length > 0);
}
