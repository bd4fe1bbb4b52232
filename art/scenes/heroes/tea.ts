import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawRidges } from '../../elements/hills.ts';
import { drawMurramRoad, type GroundView } from '../../elements/road.ts';
import { drawMist } from '../../elements/sky.ts';
import {
  drawTeaHill,
  HEDGE_NEAR,
  TEA_FAR,
  TEA_MID,
  TEA_NEAR,
  type TeaInks,
} from '../../elements/tea-hills.ts';
import { drawTeaFactory } from '../../elements/tea-factory.ts';
import { drawLeafTrailer, drawTractor } from './tractor.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawTree } from '../../elements/trees.ts';
import { ellipse, fillBelow, type Point } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { createHero, drawBackdrop } from '../../drawing/stage.ts';
import { drawEmptyingPicker } from './tea-pickers.ts';

const HORIZON = 520;

/** A later, paler morning than at home. */
const MORNING = ['#F0B884', '#F4C692', '#F7D3A3', '#FADFB6', '#FCEACB', '#FDF3E0'] as const;

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

/** Its chimney stands to the right of the words. */
const FACTORY = { left: 1010, foot: 572 };

/** Inks of the factory's hill, between far and middle. */
const TEA_FACTORY: TeaInks = {
  gap: mix(TEA_MID.gap, TEA_FAR.gap, 0.5),
  dark: mix(TEA_MID.dark, TEA_FAR.dark, 0.5),
  mid: mix(TEA_MID.mid, TEA_FAR.mid, 0.5),
  light: mix(TEA_MID.light, TEA_FAR.light, 0.5),
  tip: mix(TEA_MID.tip, TEA_FAR.tip, 0.5),
};

/** The road crosses the picture, turns at the right and climbs to the factory's loading bay. */
const ROAD: readonly Point[] = [
  [-160, 858],
  [300, 856],
  [760, 852],
  [1180, 846],
  [1450, 834],
  [1580, 800],
  [1560, 752],
  [1480, 712],
  [1396, 684],
  [1326, 656],
  [1282, 628],
  [1268, 602],
  [1270, 576],
];

const ROAD_VIEW: GroundView = { horizon: HORIZON, nearY: 800, foreshortening: 0.34 };
const ROAD_HALF_WIDTH = 84;

const CLOUDS = [
  [1010, 176, 100, 'bank'],
  [1240, 128, 70, 'streaks'],
] as const;

/** Tea hero: full size on the red road, a picker empties her basket into the trailer that goes up to the factory. */
export function drawTeaEstate(width: number, height: number): Art {
  const art = createHero(width, height, 8, 1140, 920);
  const random = createRandom(23);
  drawBackdrop(art, {
    bands: MORNING,
    horizon: HORIZON,
    side: 1,
    clouds: CLOUDS,
    cloudInk: '#FFF7E6',
    cloudShade: '#EFC39A',
  });
  drawRidges(art, RIDGES, 720);
  drawHills(art);
  drawFactory(art, random);
  drawVerge(art);
  drawMurramRoad(art, ROAD, ROAD_VIEW, ROAD_HALF_WIDTH);
  drawLeafTrain(art);
  art.path(ellipse(730, 858, 66, 8), '#3E100A', 'opacity=".55"');
  drawEmptyingPicker(art, 736, 858, 0.96);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random() * 1640 - 20, 896 + random() * 22];
    drawTuft(art, x, y, 40, 5, random, HEDGE_NEAR[0], PALETTE.flush);
  }
  return art;
}

/** The grass at the edge of the road. */
function drawVerge(art: Art): void {
  const land = fillBelow(
    [
      [-20, 806],
      [500, 790],
      [1000, 796],
      [1620, 742],
    ],
    920,
  );
  art.path(land, '#4E8A45');
  art.grain(land, '#D6D68A', ramp([0, 0.8], [0.5, 0.2], [1, 0]), [1560, 740, 500, 900]);
}

function drawHills(art: Art): void {
  drawTeaHill(art, {
    cx: 330,
    cy: 688,
    rx: 520,
    rise: 160,
    squash: 0.24,
    rings: 26,
    seed: 6,
    inks: TEA_FAR,
  });
  drawTeaHill(art, {
    cx: 1560,
    cy: 676,
    rx: 430,
    rise: 150,
    squash: 0.25,
    rings: 22,
    seed: 12,
    inks: TEA_FAR,
  });
  drawMist(art, 590, 720, 0.6);
  drawTeaHill(art, {
    cx: 1230,
    cy: 774,
    rx: 640,
    rise: 196,
    squash: 0.26,
    rings: 26,
    seed: 41,
    inks: TEA_FACTORY,
    bump: 1.5,
  });
  drawTeaHill(art, {
    cx: 560,
    cy: 828,
    rx: 560,
    rise: 190,
    squash: 0.26,
    rings: 24,
    seed: 18,
    inks: TEA_MID,
    bump: 2,
  });
  drawTeaHill(art, {
    cx: 150,
    cy: 1004,
    rx: 760,
    rise: 330,
    squash: 0.3,
    rings: 20,
    seed: 31,
    inks: TEA_NEAR,
    bump: 4,
  });
}

function drawFactory(art: Art, random: Random): void {
  const { left, foot } = FACTORY;
  for (let i = 0; i < 9; i++) {
    const x = left - 60 + i * 62 + random() * 26;
    const height = 90 + random() * 56;
    drawTree(art, x, foot - 6 + random() * 8, height, '#3C6C4E', '#A9C176', i + 50);
  }
  const yard = ellipse(left + 210, foot + 4, 262, 13);
  art.path(yard, '#B5603C');
  art.grain(yard, '#5E1B0E', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [left - 40, 0, left + 420, 0]);
  drawTeaFactory(art, left, foot, '#E9B98A');
}

/** The train waits on the lower stretch. */
function drawLeafTrain(art: Art): void {
  const y = 846;
  art.path(ellipse(1160, y - 2, 410, 13), '#3E100A', 'opacity=".55"');
  drawLeafTrailer(art, 994, y, 1.7, 22);
  drawTractor(art, 1379, y, 2.1, PALETTE.soil, {
    top: PALETTE.sky,
    bottom: PALETTE.indigo,
    cap: PALETTE.forest,
    skin: '#4A2719',
    longSleeves: true,
  });
}
