import { type Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawContact, drawShadow } from '../../elements/shadow.ts';
import type { Look, Pose } from '../../figures/pose.ts';
import { drawSeated, SEAT_HEIGHT } from '../../figures/seated.ts';
import { rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const WRAPPER: Cloth = { motif: 'zigzag', inks: ['#20365C', '#A9CDBF', '#F6B23C', '#FCF4E3'] };

/** A yellow raincoat folded over the free end of the front bench: hanging skirt, collar, one sleeve. */
const RAINCOAT = {
  skirt: 'M2 658C14 648 34 648 46 656L52 694C42 690 38 699 28 696C20 692 12 700 0 695Z',
  collar: 'M6 658C10 644 22 640 32 646L40 655C28 660 16 664 6 658Z',
  sleeve: 'M36 655C46 652 54 658 56 668L62 706L47 710L40 672Z',
  cuff: 'M45.6 700L60.6 696L62 706L47 710Z',
  folds: 'M14 664C12 676 13 686 10 694M27 663C28 674 26 684 29 692',
} as const;

/** From the back bench to the front one. */
const MEMBERS: readonly (readonly [x: number, y: number, scale: number, Look, Pose])[] = [
  [
    380,
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
    238,
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
    80,
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
        [16, -200],
        [54, -183],
      ],
      far: [
        [36, -206],
        [64, -187],
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
    drawSeated(art, x, y, scale, look, pose, 'bench');
  }
  drawRaincoat(art);
}

function drawRaincoat(art: Art): void {
  const { skirt, collar, sleeve, cuff, folds } = RAINCOAT;
  art.path(skirt, mix(PALETTE.sun, PALETTE.soil, 0.2));
  art.grain(skirt, PALETTE.soil, ramp([0, 0.7], [0.5, 0.15], [1, 0]), [-6, 690, 56, 650]);
  art.line(folds, mix(PALETTE.sun, PALETTE.soilDark, 0.5), 2);
  art.path(collar, mix(PALETTE.sun, PALETTE.soil, 0.45));
  art.path(sleeve, PALETTE.sun);
  art.path(cuff, mix(PALETTE.sun, PALETTE.soil, 0.45));
}
