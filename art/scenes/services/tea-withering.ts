import { Art, ramp } from '../../drawing/canvas.ts';
import { drawTwoToneLeaf } from '../../elements/foliage.ts';
import { drawLeafTrough } from '../../elements/leaf-trough.ts';
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

/** Single leaves of the load: middle from the fork's head, and turn in degrees. The last ones hang over the front tine. */
const LOAD = [
  [22, -8, -150],
  [40, -10, -160],
  [60, -8, -20],
  [80, -4, 12],
  [30, -22, -120],
  [48, -26, -140],
  [66, -24, -40],
  [84, -16, -8],
  [40, -38, -100],
  [56, -42, -84],
  [70, -36, -52],
  [54, -20, -96],
  [34, -4, -60],
  [52, -6, -100],
  [70, -10, -70],
  [44, -2, 16],
  [62, -30, -60],
  [96, 8, 24],
  [24, 10, 164],
  [88, 22, 40],
  [44, 18, 150],
  [66, 24, 20],
  [34, 24, 118],
  [78, 30, 64],
  [56, 30, 96],
  [48, 6, -128],
  [84, 2, -32],
  [66, 8, -76],
  [28, 14, -8],
  [40, 24, -28],
  [84, 18, -166],
  [66, 26, -148],
] as const;

/** Leaf on its way down: where, from the fork's head, and turn in degrees. */
const FALLING = [
  [30, 60, 70],
  [62, 68, 110],
  [90, 56, 40],
  [104, 76, 84],
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

/** Wooden fork in figure units: its tines turn up under the leaf that it lifts. */
function drawFork(art: Art): void {
  const [fromX, fromY] = BUTT;
  const [x, y] = FORK;
  art.line(d`M${fromX} ${fromY}L${x} ${y}`, '#5B3417', 10);
  art.line(d`M${fromX} ${fromY - 1.6}L${x} ${y - 1.6}`, '#D29A50', 5.6);
  art.group(d`translate(${x + 70} ${y + 66}) scale(1 .34)`, () => {
    art.glow(circle(0, 0, 62), '#2C3A18', ramp([0, 1], [0.6, 0.8], [1, 0]), [0, 0, 62]);
  });
  art.group(d`translate(${x} ${y}) rotate(${FORK_TURN})`, () => {
    art.line('M0 -20V20', '#7A4A22', 9);
    for (const side of [-20, -7, 7, 20]) {
      art.line(d`M0 ${side}Q56 ${side + 12} 118 ${side - 8}`, '#D9A866', 5.6);
    }
  });
  drawLiftedLeaf(art, x, y);
}

/** Leaf across all tines, which come out of it at both ends; brighter than the bed below because the lamp is near, and leaf that drops from them. */
function drawLiftedLeaf(art: Art, x: number, y: number): void {
  art.path(
    d`M${x + 12} ${y - 4}C${x + 14} ${y - 38} ${x + 40} ${y - 50} ${x + 58} ${y - 48}C${x + 84} ${y - 42} ${x + 106} ${y - 8} ${x + 102} ${y + 16}C${x + 92} ${y + 34} ${x + 60} ${y + 34} ${x + 36} ${y + 26}C${x + 20} ${y + 20} ${x + 12} ${y + 10} ${x + 12} ${y - 4}Z`,
    '#3F5A26',
  );
  for (const [i, [dx, dy, turn]] of [...LOAD, ...FALLING].entries()) {
    const inks = at(LEAF_INKS, i % LEAF_INKS.length);
    drawTwoToneLeaf(art, [x + dx, y + dy], 27, turn, inks);
  }
}

/** Upper and lower half of a leaf in the lamp's light. */
const LEAF_INKS = [
  ['#C9D46A', '#8FA83C'],
  ['#E4E592', '#A9BC4C'],
  ['#A9BC4C', '#6E8A32'],
] as const;
