/** Vite plugin: makes `content:…` modules from validated content. While developing it also serves the entries' modules. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentModules, entryModules } from './content-modules.ts';
import { loadContent, type Content } from './load.ts';
import { ROOT } from './root.ts';

const PREFIX = 'content:';

/** @param read reads the content; tests read another folder */
export function contentPlugin(read: () => Content = loadContent): Plugin {
  let modules: Readonly<Record<string, unknown>> | undefined;
  let entries: Map<string, string> | undefined;
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      modules ??= contentModules(read());
      if (!(name in modules))
        this.error(
          `There is no module content:${name}: see contentModules in site/render/content/content-modules.ts`,
        );
      const value = modules[name];
      if (typeof value === 'string') return `export default ${JSON.stringify(value)}`;
      // Browsers parse a JSON string faster than an object literal of this size. `PURE`: the bundler may leave it out
      // where nothing uses it.
      return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
    },
    configureServer(server) {
      const folder = path.resolve(
        process.env['CONTENT_FOLDER'] ?? path.join(ROOT, 'content/en'),
        '..',
      );
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
