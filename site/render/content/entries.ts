/**
 * Shapes the collections into what their pages show: each entry with what is related to it, each page of a list with
 * its cards. Build time only.
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
import { byCategory, categorySlug, newsPath, type NewsIndex } from '#app/collections/news-pages.ts';
import { hasPages, itemsBefore, pageCount, pageOf } from '#app/collections/paging.ts';

/** Section 9: related services and related articles, at most. */
const RELATED = 3;

/** What cards show of an article. */
export function articleCard({
  html: _html,
  description: _description,
  ...card
}: Article): ArticleCard {
  return card;
}

/** What cards show of a service. */
export function serviceCard({ id, title, description, image, link }: Service): ServiceCard {
  return { id, title, description, image, link };
}

/**
 * The entries after this one in its list, then from the start: so that each page leads somewhere else. Takes as
 * long for the entry of a long list as of a short one.
 */
function following<Item>(items: readonly Item[], index: number): Item[] {
  const after = items.slice(index + 1, index + 1 + RELATED);
  return [...after, ...items.slice(0, Math.min(index, RELATED - after.length))];
}

/** Every service and article page's content by its path. */
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
    list.forEach(({ html, ...article }, index) => {
      const related = following(list, index).map(articleCard);
      entries.set(`/news/${article.id}`, { article, related, html });
    });
  }
  return entries;
}

/** What the build reads entries and pages of lists from, in place of their scripts. */
export function entrySource(content: Content): CollectionSource {
  const entries = new Map<string, unknown>([...entriesByPath(content), ...listPages(content)]);
  return (path) => Promise.resolve(entries.get(path) ?? null);
}

/** What the news list is told of all articles. */
export function newsIndex(articles: readonly Article[]): NewsIndex {
  return {
    count: articles.length,
    categories: [...byCategory(articles)].map(([name, { length }]) => ({
      name,
      slug: categorySlug(name),
      count: length,
    })),
    front: pageOf(articles, 1).map(articleCard),
  };
}

/** The pages of the news by path, but for the first of all, which the screen brings along; none where that holds all. */
function newsPages(articles: readonly Article[]): Map<string, ArticleCard[]> {
  const pages = new Map<string, ArticleCard[]>();
  if (!hasPages(articles.length)) return pages;
  const cards = articles.map(articleCard);
  const add = (slug: string | null, list: readonly ArticleCard[]) => {
    for (let page = 1; page <= pageCount(list.length); page += 1)
      pages.set(newsPath(slug, page), pageOf(list, page));
  };
  add(null, cards);
  pages.delete(newsPath(null));
  for (const [name, list] of byCategory(cards)) add(categorySlug(name), list);
  return pages;
}

/** Address of a page of a catalogue: the first is that of the business itself. @param page from 1 */
function cataloguePath(category: ServiceCategory, page: number): string {
  return `${businessPages[category]}${page === 1 ? '' : `/page/${page}`}`;
}

/** One page of a catalogue, and whether it goes on. @param page from 1 */
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

/** What a business page shows of its catalogue. */
export function catalogueFront({ services }: Content, category: ServiceCategory): CatalogueFront {
  return catalogueFrom(category, services[category], 1);
}

/** The pages of all catalogues by path, but for the first of each, which its business page shows. */
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

/** What each page of a long list shows, by path: none while lists are short. */
export function listPages(content: Content): Map<string, ArticleCard[] | CataloguePage> {
  return new Map<string, ArticleCard[] | CataloguePage>([
    ...newsPages(content.articles),
    ...cataloguePages(content),
  ]);
}
