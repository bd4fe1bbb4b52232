import type { Art } from '../drawing/canvas.ts';
import { roundRect } from '../drawing/geometry.ts';
import { mix, SKIN_SHADE } from '../drawing/palette.ts';

/** Back of a left hand that has closed round a bar across its fingers, from above; axes as of the spread hand. */
export function drawClosedHand(art: Art, skin: string): void {
  const finger = (y: number) => roundRect(8, y - 4.2, 23, 8.4, 4.2);
  const rim = mix(skin, SKIN_SHADE, 0.6);
  art.path(roundRect(0, -5.2, 27, 11, 5), rim, 'transform="translate(-2 10) rotate(46)"');
  art.path(roundRect(0, -4.4, 26, 9, 4.4), skin, 'transform="translate(-2 10) rotate(46)"');
  for (const y of [-11.4, -3.8, 3.8, 11.4]) {
    art.path(roundRect(8, y - 5, 23.8, 10, 5), rim);
    art.path(finger(y), skin);
  }
  art.path('M-8 -10C0 -12 8 -17 15 -16C19 -12 19 12 15 16C8 17 0 12 -8 10Z', skin);
  art.line('M16 -12q3 4 0 8M17 -4q3 4 0 8M16 4q3 4 0 8', rim, 1.6);
}

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
