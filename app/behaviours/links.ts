/** Links that are more than a change of address: `#/…` and the page one is on (readings 1, 2 and 9). */
import { canonicalPath, pathFromHash } from '../router/address.ts';
import { go, type NavigateOptions } from '../router/navigator.ts';
import { arriveAtTop } from './keep-scroll.ts';
import { isPlainClick } from './plain-click.ts';

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  // It may be the document.
  const link = (event.target as Partial<Element>).closest?.('a');
  if (!link || link.target || link.origin !== location.origin) return;

  const path = pathFromHash(link.hash);
  const samePage = canonicalPath(link.pathname) === here();
  if (path) visit(path);
  else if (samePage && !link.hash && !link.search) {
    arriveAtTop();
    // The router has a query to drop, and what it asked for.
    if (location.search) return;
  } else return;
  event.preventDefault();
}

const here = () => canonicalPath(location.pathname);

/** Goes to a path; the page one is on scrolls to its top. */
function visit(path: string, options?: NavigateOptions): void {
  if (path === here()) arriveAtTop();
  go(path, options);
}

/** Installs the behaviour once. Capturing, so that a router's own link handling sees what is settled. */
export function watchLinks(): void {
  addEventListener('click', follow, true);
  addEventListener('hashchange', () => {
    const path = pathFromHash(location.hash);
    if (path) visit(path, { replace: true });
  });
}
