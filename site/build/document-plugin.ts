/** Vite plugin: while developing, renders each address when the browser requests it, with hot reload. */
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { isPreview } from '#render/content/publication.ts';
import { entrySource } from '#render/content/entries.ts';
import type { Content } from '#render/content/load.ts';
import { tokenColour } from '#render/brand-values.ts';
import { inlineScript } from './inline-script.ts';
import { noteStyles, previewStyles } from './document-styles.ts';

/** The styles of all modules that a module has loaded. Their scripts bring them later: a page would jump. */
async function stylesOf({ environments }: ViteDevServer, entry: string): Promise<string> {
  const first = await environments.ssr.moduleGraph.getModuleByUrl(entry);
  const modules = new Set<EnvironmentModuleNode>(first && [first]);
  for (const { importedModules } of modules) for (const one of importedModules) modules.add(one);
  const sheets = [...modules].filter(({ file }) => file?.endsWith('.module.css'));
  const made = sheets.map(({ url }) => environments.client.transformRequest(`${url}?direct`));
  return (await Promise.all(made)).map((sheet) => sheet?.code ?? '').join('\n');
}

/**
 * @param read reads the content of the language that is developed
 * @param start of the addresses of that language: `/sw`
 */
export function documentPlugin(read: () => Content, start: string): Plugin {
  return {
    name: 'document',
    apply: 'serve',
    configureServer(server) {
      // The development server shows drafts, too.
      process.env['PREVIEW'] ??= '1';
      // A returned function runs after Vite's own middleware, which serves scripts, styles and public files.
      return () => {
        server.middlewares.use((request, response, next) => {
          const answer = async () => {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { createRenderer } = (await server.ssrLoadModule(
              '/render/renderer.tsx',
            )) as typeof import('#render/renderer.tsx');
            const render = createRenderer(entrySource(read()), {
              boot: '/browser/boot/boot.ts',
              enhance: '/browser/enhance/enhance.ts',
              client: () => ['/browser/client/client.tsx'],
              fonts: [],
              fontsMedia: '',
              faces: isPreview() ? await previewStyles() : '',
              note: await noteStyles(),
              inline: await inlineScript(),
              themeColour: tokenColour('ink'),
              styles: () => ['/app/styles/fonts.css', '/app/styles/site.css'],
              translations: () => [],
              isPreview: isPreview(),
            });
            // An address without the language, too, shows the page in this language.
            const own = `${pathname}/`.startsWith(`${start}/`)
              ? pathname.slice(start.length)
              : pathname;
            const { document, status } = await render(own || '/');
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            const page = await server.transformIndexHtml('/', document());
            const styles = await stylesOf(server, '/render/renderer.tsx');
            response.end(page.replace('</head>', () => `<style>${styles}</style></head>`));
          };
          answer().catch(next);
        });
      };
    },
  };
}
