/**
 * Handles two kinds of links: `#/…` and links to the present page (readings 1, 2 and 9). Until this
 * module has loaded, and when `#/…` is typed, the before-paint script follows them.
 */
import { pagePath } from '#app/language.ts';
import { canonicalPath, pathFromHash } from '#app/router/address.ts';
import { navigate } from '#app/router/navigator.ts';
import { returnToTop } from './keep-scroll.ts';
import { isForHere } from './is-for-here.ts';

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !isForHere(event)) return;
  // The target may be the document.
  const link = (event.target as Partial<Element>).closest?.('a');
  if (!link || link.target || link.origin !== location.origin) return;

  const path = pathFromHash(link.hash);
  const samePage = canonicalPath(link.pathname) === canonicalPath(location.pathname);
  if (path) {
    if (path === pagePath(location.pathname)) returnToTop();
    navigate(path);
  } else if (samePage && !link.hash && !link.search) {
    returnToTop();
    // The router handles the click: it removes the query.
    if (location.search) return;
  } else return;
  event.preventDefault();
}

/** Installs the behaviour once. Listens in the capture phase, so that the router does not follow the link as well. */
export function watchLinks(): void {
  addEventListener('click', follow, true);
}
