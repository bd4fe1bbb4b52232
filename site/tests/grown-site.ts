/** The Playwright test for lists that are longer than a page: it serves a site with more entries. */
import type { AddressInfo } from 'node:net';
import { buildSite, SMALLEST } from './build-site.ts';
import { grownContent } from './grown-content.ts';
import { createHttpServer } from '#serve/http-server.ts';
import { createSite } from '#serve/answer-requests.ts';
import { test as base } from './site.ts';

/** Generated entries. With them the list All has four pages, and each category of articles has several. */
export const GENERATED = {
  articles: 34,
  services: { tea: 14, coffee: 14, 'agric-inputs': 2, fertilizers: 2 },
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
