/**
 * The page at the address that a renamed page had before. Our server and some hosts answer such an address with 301
 * (`_redirects`), so this page is for hosts that have files only. It has no style: browsers show it for a moment.
 */
import { fill } from '#app/collections/fill.ts';
import type { Redirect } from './content/former-names.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * @param words the text of the link, with `{title}`
 * @param origin of the site
 */
export function movedPage({ to, title }: Redirect, words: string, origin: string): string {
  const link = escape(fill(words, { title }));
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${link}</title><link rel="canonical" href="${origin}${to}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><main><h1><a href="${to}">${link}</a></h1></main></body></html>\n`;
}
