/** Pages that are visited can be read without a network: this brings in the service worker that keeps them. */
import { onRouteEvent } from '../router/events.ts';
import type { PageReport } from '../service-worker/report.ts';
import { savesData } from './connection.ts';

/** Whether the site is built to keep pages (`vite.config.ts`). */
declare const KEEPS_PAGES: boolean;

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const registration = await serviceWorker.ready;
  // The router changes `location`, not where the document came from.
  const [{ name: document } = { name: '' }] = performance.getEntriesByType('navigation');
  const files: string[] = [];
  const report = () => {
    const { pathname: path } = location;
    registration.active?.postMessage({ document, path, files } satisfies PageReport);
  };
  // Those that came before there was a worker, and those still to come.
  new PerformanceObserver((list) => {
    files.push(...list.getEntries().map(({ name }) => name));
    report();
  }).observe({ type: 'resource', buffered: true });
  onRouteEvent('routeLoaded', report);
}

/** Begins once the page has all it needs; not for visitors whose bytes are dear, nor where it is turned off. */
export function reportVisits(): void {
  if (!KEEPS_PAGES || !('serviceWorker' in navigator) || savesData()) return;
  // A browser may refuse, for instance where it stores nothing for the site.
  const begin = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
