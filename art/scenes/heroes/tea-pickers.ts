import type { Art } from '../../drawing/canvas.ts';
import { drawBackBasket } from '../../figures/picker.ts';
import { drawPerson } from '../../figures/person.ts';
import { PALETTE } from '../../drawing/palette.ts';

/** She lifts her basket to the edge of a trailer and empties it, her far hand behind it. */
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
        [44, -222],
        [94, -262],
      ],
      near: [
        [46, -222],
        [96, -224],
      ],
      held: () => {
        art.group('translate(118 -248) rotate(106)', () => drawBackBasket(art, 0, 0, 0.74));
      },
    },
  );
}
