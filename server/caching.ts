/** How long browsers and proxies may keep a file. */

/** Folders whose file names carry a hash of what is in them. */
export const HASHED_FOLDERS = ['assets', 'pictures', 'content'] as const;

/** One year in seconds: such a file never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and asked about each time. */
export const ASK = 'no-cache';

const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})/`);

/** The `Cache-Control` of an address. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? FOREVER : ASK;
}
