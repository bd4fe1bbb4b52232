/**
 * Loads services and articles one at a time, and long lists of them page by page. In the browser each is a script module
 * of its own, so that no page carries the whole catalogue. At build they come from memory.
 */
import version from 'content:version';
import { noteEnglish, readMarked } from '../names/english-words.ts';
import type { Article, ArticleCard, Service, ServiceCard, ServiceCategory } from './entry-types.ts';

/** All data of a service page, except its prose. */
export type ServiceEntry = { service: Omit<Service, 'html'>; related: ServiceCard[] };
/** All data of an article page, except its prose. */
export type ArticleEntry = {
  article: Omit<Article, 'html' | 'categorySlug'>;
  related: ArticleCard[];
};
export type Entry<Data> = Data & { html: string };

/** The first services of a catalogue; its business page contains them. */
export type CatalogueFront = {
  services: ServiceCard[];
  /** Path of the next page; `null` if there are no more services. */
  more: string | null;
};
/** A further page of a catalogue. */
export type CataloguePage = CatalogueFront & {
  category: ServiceCategory;
  /** From 2. */
  page: number;
  /** Path of the page before. */
  previous: string;
  /** Number of its first service, from 1, and of the catalogue's last. */
  first: number;
  count: number;
};

/** An entry has data and prose, a page of a list only data. */
type Kind = 'entry' | 'list';
/** Where entries and pages come from; answers `null` for one that does not exist. */
export type CollectionSource = (path: string, kind: Kind) => Promise<unknown>;

/** Address of an entry's data, and of its prose. */
const entryAddress = (path: string, part: 'data' | 'prose') =>
  `/content/${version}${path}.${part}.js`;

async function importDefault(address: string): Promise<unknown> {
  return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
}

/** The prose in the document: it is not loaded a second time. */
function proseOnPage(path: string): string | undefined {
  const prose = document.querySelector('[data-prose]');
  if (prose?.getAttribute('data-prose') !== path) return undefined;
  const html = prose.innerHTML;
  return MAY_BE_UNTRANSLATED && prose.hasAttribute('lang') ? noteEnglish(html) : html;
}

/** Paths of entries. Nothing else may become part of the address of a script. */
const ENTRY = /^(?:\/[a-z0-9-]+)+$/;

/** The source of browsers. */
const entryScripts: CollectionSource = async (path, kind) => {
  if (!ENTRY.test(path)) return null;
  if (kind === 'list') return importDefault(entryAddress(path, 'data'));
  const [data, html] = await Promise.all([
    importDefault(entryAddress(path, 'data')),
    proseOnPage(path) ?? importDefault(entryAddress(path, 'prose')),
  ]);
  return { ...(data as object), html };
};

/** What a source has at a path. */
async function load(source: CollectionSource, path: string, kind: Kind): Promise<unknown> {
  const data = await source(path, kind);
  return MAY_BE_UNTRANSLATED ? readMarked(data) : data;
}

/** A service by its address parameters, or `null`. @throws when it could not be loaded */
export async function loadService(
  category: string,
  id: string,
  source = entryScripts,
): Promise<Entry<ServiceEntry> | null> {
  return (await load(source, `/services/${category}/${id}`, 'entry')) as Entry<ServiceEntry> | null;
}

/** An article by its id, or `null`. @throws when it could not be loaded */
export async function loadArticle(
  id: string,
  source = entryScripts,
): Promise<Entry<ArticleEntry> | null> {
  return (await load(source, `/news/${id}`, 'entry')) as Entry<ArticleEntry> | null;
}

/** The articles on a page of the news. @param path of a page that exists @throws when it could not be loaded */
export async function loadNewsPage(path: string, source = entryScripts): Promise<ArticleCard[]> {
  return (await load(source, path, 'list')) as ArticleCard[];
}

/** A further page of a catalogue, or `null`. @throws when it could not be loaded */
export async function loadCataloguePage(
  path: string,
  source = entryScripts,
): Promise<CataloguePage | null> {
  return (await load(source, path, 'list')) as CataloguePage | null;
}
