import { Art, ramp } from '../../drawing/canvas.ts';
import { drawPallet } from '../../elements/goods.ts';
import { ridgeLine } from '../../elements/hills.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import {
  d,
  ellipse,
  fillBelow,
  type Point,
  polygon,
  rect,
  roundRect,
} from '../../drawing/geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random, pick } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const BOX_INKS = [
  '#A63D22',
  '#2F7B78',
  '#F6B23C',
  '#1E4A33',
  '#CF6A3D',
  '#FCF4E3',
  '#20365C',
  '#93B83A',
];

const STACKS = [3, 4, 4, 3, 4, 2, 3];

const WATER = 476;

const QUAY = 676;

/** Where the hull meets the water. */
const WATERLINE = 612;

/** The rail on the quay that the cranes run on. */
const RAIL = 706;

/** Pallets on the quay: foot of the left sack, and sacks in each row. */
const PILES = [
  { x: 376, y: 850, rows: [2, 2, 2] },
  { x: 800, y: 836, rows: [2, 2] },
  { x: 1178, y: 856, rows: [2, 2, 1] },
] as const;

/** Mombasa: a container ship at the quay at dusk, gantry cranes, pallets of bagged fertilizer. */
export function drawPort(width: number, height: number): Art {
  const column = Math.round((900 * width) / height);
  const view = { left: Math.min(330, 1600 - column), top: 0, width: column, height: 900 };
  const art = new Art(1600, 900, 9, view);
  const random = createRandom(21);
  drawBackdrop(art, {
    bands: SKY_KEYS.dusk,
    horizon: 470,
    sun: [420, 430, 92],
    clouds: [
      [1180, 150, 190],
      [820, 250, 120],
      [170, 190, 130],
    ],
    cloudInk: '#F6C9A8',
    cloudShade: '#8A5F7C',
  });
  drawPalmShore(art, random);
  drawWater(art, random);
  drawShip(art, random);
  drawQuay(art);
  drawCrane(art, 566, '#C8502F');
  drawCrane(art, 1236, PALETTE.soil);
  drawPallets(art);
  return art;
}

function drawPalmShore(art: Art, random: Random): void {
  const ink = '#5B5570';
  art.path(fillBelow(ridgeLine(art, 466, 16, 4), 520), '#7C6A80');
  for (let i = 0; i < 24; i++) {
    const x = random() * 660;
    const h = 18 + random() * 24;
    art.line(d`M${x} 474q3 ${-h * 0.6} ${random() * 6 - 3} ${-h}`, ink, 2.2);
    for (let k = 0; k < 6; k++) {
      const a = (k / 5) * 3.4 - 3.3;
      const frond = d`M${x} ${474 - h}q${Math.cos(a) * 8} ${Math.sin(a) * 8 - 3} ${Math.cos(a) * 14} ${Math.sin(a) * 8 + 3}`;
      art.line(frond, ink, 2);
    }
  }
}

function drawWater(art: Art, random: Random): void {
  const water = rect(0, WATER, 1600, 200);
  art.path(water, '#3F6F86');
  art.grain(water, '#F6BE85', ramp([0, 1], [0.5, 0.35], [1, 0.05]), [0, WATER, 0, QUAY], {
    frequency: 0.7,
  });
  for (let i = 0; i < 90; i++) {
    const y = 484 + random() * 180;
    const x = 420 + (random() - 0.5) * (160 + (y - WATER) * 3.2);
    art.path(ellipse(x, y, 12 + random() * 44, 1.5 + random() * 1.5), '#FFF2D0', 'opacity=".85"');
  }
}

export function drawShip(art: Art, random: Random): void {
  const hull = `M640 470L1560 470L1534 ${WATERLINE}L704 ${WATERLINE}Z`;
  const mirrored = `M704 ${WATERLINE}H1534L1546 ${QUAY}H716Z`;
  art.path(mirrored, '#16283F', 'opacity=".55"');
  art.path(hull, '#16283F');
  art.path(
    `M692 ${WATERLINE - 18}L1538 ${WATERLINE - 18}L1534 ${WATERLINE}L704 ${WATERLINE}Z`,
    PALETTE.soil,
  );
  art.grain(hull, '#0B1422', ramp([0, 0], [0.4, 0.1], [1, 0.9]), [700, 540, 1560, 600]);
  art.line('M652 494L1554 494', PALETTE.cream, 4);
  art.line(
    `M690 ${WATERLINE + 2}H1548M730 ${WATERLINE + 12}h120M1010 ${WATERLINE + 16}h150M1290 ${WATERLINE + 10}h90`,
    '#BFD0CE',
    3,
    'opacity=".8"',
  );
  const bridge = 'M1390 330h110v140h-110Z';
  art.path(bridge, PALETTE.cream);
  art.grain(bridge, '#8A5F7C', ramp([0, 0], [1, 0.9]), [1390, 0, 1500, 0]);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      art.path(rect(1400 + column * 20, 346 + row * 28, 11, 12), PALETTE.indigo);
    }
  }
  art.path('M1424 270h44v60h-44Z', PALETTE.soil);
  art.path(rect(1424, 284, 44, 14), PALETTE.sun);
  STACKS.forEach((count, column) => {
    // No light shows between the containers of a stack.
    art.path(rect(688 + column * 98, 470 - count * 36, 98, count * 36), '#2A2438');
    for (let k = 0; k < count; k++) {
      const ink = pick(BOX_INKS, random);
      drawContainer(art, 690 + column * 98, 470 - (k + 1) * 36, 94, 35, ink);
    }
  });
}

/** Shipping container seen from the side. */
export function drawContainer(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  art.path(rect(x, y, width, height), color);
  for (let i = 1; i < width / 9; i++) {
    art.line(d`M${x + i * 9} ${y + 4}V${y + height - 4}`, mix(color, PALETTE.ink, 0.22), 1.6);
  }
  const line = [x, y, x + width * 0.6, y + height] as const;
  art.grain(rect(x, y, width, height), PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.7]), line, {
    frequency: 0.9,
  });
  art.line(d`M${x} ${y + 1.5}h${width}`, mix(color, '#FFF8E6', 0.4), 3);
}

/** The eye: the horizon's height, and the point on it where all that goes straight away from us ends. */
const EYE = { x: 930, y: 470 };

/** Height of a boom above the quay, and from its rear to its far end the share to which depth makes things small. */
const BOOM = { height: 560, rear: 1.12, end: 0.5 };

/** Depth of the legs at the land's and at the water's side, and of the hoist over the ship. */
const LEGS = [1, 0.9] as const;
const HOIST = 0.58;

/** A place beside the rail: `x` along the quay, `height` above it; `depth` 1 is the rail, less is farther. */
function placeAt(x: number, height: number, depth: number): Point {
  return [EYE.x + (x - EYE.x) * depth, EYE.y + (RAIL - EYE.y - height) * depth];
}

/** Ship-to-shore gantry crane: its boom reaches away from us, over the quay's edge and across the ship. */
export function drawCrane(art: Art, x: number, color: string): void {
  const dark = mix(color, PALETTE.ink, 0.4);
  const at = (across: number, height: number, depth: number) => placeAt(x + across, height, depth);
  const join = (ink: string, width: number, ...points: Point[]) => {
    art.line(polygon(points, false), ink, width);
  };
  const { height: top, rear, end } = BOOM;
  const apex = at(0, top + 130, LEGS[1]);
  for (const depth of [...LEGS].reverse()) {
    const ink = depth < 1 ? dark : color;
    for (const leg of [-76, 76]) {
      join(ink, 14 * depth, at(leg, 12, depth), at(leg * 0.86, top, depth));
      const [wheelX, wheelY] = at(leg, 0, depth);
      art.path(roundRect(wheelX - 22, wheelY - 15, 44, 15, 5), mix(color, PALETTE.ink, 0.6));
    }
    join(ink, 10 * depth, at(-74, 170, depth), at(74, 170, depth));
    join(ink, 6, at(-74, 170, depth), at(68, 400, depth));
    join(ink, 10 * depth, at(-68, 400, depth), at(68, 400, depth));
    join(ink, 12 * depth, at(-66, top, depth), at(66, top, depth));
  }
  for (const leg of [-60, 60]) join(dark, 8, at(leg, top, LEGS[1]), apex);
  const side = x < EYE.x ? 26 : -26;
  // From below one sees the underside of the boom, and its side that is turned to the middle of the picture.
  art.path(
    polygon([at(-26, top, rear), at(26, top, rear), at(26, top, end), at(-26, top, end)]),
    dark,
  );
  art.path(
    polygon([
      at(side, top, rear),
      at(side, top, end),
      at(side, top + 34, end),
      at(side, top + 34, rear),
    ]),
    color,
  );
  for (const depth of [rear, 0.74, 0.56]) join(color, 4, apex, at(side, top + 34, depth));
  drawHoist(art, at(0, top, HOIST), at(0, 452, HOIST));
}

/** The trolley under the boom, its ropes, and the container that hangs from them. */
function drawHoist(art: Art, [x, y]: Point, [boxX, boxY]: Point): void {
  art.path(rect(x - 20, y - 2, 40, 10), PALETTE.ink);
  art.line(
    d`M${x - 14} ${y + 6}L${boxX - 38} ${boxY}M${x + 14} ${y + 6}L${boxX + 38} ${boxY}`,
    PALETTE.ink,
    2.4,
  );
  drawContainer(art, boxX - 47, boxY, 94, 35, PALETTE.sun);
}

function drawQuay(art: Art): void {
  const quay = rect(0, QUAY, 1600, 224);
  art.path(quay, '#8C5A46');
  art.grain(quay, '#3A2230', ramp([0, 0.1], [0.3, 0.3], [1, 0.95]), [0, QUAY, 0, 920]);
  art.path(rect(0, 670, 1600, 14), '#F3C79A');
  for (let x = 30; x < 1600; x += 150) {
    art.path(`M${x} 670v-14c0 -8 20 -8 20 0v14Z`, PALETTE.ink);
  }
  art.line(d`M-10 ${RAIL - 1}H1610`, '#3A2230', 6);
  art.line(d`M-10 ${RAIL - 3}H1610`, '#C98A6A', 2);
}

/** Bagged fertilizer, stacked crosswise on pallets. */
function drawPallets(art: Art): void {
  for (const { x, y, rows } of PILES) {
    drawShadow(art, x + 120, y + 24, 200, 16, '#2A1020', -1);
    drawPallet(art, x - 16, y + 4, 356, -1);
    drawSackPile(art, x, y, 148, rows, ['#EFE0C0', '#E2CD9F', PALETTE.cream], 'leaf');
  }
}
