/** The build's entry: renders one address to the HTML of `#root`, with the same routes as the browser. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { setCollectionSource, type CollectionSource } from './content/collections.ts';
import { renderDocument, type Assets } from './document.tsx';
import { pageTitle } from './router/arrival.ts';
import { routeObjects, type Visit } from './router/router.tsx';
import { routes, fallbackRoute } from './routes.ts';
import { structuredData } from './structured-data.ts';

/** Pattern and screen of every route, for the list of addresses to render and the styles each needs. */
export const allRoutes = [...routes, fallbackRoute];

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * A function that renders an address to a whole document.
 * @param source the collections' entries
 * @param assets addresses of scripts, styles and fonts
 */
export function createRenderer(source: CollectionSource, assets: Assets) {
  setCollectionSource(source);
  const handler = createStaticHandler(routeObjects());
  return async function render(path: string): Promise<string> {
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
    const [error] = Object.values<unknown>(context.errors ?? {});
    if (error) throw error instanceof Error ? error : new Error(`${path} cannot be rendered`);
    const visit = Object.values(context.loaderData)[0] as Visit;
    const router = createStaticRouter(handler.dataRoutes, context);
    const { prelude } = await prerender(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
      {
        onError: (reason) => {
          throw reason;
        },
      },
    );
    const meta = visit.screen.meta(visit.data);
    return renderDocument({
      body: await read(prelude),
      route: visit.route,
      path,
      title: pageTitle(meta),
      description: meta.description,
      facts: structuredData(path, visit.data),
      assets,
    });
  };
}
