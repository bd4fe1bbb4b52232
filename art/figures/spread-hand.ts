import type { Art } from '../drawing/canvas.ts';
import { roundRect } from '../drawing/geometry.ts';
import { mix, SKIN_SHADE } from '../drawing/palette.ts';

/** Back of a left hand from above, fingers a little spread: wrist at the origin, fingers along +x, thumb towards +y. */
export function drawSpreadHand(art: Art, skin: string): void {
  for (const [x, y, length, turn] of [
    [6, 6, 26, 52],
    [22, 7, 24, 14],
    [25, 1, 27, 3],
    [24, -5, 25, -8],
    [19, -9, 21, -21],
  ] as const) {
    const finger = roundRect(0, -4.4, length, 8.8, 4.4);
    const place = `transform="translate(${x} ${y}) rotate(${turn})"`;
    art.path(roundRect(0, -5.2, length, 11, 5), mix(skin, SKIN_SHADE, 0.6), place);
    art.path(finger, skin, place);
  }
  art.path('M-8 -10C4 -12 18 -15 28 -10C33 -2 32 8 27 13C16 15 4 12 -8 10Z', skin);
}
