/** Scroll positions per path, kept for the session (section 2, reading 9). Works before React is there. */
import { tryMemory } from '../session-memory.ts';

/** Milliseconds during which a programmatic scroll may not overwrite the memory (section 9). */
export const SCROLL_LOCK = 300;

const PREFIX = 'scroll:';
let lockedUntil = 0;

/** Keeps the memory as it is for {@link SCROLL_LOCK} ms. */
export function lockScrollMemory(): void {
  lockedUntil = performance.now() + SCROLL_LOCK;
}

/** Remembers `top` (px) for a path, unless locked. */
export function rememberScroll(path: string, top: number): void {
  if (performance.now() >= lockedUntil)
    tryMemory((storage) => storage.setItem(PREFIX + path, String(top)));
}

/** The remembered position in px, or `null` for a path not visited in this session. */
export function recallScroll(path: string): number | null {
  const kept = tryMemory((storage) => storage.getItem(PREFIX + path));
  return kept ? Number(kept) : null;
}
