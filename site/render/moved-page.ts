/**
 * The page at the address that a renamed page had before. Our server and some hosts answer such an address with 301
 * (`_redirects`), so this page is for hosts that have files only. It has no style: browsers show it for a moment.
 */
import { fill } from '#app/collections/fill.ts';
import type { Redirect } from './content/former-names.ts';
import type { Language } from './content/languages.ts';
import { escapeMarkup } from './escape-markup.ts';

/**
 * @param words the text of the link, with `{title}`
 * @param origin of the site
 * @param language of the page
 */
export function movedPage(
  { to: path, title }: Redirect,
  words: string,
  origin: string,
  { code, start }: Pick<Language, 'code' | 'start'>,
): string {
  const to = start + path;
  const link = escapeMarkup(fill(words, { title }));
  return `<!DOCTYPE html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${link}</title><link rel="canonical" href="${origin}${to}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><main><h1><a href="${to}">${link}</a></h1></main></body></html>\n`;
}
