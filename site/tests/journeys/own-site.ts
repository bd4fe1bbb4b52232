/** A site of its own content, which is built once: with longer lists than the frozen content has, and a page in Kiswahili. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSite } from '#serve/answer-requests.ts';
import { createHttpServer } from '#serve/http-server.ts';
import { buildSite, SMALLEST } from '../build-site.ts';
import { grownContent, OWN_ARTICLES, ownServices } from '../grown-content.ts';
import { test as base } from '../site.ts';

/** Entries of the longer lists: four pages of articles, three of tea's services, and one service beyond coffee's first page. */
export const TOTALS = { articles: 40, services: { tea: 20, coffee: 7 } };

/** The title of About in Kiswahili. */
export const TITLE = 'Kutuhusu';

/** The caller must remove it. */
function ownContent() {
  const { articles, services } = TOTALS;
  const copy = grownContent({
    articles: articles - OWN_ARTICLES,
    services: {
      tea: services.tea - ownServices('tea'),
      coffee: services.coffee - ownServices('coffee'),
    },
  });
  const file = 'screens/about.yaml';
  const own = path.join(copy.root, 'sw', file);
  const english = readFileSync(path.join(copy.folder, file), 'utf8');
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, english.replace(/^ {2}title: .*$/m, `  title: ${TITLE}`));
  return copy;
}

/** The tests of the project with this one need one worker. */
export const test = base.extend<object, { ownSite: { folder: string; origin: string } }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      const folder = `.cache/own-site-${parallelIndex}`;
      const content = ownContent();
      try {
        await buildSite(folder, content.folder, SMALLEST);
      } finally {
        content.remove();
      }
      const host = '127.0.0.1';
      const server = createHttpServer(createSite(folder)).listen(0, host);
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ folder, origin: `http://${host}:${port}` });
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
});

export const withoutScripts = test.extend({ javaScriptEnabled: false });
