import { type Art, ramp } from '../drawing/canvas.ts';
import { d } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const BODY = 'M-44 -66C-46 -20 -36 40 -26 56C-12 64 14 64 26 56C38 30 44 -20 42 -66Z';
const HEAP = 'M-42 -62C-40 -88 -24 -96 -10 -100C4 -106 22 -100 30 -92C40 -84 44 -74 42 -62Z';
const RIM = 'M-46 -70C-20 -60 20 -60 44 -70L43 -60C20 -50 -20 -50 -45 -60Z';
const CANE_SHADE = '#5A3417';

/** Rows of loose leaf on the heap, from the back: how many, how high, how wide. */
const LEAF_ROWS = [
  { count: 9, height: 26, width: 26 },
  { count: 11, height: 16, width: 34 },
  { count: 12, height: 5, width: 40 },
] as const;

const LEAF_INKS = [PALETTE.leaf, PALETTE.flush, PALETTE.deep, PALETTE.lime, PALETTE.flush] as const;

/** Woven back basket heaped with green leaf; origin at its middle. */
export function drawBackBasket(
  art: Art,
  x: number,
  y: number,
  scale: number,
  cane = '#C98F45',
): void {
  art.shows.add('a basket');
  const side = lightOn(art);
  art.group(`translate(${x} ${y}) scale(${scale}) rotate(8)`, () => {
    drawHeap(art);
    art.path(BODY, cane);
    const clip = art.clip(BODY);
    for (let row = 0; row < 9; row++) {
      for (let column = -5; column < 6; column++) {
        if ((row + column) % 2) {
          const strand = `M${column * 9 - 1} ${-62 + row * 14}q4.5 -4 9 0v11q-4.5 4 -9 0Z`;
          art.path(strand, mix(cane, CANE_SHADE, 0.42), clip);
        }
      }
    }
    const line = [-46 * side, 0, 40 * side, -10] as const;
    art.grain(BODY, '#3A1C0C', ramp([0, 0.95], [0.5, 0.25], [1, 0]), line, { clip });
    art.path(RIM, mix(cane, '#F6D7A0', 0.35));
  });
}

function drawHeap(art: Art): void {
  art.path(HEAP, PALETTE.deep);
  LEAF_ROWS.forEach(({ count, height, width }, row) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1) - 0.5;
      const x = t * 2 * width + (row % 2 ? 3 : 0);
      const y = -68 - height * (1 - 2.6 * t * t);
      const turn = t * 110 + ((i * 53 + row * 31) % 50) - 25;
      const ink = LEAF_INKS[(i * 3 + row) % LEAF_INKS.length] ?? PALETTE.leaf;
      art.path(
        d`M${x} ${y}q-9 -8 -5 -21q12 7 5 21Z`,
        ink,
        `transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"`,
      );
    }
  });
}
