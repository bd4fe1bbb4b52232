/** Writes the service worker `/sw.js` and the offline page, which it shows instead of pages that it has not kept. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { moduleScript, withParts } from '#app/document-markers.ts';
import type { Assets } from '#render/document.tsx';
import type { OfflineSettings } from '#browser/service-worker/settings.ts';
import { isPreview } from '#render/content/publication.ts';
import { HASHED_FOLDERS } from '#serve/caching.ts';
import { addressesOf, addressOf, CLIENT, stylesOf } from './manifest.ts';
import { SettingError } from './setting-error.ts';
import { runVite } from './vite-settings.ts';

/** The script of pages that are shown without a network. */
export const NOTICE = 'browser/service-worker/notice.ts';
const WORKER = 'browser/service-worker/service-worker.ts';
const REMOVAL = 'browser/service-worker/removal.ts';

/**
 * Whether the built site keeps visited pages. With `SERVICE_WORKER=off` it does not, and a preview never does.
 * @throws {SettingError} when `SERVICE_WORKER` has another value
 */
export function keepsPages(setting = process.env['SERVICE_WORKER']): boolean {
  if (setting === undefined || setting === '') return !isPreview();
  if (setting === 'off') return false;
  throw new SettingError(`SERVICE_WORKER is "${setting}": set it to "off", or leave it out.`);
}

/** Bundles a worker into one file, because workers cannot import in some browsers. @param input source of the worker */
async function bundleWorker(input: string, out: string, define: Record<string, string>) {
  await runVite({
    publicDir: false,
    define,
    build: {
      outDir: out,
      emptyOutDir: false,
      manifest: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  });
}

/**
 * Writes the service worker, or a worker that removes itself and all that was kept.
 * @param out the build's output
 * @param assets of the other pages
 */
export async function writeServiceWorker(
  out: string,
  manifest: Manifest,
  server: typeof import('#render/renderer.tsx'),
  assets: Assets,
): Promise<void> {
  if (!keepsPages()) {
    await bundleWorker(REMOVAL, out, {});
    return;
  }
  const script = addressOf(manifest, NOTICE);
  const styles = addressesOf(manifest, stylesOf, CLIENT, NOTICE);
  const document = await server.renderOfflineDocument({ ...assets, styles: () => styles });
  const html = withParts(document, moduleScript(script));
  await writeFile(path.join(out, `${server.OFFLINE_PATH}.html`), html);
  const settings: OfflineSettings = {
    hashedFolders: HASHED_FOLDERS,
    page: server.OFFLINE_PATH,
    version: createHash('sha256').update(html).digest('hex').slice(0, 8),
    script,
    styles: addressesOf(manifest, stylesOf, NOTICE),
  };
  await bundleWorker(WORKER, out, { OFFLINE: JSON.stringify(settings) });
}
