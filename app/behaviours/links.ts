/** Links that are more than a change of address: `#/…` and the page one is on (readings 1, 2 and 9). */
import { canonicalPath, pathFromHash } from '../router/address.ts';
import { navigate, type NavigateOptions } from '../router/navigator.ts';
import { arriveAtTop } from './keep-scroll.ts';

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
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
  navigate(path, options);
}

/** Installs the behaviour once. Capturing, so that a router's own link handling sees what is settled. */
export function watchLinks(): void {
  document.addEventListener('click', follow, true);
  addEventListener('hashchange', () => {
    const path = pathFromHash(location.hash);
    if (path) visit(path, { replace: true });
  });
}
