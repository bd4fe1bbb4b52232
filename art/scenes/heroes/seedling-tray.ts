import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, polygon, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

/** Front board and the rim of the back board, in stage units. */
const FRONT = { left: 776, right: 1468, top: 812, bottom: 880 } as const;
const BACK = { left: 812, right: 1432, top: 776 } as const;

const TIMBER = '#7C4F2B';

/** Edges that the rising sun touches from behind: leaves, timber. */
const LIT_LEAF = '#DDE36A';
const LIT_TIMBER = '#F6C98A';

type Seedling = {
  /** Middle of the pot's rim. */
  x: number;
  y: number;
  /** Height above the rim in units. */
  height: number;
  /** Number in its row: every third is mirrored and a leaf pair shorter, and buds lean either way. */
  order: number;
  /** Share of the leaf ink that the haze of the row takes away. */
  haze: number;
};

/** A wooden tray with two rows of tea seedlings in nursery sleeves; the sun stands behind it. */
export function drawSeedlingTray(art: Art): void {
  drawTrayShadow(art);
  drawInside(art);
  range(862, 1390, 66).forEach((x, order) => {
    const height = 104 + ((order * 3) % 4) * 9;
    drawSeedling(art, { x, y: 794, height, order: order + 1, haze: 0.16 });
  });
  range(824, 1424, 75).forEach((x, order) => {
    drawSeedling(art, { x, y: 807, height: 118 + ((order * 5) % 4) * 10, order, haze: 0 });
  });
  drawFront(art);
}

/** The shadow falls towards us. */
function drawTrayShadow(art: Art): void {
  const { left, right, bottom } = FRONT;
  const shadow = polygon([
    [left + 4, bottom - 6],
    [right - 4, bottom - 6],
    [right + 76, 904],
    [left - 84, 904],
  ]);
  art.path(shadow, '#060B17', 'opacity=".75"');
}

function drawInside(art: Art): void {
  const { left, right, top } = FRONT;
  const inside = polygon([
    [BACK.left, BACK.top],
    [BACK.right, BACK.top],
    [right, top + 4],
    [left, top + 4],
  ]);
  const earth = [
    [0, '#3A1A12'],
    [1, '#120C10'],
  ] as const;
  art.path(inside, art.linear(earth, [0, BACK.top, 0, top]));
  art.path(rect(BACK.left, BACK.top, BACK.right - BACK.left, 12), mix(TIMBER, PALETTE.ink, 0.5));
  art.line(
    d`M${left} ${top}L${BACK.left} ${BACK.top}H${BACK.right}L${right} ${top}`,
    LIT_TIMBER,
    3,
  );
}

function drawFront(art: Art): void {
  const { left, right, top, bottom } = FRONT;
  const board = rect(left, top, right - left, bottom - top);
  art.path(board, TIMBER);
  art.path(rect(left, top + 23, right - left, 22), mix(TIMBER, PALETTE.soilDark, 0.25));
  art.line(
    d`M${left} ${top + 23}H${right}M${left} ${top + 45}H${right}`,
    mix(TIMBER, PALETTE.ink, 0.6),
    2.6,
  );
  for (const x of [left, (left + right) / 2 - 22, right - 44]) {
    art.path(rect(x, top, 44, bottom - top), mix(TIMBER, PALETTE.soilDark, 0.45));
    for (const y of [top + 12, top + 34, top + 57]) {
      art.path(ellipse(x + 22, y, 2.4, 2.4), mix(TIMBER, PALETTE.ink, 0.7));
    }
  }
  art.grain(board, PALETTE.ink, ramp([0, 0], [0.45, 0.25], [1, 0.9]), [0, top, 0, bottom + 6]);
  art.line(d`M${left} ${top}H${right}`, LIT_TIMBER, 4);
}

/** Nursery sleeve with leaf pairs and a pointed bud; only the upper edges catch the sun. */
function drawSeedling(art: Art, { x, y, height, order, haze }: Seedling): void {
  const isSpare = order % 3 === 2;
  const tone = (ink: string) => mix(ink, '#2A3150', haze);
  art.path(d`M${x - 27} ${y}h54l-5 40h-44Z`, tone('#1B1620'));
  art.path(ellipse(x, y, 27, 7.5), tone(PALETTE.soilDark));
  art.line(d`M${x - 27} ${y}a27 7.5 0 0 1 54 0`, tone('#D98A5A'), 1.8);
  art.at(
    x,
    y,
    height / 100,
    () => {
      art.line('M0 2C2 -24 -2 -46 0 -70', tone('#3F7A38'), 3.6);
      const pairs = isSpare ? [30, 54] : [22, 42, 60];
      pairs.forEach((foot, i) => {
        for (const side of [1, -1] as const) {
          const size = (1.12 - i * 0.16) * (side > 0 ? 1 : 0.94);
          drawLeaf(art, side, -foot - (side > 0 ? 4 : 0), size, tone);
        }
      });
      drawBud(art, order % 2 ? 9 : -8, tone);
    },
    isSpare,
  );
}

function drawLeaf(
  art: Art,
  side: 1 | -1,
  foot: number,
  size: number,
  tone: (ink: string) => string,
): void {
  const [sx, sy] = [side * size, size];
  const tip = `${(39 * sx).toFixed(1)} ${(foot - 19 * sy).toFixed(1)}`;
  const upper = d`M0 ${foot}C${8 * sx} ${foot - 20 * sy} ${22 * sx} ${foot - 25 * sy} ` + tip;
  const lower = d`C${32 * sx} ${foot - 4 * sy} ${16 * sx} ${foot + 5 * sy} 0 ${foot}Z`;
  art.path(upper + lower, tone(side > 0 ? '#5F9237' : '#3D6F38'));
  const rib = d`M0 ${foot}C${10 * sx} ${foot - 11 * sy} ${24 * sx} ${foot - 15 * sy} ` + tip;
  art.line(rib, tone('#86B04A'), 1.3);
  art.line(upper, tone(LIT_LEAF), 2.2);
}

function drawBud(art: Art, lean: number, tone: (ink: string) => string): void {
  art.at(
    0,
    -68,
    1,
    () => {
      art.path('M0 0C-8 -9 -7 -24 1 -37C7 -26 7 -9 0 0Z', tone('#A9C24A'));
      art.line('M-1 -3C-7 -12 -6 -25 1 -36', tone('#F0EE9A'), 2);
    },
    false,
    lean,
  );
}
