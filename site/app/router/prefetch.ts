/** Loads the next screen when the visitor points at its link, on fast connections. */
import { isSlow } from '#browser/boot/connection.ts';
import { addressOf } from '../language.ts';
import { canonicalPath, pathFromHash } from './address.ts';
import { routeDetail } from './events.ts';
import { routeFor } from './route-for.ts';
import { loadScreen } from './screen.ts';

/** A pointer over a link, a finger on it, or the focus: each comes before the click. */
const SIGNS = ['pointerover', 'focusin'];

/** The files come from the browser's memory when the router asks for them. */
async function prefetch(address: URL): Promise<void> {
  const route = routeFor(address.pathname);
  const screen = await loadScreen(route.screen);
  await screen.load?.(routeDetail(route.path, address));
}

/**
 * Installs the behaviour once.
 * @param keepStyles gets the style sheets ready for the present screen to leave
 */
export function prefetchLinks(keepStyles: () => Promise<unknown>): void {
  if (isSlow()) return;
  for (const sign of SIGNS) {
    addEventListener(sign, ({ target }) => {
      const link = (target as Partial<Element>).closest?.('a');
      if (!link || link.target || link.origin !== location.origin) return;
      const path = pathFromHash(link.hash);
      const next = new URL(path ? addressOf(path) : link.href, link.href);
      if (canonicalPath(next.pathname) === canonicalPath(location.pathname)) return;
      // The router will load the screen again, and report a failure.
      Promise.all([prefetch(next), keepStyles()]).catch(() => undefined);
    });
  }
}
