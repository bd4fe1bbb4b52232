/**
 * Runs first on every page and is all a slow connection gets until something is touched. It keeps addresses
 * and scroll positions right without React, and decides when React is worth its weight: at once on
 * a good connection, else when the visitor touches something that needs it.
 */
import { isSlow, savesData } from './behaviours/connection.ts';
import { keepScroll } from './behaviours/keep-scroll.ts';
import { watchLinks } from './behaviours/links.ts';
import type { start as startClient } from './client.tsx';
import { canonicalPath } from './router/address.ts';
import { emitRouteEvent, routeDetail } from './router/events.ts';
import { setNavigator } from './router/navigator.ts';

/** What needs React: forms that are sent somewhere, and what says so. */
const NEEDS_REACT = 'form:not([method=dialog]), [data-hydrate]';

/** This script's element, global by its id. */
declare const boot: HTMLElement;
/** Addresses of the other scripts: as plain imports they cost no helper code. */
const scripts = boot.dataset as { client: string; enhance: string };

/**
 * The route this document was made for, whether only the router can tell if that is the route one is on, and whether it
 * found nothing to show.
 */
const { route = '*', undecided, lost } = document.documentElement.dataset;
const here = canonicalPath(location.pathname);

/** The first is the document's own. Not in TypeScript's list: only some browsers tell the status. */
type Entry = PerformanceEntry & { type?: string; responseStatus?: number };

let client: Promise<void> | undefined;
let enhanced: Promise<unknown> | undefined;

/** Loads a file whose address only the document knows. */
const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/** Loads what needs no React, once. Without it the page is plain but whole. */
function enhance(): void {
  enhanced ??= load(scripts.enhance).catch(() => (enhanced = undefined));
}

/** Loads React once; after a failure the next call tries again. */
function wake(): void {
  client ??= Promise.all(scripts.client.split(' ').map(load))
    .then(([entry]) => (entry as { start: typeof startClient }).start(setNavigator))
    .catch((error: unknown) => {
      client = undefined;
      if (isOutdated()) location.reload();
      else {
        dispatchEvent(new Event('giveup'));
        console.warn(error);
      }
    });
}

/**
 * Whether a deployment has taken this document's files away, so that the document of today helps: not where it is
 * that already, nor where something was sent and would be lost.
 */
function isOutdated(): boolean {
  const [visit, ...files] = performance.getEntries() as Entry[];
  return (
    visit?.type !== 'reload' &&
    !window.held?.size &&
    files.some(({ responseStatus }) => responseStatus === 404)
  );
}

function wakeWhenWorthIt(): void {
  const touch = ({ target }: Pick<Event, 'target'>) => {
    enhance();
    // It may be the document.
    if ((target as Partial<Element>).closest?.(NEEDS_REACT)) wake();
  };
  addEventListener('scroll', enhance);
  addEventListener('focusin', touch);
  addEventListener('pointerdown', touch);
  const isGood = !isSlow();
  // It may have been touched before this script came.
  const touched = document.querySelector(':focus');
  if (touched) touch({ target: touched });
  // Where the browser does not know command buttons, the first tap on the menu needs a script.
  // To those who save data it gives the words in the place of pictures, to the lost it says what they asked for.
  if (lost || isGood || savesData() || !('command' in HTMLButtonElement.prototype)) enhance();
  if (isGood || window.held?.size) wake();
}

function start(): void {
  keepScroll();
  watchLinks();
  addEventListener('held', wake);
  if (undecided) {
    // The router may draw the page anew, so what else works on it must wait for that.
    addEventListener('giveup', enhance);
    addEventListener('routeLoaded', enhance);
    wake();
    return;
  }
  const detail = routeDetail(route, location);
  emitRouteEvent('routeLoading', detail);
  emitRouteEvent('routeLoaded', detail);
  wakeWhenWorthIt();
}

// A host that serves one page for all unknown addresses cannot correct their form: this does.
if (undecided && here !== location.pathname)
  location.replace(here + location.search + location.hash);
else start();
