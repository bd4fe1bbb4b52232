/** Finds the articles of a news address. Pure. */
import { newsPath, type NewsCategory, type NewsIndex } from '../../collections/news-pages.ts';
import { hasPages, itemsBefore, pageCount } from '../../collections/paging.ts';
import type { Parameters } from '../../router/address.ts';
import type { NewsQuery, Choice } from './news-query.ts';

/** The page and category in the path of an address, without its query. */
export type Place = {
  /** `null` for all. */
  category: NewsCategory | null;
  /** From 1. */
  page: number;
};

/** Whether the query of an address may choose a category here: on `/news` alone. */
export const isStart = ({ category, page }: Place) => category === null && page === 1;

/** The place with the parameters of one of the news list's routes, or `null` if there is none. */
export function placeOf(index: NewsIndex, params: Parameters): Place | null {
  const { category: slug, page } = params;
  if (slug === undefined && page === undefined) return { category: null, page: 1 };
  const category =
    slug === undefined ? null : index.categories.find((known) => known.slug === slug);
  if (category === undefined || !hasPages(index.count)) return null;
  if (page === undefined) return { category, page: 1 };
  const number = page !== null && /^[1-9]\d*$/.test(page) ? Number(page) : 0;
  const last = pageCount(category?.count ?? index.count);
  return number > 1 && number <= last ? { category, page: number } : null;
}

/** The part of the news that a visitor looks at. */
export type Part = {
  choice: Choice;
  /** Number of articles of that choice, shown or not. */
  count: number;
  /** Number of the first article shown, from 1. */
  first: number;
  /** Paths of the pages that show, one below the other. */
  paths: readonly string[];
  /** Paths of the next page and of the previous one. */
  more: string | null;
  newer: string | null;
};

/** The articles for path and query; none if the category does not exist. */
export function partAt(index: NewsIndex, place: Place, asked: NewsQuery): Part {
  const choice = isStart(place) ? asked.choice : (place.category?.name ?? null);
  const category = choice === null ? null : index.categories.find((known) => known.name === choice);
  if (category === undefined)
    return { choice, count: 0, first: 1, paths: [], more: null, newer: null };

  const count = category?.count ?? index.count;
  const pages = pageCount(count);
  const last = Math.min(place.page + asked.pages - 1, pages);
  const path = (page: number) => newsPath(category?.slug ?? null, page);
  return {
    choice,
    count,
    first: itemsBefore(place.page) + 1,
    paths: Array.from({ length: last - place.page + 1 }, (_, step) => path(place.page + step)),
    more: last < pages ? path(last + 1) : null,
    newer: place.page > 1 ? path(place.page - 1) : null,
  };
}

/** The `id` of the heading above the list. */
export const LIST_ID = 'articles';

/** An address of the news that skips the hero. */
export const atList = (path: string) => `${path}#${LIST_ID}`;
