/** The pages of the news that have been loaded since the document was opened; each is loaded once. */
import newsIndex from 'content:newsIndex';
import { loadNewsPage, type CollectionSource } from '../../collections/collections.ts';
import type { ArticleCard } from '../../collections/entry-types.ts';
import { newsPath } from '../../collections/news-pages.ts';
import { hasPages } from '../../collections/paging.ts';

const loaded = new Map<string, readonly ArticleCard[]>([[newsPath(null), newsIndex.front]]);
// If the first page has all articles, it also has the articles of each category.
if (!hasPages(newsIndex.count)) {
  for (const { name, slug } of newsIndex.categories)
    loaded.set(
      newsPath(slug),
      newsIndex.front.filter(({ category }) => category === name),
    );
}

/** The articles of several pages in order, or `null` while one of the pages is not loaded. */
export function loadedArticles(paths: readonly string[]): ArticleCard[] | null {
  const pages = paths.map((path) => loaded.get(path));
  return pages.every((page) => page !== undefined) ? pages.flat() : null;
}

const watchers = new Set<() => void>();

/** Calls back when pages have been added. @returns a function that stops it */
export function watchLoadedPages(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Loads the missing pages. @param paths of pages that exist @throws when one could not be loaded */
export async function loadPages(
  paths: readonly string[],
  source?: CollectionSource,
): Promise<void> {
  const missing = paths.filter((path) => !loaded.has(path));
  await Promise.all(
    missing.map(async (path) => loaded.set(path, await loadNewsPage(path, source))),
  );
  for (const watcher of watchers) watcher();
}
