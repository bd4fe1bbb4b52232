/** Shows drafts in the site's own pages: a development server of the site, which reads a copy of the content. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { LANGUAGE } from '../configuration/documents.ts';
import { contentCopy, type Changes } from './check.ts';

const SITE = path.join(import.meta.dirname, '../../site');

/** @param content the folder that holds `en/` and `facts/` */
export function createPreview(content: string) {
  const copy = contentCopy(content);
  let starting: Promise<ViteDevServer> | undefined;

  const start = async () => {
    // The site's code reads this setting.
    process.env['CONTENT_FOLDER'] = path.join(copy.folder, LANGUAGE);
    const server = await createServer({
      root: SITE,
      configFile: path.join(SITE, 'vite.config.ts'),
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0 },
    });
    return server.listen();
  };

  return {
    /** Shows changes. @returns the origin of the site that has them */
    async show(changes: Changes): Promise<string> {
      copy.show(changes);
      starting ??= start();
      const { port } = (await starting).httpServer?.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    async close(): Promise<void> {
      await (await starting)?.close();
      copy.remove();
    },
  };
}
