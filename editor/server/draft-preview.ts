/** Shows drafts in the site's own pages, with a development server of the site that reads a copy of the content. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';
import { loadContentWithPhotos } from '@website/site/content';
import type { Mistake } from '@website/site/content/mistake.ts';
import { ContentError } from '@website/site/content/parse.ts';
import { photoFiles } from '@website/site/content/photos.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import type { Access } from './access.ts';
import { contentCopy, type Changes } from './check.ts';
import { Refusal } from './refusal.ts';

const SITE = path.join(import.meta.dirname, '../../site');

/** Counts running requests. */
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

/** Refuses requests of people who may not see the preview. */
const gate = (access: Access): Plugin => ({
  name: 'gate',
  enforce: 'pre',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (access.seesPreview(request)) next();
      else response.writeHead(403).end('Open the preview from the editor.');
    });
  },
});

/**
 * Tells the editor which words are pressed on a page, so that it opens their field. It answers only to pages of the
 * editor, which speak to it first. Links are not followed then.
 */
const PRESSED = `
const origins = ORIGINS;
let editor;
addEventListener('message', ({ origin, source, data }) => {
  if (source === parent && data === 'editor' && origins.includes(origin)) editor = origin;
});
addEventListener('click', (event) => {
  if (!editor || !(event.target instanceof Element)) return;
  const texts = [];
  for (let one = event.target; one && one !== document.body && texts.length < 4; one = one.parentElement)
    texts.push((one.getAttribute('alt') ?? one.textContent).trim().slice(0, 2000));
  if (event.target.closest('a')) { event.preventDefault(); event.stopPropagation(); }
  parent.postMessage({ pressed: texts }, editor);
}, true);`;

/** @param origins of the editor's pages */
const pressedWords = (origins: ReadonlySet<string>): Plugin => ({
  name: 'pressed-words',
  transformIndexHtml: () => [
    { tag: 'script', children: PRESSED.replace('ORIGINS', JSON.stringify([...origins])) },
  ],
});

/** Runs work one after the other. */
function queue() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work, work);
    turn = result;
    return result;
  };
}

/** @param content the folder with `en/` and `facts/` @param port of the preview */
export function createPreview(content: string, access: Access, port: number) {
  const copy = contentCopy(content);
  /**
   * A second copy, in which new photographs are converted. The first copy must not name pictures that do not exist yet.
   */
  const trial = contentCopy(content);
  const requests = requestCounter();
  let starting: Promise<ViteDevServer> | undefined;
  /** The language whose pages the server shows. */
  let shownLanguage = LANGUAGE;
  let isClosing = false;
  const origins = new Set<string>();

  /** Shows what has come since the last draft. A page of old texts and new photographs would fail. */
  const upToDate: Plugin = {
    name: 'up-to-date',
    // Before requests are counted: it waits until none is open.
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use(({ headers }, _response, next) => {
        if (headers['sec-fetch-dest'] !== 'iframe' || !copy.isOld()) next();
        else void showInTurn(copy.update).then(() => next(), next);
      });
    },
  };

  /** A server of our own: Vite's would end the whole program at a signal, before the editor has closed its files. */
  const web = createHttpServer((request, response) => {
    const fail = () =>
      response
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end('This page cannot be shown. The window in which the editor runs says why.');
    Promise.resolve(starting).then((server) => {
      if (server) server.middlewares(request, response, fail);
      else fail();
    }, fail);
  });
  const logger = createLogger('error');

  const start = async () => {
    // The code of the site reads these settings.
    process.env['CONTENT_FOLDER'] = path.join(copy.folder, LANGUAGE);
    process.env['DEV_LANGUAGE'] = shownLanguage;
    const server = await createServer({
      root: SITE,
      configFile: path.join(SITE, 'vite.config.ts'),
      customLogger: {
        ...logger,
        // A page that is cut off by the end of the editor is no mistake.
        error: (...said) => {
          if (!isClosing) logger.error(...said);
        },
      },
      plugins: [gate(access), upToDate, requests.plugin, pressedWords(origins)],
      // Changes of drafts are announced below, so files are not watched.
      server: {
        middlewareMode: true,
        ws: { server: web },
        watch: null,
        allowedHosts: access.preview ? [access.preview.hostname] : [],
      },
    });
    if (!web.listening) await once(web.listen(port, '127.0.0.1'), 'listening');
    return server;
  };

  /** Only one draft is shown at a time, and of one the photographs are made. A save does not wait for a page. */
  const [inTurn, inTurnOfPhotographs] = [queue(), queue()];

  /** Stops the server when another language is to be shown: a server shows one. */
  async function change(language: string): Promise<void> {
    if (language === shownLanguage) return;
    shownLanguage = language;
    const running = starting;
    starting = undefined;
    await requests.idle();
    await (await running)?.close();
  }

  /** @throws {Refusal} when the editor ends: its copies are being removed */
  function refuseAtEnd(): void {
    if (isClosing) throw new Refusal('The editor is being closed.', 503);
  }

  /** @param update changes the copy @returns the local port of the preview */
  const showInTurn = (update: () => void, language = shownLanguage) =>
    inTurn(async (): Promise<number> => {
      refuseAtEnd();
      await change(language);
      if (!starting) {
        update();
        starting = start();
      }
      const server = await starting;
      // Running requests must end first, because a page would fail with modules of two contents.
      await requests.idle();
      refuseAtEnd();
      update();
      server.watcher.emit('all', 'change', path.join(copy.folder, LANGUAGE, 'site.yaml'));
      return (web.address() as AddressInfo).port;
    });

  /** A message with paths in `content/` instead of the copy. */
  const withoutFolder = (line: string) => line.replaceAll(`${trial.folder}${path.sep}`, '');
  /** The mistakes of photographs that do not fit their places. All other mistakes were found before. */
  const ofPhotographs = (mistakes: readonly Mistake[]) =>
    mistakes
      .filter(({ code }) => code === 'photograph')
      .map((mistake) => ({
        ...mistake,
        file: withoutFolder(mistake.file),
        there: withoutFolder(mistake.there ?? ''),
      }));

  return {
    /**
     * Converts the photographs that changes need, which takes some seconds for each new one.
     * @returns the mistakes that the build would report
     */
    photographs: (changes: Changes) =>
      inTurnOfPhotographs(async (): Promise<{ problems: Mistake[]; warnings: string[] }> => {
        if (photoFiles(path.join(content, 'photos')).size === 0)
          return { problems: [], warnings: [] };
        trial.show(changes);
        try {
          const occasion = { now: new Date(0), isPreview: true };
          const language = path.join(trial.folder, LANGUAGE);
          const { warnings } = await loadContentWithPhotos(language, occasion);
          return { problems: [], warnings: warnings.map(withoutFolder) };
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          return { problems: ofPhotographs(error.mistakes), warnings: [] };
        }
      }),
    /**
     * Shows changes.
     * @param origin of the editor's page
     * @param language of its pages
     * @returns the local port of the preview
     */
    show(changes: Changes, origin = '', language = LANGUAGE): Promise<number> {
      origins.add(origin);
      return showInTurn(() => copy.show(changes), language);
    },
    /** Ends it at once, also while it draws a page. */
    async close(): Promise<void> {
      isClosing = true;
      // If it could not start, it has said so.
      const server = await starting?.catch(() => undefined);
      web.close();
      web.closeAllConnections();
      await server?.close();
      copy.remove();
      trial.remove();
    },
  };
}
