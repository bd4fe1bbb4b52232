/** The build's entry: renders one address to the HTML of `#root`, with the same routes as the browser. */
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { LATE_STYLES } from '#app/document-markers.ts';
import { setCollectionSource, type CollectionSource } from '#app/collections/collections.ts';
import { renderDocument, type Assets } from './document.tsx';
import type { Parameters } from '#app/router/address.ts';
import { pageTitle } from '#app/router/arrival.ts';
import { routeFor } from '#app/router/route-for.ts';
import { routeObjects } from '#app/router/router.tsx';
import type { Visit } from '#app/router/visit.ts';
import { routes, fallbackRoute } from '#routes.ts';
import { structuredData } from './structured-data.ts';

export { OFFLINE_PATH, renderOfflineDocument } from './offline-document.tsx';

/** Pattern and screen of every route, for the list of addresses to render and the styles each needs. */
export const allRoutes = [...routes, fallbackRoute];

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** The parameters that a document for many addresses knows; `:id` stands for any value and becomes `null`. */
function known(params: Parameters): Parameters {
  const unnamed = Object.entries(params).map(([name, value]) => [
    name,
    value?.startsWith(':') ? null : value,
  ]);
  return Object.fromEntries(unnamed) as Parameters;
}

/** A document, its HTTP status, and the markup that its critical styles are for. */
export type Rendered = {
  html: string;
  status: 200 | 404;
  /** The markup above its style sheets. */
  firstScreen: string;
};

const asIs = (page: ReactElement) => page;

/**
 * A function that renders an address, or a pattern such as `/news/:id` for unknown ones, to a whole document.
 * @param source the collections' entries
 * @param assets addresses of scripts, styles and fonts
 * @returns takes the address, and what the page is put into
 */
export function createRenderer(source: CollectionSource, assets: Assets) {
  setCollectionSource(source);
  const handler = createStaticHandler(routeObjects());
  return async function render(path: string, around = asIs): Promise<Rendered> {
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
    const [error] = Object.values<unknown>(context.errors ?? {});
    if (error) throw error instanceof Error ? error : new Error(`${path} cannot be rendered`);
    const visit = Object.values(context.loaderData)[0] as Visit;
    visit.params = known(visit.params);
    const router = createStaticRouter(handler.dataRoutes, context);
    const { prelude } = await prerender(
      around(<StaticRouterProvider router={router} context={context} hydrate={false} />),
      {
        onError: (reason) => {
          throw reason;
        },
      },
    );
    const meta = visit.screen.meta(visit.data);
    const route = routeFor(path);
    const isNotFound = visit.data === null;
    const isPage = route !== fallbackRoute && !isNotFound;
    const body = await read(prelude);
    const [firstScreen = '', rest] = body.split(LATE_STYLES);
    if (rest === undefined) throw new Error(`${path} has no place for its style sheets`);
    const html = renderDocument({
      body,
      route: route.path,
      path,
      isPage,
      isNotFound,
      isRouteUnknown: (route === fallbackRoute && isNotFound) || route.conditions !== undefined,
      title: pageTitle(meta),
      description: meta.description,
      facts: isPage ? structuredData(path, visit.data) : undefined,
      assets,
    });
    return { html, status: isPage ? 200 : 404, firstScreen };
  };
}
