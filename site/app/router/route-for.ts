/** Finds the route of an address. */
import { notFoundRoute, routes, unroutedPaths } from '#routes.ts';
import { pagePath } from '../language.ts';
import { fits } from './address.ts';
import type { SiteRoute } from './screen.ts';

/** The route of a path on this site. */
export function routeFor(pathname: string, among: readonly SiteRoute[] = routes): SiteRoute {
  const path = pagePath(pathname);
  if (unroutedPaths.includes(path)) return notFoundRoute;
  return among.find((route) => fits(route.path, path)) ?? notFoundRoute;
}
