/** Every address of the built site, read from its sitemap: a new page is tested without being named here. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unlistedPaths } from '#routes.ts';
import { fileOf } from '#build/addresses.ts';
import { FROZEN_SITE } from './frozen-content.ts';

/** The build under test. */
export const FOLDER = process.env['SITE_FOLDER'] ?? FROZEN_SITE;
if (!existsSync(path.join(FOLDER, 'sitemap.xml')))
  throw new Error(
    `There is no built site in ${FOLDER}: run "npm run build:frozen", or set SITE_FOLDER to the folder of a build`,
  );

/** The page that the service worker shows for others when there is no network. */
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
export const pathsAndNotFound = [...paths, NOWHERE];

/** Each pattern of addresses without a page, with the file that says what was not found. */
const notFoundFiles = readFileSync(path.join(FOLDER, '_redirects'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => line.endsWith(' 404'))
  .map((line): [pattern: string, file: string] => {
    const [pattern = '', file = ''] = line.split(' ');
    return [pattern, file];
  });
/** An address of each pattern that a visitor may ask for, with its file. */
const notFound = new Map(
  notFoundFiles.map(([pattern, file]) => [
    pattern.replace(/:(?:id|page|category)$/, 'nothing').replace(':category', 'cocoa'),
    file,
  ]),
);

/** Addresses that the site has not, each with a page of its own that says so with status 404. */
export const notFoundPaths = [...notFound.keys()];
/** Those of them for which the content suggests another page (`screens/not-found.yaml`). */
export const suggestedPaths = notFoundPaths.filter((asked) =>
  notFoundFiles.some(([pattern]) => pattern === asked),
);
/** One address of each kind that is not found: with a suggestion, a service, an article, any other. */
export const notFoundKinds = ['/contact', '/services/tea/nothing', '/news/nothing', NOWHERE];

/** The HTML of a page as the build wrote it. @param pagePath one of the lists above */
export function htmlOf(pagePath: string): string {
  const file = pagePath === NOWHERE ? '404.html' : (notFound.get(pagePath) ?? fileOf(pagePath));
  return readFileSync(path.join(FOLDER, file), 'utf8');
}

/** The pattern of a page's route, as its document names it: `/news/:id`. */
export function routeOf(pagePath: string): string {
  return /data-route="([^"]+)"/.exec(htmlOf(pagePath))?.[1] ?? '';
}
