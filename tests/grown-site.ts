/** The test to start from where the news must be longer than a page: the site built with more articles, and served. */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { grownContent } from '#build/grown-content.ts';
import { createHttpServer } from '#server/http.ts';
import { createSite } from '#server/site.ts';
import { test as base } from './site.ts';

/** Generated articles beside the site's own six; with them All has four pages and each category some. */
export const GENERATED = 34;
const FOLDER = '.cache/grown-site';
const HOST = '127.0.0.1';

export const test = base.extend<object, { grownSite: string }>({
  grownSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const content = grownContent(GENERATED);
      try {
        await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
          env: { ...process.env, CONTENT_FOLDER: content.folder, SITE_FOLDER: FOLDER },
        });
      } finally {
        content.remove();
      }
      const server = createHttpServer(createSite(FOLDER)).listen(0, HOST);
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await use(`http://${HOST}:${port}`);
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ grownSite }, use) => use(grownSite),
});
