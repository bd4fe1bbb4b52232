/** Renders a page that no route leads to, inside the shell. Never runs in a browser. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderDocument, type Assets } from './document.tsx';
import { pageTitle } from './router/arrival.ts';
import { routeDetail } from './router/events.ts';
import type { Visit } from './router/router.tsx';
import { defineScreen } from './router/screen.ts';
import { Shell } from './shell/shell.tsx';

type Standalone = {
  path: string;
  title: string;
  description: string;
  Page: () => ReactNode;
  assets: Assets;
};

export async function renderStandalone({
  path,
  title,
  description,
  Page,
  assets,
}: Standalone): Promise<string> {
  const address = new URL(path, 'http://localhost');
  const visit: Visit = {
    ...routeDetail(path, address),
    screen: defineScreen({ meta: () => ({ title, description }), Page }),
    data: undefined,
    arrival: 'document',
  };
  const handler = createStaticHandler([
    { Component: Shell, children: [{ path, loader: () => visit, Component: Page }] },
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
  return renderDocument({
    body: await new Response(prelude).text(),
    route: path,
    path,
    isPage: false,
    isLost: false,
    isUndecided: false,
    title: pageTitle({ title, description }),
    description,
    facts: undefined,
    assets,
  });
}
