import type { Art } from '../drawing/canvas.ts';
import { d } from '../drawing/geometry.ts';
import { mix, SKIN_SHADE } from '../drawing/palette.ts';

/**
 * The ends of four fingers that come over an edge from behind, in figure units; (x, y) is the uppermost on the edge.
 * They lie side by side down the edge and point to the left; `turn` in degrees.
 */
export function drawFingertips(art: Art, x: number, y: number, skin: string, turn = 0): void {
  art.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    for (let i = 0; i < 4; i++) {
      const reach = -15 + Math.abs(i - 1.4) * 2;
      art.line(d`M${5 - i * 0.6} ${i * 6.4}h${reach}`, mix(skin, SKIN_SHADE, 0.5), 7);
      art.line(d`M${5 - i * 0.6} ${i * 6.4}h${reach}`, mix(skin, SKIN_SHADE, 0.12 - i * 0.04), 5.2);
    }
  });
}
