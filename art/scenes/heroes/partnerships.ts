import type { Art } from '../../drawing/canvas.ts';
import { ellipse, rect, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { createHero, drawBackdrop } from '../../drawing/stage.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawPuddle, drawRain } from '../../elements/rain.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';
import { drawClaspedHands } from './clasped-hands.ts';
import {
  drawField,
  drawGrass,
  drawMark,
  drawPennants,
  drawVeranda,
  drawVerandaRoof,
  VERANDA,
} from './partnerships-yard.ts';

const DRESS: Cloth = { motif: 'leaf', inks: ['#F6B23C', '#A63D22', '#FCF4E3', '#1E4A33'] };

const RIDGES = [
  { y: 470, amplitude: 40, seed: 13, color: '#A3BCB2', light: '#C9D6C8' },
  {
    y: 508,
    amplitude: 44,
    seed: 27,
    color: '#7FA294',
    light: '#B4CBB9',
    trees: 22,
    treeHeight: [30, 64],
  },
  {
    y: 552,
    amplitude: 30,
    seed: 41,
    color: '#557F6C',
    light: '#8FB19B',
    trees: 18,
    treeHeight: [40, 78],
  },
] as const;

const HEM: Cloth = {
  motif: 'zigzag',
  inks: [PALETTE.forest, PALETTE.sun, PALETTE.cream, PALETTE.soilLight],
};

const WATER = '#E4F0EA';

/**
 * The veranda with its people: its corner and its scale. So its roof lies below the words of the page, which reach far to
 * the right on a wide screen.
 */
const SCALE = 0.86;
const PORCH = [1640 * (1 - SCALE), VERANDA.step * (1 - SCALE), SCALE] as const;

/** Where the hands meet. */
const CLASP = [1076, 572] as const;

const HER_SKIN = '#653822';
const HIS_SKIN = '#4A2719';

/** Partnerships hero: on a dry veranda in the rain a farmer and an officer shake hands over the paper they signed; two other partners are glad. */
export function drawPartners(width: number, height: number): Art {
  const art = createHero(width, height, 5, 1105, 780);
  const random = createRandom(14);
  drawBackdrop(art, {
    bands: SKY_KEYS.rain,
    horizon: 560,
    ridges: RIDGES,
    land: 680,
    side: 1,
  });
  drawGround(art, 604, '#7E9A5E', '#B4CBA0', '#2F5A3E');
  drawField(art, random);
  art.path('M-40 812C260 778 520 800 900 790V842C560 846 240 876 -40 872Z', '#B0583A');
  drawPuddle(art, 300, 826, 170, '#8FA79E', WATER);
  drawPuddle(art, 590, 822, 80, '#8FA79E', WATER);
  art.at(...PORCH, () => {
    drawVeranda(art);
    drawPennants(art);
    drawVerandaRoof(art);
    drawCountyOfficer(art);
    drawTable(art);
    drawFarmer(art);
    drawOfficer(art);
    drawClaspedHands(art, ...CLASP, 0.92, HER_SKIN, mix(HIS_SKIN, SKIN_SHADE, 0.08));
    drawFieldWorker(art);
  });
  drawFall(art, random);
  drawGrass(art, random);
  return art;
}

/** Rain everywhere but under the roof. */
function drawFall(art: Art, random: Random): void {
  const { top } = art.view;
  const rain = { left: -20, length: 82, width: 2.3, ink: WATER };
  const [corner, upper] = PORCH;
  const ridge = upper + SCALE * VERANDA.ridge;
  const left = corner + SCALE * VERANDA.left;
  const count = 76 - Math.round(top / 12);
  drawRain(art, { ...rain, right: 1640, top, bottom: ridge - 6, count, opacity: 0.45 }, random);
  const low = { top: ridge - 40, bottom: 850, count: 150, opacity: 0.55 };
  drawRain(art, { ...rain, ...low, right: left - 56 }, random);
}

/** A soft shadow on the boards: the light comes from a lamp and from a grey sky. */
function drawSoftShadow(art: Art, x: number, y: number): void {
  art.path(ellipse(x, y, 60, 8), '#5E2E1C', 'opacity=".32"');
}

/** Table with a cloth; on it lies the signed agreement with its seal. */
function drawTable(art: Art): void {
  const cloth = 'M984 636H1168L1186 664H966Z';
  const fall = 'M966 664H1186L1180 752H972Z';
  art.path(ellipse(1076, 780, 108, 9), '#5E2E1C', 'opacity=".36"');
  art.path(rect(980, 740, 12, 40) + rect(1160, 740, 12, 40), '#4A2A1A');
  art.path(fall, PALETTE.forest);
  art.path('M972.6 740H1179.4L1178 762H974Z', clothFill(art, HEM, 0.34));
  art.path(cloth, PALETTE.deep);
  art.path('M1030 640H1082L1086 659H1024Z', PALETTE.cream);
  art.path('M1084 640H1136L1146 659H1088Z', '#FFFBF0');
  art.line(
    'M1036 644H1074M1035 648H1076M1033 652H1060M1092 644H1128M1093 648H1122',
    '#8A7A6A',
    1.6,
  );
  art.line('M1096 655C1100 650 1103 657 1107 652C1111 655 1114 651 1120 654', PALETTE.indigo, 1.8);
  art.line(
    'M1030 656.5C1034 652 1037 658 1041 653.6C1045 656 1049 653 1054 655.6',
    PALETTE.indigo,
    1.8,
  );
  art.path(ellipse(1134, 653.6, 6.4, 3.6), PALETTE.cherry);
}

/** She stands for the farmers of her cooperative, the pen still in her hand, and laughs. */
function drawFarmer(art: Art): void {
  drawSoftShadow(art, 934, 790);
  drawPerson(
    art,
    934,
    786,
    1.06,
    {
      top: PALETTE.sun,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.cherry,
      skin: HER_SKIN,
      mood: 'laugh',
    },
    {
      nod: -2,
      nearHand: 'none',
      near: [
        [38, -214],
        [92, -202],
      ],
      farHand: 'pinch',
      far: [
        [44, -206],
        [66, -164],
      ],
      held: () => art.line('M74 -152L92 -142', PALETTE.cherry, 4),
    },
  );
}

/** He stands for the company: a badge on a ribbon, one hand on the table. */
function drawOfficer(art: Art): void {
  drawSoftShadow(art, 1222, 794);
  drawPerson(
    art,
    1222,
    790,
    1.1,
    {
      top: PALETTE.teal,
      bottom: '#33405A',
      hair: '#120D0C',
      glasses: '#10231B',
      skin: HIS_SKIN,
      mood: 'smile',
      longSleeves: true,
    },
    {
      flip: true,
      nod: 4,
      farHand: 'none',
      far: [
        [54, -214],
        [100, -199],
      ],
      nearHand: 'flat',
      near: [
        [14, -202],
        [54, -158],
      ],
      held: () => {
        art.line('M32 -284L28 -226', PALETTE.sun, 3);
        art.path(roundRect(17, -232, 25, 32, 3), PALETTE.cream);
        drawMark(art, 'sun', 29.5, -216, 10);
      },
    },
  );
}

/** A county officer in a peaked cap claps behind the farmer. */
function drawCountyOfficer(art: Art): void {
  drawSoftShadow(art, 866, 756);
  drawPerson(
    art,
    866,
    752,
    1.04,
    {
      top: '#B79A62',
      bottom: '#5A4A33',
      cap: PALETTE.forest,
      hair: '#17100E',
      skin: '#5A2F1D',
      mood: 'smile',
      longSleeves: true,
    },
    {
      nod: 0,
      far: [
        [46, -208],
        [72, -238],
      ],
      farHand: 'flat',
      near: [
        [26, -204],
        [62, -232],
      ],
      nearHand: 'flat',
    },
  );
}

/** The third partner, nearer and seen from behind: her organisation's mark is on her vest. */
function drawFieldWorker(art: Art): void {
  drawSoftShadow(art, 1336, 804);
  drawPersonFromBehind(
    art,
    1336,
    800,
    1.12,
    {
      top: PALETTE.cream,
      vest: '#2B5C8A',
      bottom: PALETTE.plum,
      hair: '#17100E',
      hairdo: 'braids',
      earring: PALETTE.sun,
      skin: '#80492C',
      mood: 'laugh',
      longSleeves: true,
    },
    {
      looks: 'left',
      lean: -2,
      left: {
        arm: [
          [-72, -222],
          [-92, -258],
        ],
        hand: 'flat',
      },
      front: () => drawMark(art, 'drop', 0, -226, 24),
    },
  );
}
