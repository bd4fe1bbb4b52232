import type { Art } from '../../drawing/canvas.ts';
import { drawBackBasket } from '../../figures/picker.ts';
import { drawFingertips } from '../../figures/fingertips.ts';
import { drawPerson } from '../../figures/person.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';

/** She lifts her basket to the edge of a trailer and empties it. */
export function drawEmptyingPicker(art: Art, x: number, y: number, scale: number): void {
  drawPerson(
    art,
    x,
    y,
    scale,
    {
      top: '#C8402B',
      bottom: PALETTE.indigo,
      skirt: true,
      hair: '#17100E',
      bun: true,
      skin: '#653822',
    },
    {
      bend: 8,
      farHand: 'none',
      nearHand: 'hold',
      nod: 12,
      far: [
        [68, -246],
        [124, -268],
      ],
      near: [
        [46, -222],
        [96, -224],
      ],
      held: () => {
        art.group('translate(118 -248) rotate(106)', () => drawBackBasket(art, 0, 0, 0.74));
        drawFingertips(art, 134, -279, mix('#653822', SKIN_SHADE, 0.3), -76);
      },
    },
  );
}
