/** The site's routes on React Router in data mode, with the specification's events and conditions. */
import { replace, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { Failure } from '../components/failure/failure.tsx';
import { fallbackRoute, routes, unroutedPaths } from '#routes.ts';
import { Shell } from '../shell/shell.tsx';
import { emitRouteEvent, routeDetail } from './events.ts';
import type { SiteRoute } from './screen.ts';
import { mayEnter, visit, type Visit } from './visit.ts';

function VisitedScreen() {
  const { screen, data, params } = useLoaderData<Visit>();
  return <screen.Page data={data} params={params} />;
}

/** What the router needs in a browser. The build renders without it: no events, no conditions. */
type BrowserVisits = {
  /** Address the visitor is on, to stay there when a condition blocks the next. */
  current: () => string;
  /** Keeps the style sheets when the screen leaves that brought them. */
  keepStyles: () => Promise<unknown>;
  /** Opens an address as a document, when a script of its screen cannot be loaded. */
  open: (address: string) => void;
};

function toRouteObject(route: SiteRoute, path: string, browser?: BrowserVisits): RouteObject {
  async function loader({ url, request }: LoaderFunctionArgs): Promise<Visit> {
    const detail = routeDetail(route.path, url);
    if (!browser) return visit(route, detail, 'document');
    const isWelcome = await mayEnter(route, detail);
    // The visitor may have gone elsewhere meanwhile; then this visit has no events and leads nowhere.
    request.signal.throwIfAborted();
    if (!isWelcome) {
      emitRouteEvent('conditionsFailed', detail);
      throw replace(browser.current());
    }
    emitRouteEvent('routeLoading', detail);
    try {
      const [next] = await Promise.all([visit(route, detail, 'route'), browser.keepStyles()]);
      return next;
    } catch {
      request.signal.throwIfAborted();
      // `request.url` has no fragment. With one, Back would only move to it and load nothing.
      browser.open(request.url);
      return new Promise<never>(() => undefined);
    }
  }
  return {
    id: path,
    path,
    loader,
    Component: VisitedScreen,
    ErrorBoundary: Failure,
    // A query changes what a screen shows, not which screen it is.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** All routes as React Router wants them, inside the shell. */
export function routeObjects(
  browser?: BrowserVisits,
  among: readonly SiteRoute[] = routes,
): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      // Where the shell itself has failed.
      ErrorBoundary: Failure,
      children: [
        ...unroutedPaths.map((path) => toRouteObject(fallbackRoute, path, browser)),
        ...[...among, fallbackRoute].map((route) => toRouteObject(route, route.path, browser)),
      ],
    },
  ];
}
