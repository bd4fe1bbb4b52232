/** Vite plugin: `content:…` modules from validated content, and, while developing, the entries' modules. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  articleCard,
  catalogueFront,
  entriesByPath,
  listPages,
  newsIndex,
} from '#app/content/entries.ts';
import { loadContent, type Content } from '#app/content/load.ts';
import { isLive } from './live.ts';
import { alternativeText } from '#app/content/pictures.ts';

/** Section 9: news items on Home. */
const HOME_NEWS = 3;
const PREFIX = 'content:';

/**
 * The script modules of all entries and of the pages of long lists, one after another: together they are most of
 * what a build has in hand. Address below `/content/<version>`, and source text.
 */
export function* entryModules(content: Content): Generator<[file: string, source: string]> {
  const source = (value: unknown) => `export default ${JSON.stringify(value)}`;
  for (const [entryPath, { html, ...data }] of entriesByPath(content)) {
    yield [`${entryPath}.data.js`, source(data)];
    yield [`${entryPath}.prose.js`, source(html)];
  }
  for (const [page, data] of listPages(content)) yield [`${page}.data.js`, source(data)];
}

/** Eight signs that change with any of these modules. */
export function entryVersion(content: Content): string {
  const hash = createHash('sha256');
  for (const [, source] of entryModules(content)) hash.update(source);
  return hash.digest('hex').slice(0, 8);
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

/** Pictures of shared links: one for the whole site, one for each area that has its own. */
const SHARES = [
  'site-share',
  'site-share-tea',
  'site-share-coffee',
  'site-share-inputs',
  'site-share-sustainability',
  'site-share-news',
];

function sharePicture(name: string) {
  const address = pictureFile(name, (hash) => `1200.${hash}.jpg`);
  return { address, alt: alternativeText(name) };
}

/** Everything a `content:…` import can name. */
function contentModules(content: Content): Record<string, unknown> {
  const { services: _services, articles, ui, service, submissions, ...files } = content;
  const { errors: fieldErrors, ...submissionWords } = submissions;
  const { offline, saveData, ...shellWords } = ui;
  const { pages, ...serviceWords } = service;
  return {
    ...files,
    submissions: submissionWords,
    fieldErrors,
    inquiry: isLive()
      ? { ...files.inquiry, errors: { ...files.inquiry.errors, ...fieldErrors } }
      : files.inquiry,
    ui: shellWords,
    offline,
    saveData,
    service: serviceWords,
    cataloguePages: pages,
    latestNews: articles.slice(0, HOME_NEWS).map(articleCard),
    newsIndex: newsIndex(articles),
    teaCatalogue: catalogueFront(content, 'tea'),
    coffeeCatalogue: catalogueFront(content, 'coffee'),
    inputsCatalogue: catalogueFront(content, 'agric-inputs'),
    fertilizerCatalogue: catalogueFront(content, 'fertilizers'),
    shares: Object.fromEntries(SHARES.map((name) => [name, sharePicture(name)])),
    placeholder: pictureFile('site-placeholder', (hash) => `240.${hash}.webp`),
    version: entryVersion(content),
  };
}

/** @param read how the content is read; another folder in tests */
export function contentPlugin(read: () => Content = loadContent): Plugin {
  let modules: Record<string, unknown> | undefined;
  let entries: Map<string, string> | undefined;
  return {
    name: 'kilele:content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      modules ??= contentModules(read());
      if (!(name in modules)) this.error(`There is no content called "${name}"`);
      // A parsed string is faster for browsers than an object literal of this size.
      // Pure: where nobody uses it, nobody carries it.
      return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(modules[name]))})`;
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
        entries ??= new Map(entryModules(read()));
        const source = file && entries.get(file);
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
