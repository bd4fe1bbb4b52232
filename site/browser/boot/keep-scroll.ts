/** Remembers the scroll position of each path and restores it (reading 9). */
import { motionAllowed } from '#app/motion/motion-allowed.ts';
import { pagePath } from '#app/language.ts';
import { onRouteEvent } from '#app/router/events.ts';
import { lockScrollMemory, recallScroll, rememberScroll } from '#app/router/scroll-memory.ts';

/** Milliseconds without scrolling after which a position is stored. */
const PAUSE_BEFORE_STORING = 100;

/** In px: of the way to the top of a new page only this last part is scrolled, so that the page is there at once. */
const LAST_WAY = 120;

/** Whether a link has sent the visitor to the top of the present page: its stored position is not restored then. */
let isSentToTop = false;

/** A link to the present page was followed. It may be followed before that page has sent its `routeLoaded`. */
export function returnToTop(): void {
  isSentToTop = true;
  arriveAtTop();
}

/** Scrolls to the top, smoothly if motion is allowed. The positions on the way are not stored. */
function arriveAtTop(): void {
  lockScrollMemory();
  scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
}

/** Replaces the browser's own scroll restoration, which works by history entry, not by path. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  let path = pagePath(location.pathname);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Position after the last restore. While the page is still loading we cannot scroll far enough. This smaller position
   * must not overwrite the stored one.
   */
  let restoredTo: number;
  const { style } = document.documentElement;
  const remember = () => {
    clearTimeout(timer);
    if (restoredTo === scrollY) return;
    style.overflowAnchor = '';
    rememberScroll(path, scrollY);
  };
  const restore = (top: number) => {
    // Fonts and pictures still load and change the height of the content above. Until the visitor scrolls, the browser
    // must not adjust the position, because all of them had loaded when it was stored.
    style.overflowAnchor = 'none';
    const move = () => {
      if (isSentToTop) return;
      scrollTo({ top, behavior: 'instant' });
      restoredTo = scrollY;
    };
    move();
    // If a smooth scroll to the top is still running, the first call only stops it. So restore again in the next frame.
    requestAnimationFrame(move);
  };
  /**
   * The address to which Back or Forward leads. They restore the position of its page, also where it has a fragment.
   * Before `routeLoaded` of that page, there can be one of the page that the visitor has just left.
   */
  let returnsTo: string | undefined;
  addEventListener('popstate', () => {
    returnsTo = location.href;
  });
  addEventListener('pagehide', remember);
  // The page comes from the browser's page cache: WebKit restores it at the top, Firefox at a slightly wrong position.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isSentToTop = false;
    const kept = recallScroll(path);
    if (kept !== null) restore(kept);
  });
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(remember, PAUSE_BEFORE_STORING);
  });
  onRouteEvent('routeLoading', ({ location }) => {
    isSentToTop = false;
    // The first event is for the page that was just opened, so there is no earlier page.
    if (pagePath(location.pathname) !== path) remember();
  });
  onRouteEvent('routeLoaded', (visit) => {
    const next = pagePath(visit.location.pathname);
    const isNew = next !== path;
    path = next;
    const kept = recallScroll(path);
    if (location.href !== returnsTo) returnsTo = undefined;
    // The router's own location has no fragment.
    const part = returnsTo ? null : document.getElementById(location.hash.slice(1));
    if (part) {
      // For a document the browser does it. An answer that is still closed has no place: its question has.
      if (isNew) (part.closest('details') ?? part).scrollIntoView();
    } else if (kept === null || isSentToTop) {
      if (!isNew) return;
      scrollTo({ top: Math.min(scrollY, LAST_WAY), behavior: 'instant' });
      arriveAtTop();
    } else if (isNew || !scrollY) {
      // Do not move a visitor who has scrolled already (slow connection).
      restore(kept);
    }
  });
}
