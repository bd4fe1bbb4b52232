import type { Art } from '../drawing/canvas.ts';
import { mix, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';

/**
 * Fist closed round a rod that runs along its own y axis, about 30 units high; origin at the rod. The
 * wrist is on the -x side. Draw it after the rod and the arm, in figure units.
 */
export function drawFist(
  art: Art,
  x: number,
  y: number,
  skin: string,
  { turn = 0, scale = 1 }: { turn?: number; scale?: number } = {},
): void {
  const crease = mix(skin, SKIN_SHADE, 0.55);
  art.at(
    x,
    y,
    scale,
    () => {
      art.path('M-14 -9C-10 -15 4 -16 9 -13C13 -10 13 9 9 13C4 16 -9 15 -14 9Z', skin);
      art.line('M0 -6.5H10M0 0H11M0 6.5H10', crease, 1.5);
      art.path('M-13 -7C-9 -16 2 -20 9 -17C11 -13 5 -10 -2 -8Z', mix(skin, SKIN_LIGHT, 0.2));
    },
    false,
    turn,
  );
}
