/**
 * Becomes `/sw.js`. Documents come from the network; if that fails, the copy from the last visit is used. Files that
 * never change come from the saved files. The worker saves the files that a page reports, and takes them from the
 * browser's HTTP cache. So it downloads only one thing by itself: a small offline page that says how to reach us. What is
 * not the file or the page that was asked for is shown, but never saved.
 */
import { isSlow } from '../boot/connection.ts';
import {
  buildOf,
  isRouteUnknown,
  linksOf,
  moduleScript,
  scriptsOf,
  styleSheet,
  styleSheetsOf,
  withoutReact,
  withoutRoute,
  withoutScreen,
  withParts,
} from '#app/document-markers.ts';
import { canonicalPath } from '#app/router/address.ts';
import { fetchFile, forgetTries, isRightFile } from './fetch-file.ts';
import type { PageReport } from './report.ts';
import { hasRightType } from './right-file.ts';
import {
  hasPage,
  keepFile,
  readFile,
  readPage,
  removeWrong,
  tidy,
  writeFile,
  writePage,
  type SavedPage,
} from './saved-pages.ts';
import { on, scope, type FetchEvent } from './scope.ts';
import { languageOf, offline, type OfflineLanguage } from './offline-settings.ts';

/** Number of saved pages: about 3 MB, and with their pictures rarely over 30 MB. */
const MOST_PAGES = 60;
const HASHED = new RegExp(`^/(?:${offline.hashedFolders.join('|')})/`);

const whole = (address: string) => new URL(address, location.origin).href.replace(/#.*/, '');

/** The files of the notice above a saved page. */
const noticeOf = ({ script, styles }: OfflineLanguage) => [script, ...styles].map(whole);
const LANGUAGES = [offline.first, ...offline.others];
const BOUNDS = {
  most: MOST_PAGES,
  pages: LANGUAGES.map(({ page }) => page),
  files: LANGUAGES.flatMap(noticeOf),
};

/** Whether an address is one of our files that never change. */
function isHashed(address: string): boolean {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && HASHED.test(pathname);
}

/** The files that can be saved, as full addresses, without duplicates. */
async function keepFiles(addresses: readonly string[], from: RequestCache): Promise<string[]> {
  const files = [...new Set(addresses.filter(isHashed).map(whole))];
  const load = (file: string) => () =>
    fetchFile(new Request(file, { cache: from, mode: 'same-origin' }));
  const isKept = await Promise.all(files.map((file) => keepFile(file, load(file))));
  return files.filter((_file, index) => isKept[index]);
}

/** Whether a document is one of ours, and whole: not the page of a network or a host, which may come with status 200. */
const isOurPage = (html: string) => buildOf(html) !== '' && /<\/html>\s*$/.test(html);

/** A document with its text and saved files; `null` if it is not ours, or a file that it needs could not be saved. */
function toPage(response: Response, html: string, files: string[]): SavedPage | null {
  if (
    !response.ok ||
    response.redirected ||
    !isOurPage(html) ||
    ![...styleSheetsOf(html), ...scriptsOf(html)].every((file) => files.includes(whole(file)))
  )
    return null;
  // The text is not compressed any more.
  const headers = [...response.headers].filter(
    ([name]) => !/^content-(?:encoding|length)$/.test(name),
  );
  const date = Date.parse(response.headers.get('date') ?? '');
  return { html, headers, at: date || Date.now(), files };
}

/**
 * Saves a visited page. A page that the router has drawn has no document of its own. It gets the document that the
 * visitor loaded, without its screen, and the router draws the page again. So page and scripts are from one build.
 */
async function keepVisit({ document, path: shown, files, build }: PageReport): Promise<void> {
  const response = await fetch(document, { cache: 'only-if-cached', mode: 'same-origin' });
  const html = await response.text();
  // A report may come late. Then the browser's cache holds the document of a newer build.
  if (buildOf(html) !== build) return;
  const page = toPage(response, html, await keepFiles(files, 'only-if-cached'));
  if (!page) return;
  const path = canonicalPath(shown);
  const isDrawn = canonicalPath(new URL(document).pathname) !== path;
  const kept = await readPage(path);
  const isSameBuild = kept && buildOf(kept.html) === buildOf(page.html);
  if (isDrawn) {
    // The page's own document is better, if one is saved: it shows its text before any script has run.
    if (isSameBuild && !isRouteUnknown(kept.html)) return;
    page.html = withoutScreen(page.html);
  }
  if (kept && kept.at > page.at) return;
  // A visit that is short or has just begun does not remove the files of an earlier visit.
  if (isSameBuild) page.files = [...new Set([...kept.files, ...page.files])];
  const isKnown = kept?.html === page.html && kept.at === page.at;
  if (isKnown && kept.files.length === page.files.length) return;
  await writePage(path, page);
  await tidy(BOUNDS);
}

/** The offline pages that could not be saved. They are tried again when the browser has started the worker anew. */
const failed = new Set<string>();

/**
 * Saves what the language of a visited page needs without a network: the files of the notice, and on a good connection,
 * once a deployment, the offline page, which replaces pages that were not visited.
 */
async function keepOfflinePage(visited: string): Promise<void> {
  const language = languageOf(visited);
  const address = `${language.page}?${language.version}`;
  await keepFiles(noticeOf(language), 'force-cache');
  if (failed.has(address) || isSlow() || (await hasPage(address))) return;
  failed.add(address);
  const response = await fetch(language.page);
  const html = await response.text();
  // Another page of ours, or that of another build.
  if (!scriptsOf(html).includes(language.script)) return;
  const page = toPage(response, html, await keepFiles(linksOf(html), 'force-cache'));
  if (!page) return;
  await writePage(address, { ...page, html: withoutRoute(page.html) });
  failed.delete(address);
  await tidy(BOUNDS);
}

/** The response of the network, or else the saved copy. @throws if there is neither */
async function openDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const page = await keptDocument(request.url).catch(() => undefined);
    if (!page) throw failure;
    return page;
  }
}

async function keptDocument(address: string): Promise<Response | undefined> {
  const page = await readPage(canonicalPath(new URL(address).pathname));
  const offline = languageOf(address);
  if (page) {
    const head = offline.styles.map(styleSheet).join('') + moduleScript(offline.script);
    const notice = '<p id="offline" role="status" data-screen-only></p>';
    return new Response(withParts(page.html, head, notice), { headers: page.headers });
  }
  const standIn = await readPage(offline.page);
  if (standIn) return new Response(standIn.html, { headers: standIn.headers });
  // A visitor who has read only another language has only its offline page.
  for (const language of LANGUAGES) {
    const other = await readPage(language.page);
    if (other) return new Response(withoutReact(other.html), { headers: other.headers });
  }
  return undefined;
}

/** A wrong answer as the page may have it: browsers do not keep it in their memory for the next page. */
function unkept(response: Response): Response {
  // An answer of another site cannot be changed.
  if (response.status === 0) return response;
  const { body, status, headers } = response;
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' },
  });
}

/** The saved file. If it is wrong, or the page asks past all caches (`boot.ts`), the network's answer replaces it. */
async function openFile(request: Request): Promise<Response> {
  const { url, cache } = request;
  const kept = await readFile(url).catch(() => undefined);
  if (kept && cache !== 'reload' && hasRightType(url, kept)) return kept;
  const { response, isRight } = await fetchFile(request);
  if (!isRight) return unkept(response);
  if (kept) await writeFile(url, response.clone()).catch(ignore);
  return response;
}

/** A page that cannot be saved works the same. */
const ignore = () => undefined;

/** Reports are handled one after the other: two at a time would delete each other's files. */
let work = Promise.resolve();

on('install', (event) => {
  // Few visitors read another language; its files come with its first page.
  const files = keepFiles(noticeOf(offline.first), 'force-cache');
  // Now, while the worker before this one still answers: later the page would wait for it.
  const removal = Promise.all([removeWrong(isRightFile, isOurPage), forgetTries()]).catch(ignore);
  event.waitUntil(Promise.all([files, removal, scope.skipWaiting()]));
});

on('activate', (event) => {
  // A document need not wait until the worker has started. Firefox would show its own error page when a preload fails,
  // whatever the worker answers.
  const preload =
    !navigator.userAgent.includes('Firefox') && scope.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim()]));
});

on('message', (event) => {
  const report = event.data as PageReport;
  work = work
    .then(() => keepVisit(report))
    .catch(ignore)
    .then(() => keepOfflinePage(report.path))
    .catch(ignore);
  event.waitUntil(work);
});

on('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openDocument(event));
  else if (isHashed(request.url)) event.respondWith(openFile(request));
});
