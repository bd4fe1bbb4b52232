/** How long browsers and proxies may keep a file. */

/** Folders whose file names contain a hash of the content. */
export const HASHED_FOLDERS = ['assets', 'pictures', 'content'] as const;

/** For one year (in seconds), without asking again, because such a file never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** They may keep it, but must ask each time whether it has changed. */
export const REVALIDATE = 'no-cache';

const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})/`);

/** The `Cache-Control` of an address. */
export function cacheControl(address: string): string {
  return HASHED.test(address) ? FOREVER : REVALIDATE;
}
