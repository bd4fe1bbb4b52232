/** The site's routes on React Router in data mode, with the specification's events and conditions. */
import { replace, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { CollectionSource } from '../collections/collections.ts';
import { Failure } from '../components/failure/failure.tsx';
import { notFoundRoute, routes, unroutedPaths } from '#routes.ts';
import { Shell } from '../shell/shell.tsx';
import { emitRouteEvent, routeDetail } from './events.ts';
import type { SiteRoute } from './screen.ts';
import { mayEnter, visit, type Visit } from './visit.ts';

function VisitedScreen() {
  const { screen, data, params } = useLoaderData<Visit>();
  return <screen.Page data={data} params={params} />;
}

/** The build has all entries. It draws without a browser: no events, no conditions. */
type BuildVisits = { source: CollectionSource };

/** The parts of the router that need a browser. */
type BrowserVisits = {
  /** The present address: the visitor stays there when a condition blocks the next visit. */
  current: () => string;
  /** Opens an address as a document. Used when a script of its screen cannot be loaded. */
  open: (address: string) => void;
};

function toRouteObject(
  route: SiteRoute,
  path: string,
  at: BrowserVisits | BuildVisits,
): RouteObject {
  async function loader({ url, request }: LoaderFunctionArgs): Promise<Visit> {
    const detail = routeDetail(route.path, url);
    if ('source' in at) return visit(route, detail, 'document', false, at.source);
    const isWelcome = await mayEnter(route, detail);
    // If the visitor has started another visit meanwhile, this one sends no events and changes nothing.
    request.signal.throwIfAborted();
    if (!isWelcome) {
      emitRouteEvent('conditionsFailed', detail);
      throw replace(at.current());
    }
    emitRouteEvent('routeLoading', detail);
    try {
      return await visit(route, detail, 'route');
    } catch {
      request.signal.throwIfAborted();
      // `request.url` has no fragment. If it had one, Back would only scroll to it and load nothing.
      at.open(request.url);
      return new Promise<never>(() => undefined);
    }
  }
  return {
    id: path,
    path,
    loader,
    Component: VisitedScreen,
    ErrorBoundary: Failure,
    // Another query changes the content of a screen, not the screen.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** All routes in the form that React Router expects, inside the shell. */
export function routeObjects(
  at: BrowserVisits | BuildVisits,
  among: readonly SiteRoute[] = routes,
): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      // Shown if the shell itself cannot be drawn.
      ErrorBoundary: Failure,
      children: [
        ...unroutedPaths.map((path) => toRouteObject(notFoundRoute, path, at)),
        ...[...among, notFoundRoute].map((route) => toRouteObject(route, route.path, at)),
      ],
    },
  ];
}
