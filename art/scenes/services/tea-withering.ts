import { Art, ramp } from '../../drawing/canvas.ts';
import { drawLeafTrough } from '../../elements/leaf-trough.ts';
import { drawStars } from '../../elements/stars.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, ellipse, type Point, polygon, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
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

/** He throws his shadow down the gangway; the fork's tines are in the leaf of the right trough. */
function drawTurner(art: Art): void {
  art.path(
    'M566 742C548 790 524 840 496 900H612C616 850 626 790 640 742Z',
    '#4A2412',
    'opacity=".5"',
  );
  drawPerson(
    art,
    596,
    748,
    1.02,
    {
      top: PALETTE.soil,
      bottom: '#3A4A5C',
      apron: '#E9DDBF',
      cap: PALETTE.sun,
      skin: '#4A2719',
      mood: 'intent',
      footwear: 'gumboots',
      boots: '#22302A',
    },
    {
      legs: 'rest',
      bend: 12,
      nod: 6,
      near: [
        [30, -206],
        [72, -190],
      ],
      far: [
        [86, -214],
        [132, -158],
      ],
      nearHand: 'grip',
      farHand: 'grip',
      held: () => {
        drawFork(art);
      },
    },
  );
  drawTurnedLeaf(art);
}

/** Wooden fork in figure units: its shaft runs on behind the upper hand, its head lies in the leaf. */
function drawFork(art: Art): void {
  art.line('M22 -218L182 -122', '#5B3417', 9);
  art.line('M22 -220L182 -124', '#C98F45', 5);
  art.group('translate(180 -124) rotate(31)', () => {
    art.line('M2 -21V21', '#8A5A2B', 8);
    for (const y of [-21, -7, 7, 21]) {
      art.line(d`M2 ${y}Q34 ${y * 1.2 + 4} 60 ${y * 1.1 - 4}`, '#D9A866', 5.4);
    }
  });
}

/** Leaf that covers the tines and drops from them. */
function drawTurnedLeaf(art: Art): void {
  const random = createRandom(5);
  for (let i = 0; i < 22; i++) {
    const [x, y] = [806 + random() * 52, 640 + random() * 40];
    const turn = random() * 360;
    art.group(`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})`, () => {
      art.path('M0 0C6 -8 16 -9 24 0C16 6 6 7 0 0Z', i % 3 ? '#95A33E' : '#6B7F2E');
    });
  }
}
