/** The build's entry: renders one address to the HTML of `#root`, with the same routes as the browser. */
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { LATE_STYLES } from './components/late-styles/late-styles.tsx';
import { setCollectionSource, type CollectionSource } from './content/collections.ts';
import { renderDocument, type Assets } from './document.tsx';
import type { Parameters } from './router/address.ts';
import { pageTitle } from './router/arrival.ts';
import { routeFor } from './router/route-for.ts';
import { routeObjects, type Visit } from './router/router.tsx';
import { routes, fallbackRoute } from './routes.ts';
import { structuredData } from './structured-data.ts';

export { OFFLINE_PATH, renderOfflineDocument } from './service-worker/offline-document.tsx';

/** Pattern and screen of every route, for the list of addresses to render and the styles each needs. */
export const allRoutes = [...routes, fallbackRoute];

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** What a document for many addresses knows of theirs: `:id` stands for any. */
function known(params: Parameters): Parameters {
  const unnamed = Object.entries(params).map(([name, value]) => [
    name,
    value?.startsWith(':') ? null : value,
  ]);
  return Object.fromEntries(unnamed) as Parameters;
}

/** A document, the HTTP status that it is served with, and what its own styles are for. */
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
    const isLost = visit.data === null;
    const isPage = route !== fallbackRoute && !isLost;
    const body = await read(prelude);
    const [firstScreen = '', rest] = body.split(LATE_STYLES);
    if (rest === undefined) throw new Error(`${path} has no place for its style sheets`);
    const html = renderDocument({
      body,
      route: route.path,
      path,
      isPage,
      isLost,
      isUndecided: (route === fallbackRoute && isLost) || route.conditions !== undefined,
      title: pageTitle(meta),
      description: meta.description,
      facts: isPage ? structuredData(path, visit.data) : undefined,
      assets,
    });
    return { html, status: isPage ? 200 : 404, firstScreen };
  };
}
