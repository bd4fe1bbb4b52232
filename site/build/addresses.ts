/** Every address that becomes a file, derived from the routes and the content. */
import { canonicalPath } from '#app/router/address.ts';
import { routeFor } from '#app/router/route-for.ts';
import type { SiteRoute } from '#app/router/screen.ts';
import { fallbackRoute, unroutedPaths } from '#routes.ts';

/** File name of the page for unknown addresses. */
export const FALLBACK_FILE = '404.html';
/** Folder of the pages for addresses without a page that are known, or of a known kind. */
const NOT_FOUND_FOLDER = '404';

/**
 * All addresses to render.
 * @param patterns patterns of the routes
 * @param entries paths of the collections' entries
 */
export function addresses(patterns: readonly string[], entries: readonly string[]): string[] {
  const fixed = patterns.filter((pattern) => pattern !== '*' && !pattern.includes(':'));
  for (const path of entries) {
    if (unroutedPaths.includes(path)) {
      throw new Error(
        `${path} is listed as an address without a screen: give the entry another id`,
      );
    }
  }
  return [...fixed, ...entries];
}

/** `/about` to `about.html`; hosts serve it without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A page that is served with status 404: for which address, or pattern of addresses, and its file. */
export type NotFoundPage = { pattern: string; file: string };

/**
 * Pages for addresses that have none, the most particular first.
 * @param known addresses without a screen that the content has a suggestion for
 * @param among all routes
 * @param entries paths of the collections' entries
 * @throws {Error} when an address of `known` has a screen, or is not in its canonical form
 */
export function notFoundPages(
  known: readonly string[],
  among: readonly SiteRoute[],
  entries: readonly string[],
): NotFoundPage[] {
  for (const path of known) {
    if (!path.startsWith('/') || canonicalPath(path) !== path) {
      throw new Error(
        `not-found.yaml has a suggestion for ${path}: write it as ${canonicalPath(`/${path}`)}`,
      );
    }
    if (routeFor(path) !== fallbackRoute) {
      throw new Error(`not-found.yaml has a suggestion for ${path}, which is no unknown address`);
    }
  }
  // Of a known category, then of any.
  const kinds = entries.map((path) => path.replace(/[^/]+$/, ':id'));
  const patterns = among
    .filter(({ path, orFallback }) => path.includes(':') && !orFallback)
    .map(({ path }) => path);
  const all = [...known, ...kinds, ...patterns];
  return [...new Set(all)].map((pattern) => ({
    pattern,
    file: `${NOT_FOUND_FOLDER}/${fileOf(pattern.replaceAll(':', ''))}`,
  }));
}
