/** Renders the page that stands in for one that was not kept. Build time only: no route leads to it. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderDocument, type Assets } from '../document.tsx';
import { pageTitle } from '../router/arrival.ts';
import { routeDetail } from '../router/events.ts';
import type { Visit } from '../router/router.tsx';
import { Shell } from '../shell/shell.tsx';
import { offlineScreen } from './offline-page.tsx';

/** Where it stands; the service worker fetches it from there and shows it at other addresses. */
export const OFFLINE_PATH = '/offline';

/** @param assets its own: the shell's style sheets, and those of the notice */
export async function renderOfflineDocument(assets: Assets): Promise<string> {
  const address = new URL(OFFLINE_PATH, 'http://localhost');
  const visit: Visit = {
    ...routeDetail(OFFLINE_PATH, address),
    screen: offlineScreen,
    data: undefined,
    arrival: 'document',
  };
  const { Page } = offlineScreen;
  const handler = createStaticHandler([
    {
      Component: Shell,
      children: [
        {
          path: OFFLINE_PATH,
          loader: () => visit,
          Component: () => <Page data={undefined} params={{}} />,
        },
      ],
    },
  ]);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${OFFLINE_PATH} answers with a redirect`);
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
  const meta = offlineScreen.meta(undefined);
  return renderDocument({
    body: await new Response(prelude).text(),
    route: OFFLINE_PATH,
    path: OFFLINE_PATH,
    isPage: false,
    isLost: false,
    isUndecided: false,
    title: pageTitle(meta),
    description: meta.description,
    facts: undefined,
    assets,
  });
}
