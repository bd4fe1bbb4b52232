import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawBackBasket } from '../../figures/picker.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, rect, round } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const STRAP = '#5B3417';

/** She bends over the table, both hands among the shoots. */
export function drawPluckingPicker(art: Art, x: number, y: number, scale: number): void {
  drawPerson(
    art,
    x,
    y,
    scale,
    {
      top: PALETTE.cream,
      bottom: PALETTE.teal,
      skirt: true,
      scarf: PALETTE.plum,
      skin: '#5A2F1D',
    },
    {
      bend: 22,
      farHand: 'pinch',
      nearHand: 'pinch',
      nod: 10,
      far: [
        [94, -204],
        [136, -134],
      ],
      near: [
        [72, -186],
        [112, -132],
      ],
      held: () => {
        drawBackBasket(art, -18, -236, 0.86);
        art.line('M2 -214L34 -222', STRAP, 6);
      },
      front: () => {
        art.line('M-6 -288C10 -298 34 -292 48 -274C58 -260 62 -250 63 -240', STRAP, 6);
      },
    },
  );
}

/** Crate for the leaf that a basket brings, with some on its way in. */
function drawCrate(art: Art, x: number, foot: number): void {
  for (const [lx, ly, turn] of [
    [-6, -64, 20],
    [4, -72, 70],
    [8, -58, -30],
    [-2, -52, 50],
    [12, -66, 10],
  ] as const) {
    art.path(d`M${lx} ${ly}q-5 -4 -4 -11q8 3 4 11Z`, PALETTE.flush, placed(x, foot, lx, ly, turn));
  }
  const heap = d`M${x - 26} ${foot - 34}C${x - 14} ${foot - 48} ${x + 14} ${foot - 50} ${x + 28} ${foot - 34}Z`;
  art.path(heap, PALETTE.leaf);
  for (let i = 0; i < 14; i++) {
    const lx = -22 + i * 3.5;
    const ly = -36 - Math.sin((i / 13) * Math.PI) * 9;
    const ink = i % 3 ? PALETTE.flush : PALETTE.lime;
    art.path(
      d`M${lx} ${ly}q-4 -4 -3 -9q6 3 3 9Z`,
      ink,
      placed(x, foot, lx, ly, 50 * Math.sin(i * 3)),
    );
  }
  const box = rect(x - 30, foot - 36, 62, 38);
  art.path(box, '#A8773C');
  art.grain(box, '#3A1C0C', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [x - 30, 0, x + 32, 0]);
  art.line(d`M${x - 30} ${foot - 23}h62M${x - 30} ${foot - 10}h62`, '#6E4321', 2.4);
  art.line(d`M${x - 29} ${foot - 35}h60`, mix(PALETTE.clay, PALETTE.sand, 0.5), 3);
}

/** Turns a leaf about its stalk at (lx, ly), counted from (x, y). */
function placed(x: number, y: number, lx: number, ly: number, turn: number): string {
  return `transform="translate(${x} ${y}) rotate(${round(turn)} ${round(lx)} ${round(ly)})"`;
}

/** She empties her basket into a crate beside the road. */
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
      farHand: 'hold',
      nearHand: 'hold',
      nod: 12,
      far: [
        [60, -226],
        [112, -246],
      ],
      near: [
        [40, -196],
        [92, -182],
      ],
      held: () => {
        art.group('translate(112 -204) rotate(118)', () => drawBackBasket(art, 0, 0, 0.74));
      },
    },
  );
  drawCrate(art, x + 64, y + 2);
}
