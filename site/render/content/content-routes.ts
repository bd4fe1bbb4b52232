/** Which content is of which page. */
import path from 'node:path';
import { routes } from '#routes.ts';
import type { SiteRoute } from '#app/router/screen.ts';
import { inCamelCase } from './schemas.ts';

/** Papers whose content has another name than the end of their address. */
const PAPERS: Readonly<Record<string, string>> = {
  '/business/coffee/buyers': 'coffee-buyers',
  '/business/tea/buyers': 'tea-buyers',
};

/**
 * The names that the content of a page may have: that of its screen (docs/add-a-screen.md), or that of the end of the
 * address where one screen draws several pages.
 */
export const contentNames = ({ path: route, screen }: SiteRoute): string[] =>
  [screen, PAPERS[route] ?? route].map((name) => inCamelCase(path.basename(name)));

/** The routes of the pages that have content: all, but in a part of a site's content (`partial.ts`). */
export const routesOf = (content: object): SiteRoute[] =>
  routes.filter((route) =>
    contentNames(route).every((name) => (content as Record<string, unknown>)[name] !== null),
  );
