import { Art } from '../../drawing/canvas.ts';
import { drawRidges } from '../../elements/hills.ts';
import { drawTeaLeaf } from '../../elements/leaf.ts';
import { drawHedge, drawTeaHill, HEDGE_NEAR, TEA_FAR, TEA_MID } from '../../elements/tea-hills.ts';
import { drawTeaFactory } from '../../elements/tea-factory.ts';
import { drawTree } from '../../elements/trees.ts';
import { limb } from '../../figures/limb.ts';
import { ellipse } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

/** Tea: two leaves and a bud before the rows, the factory on its hill. */
export function drawShareTea(): Art {
  const art = new Art(SHARE_WIDTH, SHARE_HEIGHT, 71);
  drawBackdrop(art, {
    bands: ['#F0B884', '#F4C692', '#F7D3A3', '#FADFB6', '#FCEACB', '#FDF3E0'],
    horizon: 440,
    sun: [1096, 176, 56],
    clouds: [[800, 168, 100, 'bank']],
    cloudInk: '#FFF7E6',
    cloudShade: '#EFC39A',
  });
  drawRidges(
    art,
    [
      { y: 396, amplitude: 40, seed: 17, color: '#B79A98', light: '#EACBA4' },
      {
        y: 428,
        amplitude: 34,
        seed: 25,
        color: '#87A08C',
        light: '#D9D3AA',
        trees: 20,
        treeHeight: [24, 46],
        cover: 'wood',
      },
    ],
    600,
  );
  drawTeaHill(art, {
    cx: 900,
    cy: 580,
    rx: 560,
    rise: 160,
    squash: 0.26,
    rings: 20,
    seed: 9,
    inks: TEA_FAR,
  });
  for (const [x, height] of [
    [712, 88],
    [744, 66],
  ] as const) {
    drawTree(art, x, 452, height, '#3C6C4E', '#A9C176', x);
  }
  // The yard: the factory's wall and gable stand on red soil.
  art.path(ellipse(940, 446, 236, 15), '#B5603C');
  art.group('translate(760 446) scale(0.86)', () => {
    drawTeaFactory(art, 0, 0, '#FFF7E6');
  });
  drawTeaHill(art, {
    cx: 240,
    cy: 690,
    rx: 760,
    rise: 210,
    squash: 0.3,
    rings: 18,
    seed: 31,
    inks: TEA_MID,
    bump: 3,
  });
  drawShoot(art, 300, 606);
  drawHedge(art, { y: 588, amplitude: 8, seed: 11, inks: HEDGE_NEAR, count: 240, leaf: [15, 26] });
  return art;
}

/** Two leaves and a bud, about 330 units high, growing from (x, y). */
function drawShoot(art: Art, x: number, y: number): void {
  const stem = limb(
    [
      [x, y],
      [x + 6, y - 90],
      [x + 2, y - 170],
    ],
    [9, 7, 4],
  );
  const inks = ['#3F7F2F', '#7FB03A'] as const;
  drawTeaLeaf(art, x + 4, y - 70, { length: 250, width: 0.2, angle: -158 }, inks, PALETTE.lime);
  drawTeaLeaf(art, x + 4, y - 96, { length: 260, width: 0.2, angle: -28 }, inks, PALETTE.lime);
  art.path(stem, '#6FA02F');
  const young = ['#6FA037', '#A9C84A'] as const;
  drawTeaLeaf(art, x + 3, y - 158, { length: 150, width: 0.2, angle: -60 }, young, PALETTE.lime);
  drawTeaLeaf(art, x + 2, y - 166, { length: 142, width: 0.12, angle: -98 }, young, '#EFF2B0');
}
