/**
 * The data of the pages of collections: each entry with its related entries, each page of a long list with its cards.
 * Runs only at build.
 */
import { businessPages } from '#routes.ts';
import type {
  ArticleEntry,
  CatalogueFront,
  CataloguePage,
  CollectionSource,
  Entry,
  ServiceEntry,
} from '#app/collections/collections.ts';
import {
  SERVICE_CATEGORIES,
  type Article,
  type ArticleCard,
  type Service,
  type ServiceCard,
  type ServiceCategory,
} from '#app/collections/entry-types.ts';
import type { Content } from './load.ts';
import { markedJson } from './marked-json.ts';
import { byCategory, newsPath, type NewsIndex } from '#app/collections/news-pages.ts';
import { hasPages, itemsBefore, pageCount, pageOf } from '#app/collections/paging.ts';

/** Section 9: the largest number of related services or articles. */
const RELATED = 3;

/** The fields of an article that its card shows. */
export function articleCard({
  html: _html,
  description: _description,
  categorySlug: _slug,
  translation: _translation,
  ...card
}: Article): ArticleCard {
  return card;
}

/** The fields of a service that its card shows. */
export function serviceCard({ id, title, description, image, link, lang }: Service): ServiceCard {
  return { id, title, description, image, link, ...(lang && { lang }) };
}

/**
 * The entries after this one in its list, then those from the start of the list, so that each page links to other
 * entries. Its time does not depend on the length of the list.
 */
function following<Item>(items: readonly Item[], index: number): Item[] {
  const after = items.slice(index + 1, index + 1 + RELATED);
  return [...after, ...items.slice(0, Math.min(index, RELATED - after.length))];
}

/** The data of every service and article page, by path. */
export function entriesByPath(
  content: Content,
): Map<string, Entry<ServiceEntry> | Entry<ArticleEntry>> {
  const entries = new Map<string, Entry<ServiceEntry> | Entry<ArticleEntry>>();
  for (const services of Object.values(content.services)) {
    services.forEach(({ html, ...service }, index) => {
      const related = following(services, index).map(serviceCard);
      entries.set(service.link, { service, related, html });
    });
  }
  for (const list of byCategory(content.articles).values()) {
    list.forEach(({ html, categorySlug: _slug, ...article }, index) => {
      const related = following(list, index).map(articleCard);
      entries.set(`/news/${article.id}`, { article, related, html });
    });
  }
  return entries;
}

/** Gives the build the data that browsers load as scripts. */
export function entrySource(content: Content): CollectionSource {
  const entries = new Map<string, unknown>([...entriesByPath(content), ...listPages(content)]);
  // With marks, each page gets a copy of its own, because it takes them off.
  const dataOf = (data: unknown): unknown =>
    content.english.size === 0 ? data : JSON.parse(markedJson(content, data));
  return (path) => Promise.resolve(dataOf(entries.get(path) ?? null));
}

/** The data about all articles in the first page of the news list. */
export function newsIndex(articles: readonly Article[]): NewsIndex {
  return {
    count: articles.length,
    categories: [...byCategory(articles)].map(([name, list]) => ({
      name,
      slug: list[0]?.categorySlug ?? '',
      count: list.length,
    })),
    front: pageOf(articles, 1).map(articleCard),
  };
}

/** The pages of the news by path. The first page is left out, because the screen has it; if it has all articles, there are none. */
function newsPages(articles: readonly Article[]): Map<string, ArticleCard[]> {
  const pages = new Map<string, ArticleCard[]>();
  if (!hasPages(articles.length)) return pages;
  const add = (slug: string | null, list: readonly Article[]) => {
    for (let page = 1; page <= pageCount(list.length); page += 1)
      pages.set(newsPath(slug, page), pageOf(list, page).map(articleCard));
  };
  add(null, articles);
  pages.delete(newsPath(null));
  for (const [, list] of byCategory(articles)) add(list[0]?.categorySlug ?? '', list);
  return pages;
}

/** Address of a page of a catalogue. The first page is the business page itself. @param page from 1 */
function cataloguePath(category: ServiceCategory, page: number): string {
  return `${businessPages[category]}${page === 1 ? '' : `/page/${page}`}`;
}

/** One page of a catalogue, and the path of the next page. @param page from 1 */
function catalogueFrom(
  category: ServiceCategory,
  services: readonly Service[],
  page: number,
): CatalogueFront {
  return {
    services: pageOf(services, page).map(serviceCard),
    more: page < pageCount(services.length) ? cataloguePath(category, page + 1) : null,
  };
}

/** The first page of a catalogue, which the business page shows. */
export function catalogueFront({ services }: Content, category: ServiceCategory): CatalogueFront {
  return catalogueFrom(category, services[category], 1);
}

/** The pages of all catalogues by path, without the first of each, which its business page shows. */
function cataloguePages(content: Content): Map<string, CataloguePage> {
  const pages = new Map<string, CataloguePage>();
  for (const category of SERVICE_CATEGORIES) {
    const services = content.services[category];
    for (let page = 2; page <= pageCount(services.length); page += 1)
      pages.set(cataloguePath(category, page), {
        ...catalogueFrom(category, services, page),
        category,
        page,
        previous: cataloguePath(category, page - 1),
        first: itemsBefore(page) + 1,
        count: services.length,
      });
  }
  return pages;
}

/** The data of each page of a long list, by path. Short lists have no such pages. */
export function listPages(content: Content): Map<string, ArticleCard[] | CataloguePage> {
  return new Map<string, ArticleCard[] | CataloguePage>([
    ...newsPages(content.articles),
    ...cataloguePages(content),
  ]);
}
