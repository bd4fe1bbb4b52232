import { Art, ramp } from '../../drawing/canvas.ts';
import { drawTwoToneLeaf } from '../../elements/foliage.ts';
import { drawLeafTrough } from './leaf-trough.ts';
import { drawStars } from '../../elements/stars.ts';
import { drawPalm } from '../../figures/palm.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, ellipse, type Point, polygon, rect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The hall runs to a gable of glass: its vanishing point and the gable's edges. */
const VANISH: Point = [600, 320];
const GABLE = { left: 410, right: 790, top: 150, bottom: 556 };

const LAMPLIGHT = '#FFE0A0';
const NIGHT = '#1D2C4C';
const ROOF = '#6E3A28';

/** Wall panes, as shares of the way to the gable. */
const PANES = [
  [0.12, 0.34],
  [0.46, 0.62],
  [0.72, 0.84],
] as const;

/** Height and size of the lamps, from the far to the near one. */
const LAMPS = [
  [214, 0.4],
  [120, 1],
] as const;

/** Withering goes on all night: leaf lies loose in long troughs under lamps; a man turns it with a wooden fork. */
export function drawWithering(): Art {
  const art = new Art(WIDTH, HEIGHT, 32);
  const random = createRandom(14);
  setLight(art, 1);
  art.path(rect(0, 0, WIDTH, HEIGHT), '#A5714A');
  drawRoof(art);
  drawWalls(art);
  drawGable(art);
  drawFloor(art);
  drawLeafTrough(art, {
    far: { y: 474, left: 406, right: 528 },
    near: { y: 1000, left: -260, right: 280 },
    wall: { far: 83, near: 366 },
    random,
  });
  drawLeafTrough(art, {
    far: { y: 474, left: 672, right: 794 },
    near: { y: 1000, left: 920, right: 1460 },
    wall: { far: 83, near: 366 },
    random,
  });
  drawLamps(art);
  drawTurner(art);
  return art;
}

function drawRoof(art: Art): void {
  const { left, right, top } = GABLE;
  const roof = polygon([
    [0, 0],
    [WIDTH, 0],
    [right, top],
    [left, top],
  ]);
  art.path(roof, ROOF);
  art.grain(roof, PALETTE.ink, ramp([0, 0.95], [0.6, 0.25], [1, 0]), [0, 0, 0, top + 10]);
  for (const t of [0.1, 0.36, 0.62, 0.84]) {
    const [x, y] = [left * t, top * t];
    art.line(d`M${x} ${y}H${WIDTH - x}`, mix(ROOF, PALETTE.ink, 0.6), 15 - t * 9);
  }
}

function drawWalls(art: Art): void {
  for (const side of [-1, 1] as const) {
    const [vx] = VANISH;
    const half = (GABLE.right - GABLE.left) / 2;
    const wall = polygon([
      [vx + side * 600, 0],
      [vx + side * half, GABLE.top],
      [vx + side * half, GABLE.bottom],
      [vx + side * 600, 1053],
    ]);
    art.path(wall, '#C99462');
    const away = 0.9;
    art.grain(wall, '#A6603F', ramp([0, away], [0.5, away * 0.3], [1, 0]), [
      vx + side * 620,
      0,
      vx + side * half,
      0,
    ]);
    const along = (t: number, k: number): Point => [
      vx + side * (600 - (600 - half) * t),
      GABLE.top * t + 60 * (1 - t) + 34 * t + k * (190 - 106 * t),
    ];
    for (const [a, b] of PANES) {
      const middle = (a + b) / 2;
      const pane = polygon([along(a, 0), along(b, 0), along(b, 1), along(a, 1)]);
      art.path(pane, NIGHT);
      art.line(polygon([along(middle, 0), along(middle, 1)], false), PALETTE.teal, 6 - a * 3);
      art.line(pane, PALETTE.teal, 9 - a * 4);
    }
  }
}

function drawGable(art: Art): void {
  const { left, right, top, bottom } = GABLE;
  const gable = rect(left, top, right - left, bottom - top);
  art.path(gable, NIGHT);
  art.grain(gable, '#4A4C74', ramp([0, 0], [0.5, 0.2], [1, 0.9]), [0, top, 0, bottom]);
  art.inside(gable, () => {
    drawStars(art, 60, 0, '#FCF4E3', createRandom(3));
    const hill = 'M400 470C480 410 560 440 620 420C690 396 740 420 800 404V560H400Z';
    art.path(hill, '#14202F');
  });
  art.line(
    d`M${left} ${top}H${right}V${bottom}H${left}ZM537 ${top}V${bottom}M663 ${top}V${bottom}M${left} 300H${right}`,
    PALETTE.soilDark,
    8,
  );
}

/** Lamps over the gangway, the nearest one the largest, each with its halo. */
function drawLamps(art: Art): void {
  for (const [y, k] of LAMPS) {
    const x = VANISH[0];
    art.glow(circle(x, y, 330 * k), LAMPLIGHT, ramp([0, 0.8], [0.3, 0.35], [1, 0]), [
      x,
      y,
      330 * k,
    ]);
    art.line(d`M${x} ${y - 120 * k}V${y - 30 * k}`, PALETTE.ink, 7 * k);
    const shade = d`M${x - 16 * k} ${y - 40 * k}H${x + 16 * k}L${x + 66 * k} ${y}H${x - 66 * k}Z`;
    art.path(shade, PALETTE.teal);
    art.path(ellipse(x, y, 66 * k, 12 * k), '#FFF3CF');
  }
}

/** Boards of the loft, pale under the lamps. */
function drawFloor(art: Art): void {
  const floor = polygon([
    [GABLE.left, GABLE.bottom],
    [GABLE.right, GABLE.bottom],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ]);
  art.path(floor, '#A5714A');
  art.grain(floor, LAMPLIGHT, ramp([0, 1], [0.45, 0.25], [1, 0]), [0, GABLE.bottom, 0, 860]);
  const path: Point[] = [
    [528, 556],
    [672, 556],
    [790, HEIGHT],
    [410, HEIGHT],
  ];
  art.inside(polygon(path), () => {
    for (const y of [582, 624, 690, 790]) {
      art.line(d`M380 ${y}H820`, '#7E4F30', 2 + (y - 540) / 80);
    }
  });
}

/** Where he stands, his size, and the ink of his skin. */
const TURNER = { x: 566, y: 822, scale: 1.36, skin: '#5A2F1C' };

/** Wrists of the rear and the leading hand, in figure units; turn of the leading forearm in degrees. */
const REAR: Point = [10, -178];
const LEADING: Point = [90, -146];
const LEADING_TURN = 62;

/** The fork's shaft, from its butt in the air behind him to its head over the trough, in figure units. */
const BUTT: Point = [-78, -208];
const FORK: Point = [172, -110];
const FORK_TURN = 14;

/** Single leaves of the heap from its crest to its foot: where they begin, along and across the tines from the fork's head, and turn in degrees. */
const LOAD = [
  [58, -33, -80],
  [52, -30, -130],
  [68, -30, -50],
  [71, -36, 170],
  [45, -20, -150],
  [59, -25, -12],
  [39, -25, 14],
  [46, -17, -100],
  [76, -16, -140],
  [77, -29, 34],
  [36, -8, -160],
  [30, -16, 20],
  [75, -10, -170],
  [67, -13, 6],
  [87, -14, 30],
  [40, 0, -40],
  [45, -10, 150],
  [83, 0, -150],
  [79, 2, -30],
  [29, -1, 166],
  [20, 6, -16],
  [64, -2, 164],
  [57, -3, 12],
  [76, 6, -20],
  [92, -1, 22],
  [11, 12, 8],
  [55, 19, -166],
  [47, 12, 12],
  [91, 13, 170],
  [83, 14, -8],
] as const;

/** Leaves that hang over the front tine. */
const HANGING = [
  [34, 20, 74],
  [64, 22, 108],
  [88, 18, 52],
] as const;

/** Leaf on its way down: where, from the fork's head, and turn in degrees. */
const FALLING = [
  [56, 64, 106],
  [108, 62, 66],
] as const;

/** He throws his shadow down the gangway; the fork lifts leaf out of the right trough. */
function drawTurner(art: Art): void {
  const { x, y, scale, skin } = TURNER;
  art.path(
    d`M${x - 36} ${y - 6}C${x - 44} ${y + 24} ${x - 52} ${y + 50} ${x - 60} ${HEIGHT}H${x + 62}C${x + 60} ${y + 50} ${x + 58} ${y + 24} ${x + 54} ${y - 6}Z`,
    '#4A2412',
    'opacity=".4"',
  );
  drawPerson(
    art,
    x,
    y,
    scale,
    {
      top: '#CF5230',
      bottom: '#3A4A5C',
      apron: '#E9DDBF',
      cap: PALETTE.sun,
      skin,
      mood: 'intent',
      footwear: 'gumboots',
      boots: '#22302A',
    },
    {
      legs: 'rest',
      bend: 14,
      nod: 6,
      // The lamp hangs over his back.
      lightBack: true,
      near: [[-22, -222], REAR],
      far: [[62, -198], LEADING],
      nearHand: 'grip',
      farHand: 'none',
      held: () => {
        drawFork(art);
        drawLeadingHand(art, mix(skin, SKIN_SHADE, 0.2));
      },
    },
  );
}

/** The leading hand closes over the shaft, so it is drawn after it. */
function drawLeadingHand(art: Art, ink: string): void {
  const [x, y] = LEADING;
  art.group(d`translate(${x} ${y}) rotate(${LEADING_TURN})`, () => {
    drawPalm(art, 'grip', ink, false);
  });
}

/** Wooden fork in figure units: the heap lies across its tines, the front one before its foot. */
function drawFork(art: Art): void {
  const [fromX, fromY] = BUTT;
  const [x, y] = FORK;
  art.line(d`M${fromX} ${fromY}L${x} ${y}`, '#5B3417', 10);
  art.line(d`M${fromX} ${fromY - 1.6}L${x} ${y - 1.6}`, '#D29A50', 5.6);
  art.group(d`translate(${x + 70} ${y + 66}) scale(1 .34)`, () => {
    art.glow(circle(0, 0, 62), '#2C3A18', ramp([0, 1], [0.6, 0.8], [1, 0]), [0, 0, 62]);
  });
  art.group(d`translate(${x} ${y}) rotate(${FORK_TURN})`, () => {
    for (const side of [-20, -7, 7]) {
      drawTine(art, side);
    }
    art.path(HEAP, '#3F5A26');
    drawLeaves(art, LOAD);
    drawTine(art, 20);
    drawLeaves(art, HANGING);
    art.line('M0 -20V20', '#7A4A22', 9);
  });
  art.group(d`translate(${x} ${y})`, () => {
    drawLeaves(art, FALLING);
  });
}

/** Tine of the fork that leaves its head at the given height. */
function drawTine(art: Art, y: number): void {
  const tine = d`M0 ${y}Q56 ${y + 12} 126 ${y - 8}`;
  art.line(tine, '#5B3417', 8.4);
  art.line(tine, '#D9A866', 5.2);
}

/** Shade inside the heap, along the tines. */
const HEAP = 'M12 10C12 -14 38 -42 60 -40C86 -38 108 -8 108 10C96 24 30 28 12 10Z';

/** Brighter than the bed below because the lamp is near. */
function drawLeaves(art: Art, leaves: readonly (readonly [number, number, number])[]): void {
  for (const [i, [x, y, turn]] of leaves.entries()) {
    drawTwoToneLeaf(art, [x, y], 27, turn, at(LEAF_INKS, i % LEAF_INKS.length));
  }
}

/** Upper and lower half of a leaf in the lamp's light. */
const LEAF_INKS = [
  ['#C9D46A', '#8FA83C'],
  ['#E4E592', '#A9BC4C'],
  ['#A9BC4C', '#6E8A32'],
] as const;
