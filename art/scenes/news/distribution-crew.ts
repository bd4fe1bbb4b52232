import type { Art } from '../../drawing/canvas.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import { polygon, rect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';

/** Ink of shadows in the yard before sunrise. */
export const YARD_SHADE = '#2A1A2C';

/** She stands on the deck and carries the next sack to the pile, hugged to her chest; lorry units. */
export function drawLoader(art: Art): void {
  drawPerson(
    art,
    6,
    -52,
    0.274,
    {
      top: PALETTE.cherry,
      bottom: '#3A4A5C',
      hair: '#17100E',
      hairdo: 'braids',
      skin: '#653822',
      mood: 'intent',
    },
    {
      flip: true,
      bend: 8,
      nod: 8,
      nearHand: 'hold',
      near: [
        [20, -206],
        [66, -196],
      ],
      farHand: 'none',
      far: [
        [46, -206],
        [96, -190],
      ],
      held: () => {
        // Cut above the line where it would touch the ground.
        art.inside(rect(10, -280, 160, 88), () => {
          drawSackPile(art, 16, -190, 118, [1], [PALETTE.cream], 'leaf');
        });
      },
    },
  );
}

/** He reads every batch number before a bag may cross the line. */
export function drawClerk(art: Art): void {
  drawShadow(art, 480, 774, 52, 8, YARD_SHADE, 1);
  drawPerson(
    art,
    484,
    770,
    0.58,
    {
      top: PALETTE.cream,
      vest: '#F07F2E',
      bottom: PALETTE.indigo,
      helmet: PALETTE.cream,
      skin: '#4A2719',
      longSleeves: true,
      mood: 'intent',
    },
    {
      legs: 'rest',
      nod: 16,
      farHand: 'hold',
      far: [
        [50, -206],
        [80, -204],
      ],
      nearHand: 'pinch',
      near: [
        [36, -212],
        [74, -218],
      ],
      held: () => {
        drawClipboard(art);
      },
    },
  );
}

/** Seen nearly from its edge, in figure units. */
function drawClipboard(art: Art): void {
  art.path(
    polygon([
      [66, -204],
      [112, -246],
      [122, -238],
      [78, -194],
    ]),
    '#7A4A2A',
  );
  art.path(
    polygon([
      [64, -208],
      [108, -250],
      [114, -246],
      [70, -202],
    ]),
    PALETTE.cream,
  );
  art.line('M100 -246L110 -238', '#5B625A', 5);
}
