import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, type Point, range, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

/** Height of the boards' upper edge, in the trailer's units. */
const BOARDS = -106;

/** The loose leaf: highest in the middle, it lies over the edge of the boards. */
const HEAP: readonly Point[] = [
  [-95, BOARDS + 2],
  [-88, -117],
  [-70, -129],
  [-46, -139],
  [-20, -144],
  [4, -141],
  [18, -128],
  [30, BOARDS + 2],
];

const SACKING = '#D9B77A';

/** Each sack's middle, the height of its rim and how far it leans, in degrees. */
const SACKS: readonly (readonly [x: number, rim: number, lean: number])[] = [
  [80, -132, 5],
  [44, -134, -3],
  [63, -129, 1],
];

/** Fresh tea leaf on a trailer, in the trailer's units: full sacks at the front, a loose heap at the back. */
export function drawLeafLoad(art: Art): void {
  const random = createRandom(37);
  for (const [x, top, lean] of SACKS) drawSack(art, x, top, lean, random);
  drawHeap(art, random);
}

function heapTop(x: number): number {
  const i = HEAP.findIndex(([px]) => px >= x);
  const [right, left] = [at(HEAP, Math.max(i, 1)), at(HEAP, Math.max(i - 1, 0))];
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
}

function drawHeap(art: Art, random: Random): void {
  const body = smooth([...HEAP, [30, BOARDS + 12], [-86, BOARDS + 12]], true);
  art.path(body, PALETTE.deep);
  const rows = 9;
  for (const row of range(0, rows - 1)) {
    const depth = row / (rows - 1);
    for (const i of range(0, 25)) {
      const x = -91 + ((i + random() * 0.9) / 26) * 116;
      const top = heapTop(x);
      const y = top + (BOARDS + 3 - top) * depth + random() * 3;
      const tone = random() + (1 - depth) * 0.35 + (x + 30) * 0.002;
      const ink =
        tone > 1
          ? PALETTE.lime
          : tone > 0.66
            ? PALETTE.flush
            : tone > 0.3
              ? PALETTE.leaf
              : PALETTE.forest;
      drawLeaf(art, x, y, 8 + random() * 3.4, -90 + (x + 28) * 0.7 + (random() - 0.5) * 130, ink);
    }
  }
  art.grain(body, PALETTE.ink, ramp([0, 0], [0.55, 0.05], [1, 0.7]), [-10, -140, -70, -100], {
    frequency: 0.9,
  });
}

/** A leaf of a shoot, from its stalk at (x, y), one half lit. */
function drawLeaf(
  art: Art,
  x: number,
  y: number,
  length: number,
  angle: number,
  ink: string,
): void {
  const w = length * 0.26;
  const [l, m] = [length, length * 0.45];
  art.at(
    x,
    y,
    1,
    () => {
      art.path(d`M0 0C${m * 0.4} ${-w} ${m} ${-w} ${l} 0C${m} ${w} ${m * 0.4} ${w} 0 0Z`, ink);
      art.path(d`M0 0C${m * 0.4} ${w} ${m} ${w} ${l} 0Z`, mix(ink, PALETTE.forest, 0.42));
    },
    false,
    angle,
  );
}

/** An open sack of jute, its rim rolled down, so full that leaf stands over it. */
function drawSack(art: Art, x: number, top: number, lean: number, random: Random): void {
  art.group(d`translate(${x} ${BOARDS}) rotate(${lean})`, () => {
    const rim = top - BOARDS;
    const crown = smooth(
      [
        [-16, rim + 3],
        [-12, rim - 8],
        [0, rim - 13],
        [12, rim - 8],
        [16, rim + 3],
      ],
      true,
    );
    art.path(crown, PALETTE.deep);
    for (const i of range(0, 29)) {
      const px = -15 + (i % 10) * 3.2 + random() * 2;
      const py = rim - 8 + Math.floor(i / 10) * 4 + (px * px) / 46;
      const ink = at([PALETTE.leaf, PALETTE.flush, PALETTE.lime, PALETTE.leaf], i % 4);
      drawLeaf(art, px, py, 7 + random() * 3, -90 + px * 3 + (random() - 0.5) * 90, ink);
    }
    const body = d`M-17 ${rim}C-21 ${rim * 0.6} -21 ${rim * 0.2} -19 6H19C21 ${rim * 0.2} 21 ${rim * 0.6} 17 ${rim}Z`;
    art.path(body, SACKING);
    art.line(body, mix(SACKING, PALETTE.soilDark, 0.55), 1.2);
    art.grain(body, '#6B3A1E', ramp([0, 0.95], [0.5, 0.2], [1, 0]), [-20, -4, 14, -10], {
      frequency: 0.9,
    });
    art.line(
      d`M-11 ${rim + 8}C-13 ${rim * 0.5} -12 ${rim * 0.3} -11 4M8 ${rim + 9}C10 ${rim * 0.5} 10 ${rim * 0.3} 9 4`,
      '#A8793F',
      1,
    );
    art.line(
      d`M-16 ${rim}C-8 ${rim + 4} 8 ${rim + 4} 16 ${rim}`,
      mix(SACKING, PALETTE.cream, 0.45),
      5,
    );
  });
}
