/** The Playwright test for lists that are longer than a page: it serves a site with more entries. */
import type { AddressInfo } from 'node:net';
import { buildSite, SMALLEST } from './build-site.ts';
import { grownContent, OWN_ARTICLES, ownServices } from './grown-content.ts';
import { createHttpServer } from '#serve/http-server.ts';
import { createSite } from '#serve/answer-requests.ts';
import { test as base } from './site.ts';

/** Entries of the longer lists: four pages of articles, three of tea's services, and one service beyond coffee's first page. */
export const TOTALS = { articles: 40, services: { tea: 20, coffee: 7 } };
const GENERATED = {
  articles: TOTALS.articles - OWN_ARTICLES,
  services: {
    tea: TOTALS.services.tea - ownServices('tea'),
    coffee: TOTALS.services.coffee - ownServices('coffee'),
  },
};
const HOST = '127.0.0.1';

type GrownSite = {
  /** The build's output. */
  folder: string;
  origin: string;
};

export const test = base.extend<object, { grownSite: GrownSite }>({
  grownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      const folder = `.cache/grown-site-${parallelIndex}`;
      const content = grownContent(GENERATED);
      try {
        await buildSite(folder, content.folder, SMALLEST);
      } finally {
        content.remove();
      }
      const server = createHttpServer(createSite(folder)).listen(0, HOST);
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ folder, origin: `http://${HOST}:${port}` });
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ grownSite }, use) => use(grownSite.origin),
});
