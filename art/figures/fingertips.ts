import type { Art } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { limb } from './limb.ts';

/** From the index finger down: how far each tip reaches, and how much it lies higher than its knuckle. */
const FINGERS = [
  { reach: 15, rise: 4 },
  { reach: 18.5, rise: 1.4 },
  { reach: 18, rise: -0.6 },
  { reach: 14, rise: -3 },
] as const;

/**
 * Four fingers that come over an edge from behind, in figure units; (x, y) is where the uppermost crosses the edge.
 * They lie side by side down the edge and point to the left; `turn` in degrees.
 */
export function drawFingertips(art: Art, x: number, y: number, skin: string, turn = 0): void {
  art.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    for (const [i, { reach, rise }] of FINGERS.entries()) {
      const knuckle = i * 6.6;
      const joints: readonly Point[] = [
        [4.6 - Math.abs(i - 1.4), knuckle],
        [-reach * 0.5, knuckle - rise * 0.7 - 0.6],
        [-reach, knuckle - rise],
      ];
      art.path(limb(joints, [4.3, 4, 2.6]), mix(skin, SKIN_SHADE, 0.55));
      art.path(limb(joints, [3.5, 3.3, 2]), mix(skin, SKIN_SHADE, 0.12 - i * 0.03));
      const nail = limb(
        [
          [-reach + 1.4, knuckle - rise],
          [-reach - 1.2, knuckle - rise],
        ],
        [1.6, 1.2],
      );
      art.path(nail, mix(skin, PALETTE.blush, 0.4));
    }
  });
}
