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

/**
 * The language of a part of a page, for `lang`: a file that is not translated yet shows the words of the first language.
 * Pages in the first language need none.
 */
export function langOf(part: { lang?: string | undefined }): string | undefined {
  return START ? (part.lang ?? LANGUAGE) : undefined;
}

/** The path of a page, such as `/about`, from its address `/about` or `/sw/about`. */
export function pagePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return START && `${path}/`.startsWith(`${START}/`) ? path.slice(START.length) || '/' : path;
}

/** The same as an attribute, of an entry or a picture, which says its language only if it is not that of the page. */
export const langIn = (part: object): { lang?: string | undefined } =>
  'lang' in part && typeof part.lang === 'string' ? { lang: part.lang } : {};
