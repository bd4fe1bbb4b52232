/** Registers the service worker, which stores visited pages for offline use, and reports each visit to it. */
import { BOOT_ID, buildOf } from '#app/document-markers.ts';
import { onRouteEvent } from '#app/router/events.ts';
import type { PageReport } from '../service-worker/report.ts';
import { savesData } from '../boot/connection.ts';

/** Whether this build stores pages for offline use (`vite.config.ts`). */
declare const KEEPS_PAGES: boolean;

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const registration = await serviceWorker.ready;
  // `location` may have changed since the document was loaded.
  const [{ name: address } = { name: '' }] = performance.getEntriesByType('navigation');
  const build = buildOf(document.getElementById(BOOT_ID)?.outerHTML ?? '');
  const files: string[] = [];
  const report = () => {
    const { pathname: path } = location;
    registration.active?.postMessage({
      document: address,
      build,
      path,
      files,
    } satisfies PageReport);
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
