import type { Art } from '../../drawing/canvas.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { createHero, drawBackdrop } from '../../drawing/stage.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawTablet } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawEaveDrops, drawPuddle, drawRain } from '../../elements/rain.ts';
import { drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawHeadLoad } from '../../figures/head-load.ts';
import { limb } from '../../figures/limb.ts';
import { drawPerson } from '../../figures/person.ts';
import {
  drawCoffeeFringe,
  drawCoveredBed,
  drawHangingScale,
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

const WATER = '#E4F0EA';

/** Partnerships hero: sacks are weighed by lamplight on the cooperative's veranda while rain falls. */
export function drawCooperative(width: number, height: number): Art {
  const art = createHero(width, height, 5, 930, 960);
  const random = createRandom(14);
  drawBackdrop(art, {
    bands: SKY_KEYS.rain,
    horizon: 560,
    ridges: RIDGES,
    land: 680,
    side: 1,
  });
  drawGround(art, 604, '#B0583A', '#D79A7A', '#4A170D');
  drawCoveredBed(art, 640, 60, 590, 16);
  drawCoveredBed(art, 700, -20, 560, 20);
  drawVeranda(art);
  drawSackPile(art, 1180, VERANDA.floor + 26, 112, [3, 2]);
  drawHangingScale(art, 950, 844);
  drawVerandaRoof(art);
  drawEaveDrops(
    art,
    VERANDA.left - 40,
    1600,
    VERANDA.eave + 14,
    VERANDA.step + 30,
    WATER,
    createRandom(15),
  );
  drawTallywoman(art);
  drawClerk(art);
  drawPuddle(art, 300, 800, 190, '#8FA79E', WATER);
  drawPuddle(art, 610, 852, 120, '#8FA79E', WATER);
  const { top } = art.view;
  drawRain(
    art,
    {
      left: -20,
      right: 1640,
      top,
      bottom: 330,
      count: 90 - Math.round(top / 12),
      length: 76,
      width: 2.2,
      ink: WATER,
      opacity: 0.42,
    },
    random,
  );
  drawRain(
    art,
    {
      left: -20,
      right: 690,
      top: 330,
      bottom: 850,
      count: 120,
      length: 88,
      width: 2.4,
      ink: WATER,
      opacity: 0.55,
    },
    random,
  );
  drawPorter(art);
  drawCoffeeFringe(art, random);
  return art;
}

/** She steadies the sack that hangs on the scale, and laughs at what the dial shows. */
function drawTallywoman(art: Art): void {
  drawShadow(art, 826, 806, 84, 9);
  drawPerson(
    art,
    826,
    804,
    1.04,
    {
      top: PALETTE.sun,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.cherry,
      skin: '#653822',
      mood: 'laugh',
    },
    {
      bend: 4,
      nod: -8,
      nearHand: 'flat',
      near: [
        [44, -208],
        [80, -214],
      ],
      far: [
        [62, -226],
        [104, -248],
      ],
    },
  );
}

/** He stands nearer, his back to us, and notes the weight. */
function drawClerk(art: Art): void {
  drawShadow(art, 1130, 852, 100, 10);
  drawPersonFromBehind(
    art,
    1130,
    850,
    1.2,
    {
      top: PALETTE.teal,
      bottom: '#33405A',
      hair: '#120D0C',
      glasses: '#10231B',
      skin: '#4A2719',
      mood: 'smile',
      longSleeves: true,
    },
    {
      looks: 'left',
      lean: -2,
      left: {
        arm: [
          [-70, -206],
          [-92, -226],
        ],
        hand: 'none',
        isBefore: true,
      },
      before: () => {
        drawTablet(art, -112, -246, 58, -8);
        const thumb = limb(
          [
            [-84, -220],
            [-92, -234],
            [-100, -240],
          ],
          [7, 6, 4.6],
        );
        art.path(thumb, mix('#4A2719', '#C8814F', 0.16));
      },
    },
  );
}

/** He hurries in from the rain with the next sack on his head. */
function drawPorter(art: Art): void {
  drawShadow(art, 556, 858, 100, 9);
  art.group('rotate(5 556 856)', () => {
    drawPerson(
      art,
      556,
      856,
      1.08,
      {
        top: PALETTE.cream,
        bottom: PALETTE.plum,
        skin: '#4A2719',
        hair: '#120D0C',
        footwear: 'gumboots',
      },
      {
        legs: 'walk',
        nearHand: 'flat',
        near: [
          [-30, -318],
          [-58, -366],
        ],
        far: [
          [62, -306],
          [70, -360],
        ],
        held: () => drawHeadLoad(art),
      },
    );
  });
}
