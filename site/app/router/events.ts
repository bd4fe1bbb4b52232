/** The router's three events, in code and as `CustomEvent`s on `window` (section 4, reading 8). */
import { pagePath } from '../language.ts';
import { parameters, type Parameters } from './address.ts';

/** The detail of every router event. */
export type RouteDetail = {
  /** Pattern of the route, such as `/news/:id`. */
  route: string;
  location: { pathname: string; search: string; hash: string };
  params: Parameters;
};

/** The detail for a route's pattern at an address (`location` or a `URL`). */
export function routeDetail(route: string, at: RouteDetail['location']): RouteDetail {
  const { pathname, search, hash } = at;
  return {
    route,
    location: { pathname, search, hash },
    params: parameters(route, pagePath(pathname)),
  };
}

export type RouteEventName = 'routeLoading' | 'routeLoaded' | 'conditionsFailed';

/** Sends an event to all listeners; listeners in code and on `window` get the same detail. */
export function emitRouteEvent(name: RouteEventName, detail: RouteDetail): void {
  dispatchEvent(new CustomEvent<RouteDetail>(name, { detail }));
}

/** Calls `listener` at each event with this name. @param options as for `addEventListener`: a `signal` ends it */
export function onRouteEvent(
  name: RouteEventName,
  listener: (detail: RouteDetail) => void,
  options?: AddEventListenerOptions,
): void {
  addEventListener(name, (event) => listener((event as CustomEvent<RouteDetail>).detail), options);
}
