import { type Art, ramp } from '../../canvas.ts';
import { drawHall } from '../../elements/buildings.ts';
import { drawRidges } from '../../elements/hills.ts';
import { drawMist } from '../../elements/sky.ts';
import {
  drawHedge,
  drawTeaHill,
  HEDGE_NEAR,
  TEA_FAR,
  TEA_MID,
  TEA_NEAR,
} from '../../elements/tea.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawTractor } from '../../elements/vehicles.ts';
import { drawPicker } from '../../figures/picker.ts';
import { circle, d, ellipse, rect } from '../../geometry.ts';
import { mix, PALETTE } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';
import { createHero, drawBackdrop } from '../../stage.ts';

const RIDGES = [
  { y: 452, amplitude: 44, seed: 17, color: '#B79A98', light: '#EACBA4' },
  {
    y: 488,
    amplitude: 52,
    seed: 25,
    color: '#87A08C',
    light: '#D9D3AA',
    trees: 22,
    treeHeight: [16, 28],
  },
  {
    y: 530,
    amplitude: 44,
    seed: 39,
    color: '#5C8A70',
    light: '#B4C394',
    trees: 26,
    treeHeight: [30, 54],
  },
] as const;

/** Murram road from the factory down to the lower right corner. */
const ROAD =
  'M1120 612C1190 636 1300 640 1330 664C1362 692 1180 700 1080 730C1000 756 1010 796 1130 812C1290 834 1480 850 1660 910L1660 790C1500 770 1330 772 1230 752C1190 742 1240 730 1330 714C1450 690 1470 650 1380 630C1300 616 1210 612 1160 598Z';

/** Tea hero: contour rows around the factory, a tractor bringing in the leaf at dawn. */
export function drawTeaEstate(width: number, height: number): Art {
  const art = createHero(width, height, 8, 1130, 860);
  const random = createRandom(23);
  drawBackdrop(art, {
    bands: ['#E39A6B', '#EDB07C', '#F4C78F', '#F9DBA9', '#FCE8C4', '#FDF1DA'],
    horizon: 520,
    sun: [1420, 290, 74],
    clouds: [
      [980, 150, 120],
      [1330, 130, 110],
    ],
    cloudInk: '#FFF3DA',
    cloudShade: '#EFB98C',
  });
  drawRidges(art, RIDGES, 680);
  art.path(rect(0, 660, art.width, 260), TEA_MID.dark);
  drawTeaHill(art, {
    cx: 330,
    cy: 700,
    rx: 520,
    rise: 160,
    squash: 0.24,
    rings: 26,
    seed: 6,
    inks: TEA_FAR,
  });
  drawTeaHill(art, {
    cx: 1500,
    cy: 690,
    rx: 430,
    rise: 150,
    squash: 0.25,
    rings: 22,
    seed: 12,
    inks: TEA_FAR,
  });
  drawMist(art, 590, 720, 0.6);
  drawFactory(art, random);
  drawTeaHill(art, {
    cx: 640,
    cy: 850,
    rx: 620,
    rise: 190,
    squash: 0.26,
    rings: 24,
    seed: 18,
    inks: TEA_MID,
    bump: 2,
  });
  drawRoad(art);
  drawTeaHill(art, {
    cx: 250,
    cy: 1030,
    rx: 880,
    rise: 330,
    squash: 0.3,
    rings: 20,
    seed: 31,
    inks: TEA_NEAR,
    bump: 4,
  });
  drawPicker(art, 830, 856, 0.52, {
    top: '#C8402B',
    skirt: PALETTE.indigo,
    scarf: PALETTE.sun,
    skin: '#653822',
  });
  drawPicker(art, 640, 884, 0.62, { top: PALETTE.cream, skirt: PALETTE.teal, scarf: PALETTE.soil });
  drawLeafTrain(art);
  drawHedge(art, { y: 872, amplitude: 14, seed: 7, inks: HEDGE_NEAR, count: 380, leaf: [20, 34] });
  return art;
}

function drawFactory(art: Art, random: Random): void {
  for (let i = 0; i < 9; i++) {
    drawTree(
      art,
      950 + i * 62 + random() * 26,
      612 + random() * 8,
      80 + random() * 50,
      '#3C6C4E',
      '#A9C176',
      i + 50,
    );
  }
  const steam = 'M1130 396C1116 356 1150 330 1136 290C1126 256 1150 232 1144 204';
  art.line(steam, '#FFF6E4', 9, 'opacity=".85"');
  art.path(rect(1119, 392, 22, 180), '#A9573A');
  art.grain(rect(1119, 392, 22, 180), '#5E1B0E', ramp([0, 0.9], [1, 0]), [1119, 0, 1141, 0]);
  for (const [x, w, wall] of [
    [1010, 150, 62],
    [1130, 170, 74],
    [1268, 140, 58],
  ] as const) {
    drawHall(art, x, 622, w, wall, 40, PALETTE.cream, PALETTE.soil);
    for (let i = 0; i < 4; i++) {
      art.path(rect(x + 20 + i * (w / 4.4), 622 - wall + 16, 15, 20), PALETTE.teal);
    }
  }
}

function drawRoad(art: Art): void {
  art.path(ROAD, '#C4643C');
  art.grain(ROAD, '#F0BE90', ramp([0, 1], [0.5, 0.3], [1, 0]), [1400, 600, 1050, 860]);
  art.grain(ROAD, '#5E1B0E', ramp([0, 0], [0.6, 0.1], [1, 0.8]), [0, 680, 0, 920]);
}

/** Tractor with a trailer of green leaf, heading up to the factory. */
function drawLeafTrain(art: Art): void {
  const [x, y] = [1240, 846];
  art.path(ellipse(x + 70, y + 4, 190, 12), '#3E100A', 'opacity=".5"');
  drawTractor(art, x, y, 0.92, PALETTE.soil, true);
  art.at(x + 156, y, 0.92, () => {
    art.path('M-80 -100C-50 -128 60 -128 92 -100Z', PALETTE.leaf);
    for (let i = 0; i < 26; i++) {
      const lx = -72 + i * 6;
      const ly = -100 - Math.sin((i / 25) * Math.PI) * 18 + (i % 3) * 4;
      art.path(d`M${lx} ${ly}q-8 -8 -4 -18q12 6 4 18Z`, i % 3 ? PALETTE.flush : PALETTE.lime);
    }
    art.path('M-88 -100H100L94 -44H-82Z', '#8A5A2B');
    for (const ly of [-86, -70, -56]) {
      art.line(`M-84 ${ly}H96`, '#5B3417', 3);
    }
    art.grain(
      'M-88 -100H100L94 -44H-82Z',
      '#3A1C0C',
      ramp([0, 0], [0.5, 0.2], [1, 0.9]),
      [-88, -80, 100, -60],
    );
    art.line('M-82 -40H-122', '#22302A', 7);
    art.path(circle(10, -26, 26), '#1B211E');
    art.path(circle(10, -26, 13), PALETTE.sand);
  });
  art.at(x + 48, y - 74, 0.5, () => {
    art.path('M-30 0C-34 -40 -20 -70 0 -74C22 -70 34 -40 30 0Z', PALETTE.sun);
    art.path(circle(-4, -96, 24), '#4A2719');
    art.path('M-30 -100C-30 -130 24 -130 24 -100Z', PALETTE.teal);
    art.path('M-52 -100H-6V-108H-40Z', mix(PALETTE.teal, PALETTE.ink, 0.3));
  });
}
