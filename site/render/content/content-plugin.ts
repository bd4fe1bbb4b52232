/**
 * Vite plugin: makes `content:…` modules from validated content. While developing it also serves the entries' modules and
 * the photographs.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGLISH_MARK } from '#app/names/english-words.ts';
import { contentModules, entryModules } from './content-modules.ts';
import { markedJson } from './marked-json.ts';
import { loadContent, type Content, type ContentWithPhotos } from './load.ts';
import { ContentError } from './parse.ts';
import { contentFolder, ROOT } from './root.ts';

const PREFIX = 'content:';

/** The module that takes the marks off, as it stands in code. */
const MARKS = JSON.stringify(path.join(ROOT, 'site/app/names/english-words.ts'));

/**
 * @param read reads the content; tests read another folder
 * @param readWithPhotos makes new photographs, too; only needed while developing
 * @param onUse is called with the name of each module that is loaded
 */
export function contentPlugin(
  read: () => Content = loadContent,
  readWithPhotos?: () => Promise<ContentWithPhotos>,
  onUse?: (name: string) => void,
): Plugin {
  let content: Content | undefined;
  let modules: Readonly<Record<string, unknown>> | undefined;
  let entries: Map<string, string> | undefined;
  let photos: ContentWithPhotos['photos'] = new Map();

  /** Makes new photographs. Mistakes in other content are shown when a page is requested. */
  async function makePhotos(): Promise<void> {
    if (!readWithPhotos) return;
    try {
      ({ photos } = await readWithPhotos());
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.report);
    }
  }

  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      onUse?.(name);
      content ??= read();
      modules ??= contentModules(content);
      if (!(name in modules))
        this.error(
          `There is no module content:${name}: see contentModules in site/render/content/content-modules.ts`,
        );
      const value = modules[name];
      if (typeof value === 'string') return `export default ${JSON.stringify(value)}`;
      // Browsers parse a JSON string faster than an object literal of this size. `PURE`: the bundler may leave it out
      // if no code uses it.
      const json = markedJson(content, value);
      const parse = `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
      return json.includes(ENGLISH_MARK)
        ? `import { readMarked } from ${MARKS};\nexport default /* @__PURE__ */ readMarked(${parse})`
        : `export default ${parse}`;
    },
    async configureServer(server) {
      const folder = path.dirname(contentFolder());
      await makePhotos();
      const onChange = async () => {
        await makePhotos();
        content = undefined;
        modules = undefined;
        entries = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      // It stands beside the root of Vite, `site/`, so Vite does not watch it by itself.
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        const isPhoto = file.startsWith(path.join(folder, 'photos'));
        if (file.startsWith(folder) && (isPhoto || /\.(yaml|md)$/.test(file))) void onChange();
      });
      server.middlewares.use('/pictures', (request, response, next) => {
        const photo = photos.get(request.url?.slice(1) ?? '');
        if (!photo) {
          next();
          return;
        }
        const type = path.extname(request.url ?? '').slice(1);
        response.setHeader('Content-Type', `image/${type === 'svg' ? 'svg+xml' : type}`);
        createReadStream(photo).pipe(response);
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
