/** One visit of a screen: loads its data and checks the conditions of its route. */
import { notFoundRoute } from '#routes.ts';
import type { CollectionSource } from '../collections/collections.ts';
import type { RouteDetail } from './events.ts';
import { loadScreen, type AnyScreen, type SiteRoute } from './screen.ts';

/**
 * How a visitor came to a screen:
 * - `document`: HTML made for this route.
 * - `routeUnknown`: HTML made for another route or for none, or for a route with conditions; a script in
 *   the browser finds the screen.
 * - `route`: the router went there without loading a document.
 */
type ArrivalKind = 'document' | 'routeUnknown' | 'route';

/** The result of every route's loader. */
export type Visit = RouteDetail & { screen: AnyScreen; data: unknown; arrival: ArrivalKind };

/**
 * Loads a route's screen and its data.
 * @param isEmpty true if the document already shows that nothing was found; then `load` is skipped
 * @param source of entries; browsers need none, because entries come from their scripts
 * @throws {Error} when a script cannot be loaded
 */
export async function visit(
  route: SiteRoute,
  detail: RouteDetail,
  arrival: ArrivalKind,
  isEmpty = false,
  source?: CollectionSource,
): Promise<Visit> {
  const screen = await loadScreen(route.screen);
  const data: unknown = isEmpty ? null : await screen.load?.(detail, source);
  const isUnknown = data === null && route.orNotFound;
  const shown = isUnknown ? await loadScreen(notFoundRoute.screen) : screen;
  return { ...detail, screen: shown, data, arrival };
}

/** Whether all conditions of a route allow this visit (reading 8). */
export async function mayEnter(route: SiteRoute, detail: RouteDetail): Promise<boolean> {
  for (const condition of route.conditions ?? []) {
    if (!(await condition(detail))) return false;
  }
  return true;
}
