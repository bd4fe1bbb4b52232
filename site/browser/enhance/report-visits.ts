/** Registers the service worker, which stores visited pages for offline use, and reports each visit to it. */
import { BOOT_ID } from '#app/document-markers.ts';
import { onRouteEvent } from '#app/router/events.ts';
import type { PageReport } from '../service-worker/report.ts';
import { savesData } from '../boot/connection.ts';

/** Whether this build stores pages for offline use (`vite.config.ts`). */
declare const KEEPS_PAGES: boolean;

/** The build of this document, as `buildOf` reads it. */
const buildShown = () => document.getElementById(BOOT_ID)?.dataset['client']?.split(' ')[0] ?? '';

async function start(): Promise<void> {
  const build = buildShown();
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const registration = await serviceWorker.ready;
  // `location` may have changed since the document was loaded.
  const [{ name: document } = { name: '' }] = performance.getEntriesByType('navigation');
  const files: string[] = [];
  const report = () => {
    const { pathname: path } = location;
    registration.active?.postMessage({ document, build, path, files } satisfies PageReport);
  };
  // Files loaded before the worker existed, and files still to be loaded.
  new PerformanceObserver((list) => {
    files.push(...list.getEntries().map(({ name }) => name));
    report();
  }).observe({ type: 'resource', buffered: true });
  onRouteEvent('routeLoaded', report);
  // A newer worker stops the one before, which may not have saved this page yet.
  serviceWorker.addEventListener('controllerchange', report);
}

/** Starts after the page has loaded. Not for visitors who save data, and not if the build stores no pages. */
export function reportVisits(): void {
  if (!KEEPS_PAGES || !('serviceWorker' in navigator) || savesData()) return;
  // A browser may refuse, for example if storage is blocked for this site.
  const begin = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
