/** Finds the route of an address, and the page above it. */
import { notFoundRoute, routes, unroutedPaths } from '#routes.ts';
import { pagePath } from '../language.ts';
import { fits, parameters } from './address.ts';
import type { SiteRoute } from './screen.ts';

/** The route of a path on this site. */
export function routeFor(pathname: string, among: readonly SiteRoute[] = routes): SiteRoute {
  const path = pagePath(pathname);
  if (unroutedPaths.includes(path)) return notFoundRoute;
  return among.find((route) => fits(route.path, path)) ?? notFoundRoute;
}

/** The page above a page, such as `/news` above an article; `undefined` if there is none. */
export function parentOf(path: string): string | undefined {
  const { path: pattern, parent } = routeFor(path);
  const above = typeof parent === 'function' ? parent(parameters(pattern, path)) : parent;
  return routes.find((route) => route.path === above)?.path;
}
