import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawAcacia } from '../../elements/acacia.ts';
import { drawFist } from '../../elements/fist.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, fillBelow, type Point, polygon, smooth } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { createHero, drawBackdrop } from '../../drawing/stage.ts';
import { drawValley, HORIZON } from './rift-valley.ts';

const HAZE = '#F1D9BC';

const WALL_RIDGES = [
  { y: 416, amplitude: 17, seed: 6, color: '#A997B0', light: '#E5CDBB' },
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
    clouds: [[1010, 156, 110, 'bank']],
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

/** She shows the valley with her arm and turns to the elder; he leans on his stick, nearer to us, and laughs. */
function drawPair(art: Art): void {
  drawShadow(art, 1026, 806, 100, 11, '#2A140E');
  drawShadow(art, 1276, 826, 104, 11, '#2A140E');
  drawPersonFromBehind(
    art,
    1080,
    806,
    1.1,
    {
      top: PALETTE.cream,
      vest: PALETTE.leaf,
      bottom: PALETTE.indigo,
      hair: '#17100E',
      bun: true,
      earring: PALETTE.sun,
      skin: '#653822',
      boots: '#9A5A30',
      footwear: 'shoes',
      longSleeves: true,
      mood: 'smile',
    },
    {
      looks: 'right',
      lean: -2,
      left: {
        arm: [
          [-92, -256],
          [-144, -286],
        ],
        hand: 'flat',
        isMirrored: true,
      },
    },
  );
  const elder = '#4A2719';
  drawPerson(
    art,
    1318,
    828,
    1.14,
    {
      top: '#7A2B2A',
      bottom: '#4A4A3A',
      feltHat: '#5B4A3C',
      hatBand: PALETTE.ink,
      skin: elder,
      old: true,
      hair: '#B9B4AA',
      beard: true,
      beardInk: '#C9C4BA',
      boots: '#2B1A14',
      longSleeves: true,
      mood: 'laugh',
    },
    {
      flip: true,
      legs: 'rest',
      bend: 14,
      nod: -12,
      nearHand: 'none',
      farHand: 'none',
      near: [
        [56, -202],
        [90, -187],
      ],
      far: [
        [64, -220],
        [90, -209],
      ],
      held: () => {
        art.line(d`M97 -224L110 0`, '#6B4526', 7);
        drawFist(art, 98, -208, mix(elder, SKIN_SHADE, 0.3), { turn: -4, scale: 0.8 });
      },
      front: () => drawFist(art, 100, -186, elder, { turn: -4, scale: 0.82 }),
    },
  );
}
