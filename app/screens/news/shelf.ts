/** The pages of the news that this document has so far; each is fetched once. */
import newsIndex from 'content:newsIndex';
import { loadNewsPage } from '#app/content/collections.ts';
import type { ArticleCard } from '#app/content/load.ts';
import { newsPath } from '#app/content/news-pages.ts';
import { hasPages } from '#app/content/paging.ts';

const shelf = new Map<string, readonly ArticleCard[]>([[newsPath(null), newsIndex.front]]);
// One page that holds all holds each category too.
if (!hasPages(newsIndex.count)) {
  for (const { name, slug } of newsIndex.categories)
    shelf.set(
      newsPath(slug),
      newsIndex.front.filter(({ category }) => category === name),
    );
}

/** The articles of pages one below the other, or `null` while one of them is missing. */
export function articlesOn(paths: readonly string[]): ArticleCard[] | null {
  const pages = paths.map((path) => shelf.get(path));
  return pages.every((page) => page !== undefined) ? pages.flat() : null;
}

const watchers = new Set<() => void>();

/** Tells of each page that is added. @returns to stop that */
export function watchShelf(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Fetches what is missing of pages that there are. @throws when one could not be fetched */
export async function fetchPages(paths: readonly string[]): Promise<void> {
  const missing = paths.filter((path) => !shelf.has(path));
  await Promise.all(missing.map(async (path) => shelf.set(path, await loadNewsPage(path))));
  for (const watcher of watchers) watcher();
}
