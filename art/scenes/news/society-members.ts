import { type Art, ramp } from '../../canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawContact, drawShadow } from '../../elements/shadow.ts';
import type { Look, Pose } from '../../figures/pose.ts';
import { drawSeated, SEAT_HEIGHT } from '../../figures/seated.ts';
import { rect } from '../../geometry.ts';
import { PALETTE } from '../../palette.ts';

const WRAPPER: Cloth = { motif: 'zigzag', inks: ['#20365C', '#A9CDBF', '#F6B23C', '#FCF4E3'] };

const RAINCOAT = 'M-6 646C26 640 44 646 50 654L56 700C40 706 26 700 14 706C4 700 -4 704 -10 700Z';

/** From the back bench to the front one. */
const MEMBERS: readonly (readonly [x: number, y: number, scale: number, Look, Pose])[] = [
  [
    356,
    668,
    0.84,
    {
      longSleeves: true,
      top: PALETTE.sand,
      bottom: '#4A3A30',
      hair: '#17100E',
      mood: 'smile',
      skin: '#653822',
    },
    {
      nod: -2,
      near: [
        [22, -206],
        [66, -186],
      ],
    },
  ],
  [
    212,
    700,
    0.98,
    {
      longSleeves: true,
      top: PALETTE.teal,
      skirt: true,
      skirtCloth: WRAPPER,
      scarf: PALETTE.plum,
      scarfTie: 'low',
      old: true,
      mood: 'laugh',
      skin: '#4A2719',
    },
    {
      nod: -4,
      near: [
        [34, -204],
        [70, -214],
      ],
      far: [
        [52, -206],
        [76, -218],
      ],
      nearHand: 'flat',
      farHand: 'flat',
    },
  ],
  [
    84,
    716,
    1.02,
    {
      longSleeves: true,
      top: '#6B7F8C',
      bottom: PALETTE.indigo,
      feltHat: '#4A3A30',
      skin: '#4A2719',
      old: true,
      beard: true,
      beardInk: '#8C857C',
    },
    {
      nod: 2,
      near: [
        [20, -200],
        [62, -182],
      ],
      far: [
        [40, -206],
        [72, -186],
      ],
    },
  ],
];

/** A bench under someone seated at (x, y). */
function drawBench(art: Art, x: number, y: number, scale: number): void {
  const top = y - SEAT_HEIGHT * scale;
  drawContact(art, x - 8, y, 74 * scale);
  for (const leg of [-58, 26]) {
    art.path(rect(x + leg * scale, top, 11 * scale, SEAT_HEIGHT * scale), '#4A2D1A');
  }
  art.path(rect(x - 76 * scale, top, 124 * scale, 14 * scale), '#8A5A34');
}

/** Members of the society on benches; the front one has taken off his raincoat at last. */
export function drawMembers(art: Art): void {
  for (const [x, y, scale, look, pose] of MEMBERS) {
    drawShadow(art, x + 20 * scale, y + 2, 84 * scale, 9);
    drawBench(art, x, y, scale);
    drawSeated(art, x, y, scale, look, pose);
  }
  art.path(RAINCOAT, PALETTE.sun);
  art.grain(RAINCOAT, PALETTE.soil, ramp([0, 0.7], [0.5, 0.15], [1, 0]), [-6, 690, 56, 650]);
}
