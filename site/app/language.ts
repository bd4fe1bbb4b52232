/**
 * Paths and addresses of the language of the pages (docs/decisions/020-languages.md). How its addresses begin is a
 * constant of a bundle; code that runs in Node outside of one has the addresses of the first language.
 */
import { canonicalPath } from './router/address.ts';

const START = typeof LANGUAGE_PATH === 'undefined' ? '' : LANGUAGE_PATH;

/** The address of a page or file of this language. @param path such as `/about` */
export function addressOf(path: string): string {
  if (!START) return path;
  return path === '/' ? START : START + path;
}

/** The path of a page, such as `/about`, from its address `/about` or `/sw/about`. */
export function pagePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return START && `${path}/`.startsWith(`${START}/`) ? path.slice(START.length) || '/' : path;
}
