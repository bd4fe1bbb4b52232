/** Vite plugin: minifies each chunk once. Terser takes most of a build's time, and few chunks differ between builds. */
import type { Plugin, ResolvedConfig } from 'vite';
import terser from 'terser/package.json' with { type: 'json' };
import { keptOr, keyOf } from './kept-results.ts';

type RenderChunk = (code: string, ...others: unknown[]) => Promise<{ code: string } | null>;

/** Looks for a cached result before Vite's own plugin runs Terser. */
function wrap({ plugins, build }: ResolvedConfig): void {
  const own = plugins.find(({ name }) => name === 'vite:terser');
  if (!own) return;
  const minify = own.renderChunk as RenderChunk;
  const settings = JSON.stringify([terser.version, build.terserOptions]);
  const lookUp: RenderChunk = async function (this: unknown, code, ...others) {
    const make = async () => {
      const minified = await minify.call(this, code, ...others);
      return Buffer.from(minified?.code ?? code);
    };
    const { format } = others[1] as { format: string };
    const kept = await keptOr(`${keyOf('minified', settings, format, code)}.js`, make);
    return { code: kept.toString() };
  };
  (own as { renderChunk: RenderChunk }).renderChunk = lookUp;
}

export const keepMinified = (): Plugin => ({
  name: 'keep-minified',
  apply: 'build',
  configResolved: (config) => {
    if (config.build.minify === 'terser') wrap(config);
  },
});
