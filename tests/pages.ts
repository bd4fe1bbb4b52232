/** Every address of the built site, read from its sitemap: a new page is tested without being named here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlistedPaths } from '#app/routes.ts';
import { fileOf } from '#build/addresses.ts';

/** The build's output. */
export const FOLDER = process.env['SITE_FOLDER'] ?? 'dist';

/** Where the page stands that is shown in the place of others without a network. */
export const OFFLINE = '/offline';

/** An address that no page has. */
export const NOWHERE = '/nowhere';

function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(FOLDER, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Paths of all pages, in menu order; last those that are kept from search engines. */
export const paths = [...sitemapPaths(), ...unlistedPaths];

/** Paths of all pages and of one that does not exist. */
export const pathsAndFallback = [...paths, NOWHERE];

/** What a visitor may ask for of each pattern, to the file that says what is not there. */
function lostFiles(): Map<string, string> {
  const lines = readFileSync(path.join(FOLDER, '_redirects'), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [pattern = '', file = ''] = line.split(' ');
      const asked = pattern.replace(/:(?:id|page|category)$/, 'nothing');
      return [asked.replace(':category', 'cocoa'), file];
    }),
  );
}
const lost = lostFiles();

/** Addresses without a page that one with status 404 has been made for. */
export const lostPaths = [...lost.keys()];
/** One of each kind: with a suggestion, a service, an article; the last has nothing of its own. */
export const lostKinds = ['/contact', '/services/tea/nothing', '/news/nothing', NOWHERE];

/** The HTML of a page as the build wrote it. */
export function htmlOf(pagePath: string): string {
  const file = pagePath === NOWHERE ? '404.html' : (lost.get(pagePath) ?? fileOf(pagePath));
  return readFileSync(path.join(FOLDER, file), 'utf8');
}
