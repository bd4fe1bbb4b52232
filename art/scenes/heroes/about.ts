import { type Art, ramp } from '../../canvas.ts';
import { drawAcacia } from '../../elements/acacia.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import {
  d,
  fillBelow,
  type Point,
  polygon,
  type Quad,
  range,
  rect,
  smooth,
} from '../../geometry.ts';
import { at, pick } from '../../items.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';
import { createHero, drawBackdrop } from '../../stage.ts';

const HORIZON = 440;

const HAZE = '#F1D9BC';

const FIELD_INKS = [
  '#4B7F3C',
  '#B9603A',
  '#8DB548',
  '#2F6B3C',
  '#D2A24C',
  '#93401F',
  '#A9C55A',
  '#3F7558',
];

const WALL_RIDGES = [
  { y: 408, amplitude: 22, seed: 6, color: '#A997B0', light: '#E5CDBB' },
  { y: 432, amplitude: 14, seed: 16, color: '#8D8CA0', light: '#D9CBB0' },
] as const;

/** About hero: an agronomist and an old farmer on the Rift Valley escarpment. */
export function drawAbout(width: number, height: number): Art {
  const art = createHero(width, height, 7, 1130, 860);
  const random = createRandom(11);
  drawBackdrop(art, {
    bands: SKY_KEYS.lilac,
    horizon: HORIZON + 20,
    sun: [1370, 250, 70],
    clouds: [
      [1010, 150, 130],
      [1500, 330, 110],
    ],
    cloudInk: '#FFF1DE',
    cloudShade: '#D9AFB4',
    ridges: WALL_RIDGES,
    land: 560,
  });
  drawCrater(art, 960, 440);
  drawValley(art, random);
  drawRim(art, random);
  drawPair(art);
  return art;
}

/** Mt Longonot: a broken cone with a wide, level crater rim. */
function drawCrater(art: Art, cx: number, base: number): void {
  const outline: Point[] = [
    [cx - 250, base + 16],
    [cx - 150, base - 34],
    [cx - 84, base - 78],
    [cx - 58, base - 92],
    [cx - 30, base - 84],
    [cx + 16, base - 88],
    [cx + 44, base - 80],
    [cx + 62, base - 92],
    [cx + 92, base - 70],
    [cx + 150, base - 30],
    [cx + 260, base + 16],
  ];
  const shape = polygon(outline);
  art.path(shape, '#7F7F96');
  art.grain(shape, '#DCC5B2', ramp([0, 1], [0.5, 0.25], [1, 0]), [
    cx + 160,
    base - 90,
    cx - 60,
    base,
  ]);
  art.grain(shape, HAZE, ramp([0, 0], [1, 0.9]), [0, base - 40, 0, base + 16]);
}

/** Patchwork of fields far below, seen towards the vanishing point, hazier with distance. */
function drawValley(art: Art, random: Random): void {
  art.path(rect(0, HORIZON, art.width, 480), '#9DAE86');
  const vanish = 700;
  const point = (i: number, z: number): Point => {
    const bend = Math.sin(z * 1.7 + i * 0.3) * 26;
    return [vanish + ((i * 300 + bend * 2) / z) * 1.15, HORIZON + 340 / z];
  };
  const rows = [9, 6.6, 5, 3.9, 3.1, 2.5, 2.05, 1.7, 1.42, 1.2, 1.02, 0.86];
  for (let k = 0; k < rows.length - 1; k++) {
    const [far, near] = [at(rows, k), at(rows, k + 1)];
    const haze = Math.min(0.82, 0.1 + far * 0.085);
    for (const i of range(-26, 26)) {
      const shift = k % 2 ? 0.4 : 0;
      const corners: Quad = [
        point(i + shift, far),
        point(i + 1 + shift, far),
        point(i + 1 + shift, near),
        point(i + shift, near),
      ];
      if (corners[1][0] < -80 || corners[0][0] > 1680) {
        continue;
      }
      const ink = pick(FIELD_INKS, random);
      const field = polygon(corners);
      art.path(field, mix(ink, HAZE, haze));
      art.line(field, mix('#2F5A3C', HAZE, haze), Math.max(1, 5 / far));
      drawFurrows(art, corners, mix(mix(ink, PALETTE.ink, 0.3), HAZE, haze), k);
    }
  }
  const land = rect(0, HORIZON, art.width, 480);
  art.grain(land, '#FBE7C6', ramp([0, 1], [0.3, 0.2], [0.6, 0]), [0, HORIZON - 10, 0, 900]);
}

function drawFurrows(art: Art, corners: Quad, ink: string, k: number): void {
  if (k < 4) {
    return;
  }
  const [a, b, c, e] = corners;
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    const top: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const foot: Point = [e[0] + (c[0] - e[0]) * t, e[1] + (c[1] - e[1]) * t];
    art.line(polygon([top, foot], false), ink, 1.6, 'opacity=".7"');
  }
}

/** Rocky rim in front, rising to the right. */
function drawRim(art: Art, random: Random): void {
  const edge: Point[] = [
    [-60, 868],
    [200, 856],
    [420, 862],
    [600, 838],
    [700, 802],
    [790, 770],
    [930, 762],
    [1120, 750],
    [1330, 744],
    [1480, 726],
    [1680, 716],
  ];
  const rim = fillBelow(edge, 960);
  art.path(rim, '#5E3A2A');
  art.grain(rim, '#C98A5E', ramp([0, 1], [0.4, 0.2], [1, 0]), [1300, 720, 1000, 900]);
  art.grain(rim, '#2A140E', ramp([0, 0], [0.5, 0.15], [1, 1]), [0, 780, 0, 930]);
  for (const [x, y, w] of [
    [660, 836, 70],
    [760, 800, 90],
    [900, 806, 110],
    [1480, 790, 130],
  ] as const) {
    const rock = smooth(
      [
        [x - w / 2, y + 30],
        [x - w * 0.4, y - 8],
        [x, y - 22],
        [x + w * 0.42, y - 4],
        [x + w / 2, y + 32],
      ],
      true,
    );
    art.path(rock, '#8A6450');
    art.grain(rock, '#2A140E', ramp([0, 0], [0.4, 0.15], [1, 0.95]), [
      x + w / 2,
      y - 20,
      x - w / 2,
      y + 30,
    ]);
  }
  drawAcacia(art, 1530, 744, 1.55, '#22493A', '#93A94C', '#3A1C12');
  const turf = art.linear(
    [
      [0, '#6F7F3C'],
      [1, '#3E5230'],
    ],
    [0, 720, 0, 900],
  );
  art.path(
    fillBelow(
      edge.map(([x, y]) => [x, y + 64 + Math.sin(x / 60) * 8]),
      960,
    ),
    turf,
  );
  for (let i = 0; i < 150; i++) {
    const x = random() * 1600;
    const y = 870 - Math.max(0, x - 560) * 0.06 + random() * 50;
    drawTuft(art, x, y, 18 + random() * 20, 5, random, '#3E5230', '#C9B95A');
  }
}

function drawPair(art: Art): void {
  drawShadow(art, 1040, 806, 90, 12, '#2A140E');
  drawShadow(art, 1225, 800, 90, 12, '#2A140E');
  drawPerson(
    art,
    1080,
    806,
    1.06,
    {
      top: PALETTE.cream,
      vest: PALETTE.leaf,
      bottom: PALETTE.indigo,
      hair: '#17100E',
      bun: true,
      earring: PALETTE.sun,
      skin: '#653822',
      boots: '#3A2A20',
      longSleeves: true,
    },
    {
      flip: true,
      nod: -2,
      near: [
        [60, -236],
        [122, -262],
      ],
      far: [
        [34, -206],
        [40, -170],
      ],
      carried: () => art.path('M26 -196L64 -204L70 -156L32 -148Z', '#F3DDB5'),
    },
  );
  drawPerson(
    art,
    1265,
    800,
    1.04,
    {
      top: '#7A2B2A',
      bottom: '#4A4A3A',
      hat: '#E2C48A',
      hatBand: PALETTE.ink,
      skin: '#4A2719',
      beard: true,
      longSleeves: true,
    },
    {
      flip: true,
      bend: 4,
      nod: 0,
      near: [
        [30, -204],
        [66, -188],
      ],
      far: [
        [40, -214],
        [66, -198],
      ],
      held: () => art.line(d`M70 -206L84 8`, '#6B4526', 7),
    },
  );
}
