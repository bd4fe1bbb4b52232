/** Writes what the service renders pages with, beside the pages of a live build; no visitor is sent any of it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { Assets } from '#app/document.tsx';
import { RENDERER, RENDERER_ASSETS, type RendererAssets } from '#server/renderer-files.ts';
import { addressOf, stylesOf } from './manifest.ts';

/** Stands in the place of React on the service's pages, and brings the styles of its own ones. */
export const STAY = 'app/live/stay.ts';

type Styles = {
  styles: ReadonlyMap<string, readonly string[]>;
  critical: ReadonlyMap<string, string>;
};

/**
 * @param out the build's output
 * @param assets those of the site's pages
 * @param styles the same of all routes
 */
export async function writeRenderer(
  out: string,
  manifest: Manifest,
  assets: Assets,
  { styles, critical }: Styles,
): Promise<void> {
  const target = path.join(out, RENDERER);
  await mkdir(path.dirname(target), { recursive: true });
  await build({
    logLevel: 'warn',
    // Whole in itself: it also runs where the folder lies beside no packages.
    ssr: { noExternal: true },
    build: {
      outDir: path.dirname(target),
      emptyOutDir: false,
      ssr: 'app/live/render.tsx',
      manifest: false,
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: path.basename(target) },
      },
    },
  });
  const own = [...stylesOf(manifest, 'app/client.tsx'), ...stylesOf(manifest, STAY)];
  const { boot, enhance, inline, fonts, fontsMedia, faces, themeColour } = assets;
  const kept: RendererAssets = {
    common: { boot, enhance, inline, fonts, fontsMedia, faces, themeColour },
    client: addressOf(manifest, STAY),
    standalone: own.map((file) => `/${file}`),
    styles: Object.fromEntries(styles),
    critical: Object.fromEntries(critical),
  };
  await writeFile(path.join(out, RENDERER_ASSETS), JSON.stringify(kept));
}
