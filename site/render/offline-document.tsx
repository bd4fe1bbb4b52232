/** Renders the page that stands in for one that was not kept. Build time only: no route leads to it. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderDocument, type Assets } from './document.tsx';
import { pageTitle } from '#app/router/arrival.ts';
import { routeDetail } from '#app/router/events.ts';
import type { Visit } from '#app/router/visit.ts';
import { Shell } from '#app/shell/shell.tsx';
import { offlineScreen } from '#browser/service-worker/offline-page.tsx';

/** Where it stands; the service worker fetches it from there and shows it at other addresses. */
export const OFFLINE_PATH = '/offline';

/** @param assets its own: the shell's style sheets, and those of the notice */
export async function renderOfflineDocument(assets: Assets): Promise<string> {
  const path = OFFLINE_PATH;
  const address = new URL(path, 'http://localhost');
  const { meta, Page } = offlineScreen;
  const visit: Visit = {
    ...routeDetail(path, address),
    screen: offlineScreen,
    data: undefined,
    arrival: 'document',
  };
  const page = <Page data={undefined} params={{}} />;
  const handler = createStaticHandler([
    { Component: Shell, children: [{ path, loader: () => visit, element: page }] },
  ]);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      onError: (reason) => {
        throw reason;
      },
    },
  );
  const words = meta(undefined);
  return renderDocument({
    body: await new Response(prelude).text(),
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
