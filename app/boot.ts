/**
 * Runs first on every page and is all a slow connection gets until something is touched. It keeps addresses
 * and scroll positions right without React, and decides when React is worth its weight: when the browser is
 * idle on a good connection, else when the visitor touches something that needs it.
 */
import { fillParameters } from './behaviours/asked-parameters.ts';
import { fillYears } from './behaviours/computed-years.ts';
import { keepScroll } from './behaviours/keep-scroll.ts';
import { watchLinks } from './behaviours/links.ts';
import type { start as startClient } from './client.tsx';
import { canonicalPath } from './router/address.ts';
import { emitRouteEvent, onRouteEvent, routeDetail } from './router/events.ts';
import { setNavigator } from './router/navigator.ts';

/** What needs React: forms that are sent somewhere, and what says so. */
const NEEDS_REACT = 'form:not([method=dialog]), [data-hydrate]';
/** Signs of a visitor. */
const TOUCHES = ['pointerdown', 'focusin'];

/** Not in TypeScript's list: only some browsers tell about the connection. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Addresses of the other scripts stand on this script's element: as plain imports they cost no helper code. */
const scripts = document.getElementById('boot')?.dataset ?? {};

/** The route this document was made for, and whether only the router can tell if that is the route one is on. */
const { route = '*', undecided } = document.documentElement.dataset;
const here = canonicalPath(location.pathname);

let client: Promise<void> | undefined;
let enhanced: Promise<unknown> | undefined;

/** Loads what needs no React, once. Without it the page is plain but whole. */
function enhance(): void {
  enhanced ??= import(/* @vite-ignore */ scripts['enhance'] ?? '').catch(
    () => (enhanced = undefined),
  );
}

/** Loads React once; after a failure the next call tries again. */
function wake(): void {
  client ??= import(/* @vite-ignore */ scripts['client'] ?? '')
    .then(({ start }: { start: typeof startClient }) => start(setNavigator))
    .catch((error: unknown) => {
      client = undefined;
      console.warn('The page stays plain: a script could not be loaded.', error);
      dispatchEvent(new Event('giveup'));
    });
}

/** Whether the browser says that bytes are dear. */
function isSlow(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection && (connection.saveData || connection.effectiveType !== '4g');
}

function wakeWhenWorthIt(): void {
  const touch = ({ target }: Event) => {
    enhance();
    if (target instanceof Element && target.closest(NEEDS_REACT)) wake();
  };
  for (const name of TOUCHES) addEventListener(name, touch);
  addEventListener('scroll', enhance, { once: true });
  if (window.held?.size) wake();
  // Where the browser does not know command buttons, the first tap on the menu needs a script.
  if (!('command' in HTMLButtonElement.prototype)) enhance();
  if (isSlow()) return;

  const afterLoad = () => {
    enhance();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}

function start(): void {
  // A host that serves one page for all unknown addresses cannot correct their form: this does.
  if (undecided && here !== location.pathname) {
    location.replace(here + location.search + location.hash);
    return;
  }
  watchLinks();
  fillYears();
  keepScroll();
  onRouteEvent('routeLoaded', fillYears);
  addEventListener('held', wake);
  if (undecided) {
    // The router may draw the page anew, so what else works on it must wait for that.
    for (const name of ['routeLoaded', 'giveup']) addEventListener(name, enhance, { once: true });
    wake();
    return;
  }
  const detail = routeDetail(route, location);
  fillParameters(detail);
  emitRouteEvent('routeLoading', detail);
  emitRouteEvent('routeLoaded', detail);
  wakeWhenWorthIt();
}

start();
