/** Finds every address that becomes a file, from the routes and the content. */
import type { SiteRoute } from '#app/router/screen.ts';

/** File of the page for unknown addresses. Hosts use the file of the first language. */
export const notFoundFile = (start: string) => (start ? `404${start}.html` : '404.html');
/** Folder of the pages for unknown addresses that have a suggestion or fit a route. */
const NOT_FOUND_FOLDER = '404';

/**
 * All addresses to render.
 * @param patterns patterns of the routes
 * @param entries paths of the collections' entries
 */
export function addresses(patterns: readonly string[], entries: readonly string[]): string[] {
  const fixed = patterns.filter((pattern) => pattern !== '*' && !pattern.includes(':'));
  return [...fixed, ...entries];
}

/** The address of a path in a language: `/about` is `/sw/about`. @param start how the language's addresses begin */
export const inLanguage = (start: string, path: string): string =>
  start && path === '/' ? start : start + path;

/** The file of a path, such as `about.html` for `/about`. Hosts serve it without `.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A page with status 404: its file, and the address or pattern of addresses that it is for. */
export type NotFoundPage = { pattern: string; file: string };

/**
 * The pages for unknown addresses. A page for one address comes before a page for many.
 * @param known addresses without a screen for which the content has a suggestion
 * @param among all routes
 * @param entries paths of the collections' entries
 * @param start how the addresses of the language begin
 */
export function notFoundPages(
  known: readonly string[],
  among: readonly SiteRoute[],
  entries: readonly string[],
  start = '',
): NotFoundPage[] {
  // First the unknown entries of each category, then those of any category.
  const kinds = entries.map((path) => path.replace(/[^/]+$/, ':id'));
  const patterns = among
    .filter(({ path, orNotFound }) => path.includes(':') && !orNotFound)
    .map(({ path }) => path);
  const all = [...known, ...kinds, ...patterns];
  return [...new Set(all)].map((pattern) => ({
    pattern,
    file: `${NOT_FOUND_FOLDER}${start}/${fileOf(pattern.replaceAll(':', ''))}`,
  }));
}
