/** Renders one address to a whole document, with the same routes as the browser. The build bundles this and runs it. */
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router';
import { LATE_STYLES } from '#app/document-markers.ts';
import { addressOf } from '#app/language.ts';
import type { CollectionSource } from '#app/collections/collections.ts';
import { renderDocument, type Assets } from './document.tsx';
import { isEnglish } from '#app/names/english-words.ts';
import type { Parameters } from '#app/router/address.ts';
import { pageTitle } from '#app/router/arrival.ts';
import { routeDetail } from '#app/router/events.ts';
import { routeFor } from '#app/router/route-for.ts';
import { routeObjects } from '#app/router/router.tsx';
import type { Visit } from '#app/router/visit.ts';
import { LanguageHasPage } from '#app/shell/languages.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { offlineScreen } from '#browser/service-worker/offline-page.tsx';
import { notFoundRoute } from '#routes.ts';
import { structuredData } from './structured-data.ts';

/** The parameters of an address. In a document for many addresses, `:id` stands for any value and becomes `null`. */
function known(params: Parameters): Parameters {
  const unnamed = Object.entries(params).map(([name, value]) => [
    name,
    value?.startsWith(':') ? null : value,
  ]);
  return Object.fromEntries(unnamed) as Parameters;
}

/** The markup of `#root` at an address. */
async function draw(handler: StaticHandler, path: string, { translations }: Assets) {
  const context = await handler.query(new Request(`http://localhost${addressOf(path)}`));
  if (context instanceof Response) throw new Error(`${path} redirects; expected a page`);
  const [error] = Object.values<unknown>(context.errors ?? {});
  if (error) throw error instanceof Error ? error : new Error(`${path} cannot be rendered`);
  const visit = Object.values(context.loaderData)[0] as Visit;
  visit.params = known(visit.params);
  const router = createStaticRouter(handler.dataRoutes, context);
  const hasPage = (language: string, page: string) =>
    translations(page).some(({ code }) => code === language);
  const { prelude } = await prerender(
    <LanguageHasPage value={hasPage}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LanguageHasPage>,
    {
      onError: (reason) => {
        throw reason;
      },
    },
  );
  return { visit, body: await new Response(prelude).text() };
}

/** A page at an address, its HTTP status, and the markup of its first screen. */
export type Rendered = {
  /** The whole document. @param critical styles of the first screen, see `renderDocument` */
  document: (critical?: string) => string;
  status: 200 | 404;
  /** The markup above the style sheets, for which the build finds the styles. */
  firstScreen: string;
};

/**
 * Returns a function that renders an address. A pattern such as `/news/:id` gives the document for
 * all unknown addresses of that form.
 * @param source the collections' entries
 * @param assets addresses of scripts, styles and fonts
 */
export function createRenderer(source: CollectionSource, assets: Assets) {
  const handler = createStaticHandler(routeObjects({ source }), { basename: addressOf('/') });
  return async function render(path: string): Promise<Rendered> {
    const { visit, body } = await draw(handler, path, assets);
    const meta = visit.screen.meta(visit.data);
    const route = routeFor(path);
    const isNotFound = visit.data === null;
    const isPage = route !== notFoundRoute && !isNotFound;
    const [firstScreen = '', rest] = body.split(LATE_STYLES);
    if (rest === undefined) throw new Error(`${path} has no <LateStyles>: its screen needs one`);
    const document = (critical?: string) =>
      renderDocument({
        body,
        route: route.path,
        path,
        isPage,
        isNotFound,
        isRouteUnknown: (route === notFoundRoute && isNotFound) || route.conditions !== undefined,
        title: pageTitle(meta),
        lang: isEnglish(meta.title) ? 'en' : undefined,
        description: meta.description,
        facts: isPage
          ? structuredData(path, route.screen, visit.screen.crumb?.(visit.data), visit.data)
          : undefined,
        assets,
        critical,
      });
    return { document, status: isPage ? 200 : 404, firstScreen };
  };
}

/** Address of the offline page. The service worker shows this page at the address of any page that it has not kept. */
export const OFFLINE_PATH = '/offline';

/** Renders the offline page, which has no route. @param assets with the style sheets of the shell and of the notice */
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
  const handler = createStaticHandler(
    [{ Component: Shell, children: [{ path, loader, element }] }],
    { basename: addressOf('/') },
  );
  const { body } = await draw(handler, path, assets);
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
