/** Vite plugin: `content:…` modules from validated content, and, while developing, the entries' modules. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  articleCard,
  entriesByPath,
  newsIndex,
  newsPages,
  serviceCard,
} from '#app/content/entries.ts';
import { loadContent, type Content } from '#app/content/load.ts';

/** Section 9: news items on Home. */
const HOME_NEWS = 3;
const PREFIX = 'content:';

/** The script modules of all entries and of the pages of the news: address below `/content/<version>` to source text. */
export function entryModules(content: Content): { version: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const hash = createHash('sha256');
  const add = (file: string, value: unknown) => {
    const source = `export default ${JSON.stringify(value)}`;
    files.set(file, source);
    hash.update(source);
  };
  for (const [entryPath, { html, ...data }] of entriesByPath(content)) {
    add(`${entryPath}.data.js`, data);
    add(`${entryPath}.prose.js`, html);
  }
  for (const [page, cards] of newsPages(content.articles)) add(`${page}.data.js`, cards);
  return { version: hash.digest('hex').slice(0, 8), files };
}

/** Address of one file of a picture that no content names. */
function pictureFile(name: string, ending: (hash: string) => string): string {
  const registry = JSON.parse(readFileSync('art/pictures.json', 'utf8')) as Record<
    string,
    { hash: string }
  >;
  const picture = registry[name];
  if (!picture) throw new Error(`art/pictures.json has no picture "${name}": run "npm run art"`);
  return `/pictures/${name}-${ending(picture.hash)}`;
}

/** Everything a `content:…` import can name. */
function contentModules(content: Content): Record<string, unknown> {
  const { services, articles, ...files } = content;
  return {
    ...files,
    latestNews: articles.slice(0, HOME_NEWS).map(articleCard),
    newsIndex: newsIndex(articles),
    teaServices: services.tea.map(serviceCard),
    coffeeServices: services.coffee.map(serviceCard),
    inputsServices: services['agric-inputs'].map(serviceCard),
    fertilizerServices: services.fertilizers.map(serviceCard),
    share: pictureFile('site-share', (hash) => `1200.${hash}.jpg`),
    placeholder: pictureFile('site-placeholder', (hash) => `240.${hash}.webp`),
    version: entryModules(content).version,
  };
}

/** @param read how the content is read; another folder in tests */
export function contentPlugin(read: () => Content = loadContent): Plugin {
  let modules: Record<string, unknown> | undefined;
  let entries: ReturnType<typeof entryModules> | undefined;
  return {
    name: 'kilele:content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      modules ??= contentModules(read());
      if (!(name in modules)) this.error(`There is no content called "${name}"`);
      // A parsed string is faster for browsers than an object literal of this size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(modules[name]))})`;
    },
    configureServer(server) {
      const folder = path.resolve('app/content');
      server.watcher.on('all', (_event, file) => {
        if (!/\.(yaml|md)$/.test(file) || !file.startsWith(folder)) return;
        modules = undefined;
        entries = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [, file] = /^\/content\/[0-9a-f]{8}(\/.*\.js)(?:\?|$)/.exec(request.url ?? '') ?? [];
        entries ??= entryModules(read());
        const source = file && entries.files.get(file);
        if (!source) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source);
      });
    },
  };
}
