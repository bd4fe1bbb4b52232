/** Shows drafts in the site's own pages: a development server of the site, which reads a copy of the content. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { loadContentWithPhotos } from '@website/site/content';
import { ContentError } from '@website/site/content/parse.ts';
import { photoFiles } from '@website/site/content/photos.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import type { Access } from './access.ts';
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

/** Shows the preview to those who may see it. */
const gate = (access: Access): Plugin => ({
  name: 'gate',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (access.seesPreview(request)) next();
      else response.writeHead(403).end('Open the preview from the editor.');
    });
  },
});

/** @param content the folder that holds `en/` and `facts/` @param port of the site with the drafts */
export function createPreview(content: string, access: Access, port: number) {
  const copy = contentCopy(content);
  /** In which photographs are tried: a page that loads meanwhile must not meet one that is not made yet. */
  const trial = contentCopy(content);
  const requests = requestCounter();
  let starting: Promise<ViteDevServer> | undefined;

  const start = async () => {
    // The site's code reads this setting.
    process.env['CONTENT_FOLDER'] = path.join(copy.folder, LANGUAGE);
    const server = await createServer({
      root: SITE,
      configFile: path.join(SITE, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [gate(access), requests.plugin],
      // Drafts are announced below.
      server: {
        host: '127.0.0.1',
        port,
        strictPort: port !== 0,
        watch: null,
        allowedHosts: access.preview ? [access.preview.hostname] : [],
      },
    });
    return server.listen();
  };

  /** One draft at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work, work);
    turn = result;
    return result;
  }

  /** A message in the files that people know. */
  const own = (line: string) => line.replaceAll(`${trial.folder}${path.sep}`, '');
  /** A photograph that cannot stand where a field has it; other mistakes are found before. */
  const isOfPhoto = (line: string) => /^[^:]+: [^:]+: photos\/[^:]+: /.test(line);

  return {
    /**
     * Makes the photographs that changes need, which takes some seconds for each new one.
     * @returns what the build would say of them
     */
    photographs: (changes: Changes) =>
      inTurn(async (): Promise<{ problems: string[]; warnings: string[] }> => {
        if (photoFiles(path.join(content, 'photos')).size === 0)
          return { problems: [], warnings: [] };
        trial.show(changes);
        try {
          const occasion = { now: new Date(0), isPreview: true };
          const language = path.join(trial.folder, LANGUAGE);
          const { warnings } = await loadContentWithPhotos(language, occasion);
          return { problems: [], warnings: warnings.map(own) };
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          return { problems: error.problems.map(own).filter(isOfPhoto), warnings: [] };
        }
      }),
    /** Shows changes. @returns the port of the site that has them, on this machine */
    show: (changes: Changes) =>
      inTurn(async (): Promise<number> => {
        if (!starting) {
          copy.show(changes);
          starting = start();
        }
        const server = await starting;
        // A page that is being rendered would get modules of two contents, and fail.
        await requests.idle();
        copy.show(changes);
        server.watcher.emit('all', 'change', path.join(copy.folder, LANGUAGE, 'site.yaml'));
        return (server.httpServer?.address() as AddressInfo).port;
      }),
    async close(): Promise<void> {
      const server = await starting;
      await requests.idle();
      await server?.close();
      copy.remove();
      trial.remove();
    },
  };
}
