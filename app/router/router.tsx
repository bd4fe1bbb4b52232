/** The site's routes on React Router in data mode, with the specification's events and conditions. */
import { replace, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { Failure } from '../components/failure/failure.tsx';
import { fallbackRoute, routes, unroutedPaths } from '../routes.ts';
import { Shell } from '../shell/shell.tsx';
import { emitRouteEvent, routeDetail, type RouteDetail } from './events.ts';
import { loadScreen, type AnyScreen, type SiteRoute } from './screen.ts';

/**
 * How a visitor came to a screen: by the document itself, by one that only the router could tell the route of,
 * or by the router.
 */
export type ArrivalKind = 'document' | 'untold' | 'route';

/** What the loader of every route answers. */
export type Visit = RouteDetail & { screen: AnyScreen; data: unknown; arrival: ArrivalKind };

/**
 * Loads a route's screen and what it shows.
 * @param isEmpty whether it is known already that there is nothing to show
 */
export async function visit(
  route: SiteRoute,
  detail: RouteDetail,
  arrival: ArrivalKind,
  isEmpty = false,
): Promise<Visit> {
  const screen = await loadScreen(route.screen);
  const data: unknown = isEmpty ? null : await screen.load?.(detail);
  const isUnknown = data === null && route.orFallback;
  const shown = isUnknown ? await loadScreen(fallbackRoute.screen) : screen;
  return { ...detail, screen: shown, data, arrival };
}

/** Whether all conditions of a route let this visit in (reading 8). */
export async function mayEnter(route: SiteRoute, detail: RouteDetail): Promise<boolean> {
  for (const condition of route.conditions ?? []) {
    if (!(await condition(detail))) return false;
  }
  return true;
}

function VisitedScreen() {
  const { screen, data, params } = useLoaderData<Visit>();
  return <screen.Page data={data} params={params} />;
}

/** How the router behaves where there is a visitor; the build renders without events or conditions. */
export type BrowserVisits = {
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
    // A visitor who has gone elsewhere meanwhile must not be told of this visit, nor be pulled back to it.
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
      // Without its fragment: on the way Back it is the address already, and nothing would be loaded for one.
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
