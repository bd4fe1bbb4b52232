/** All addresses of the built site, from its sitemap. So a new page is tested automatically. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unlistedPaths } from '#routes.ts';
import { findLanguages } from '#render/content/languages.ts';
import { fileOf } from '#build/addresses.ts';
import { FROZEN_SITE } from './frozen-content.ts';

/** The build under test. */
export const FOLDER = process.env['SITE_FOLDER'] ?? FROZEN_SITE;
if (!existsSync(path.join(FOLDER, 'sitemap.xml')))
  throw new Error(
    `There is no built site in ${FOLDER}: run "npm run build:frozen", or set SITE_FOLDER to the folder of a build`,
  );

/** The page that the service worker shows if there is no network and the wanted page is not stored. */
export const OFFLINE = '/offline';

/** An address that no page has. */
export const NOWHERE = '/nowhere';

function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(FOLDER, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Paths of all pages, in menu order. Pages that search engines must not list are last. */
export const paths = [...sitemapPaths(), ...unlistedPaths];

/** Whether an address has a page: also one that is not translated, which no sitemap names. */
export const hasPage = (pagePath: string): boolean =>
  paths.includes(pagePath) || existsSync(path.join(FOLDER, fileOf(pagePath)));

/** How the addresses of a page's language begin: `/sw`; nothing in the first language. */
export const prefixOf = (pagePath: string): string =>
  findLanguages().find(
    ({ start }) => start !== '' && (pagePath === start || pagePath.startsWith(`${start}/`)),
  )?.start ?? '';

/** Paths of all pages, and one path that does not exist. */
export const pathsAndNotFound = [...paths, NOWHERE];

/** Each pattern of addresses without a page, and the file of its not-found page. */
const notFoundFiles = readFileSync(path.join(FOLDER, '_redirects'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => line.endsWith(' 404'))
  .map((line): [pattern: string, file: string] => {
    const [pattern = '', file = ''] = line.split(' ');
    return [pattern, file];
  });
/** An example address for each pattern, with its file. */
const notFound = new Map(
  notFoundFiles.map(([pattern, file]) => [
    pattern.replace(/:(?:id|page|category)$/, 'nothing').replace(':category', 'cocoa'),
    file,
  ]),
);

/** Missing addresses that have their own not-found page. */
export const notFoundPaths = [...notFound.keys()];
/** Missing addresses for which the content suggests another page (`screens/not-found.yaml`). */
export const suggestedPaths = notFoundPaths.filter((asked) =>
  notFoundFiles.some(([pattern]) => pattern === asked),
);
/** One missing address of each kind: with a suggestion, a service, an article, any other. */
export const notFoundKinds = ['/contact', '/services/tea/nothing', '/news/nothing', NOWHERE];

/** The HTML of a page in the build. @param pagePath from one of the lists above */
export function htmlOf(pagePath: string): string {
  const file = pagePath === NOWHERE ? '404.html' : (notFound.get(pagePath) ?? fileOf(pagePath));
  return readFileSync(path.join(FOLDER, file), 'utf8');
}

const documents = new Map<string, Document>();

/** The parsed document of a page, for tests that have a DOM. No script runs. */
export function documentOf(pagePath: string): Document {
  const known = documents.get(pagePath);
  if (known) return known;
  const parsed = new DOMParser().parseFromString(htmlOf(pagePath), 'text/html');
  documents.set(pagePath, parsed);
  return parsed;
}

/** Patterns of the routes that `routeOf` has found. Lists of pages ask for each many times. */
const knownRoutes = new Map<string, string>();

/** The pattern of a page's route, from its document: `/news/:id`. */
export function routeOf(pagePath: string): string {
  let route = knownRoutes.get(pagePath);
  if (route === undefined) {
    route = /data-route="([^"]+)"/.exec(htmlOf(pagePath))?.[1] ?? '';
    knownRoutes.set(pagePath, route);
  }
  return route;
}
