/** Writes the pages of the forms service, as one module for the service. Visitors never download it. */
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Assets } from '#render/document.tsx';
import { tokenColours } from '#render/brand-values.ts';
import { addressesOf, addressOf, CLIENT, stylesOf } from './manifest.ts';
import { writeBundle, type Bundle } from './bundle.ts';

/**
 * In the build's folder. Names that begin with an underscore are not served. CommonJS, because the service loads this
 * module again after each build, and Node never frees the memory of an ES module.
 */
const MODULE = '_service/pages.cjs';
/** The styles of these pages only. */
export const SERVICE_STYLES = 'render/service-pages/service-pages.css';

/**
 * @param out the build's output
 * @param bundle bundles them
 * @param manifest of the files that visitors load
 * @param assets files of the site's own pages
 */
export async function writeServicePages(
  out: string,
  bundle: Bundle,
  manifest: Manifest,
  { faces, themeColour }: Pick<Assets, 'faces' | 'themeColour'>,
): Promise<void> {
  const target = path.join(out, MODULE);
  const shell = addressesOf(manifest, stylesOf, CLIENT);
  const styles = [...shell, addressOf(manifest, SERVICE_STYLES)];
  const files = await bundle({
    define: {
      SERVICE_PAGE_ASSETS: JSON.stringify({ styles, faces, themeColour }),
      COLOURS: JSON.stringify(tokenColours()),
    },
    // One file without imports, so it runs where no packages are installed.
    ssr: { noExternal: true },
    build: {
      ssr: 'render/service-pages/pages.tsx',
      manifest: false,
      rolldownOptions: {
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: path.basename(target),
        },
      },
    },
  });
  writeBundle(path.dirname(target), files);
}
