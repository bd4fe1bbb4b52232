/** Brings React in: takes over the page the server sent, or draws it afresh if it was made for another address. */
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { emitRouteEvent, routeDetail } from './router/events.ts';
import { setNavigator } from './router/navigator.ts';
import { mayEnter, routeFor, routeObjects, visit, type Visit } from './router/router.tsx';
import { fallbackRoute, unroutedPaths } from './routes.ts';
import { forgetFailure, release } from './behaviours/hold.ts';
import { canonicalPath, decode } from './router/address.ts';

/** The visit that the document itself is; the fallback where one of its conditions fails (reading 8). */
async function firstVisit(): Promise<Visit> {
  const route = routeFor(location.pathname);
  const detail = routeDetail(route.path, location);
  if (!(await mayEnter(route, detail))) {
    emitRouteEvent('conditionsFailed', detail);
    return visit(fallbackRoute, routeDetail(fallbackRoute.path, location), 'afresh');
  }
  const madeForThis =
    document.documentElement.dataset['route'] === route.path && route !== fallbackRoute;
  if (!madeForThis) emitRouteEvent('routeLoading', detail);
  return visit(route, detail, madeForThis ? 'document' : 'afresh');
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

type AppProps = {
  router: ReturnType<typeof createBrowserRouter>;
  /** Called once React listens to the page. */
  onReady: () => void;
};

function App({ router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} />;
}

/**
 * Starts React, then does again what was held. Resolves once React listens to the page.
 * @param takeNavigation hands the boot module's links to the router
 */
export async function start(takeNavigation: typeof setNavigator): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  const first = await firstVisit();
  forgetFailure();
  const browser = {
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
  await new Promise<void>((resolve) => {
    const app = <App router={router} onReady={resolve} />;
    if (first.arrival === 'document') hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  release();
}
