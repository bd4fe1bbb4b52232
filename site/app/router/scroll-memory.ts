/** Scroll positions per path, stored for the session (section 2, reading 9). Works without React. */
import { tryMemory } from '../session-memory.ts';

/** Milliseconds for which a programmatic scroll must not change the stored position (section 9). */
export const SCROLL_LOCK = 300;

const PREFIX = 'scroll:';
let lockedUntil = 0;

/** Stores no position for {@link SCROLL_LOCK} ms. */
export function lockScrollMemory(): void {
  lockedUntil = performance.now() + SCROLL_LOCK;
}

/** Stores `top` (px) for a path, unless locked. */
export function rememberScroll(path: string, top: number): void {
  if (performance.now() >= lockedUntil)
    tryMemory((storage) => storage.setItem(PREFIX + path, String(top)));
}

/** The stored position in px, or `null` if this session has not visited the path. */
export function recallScroll(path: string): number | null {
  const kept = tryMemory((storage) => storage.getItem(PREFIX + path));
  return kept ? Number(kept) : null;
}
