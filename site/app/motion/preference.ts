/** Width in px from which a screen counts as desktop (section 9: mobile under 768 px). */
export const DESKTOP_WIDTH = 768;

/** Whether the visitor allows motion. */
export function motionAllowed(): boolean {
  return matchMedia('not (prefers-reduced-motion)').matches;
}
