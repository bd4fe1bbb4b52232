/** The build's entry: renders one address to the HTML of `#root`, with the same routes as the browser. */
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router';
import { LATE_STYLES } from '#app/document-markers.ts';
import { setCollectionSource, type CollectionSource } from '#app/collections/collections.ts';
import { renderDocument, type Assets } from './document.tsx';
import type { Parameters } from '#app/router/address.ts';
import { pageTitle } from '#app/router/arrival.ts';
import { routeDetail } from '#app/router/events.ts';
import { routeFor } from '#app/router/route-for.ts';
import { routeObjects } from '#app/router/router.tsx';
import type { Visit } from '#app/router/visit.ts';
import { Shell } from '#app/shell/shell.tsx';
import { offlineScreen } from '#browser/service-worker/offline-page.tsx';
import { routes, fallbackRoute } from '#routes.ts';
import { structuredData } from './structured-data.ts';

/** Pattern and screen of every route, for the list of addresses to render and the styles each needs. */
export const allRoutes = [...routes, fallbackRoute];

/** The parameters that a document for many addresses knows; `:id` stands for any value and becomes `null`. */
function known(params: Parameters): Parameters {
  const unnamed = Object.entries(params).map(([name, value]) => [
    name,
    value?.startsWith(':') ? null : value,
  ]);
  return Object.fromEntries(unnamed) as Parameters;
}

const asIs = (page: ReactElement) => page;

/** The markup of `#root` at an address. @param around what the page is put into */
async function draw(handler: StaticHandler, path: string, around = asIs) {
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
  return { visit, body: await new Response(prelude).text() };
}

/** A document, its HTTP status, and the markup that its critical styles are for. */
export type Rendered = {
  html: string;
  status: 200 | 404;
  /** The markup above its style sheets. */
  firstScreen: string;
};

/**
 * A function that renders an address, or a pattern such as `/news/:id` for unknown ones, to a whole document.
 * @param source the collections' entries
 * @param assets addresses of scripts, styles and fonts
 * @returns takes the address, and what the page is put into
 */
export function createRenderer(source: CollectionSource, assets: Assets) {
  setCollectionSource(source);
  const handler = createStaticHandler(routeObjects());
  return async function render(path: string, around?: typeof asIs): Promise<Rendered> {
    const { visit, body } = await draw(handler, path, around);
    const meta = visit.screen.meta(visit.data);
    const route = routeFor(path);
    const isNotFound = visit.data === null;
    const isPage = route !== fallbackRoute && !isNotFound;
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

/** Where the page stands that stands in for one that was not kept. The service worker shows it at other addresses. */
export const OFFLINE_PATH = '/offline';

/** Renders that page, which no route leads to. @param assets its own: the shell's style sheets, and the notice's */
export async function renderOfflineDocument(assets: Assets): Promise<string> {
  const path = OFFLINE_PATH;
  const { meta, Page } = offlineScreen;
  const loader = ({ request }: { request: Request }): Visit => ({
    ...routeDetail(path, new URL(request.url)),
    screen: offlineScreen,
    data: undefined,
    arrival: 'document',
  });
  const element = <Page data={undefined} params={{}} />;
  const handler = createStaticHandler([
    { Component: Shell, children: [{ path, loader, element }] },
  ]);
  const { body } = await draw(handler, path);
  const words = meta(undefined);
  return renderDocument({
    body,
    route: path,
    path,
    isPage: false,
    isNotFound: false,
    isRouteUnknown: false,
    title: pageTitle(words),
    description: words.description,
    facts: undefined,
    assets,
  });
}
