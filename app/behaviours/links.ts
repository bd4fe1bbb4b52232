/**
 * Links that are more than a change of address: `#/…` and the page one is on (readings 1, 2 and 9). Until this is
 * there, and where `#/…` is typed, the inline script goes there.
 */
import { canonicalPath, pathFromHash } from '../router/address.ts';
import { go } from '../router/navigator.ts';
import { arriveAtTop } from './keep-scroll.ts';
import { isForHere } from './is-for-here.ts';

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !isForHere(event)) return;
  // It may be the document.
  const link = (event.target as Partial<Element>).closest?.('a');
  if (!link || link.target || link.origin !== location.origin) return;

  const path = pathFromHash(link.hash);
  const samePage = canonicalPath(link.pathname) === here();
  if (path) {
    if (path === here()) arriveAtTop();
    go(path);
  } else if (samePage && !link.hash && !link.search) {
    arriveAtTop();
    // The router has a query to drop, and what it asked for.
    if (location.search) return;
  } else return;
  event.preventDefault();
}

const here = () => canonicalPath(location.pathname);

/** Installs the behaviour once. Capturing, so that a router's own link handling sees what is settled. */
export function watchLinks(): void {
  addEventListener('click', follow, true);
}
