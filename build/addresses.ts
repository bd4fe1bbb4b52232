/** Every address that becomes a file, derived from the routes and the content. */
import { unroutedPaths } from '#app/routes.ts';

/** File name of the page for unknown addresses. */
export const FALLBACK_FILE = '404.html';

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
