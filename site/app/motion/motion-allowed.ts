/** Whether the visitor allows motion. */
export function motionAllowed(): boolean {
  return matchMedia('not (prefers-reduced-motion)').matches;
}
