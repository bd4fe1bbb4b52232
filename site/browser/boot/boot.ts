/**
 * The first module of every page, and on a slow connection the only one until the visitor touches something. It keeps
 * addresses and scroll positions right without React. It loads React at once on a good connection, else when the
 * visitor touches something that needs it.
 */
import { isSlow, savesData } from './connection.ts';
import { keepScroll } from './keep-scroll.ts';
import { watchLinks } from './links.ts';
import { openForPrint } from './open-for-print.ts';
import { tolerateRefusal } from './tolerate-refusal.ts';
import type { start as startClient } from '../client/client.tsx';
import { BOOT_ID } from '#app/document-markers.ts';
import { canonicalPath } from '#app/router/address.ts';
import { emitRouteEvent, routeDetail } from '#app/router/events.ts';
import { setNavigator } from '#app/router/navigator.ts';

/** Elements that need React: forms that are submitted, and elements marked with `data-hydrate`. */
const NEEDS_REACT = 'form:not([method=dialog]), [data-hydrate]';

/** Addresses of the other scripts, from attributes of this script's element. */
const scripts = document.getElementById(BOOT_ID)?.dataset as { client: string; enhance: string };

/** Written by `render/document.tsx`. */
const { route = '*', routeUnknown, notFound } = document.documentElement.dataset;

let client: Promise<void> | undefined;
let enhancements: Promise<unknown> | undefined;

/**
 * Loads a module, and with it the files that it imports. Only the document has their addresses, the bundler does not.
 * Each file is imported separately, so that each runs in its own task. Firefox and WebKit never repeat an import that
 * has failed, so there all files are fetched first. These two are the browsers that do not report the connection.
 */
async function load(files: string): Promise<unknown> {
  const addresses = files.split(' ');
  const fetchAll = (list: string[], cache?: RequestCache) =>
    Promise.all(list.map(async (file) => (await fetch(file, { cache })).blob()));
  const importAll = () =>
    addresses.map((file): Promise<unknown> => import(/* @vite-ignore */ file));
  if (isSlow() === undefined) await fetchAll(addresses);
  const results = await Promise.allSettled(importAll());
  // A cache may hold a wrong file. The file is fetched past all caches, and replaces what they hold.
  const failed = addresses.filter((_file, index) => results[index]?.status === 'rejected');
  await fetchAll(failed, 'reload').catch(() => undefined);
  return (await Promise.all(importAll()))[0];
}

/** Loads the enhancements once. The page works without them; after a failure the next call tries again. */
function loadEnhancements(): void {
  enhancements ??= load(scripts.enhance).catch(() => (enhancements = undefined));
}

/** Loads React once; after a failure the next call tries again. */
function loadReact(): void {
  client ??= load(scripts.client)
    .then((entry) => (entry as { start: typeof startClient }).start(setNavigator))
    .catch((error: unknown) => {
      client = undefined;
      if (isOutdated()) location.reload();
      else {
        dispatchEvent(new Event('reactFailed'));
        console.warn(error);
      }
    });
}

/** Not in TypeScript's types: only some browsers report the status. The first entry is that of the document. */
type Entry = PerformanceEntry & { type?: string; responseStatus?: number };

/**
 * Whether a deployment has removed the files of this document, so that a reload helps. A second reload would not help,
 * and a reload would lose pending forms.
 */
function isOutdated(): boolean {
  const [visit, ...files] = performance.getEntries() as Entry[];
  return (
    visit?.type !== 'reload' &&
    !window.pending?.size &&
    files.some(({ responseStatus }) => responseStatus === 404)
  );
}

/** Loads the other scripts at once on a good connection, else when the visitor does something that needs them. */
function loadWhenUseful(): void {
  const onTouch = ({ target }: Pick<Event, 'target'>) => {
    loadEnhancements();
    // The target may be the document.
    if ((target as Partial<Element>).closest?.(NEEDS_REACT)) loadReact();
  };
  addEventListener('scroll', loadEnhancements);
  addEventListener('focusin', onTouch);
  addEventListener('pointerdown', onTouch);
  // An element may have had the focus before this script ran.
  const focused = document.querySelector(':focus');
  if (focused) onTouch({ target: focused });
  const isGood = !isSlow();
  const isAsked = (element: string) => location.search && document.querySelector(element);
  // Also on a slow connection in four cases. Without popovers only a script opens the menu. A not-found page shows the
  // words of the address. Visitors who save data get words instead of pictures. The search answers the query.
  if (
    isGood ||
    notFound ||
    savesData() ||
    !('popover' in document.body) ||
    isAsked('[data-search]')
  )
    loadEnhancements();
  // Only React can show the planner and the inquiry with the values of the query.
  if (isGood || isAsked('[data-query]') || window.pending?.size) loadReact();
}

function start(): void {
  tolerateRefusal();
  keepScroll();
  watchLinks();
  openForPrint();
  addEventListener('reactNeeded', loadReact);
  // React may also fail after it has started.
  addEventListener('reactFailed', () => (client = undefined));
  if (routeUnknown) {
    // The router may draw the page again, so the enhancements have to wait.
    addEventListener('reactFailed', loadEnhancements);
    addEventListener('routeLoaded', loadEnhancements);
    loadReact();
    return;
  }
  const detail = routeDetail(route, location);
  emitRouteEvent('routeLoading', detail);
  emitRouteEvent('routeLoaded', detail);
  loadWhenUseful();
}

const path = canonicalPath(location.pathname);
// A host with one page for all unknown addresses cannot redirect to the canonical address.
if (routeUnknown && path !== location.pathname)
  location.replace(path + location.search + location.hash);
// The script before paint has found what all scripts need. Some documents name this module themselves.
else if (document.documentElement.classList.contains('scripted')) start();
