/** How the news is divided into pages, and where each stands. Pure: for the build and for the browser. */
import type { ArticleCard } from './load.ts';

/**
 * Articles on the first page of a list: one leads, two follow, three stand abreast. So many there were when the
 * site began: however many come, that page weighs what it did then.
 */
export const FRONT = 6;
/** Articles on each page after it: whole rows of three, also where it stands alone and its first ones are larger. */
const FURTHER = 12;

/** A category that articles have. */
export type NewsCategory = {
  name: string;
  /** Its part of an address. */
  slug: string;
  /** Articles in it. */
  count: number;
};

/** What the news list knows of all articles without having them. */
export type NewsIndex = {
  /** Articles there are. */
  count: number;
  /** In the order in which each first appears. */
  categories: readonly NewsCategory[];
  /** The first page of all. */
  front: readonly ArticleCard[];
};

/** Pages that so many articles fill: one at least. */
export function pageCount(articles: number): number {
  return 1 + Math.max(0, Math.ceil((articles - FRONT) / FURTHER));
}

/** Articles before a page. @param page from 1 */
export function articlesBefore(page: number): number {
  return page === 1 ? 0 : FRONT + (page - 2) * FURTHER;
}

/** The articles of one page. @param page from 1 */
export function pageOf<Article>(articles: readonly Article[], page: number): Article[] {
  return articles.slice(articlesBefore(page), articlesBefore(page + 1));
}

/** Whether there are more articles than one page holds: only then have categories and pages addresses. */
export function hasPages({ count }: Pick<NewsIndex, 'count'>): boolean {
  return count > FRONT;
}

/** Address of a page. @param slug of a category; `null` for all @param page from 1 */
export function newsPath(slug: string | null, page = 1): string {
  return `/news${slug === null ? '' : `/category/${slug}`}${page === 1 ? '' : `/page/${page}`}`;
}

/** `Inputs and Fertilizer` to `inputs-and-fertilizer`; empty where nothing of a name can stand in an address. */
export function categorySlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Articles by category, in the order in which each category first appears. */
export function byCategory<Article extends Pick<ArticleCard, 'category'>>(
  articles: readonly Article[],
): Map<string, Article[]> {
  const lists = new Map<string, Article[]>();
  for (const article of articles) {
    const list = lists.get(article.category);
    if (list) list.push(article);
    else lists.set(article.category, [article]);
  }
  return lists;
}
