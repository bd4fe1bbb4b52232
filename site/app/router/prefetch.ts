/** Loads the next screen when the visitor points at its link, on fast connections. */
import { isSlow } from '#browser/boot/connection.ts';
import { addressOf } from '../language.ts';
import { canonicalPath, pathFromHash } from './address.ts';
import { routeDetail } from './events.ts';
import { routeFor } from './route-for.ts';
import { loadScreen } from './screen.ts';

/** Each of these events comes before the click: pointer over a link, finger on it, focus. */
const SIGNS = ['pointerover', 'focusin'];

/** When the router asks for the files later, the browser has them in memory. */
async function prefetch(address: URL): Promise<void> {
  const route = routeFor(address.pathname);
  const screen = await loadScreen(route.screen);
  await screen.load?.(routeDetail(route.path, address));
}

/** Installs the behaviour once. */
export function prefetchLinks(): void {
  if (isSlow()) return;
  for (const sign of SIGNS) {
    addEventListener(sign, ({ target }) => {
      const link = (target as Partial<Element>).closest?.('a');
      if (!link || link.target || link.origin !== location.origin) return;
      const path = pathFromHash(link.hash);
      const next = new URL(path ? addressOf(path) : link.href, link.href);
      if (canonicalPath(next.pathname) === canonicalPath(location.pathname)) return;
      // The router will load the screen again and report the error.
      prefetch(next).catch(() => undefined);
    });
  }
}
