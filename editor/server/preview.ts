/** Shows drafts in the site's own pages: a development server of the site, which reads a copy of the content. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { LANGUAGE } from '../configuration/documents.ts';
import { contentCopy, type Changes } from './check.ts';

const SITE = path.join(import.meta.dirname, '../../site');

/** Tells when no request is being answered. */
function requestCounter() {
  let open = 0;
  const waiting: (() => void)[] = [];
  const plugin: Plugin = {
    name: 'request-counter',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        open += 1;
        response.once('close', () => {
          open -= 1;
          if (open === 0) for (const go of waiting.splice(0)) go();
        });
        next();
      });
    },
  };
  return {
    plugin,
    idle: async () => {
      while (open > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** @param content the folder that holds `en/` and `facts/` */
export function createPreview(content: string) {
  const copy = contentCopy(content);
  const requests = requestCounter();
  let starting: Promise<ViteDevServer> | undefined;

  const start = async () => {
    // The site's code reads this setting.
    process.env['CONTENT_FOLDER'] = path.join(copy.folder, LANGUAGE);
    const server = await createServer({
      root: SITE,
      configFile: path.join(SITE, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [requests.plugin],
      // Drafts are announced below.
      server: { host: '127.0.0.1', port: 0, watch: null },
    });
    return server.listen();
  };

  return {
    /** Shows changes. @returns the origin of the site that has them */
    async show(changes: Changes): Promise<string> {
      if (!starting) {
        copy.show(changes);
        starting = start();
      }
      const server = await starting;
      // A page that is being rendered would get modules of two contents, and fail.
      await requests.idle();
      copy.show(changes);
      server.watcher.emit('all', 'change', path.join(copy.folder, LANGUAGE, 'site.yaml'));
      const { port } = server.httpServer?.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    async close(): Promise<void> {
      const server = await starting;
      await requests.idle();
      await server?.close();
      copy.remove();
    },
  };
}
