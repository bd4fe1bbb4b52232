/** The categories of the news and the addresses of their pages. Pure: for the build and for the browser. */
import type { ArticleCard } from './entry-types.ts';

/** A category that articles have. */
export type NewsCategory = {
  name: string;
  /** Its part of an address. */
  slug: string;
  /** Articles in it. */
  count: number;
};

/** Data about all articles, which the news list has before it loads them. */
export type NewsIndex = {
  /** Articles there are. */
  count: number;
  /** In the order in which each first appears. */
  categories: readonly NewsCategory[];
  /** The first page of all. */
  front: readonly ArticleCard[];
};

/** Address of a page. @param slug of a category; `null` for all @param page from 1 */
export function newsPath(slug: string | null, page = 1): string {
  return `/news${slug === null ? '' : `/category/${slug}`}${page === 1 ? '' : `/page/${page}`}`;
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
