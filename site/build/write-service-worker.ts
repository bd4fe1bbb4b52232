/** Writes the service worker `/sw.js` and the offline page of each language, which replaces pages that the worker has not saved. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { moduleScript, withParts } from '#app/document-markers.ts';
import type { Assets } from '#render/document.tsx';
import type { OfflineLanguage, OfflineSettings } from '#browser/service-worker/offline-settings.ts';
import { sizeKey, type FileSizes } from '#browser/service-worker/right-file.ts';
import { HASHED_FOLDERS } from '#serve/caching.ts';
import { addressesOf, addressOf, CLIENT, stylesOf } from './manifest.ts';
import { writeBundle, type Bundle } from './bundle.ts';
import { keepsPages } from './keeps-pages.ts';
import { writeInto } from './write-into.ts';

/** The script for pages that are shown while offline. */
export const NOTICE = 'browser/service-worker/notice.ts';
const WORKER = 'browser/service-worker/service-worker.ts';
const REMOVAL = 'browser/service-worker/removal.ts';

/** Bundles a worker into one file, because workers cannot import in some browsers. @param input source of the worker */
async function bundleWorker(
  bundle: Bundle,
  input: string,
  out: string,
  define: Record<string, string>,
) {
  const files = await bundle({
    define,
    build: {
      manifest: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  });
  writeBundle(out, files);
}

/** The sizes of all scripts and styles of the build. @param folder theirs */
export function sizesIn(folder: string): FileSizes {
  const sizes: Record<string, number> = {};
  for (const name of readdirSync(folder)) {
    const key = sizeKey(name);
    // Of two files with one key neither is compared with a size.
    if (key) sizes[key] = key in sizes ? 0 : statSync(path.join(folder, name)).size;
  }
  return sizes;
}

/** The pages of a language, as far as the worker needs them. */
type Pages = {
  language: { start: string };
  bundle: Bundle;
  manifest: Manifest;
  renderer: typeof import('#render/renderer.tsx');
  /** Files of its other pages. */
  assets: Assets;
};

/** Writes the offline page of a language. @returns what the worker needs of it */
async function writeOfflinePage(
  out: string,
  { language: { start }, manifest, renderer, assets }: Pages,
): Promise<OfflineLanguage> {
  const script = addressOf(manifest, NOTICE);
  const styles = addressesOf(manifest, stylesOf, CLIENT, NOTICE);
  const document = await renderer.renderOfflineDocument({ ...assets, styles: () => styles });
  const html = withParts(document, moduleScript(script));
  const page = start + renderer.OFFLINE_PATH;
  writeInto(out, `${page}.html`, html);
  return {
    start,
    page,
    version: createHash('sha256').update(html).digest('hex').slice(0, 8),
    script,
    styles: addressesOf(manifest, stylesOf, NOTICE),
  };
}

/**
 * Writes the service worker, or a worker that removes itself and all saved pages.
 * @param out the build's output
 * @param sites of all languages; that of the first one bundles the worker
 */
export async function writeServiceWorker(
  out: string,
  [first, ...others]: readonly [Pages, ...Pages[]],
): Promise<void> {
  if (!keepsPages()) {
    await bundleWorker(first.bundle, REMOVAL, out, {});
    return;
  }
  const write = (site: Pages) => writeOfflinePage(out, site);
  const settings: OfflineSettings = {
    hashedFolders: HASHED_FOLDERS,
    sizes: sizesIn(path.join(out, 'assets')),
    first: await write(first),
    others: await Promise.all(others.map(write)),
  };
  await bundleWorker(first.bundle, WORKER, out, { OFFLINE: JSON.stringify(settings) });
}
