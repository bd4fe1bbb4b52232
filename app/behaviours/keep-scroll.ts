/** Remembers where the visitor is on each route and returns there (reading 9). */
import { motionAllowed } from '../motion/preference.ts';
import { canonicalPath } from '../router/address.ts';
import { onRouteEvent } from '../router/events.ts';
import { lockScrollMemory, recallScroll, rememberScroll } from '../router/scroll-memory.ts';

/** Milliseconds of rest after which a position counts. */
const REST = 100;

/** Scrolls to the top, smoothly where motion is allowed, without disturbing the memory. */
export function arriveAtTop(): void {
  lockScrollMemory();
  scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
}

/** Takes over from the browser's own memory, which knows history entries but not routes. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  let path = canonicalPath(location.pathname);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a return has ended: on a page that is still to grow, short of what is remembered. */
  let returned: number;
  const remember = () => {
    clearTimeout(timer);
    if (returned !== scrollY) rememberScroll(path, scrollY);
  };
  addEventListener('pagehide', remember);
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(remember, REST);
  });
  onRouteEvent('routeLoading', ({ location }) => {
    // A document also tells of its own loading: nothing has been left then.
    if (canonicalPath(location.pathname) !== path) remember();
  });
  onRouteEvent('routeLoaded', ({ location }) => {
    const isNew = path !== (path = canonicalPath(location.pathname));
    const kept = recallScroll(path);
    if (kept === null) {
      if (isNew && !location.hash) arriveAtTop();
    } else if (isNew || !scrollY) {
      // On a slow line the visitor may have begun to read before this script came.
      const restore = () => {
        scrollTo({ top: kept, behavior: 'instant' });
        returned = scrollY;
      };
      restore();
      // A smooth way to the top may still be under way: the first call only stops it.
      requestAnimationFrame(restore);
    }
  });
}
