/** A visitor whose browser keeps pages for when there is no network. Its host is of one test, and can go away. */
import type { Page } from '@playwright/test';
import { startHost, type Host } from '../engines/host.ts';
import { expect, test as base } from '../site.ts';
import { openPage } from './checks.ts';

export const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.goAway();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

/** The addresses in one of the worker's caches. */
export const keptIn = (page: Page, name: 'pages' | 'files') =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url),
    name,
  );

/** Waits until the page for those that were not visited is kept. */
export const standInKept = (page: Page) =>
  expect
    .poll(() => keptIn(page, 'pages'), 'the page for those not visited')
    .toContainEqual(expect.stringContaining('/offline?'));

/** Waits until the page one is on is kept with every file it has loaded. */
export async function kept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const found = await caches.match(location.pathname, { cacheName: 'pages' });
      if (!found) return ['the page'];
      const { files } = (await found.json()) as { files: string[] };
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/#.*/, ''))
        .filter((name) => /\/(assets|pictures|content)\//.test(name) && !files.includes(name));
    });
  await expect.poll(missing, 'files that are not kept').toEqual([]);
}

/** Opens a page as a visitor with a network does, and waits until it is kept. */
export async function visit(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await kept(page);
}

/**
 * Makes the browser look for a new worker now, and waits until it has taken over. A visit that begins meanwhile may
 * never end while developer tools are attached, as they are here, even with a worker of two lines. Visitors have none.
 */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const isAtRest = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isAtRest, 'the worker has taken over').toBe(true);
}
