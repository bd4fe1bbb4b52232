/** Vite plugin: `content:…` modules from validated content, and, while developing, the entries' modules. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { entriesByPath, articleCard, serviceCard } from '#app/content/entries.ts';
import { loadContent, type Content } from '#app/content/load.ts';
import { alternativeText } from '#app/content/pictures.ts';

/** Section 9: news items on Home. */
const HOME_NEWS = 3;
const PREFIX = 'content:';

/** The script modules of all entries: address below `/content/<version>` to source text. */
export function entryModules(content: Content): { version: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const hash = createHash('sha256');
  for (const [entryPath, { html, ...data }] of entriesByPath(content)) {
    for (const [part, value] of [
      ['data', data],
      ['prose', html],
    ] as const) {
      const source = `export default ${JSON.stringify(value)}`;
      files.set(`${entryPath}.${part}.js`, source);
      hash.update(source);
    }
  }
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
  const { services, articles, ...files } = content;
  const cards = articles.map(articleCard);
  return {
    ...files,
    latestNews: cards.slice(0, HOME_NEWS),
    newsCards: cards,
    teaServices: services.tea.map(serviceCard),
    coffeeServices: services.coffee.map(serviceCard),
    inputsServices: services['agric-inputs'].map(serviceCard),
    fertilizerServices: services.fertilizers.map(serviceCard),
    shares: Object.fromEntries(SHARES.map((name) => [name, sharePicture(name)])),
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
