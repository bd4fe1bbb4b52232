/** Brings React in: takes over the page the server sent, or draws it afresh if that was made for another address. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { emitRouteEvent, routeDetail } from './router/events.ts';
import { setNavigator } from './router/navigator.ts';
import { prefetchLinks } from './router/prefetch.ts';
import { routeFor } from './router/route-for.ts';
import { mayEnter, routeObjects, visit, type Visit } from './router/router.tsx';
import { fallbackRoute, unroutedPaths } from './routes.ts';
import { fillParameters } from './behaviours/asked-parameters.ts';
import { forgetFailure, release } from './behaviours/hold.ts';
import { canonicalPath, decode } from './router/address.ts';

type FirstVisit = {
  visit: Visit;
  /** Whether the document shows it already. */
  isDrawn: boolean;
};

/**
 * The visit that the document itself is; the fallback where one of its conditions fails (reading 8). What the
 * document says of itself is explained in `document.tsx`.
 */
async function firstVisit(): Promise<FirstVisit> {
  const { route: madeFor, undecided, lost } = document.documentElement.dataset;
  const wanted = routeFor(location.pathname);
  const asked = routeDetail(wanted.path, location);
  const isWelcome = await mayEnter(wanted, asked);
  if (!isWelcome) emitRouteEvent('conditionsFailed', asked);

  const route = isWelcome ? wanted : fallbackRoute;
  const detail = routeDetail(route.path, location);
  const isSame = madeFor === route.path;
  const isTold = isSame && undecided === undefined;
  if (!isTold) emitRouteEvent('routeLoading', detail);
  // Every entry that there is has a document of its own, or is drawn again on one made for no route, without a
  // network; what the fallback suggests takes no fetching.
  const isEmpty =
    madeFor !== undefined && route !== fallbackRoute && (!isSame || lost !== undefined);
  const first = await visit(route, detail, isTold ? 'document' : 'untold', isEmpty);
  return { visit: first, isDrawn: isSame && (first.data === null) === (lost !== undefined) };
}

/** React Router matches no route, not even the fallback, across one. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** React Router warns about an address it cannot decode (reading 4), so it gets to see one it can. */
function atReadableAddress<Result>(read: () => Result): Result {
  const { href, pathname, search, hash } = location;
  const readable = decode(pathname);
  if (readable !== null && !LINE_BREAK.test(readable)) return read();
  history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  const result = read();
  history.replaceState(history.state, '', href);
  return result;
}

/**
 * The style sheets stand inside the first screen and would leave with it. Not copied before a visitor makes for
 * another: the browser works out every style anew for that.
 * @returns makes copies in the head that stay, once, and resolves when they apply
 */
function styleKeeper(container: Element): () => Promise<unknown> {
  let kept: Promise<unknown> | undefined;
  const keep = (sheet: Element) => {
    const copy = sheet.cloneNode() as HTMLLinkElement;
    document.head.append(copy);
    return new Promise((resolve) => {
      copy.onload = resolve;
      copy.onerror = resolve;
    });
  };
  return () =>
    (kept ??= Promise.all(Array.from(container.querySelectorAll('link[rel=stylesheet]'), keep)));
}

type AppProps = {
  router: ReturnType<typeof createBrowserRouter>;
  /** Called once React listens to the page. */
  onReady: () => void;
};

function App({ router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} onError={console.error} />;
}

/**
 * Starts React, then does again what was held. Resolves once React listens to the page.
 * @param takeNavigation hands the boot module's links to the router
 */
export async function start(takeNavigation: typeof setNavigator): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  const { visit: first, isDrawn } = await firstVisit();
  forgetFailure();
  const keepStyles = styleKeeper(container);
  const browser = {
    keepStyles,
    current: () => router.state.location.pathname + router.state.location.search,
    open: (address: string) => location.assign(address),
  };
  const path = canonicalPath(location.pathname);
  // Under the id of the route the address has, even if a condition made it the fallback's visit.
  const id = unroutedPaths.includes(path) ? path : routeFor(path).path;
  const router = atReadableAddress(() =>
    createBrowserRouter(routeObjects(browser), { hydrationData: { loaderData: { [id]: first } } }),
  );
  const go: Parameters<typeof setNavigator>[0] = (path, options) =>
    void router.navigate(path, options);
  // Screens call `navigate` of this bundle, the boot module's links that of theirs.
  setNavigator(go);
  takeNavigation(go);
  // The router tells of errors in screens, and of others besides; React would tell a second time.
  const options = { onCaughtError: () => undefined };
  // Takes over only what says the same as it would: names from the address, too.
  if (isDrawn) fillParameters();
  else await keepStyles();
  await new Promise<void>((resolve) => {
    const app = <App router={router} onReady={resolve} />;
    // In a transition React works in slices and lets the visitor in between.
    startTransition(() => {
      if (isDrawn) hydrateRoot(container, app, options);
      else createRoot(container, options).render(app);
    });
  });
  release();
  // Imported here, because an import above would give the default build another order of modules.
  if (process.env.SUBMISSIONS === 'live')
    void import('./forms/live/way-out.ts').then(({ resumeSending }) => resumeSending());
  prefetchLinks(keepStyles);
}
