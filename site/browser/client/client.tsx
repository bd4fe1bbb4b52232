/** Starts React: it hydrates the document, or draws the page again if the document was made for another route. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { emitRouteEvent, routeDetail } from '#app/router/events.ts';
import type { setNavigator } from '#app/router/navigator.ts';
import { prefetchLinks } from '#app/router/prefetch.ts';
import { routeFor } from '#app/router/route-for.ts';
import { routeObjects } from '#app/router/router.tsx';
import { mayEnter, visit, type Visit } from '#app/router/visit.ts';
import { notFoundRoute, unroutedPaths } from '#routes.ts';
import { fillParameters } from '../enhance/asked-parameters.ts';
import { carryOver } from './carry-over.ts';
import { clearFailure, flush } from './flush-queue.ts';
import { addressOf, pagePath } from '#app/language.ts';
import { decode } from '#app/router/address.ts';
import { resumeSubmissions } from '#submit/form.tsx';

type FirstVisit = {
  visit: Visit;
  /** Whether the document already shows this visit. */
  isDrawn: boolean;
};

/**
 * The visit that the document shows; the not-found page if one of the route's conditions fails (reading 8).
 * `render/document.tsx` explains the data of the root element.
 */
async function firstVisit(): Promise<FirstVisit> {
  const { route: madeFor, routeUnknown, notFound } = document.documentElement.dataset;
  const wanted = routeFor(location.pathname);
  const asked = routeDetail(wanted.path, location);
  const isWelcome = await mayEnter(wanted, asked);
  if (!isWelcome) emitRouteEvent('conditionsFailed', asked);

  const route = isWelcome ? wanted : notFoundRoute;
  const detail = routeDetail(route.path, location);
  const isSame = madeFor === route.path;
  // The boot module has already sent the events of this visit.
  const isKnown = isSame && routeUnknown === undefined;
  if (!isKnown) emitRouteEvent('routeLoading', detail);
  // An entry without its own document does not exist, unless we are offline: then the document is made for no route.
  // The not-found screen has nothing to load.
  const isEmpty =
    madeFor !== undefined && route !== notFoundRoute && (!isSame || notFound !== undefined);
  const first = await visit(route, detail, isKnown ? 'document' : 'routeUnknown', isEmpty);
  return { visit: first, isDrawn: isSame && (first.data === null) === (notFound !== undefined) };
}

/** If a path has a line break, React Router matches no route, not even the not-found one. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** React Router warns about an address that it cannot decode (reading 4), so it reads an encoded one instead. */
function atReadableAddress<Result>(read: () => Result): Result {
  const { href, pathname, search, hash } = location;
  const readable = decode(pathname);
  if (readable !== null && !LINE_BREAK.test(readable)) return read();
  history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  const result = read();
  history.replaceState(history.state, '', href);
  return result;
}

/** Whether a visitor has typed into a form. */
const isFilled = (form: HTMLFormElement) =>
  Array.from(form.elements).some((field) => {
    const { value, defaultValue } = field as Partial<HTMLInputElement>;
    return defaultValue !== undefined && value !== defaultValue;
  });

/**
 * React has failed and has emptied the page: it shows again as it was served, and the forms with something typed say so.
 * The next touch starts React again. A later screen is opened as a document.
 */
function showAsServed(container: Element, served: readonly Node[]): void {
  if (document.documentElement.dataset['route'] !== routeFor(location.pathname).path) {
    location.reload();
    return;
  }
  container.replaceChildren(...served);
  window.pending = new Set([...document.forms].filter(isFilled));
  dispatchEvent(new Event('reactFailed'));
}

type AppProps = {
  router: ReturnType<typeof createBrowserRouter>;
  /** Called when React handles the events of the page. */
  onReady: () => void;
};

function App({ router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} onError={console.error} />;
}

/**
 * Starts React, then repeats the queued actions of the visitor. Resolves when React handles the events of the page.
 * @param takeNavigation from then on the router follows the links, not the boot module
 */
export async function start(takeNavigation: typeof setNavigator): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  const { visit: first, isDrawn } = await firstVisit();
  clearFailure();
  const browser = {
    current: (): string => pagePath(router.state.location.pathname) + router.state.location.search,
    open: (address: string) => location.assign(address),
  };
  const path = pagePath(location.pathname);
  // The key is the route of the address, even if a condition has failed and the not-found page shows.
  const id = unroutedPaths.includes(path) ? path : routeFor(path).path;
  const router = atReadableAddress(() =>
    createBrowserRouter(routeObjects(browser), {
      basename: addressOf('/'),
      hydrationData: { loaderData: { [id]: first } },
    }),
  );
  takeNavigation((path, options) => void router.navigate(path, options));
  const served = [...container.childNodes];
  const options: RootOptions = {
    // The router reports errors of screens; React would report them a second time.
    onCaughtError: () => undefined,
    // A browser, an extension or a host has changed the document: React has drawn it again.
    onRecoverableError: import.meta.env.DEV ? console.error : () => undefined,
    onUncaughtError: (error) => {
      console.error(error);
      showAsServed(container, served);
    },
  };
  const { current, writeBack } = carryOver(container);
  addEventListener('drawn', writeBack, { once: true });
  // React can hydrate the page only if its text is exactly the one that React draws, names from the address included.
  if (isDrawn) fillParameters();
  await new Promise<void>((resolve) => {
    const app = <App router={router} onReady={resolve} />;
    // In a transition React works in short slices, so the page can answer touches in between.
    startTransition(() => {
      if (isDrawn) hydrateRoot(container, app, options);
      else createRoot(container, options).render(app);
    });
  });
  flush(current);
  resumeSubmissions();
  prefetchLinks();
}
