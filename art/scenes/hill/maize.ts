import type { Art } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { drawHouse } from '../../elements/buildings.ts';
import { drawMaize, drawSmallMaize, MAIZE_GREEN, type MaizeInks } from '../../elements/maize.ts';
import { drawStandingSack } from '../../elements/sacks.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look } from '../../figures/pose.ts';
import { BAND, type Year } from './frame.ts';

const { ground } = BAND;

/** A red field in furrows, a house at its edge. */
export function drawMaizeBand(art: Art): void {
  drawHouse(art, 790, ground - 14, 120, '#F4D9A6', PALETTE.soil);
  art.path(
    `M-30 600V${ground + 6}C120 ${ground - 26} 880 ${ground - 26} 1030 ${ground + 6}V600Z`,
    PALETTE.soil,
  );
  const furrows = range(0, 4)
    .map(
      (i) =>
        d`M-30 ${ground + 14 + i * 17}C200 ${ground - 12 + i * 19} 800 ${ground - 12 + i * 19} 1030 ${ground + 14 + i * 17}`,
    )
    .join('');
  art.line(furrows, '#7A2716', 7);
}

/** Plants in two rows: places across the field, far and near. */
const FAR = range(70, 930, 62);
const NEAR = range(40, 970, 72);

const DRY: MaizeInks = ['#B98A45', '#8A6030', '#E3C07A'];

function drawTall(art: Art, inks: MaizeInks, gap: (x: number) => boolean = () => false): void {
  for (const [i, x] of FAR.entries())
    drawMaize(art, x, ground - 4, 1.5 + (i % 3) * 0.06, inks, i % 3);
  for (const [i, x] of NEAR.entries())
    if (!gap(x)) drawMaize(art, x, ground + 26, 1.6 + (i % 3) * 0.08, inks, 3 + (i % 3));
}

const FARMER: Look = {
  top: '#C8402B',
  bottom: PALETTE.indigo,
  hat: '#EBCB8B',
  hatBand: PALETTE.forest,
  skin: '#4A2719',
};
const WIFE: Look = {
  top: PALETTE.teal,
  bottom: PALETTE.plum,
  skirt: true,
  scarf: PALETTE.sun,
  skin: '#653822',
};

/** What the year changes in the maize. */
export const MAIZE_YEAR: Year = {
  layers: {
    plant: (art) => {
      art.path(
        range(150, 900, 75)
          .map((x) => ellipse(x, ground + 34, 20, 6))
          .join(''),
        '#4A170D',
      );
      drawPerson(art, 240, ground + 34, 0.98, FARMER, {
        bend: 30,
        nod: 8,
        near: [
          [74, -196],
          [120, -164],
        ],
        far: [
          [92, -206],
          [140, -178],
        ],
        front: () => {
          art.line('M96 -150L236 -206', '#8A6038', 9);
          art.path('M92 -154C84 -120 92 -84 108 -62L130 -74C116 -96 112 -124 112 -150Z', '#8FA09A');
        },
      });
      drawPerson(art, 560, ground + 34, 0.94, WIFE, {
        bend: 26,
        nod: 8,
        near: [
          [80, -190],
          [118, -150],
        ],
        nearHand: 'pinch',
        held: () => {
          art.path('M10 -196H66L58 -142H18Z', PALETTE.cream);
        },
      });
      art.path(
        circle(688, ground - 96, 4) + circle(692, ground - 70, 4) + circle(686, ground - 46, 4),
        PALETTE.sun,
      );
    },
    feed: (art) => {
      for (const x of FAR) drawSmallMaize(art, x, ground - 2, 0.86, MAIZE_GREEN, 3);
      for (const x of NEAR) drawSmallMaize(art, x, ground + 30, 1.05, MAIZE_GREEN, 5);
      drawPerson(art, 480, ground + 36, 0.98, FARMER, {
        bend: 14,
        nod: 6,
        near: [
          [52, -206],
          [96, -166],
        ],
        nearHand: 'pinch',
        held: () => {
          art.path('M16 -190H70L62 -128H24Z', PALETTE.teal);
          art.line('M16 -190C22 -216 64 -216 70 -190', '#1B4B49', 4);
        },
      });
      art.path(
        [596, 602, 594, 606].map((x, i) => circle(x, ground - 108 + i * 26, 4)).join(''),
        PALETTE.cream,
      );
    },
    grow: (art) => drawTall(art, MAIZE_GREEN),
    harvest: (art) => {
      drawTall(art, DRY, (x) => x > 380 && x < 700);
      drawStandingSack(art, 670, ground + 50, 150);
      drawStandingSack(art, 590, ground + 56, 130);
      drawPerson(art, 440, ground + 40, 0.98, WIFE, {
        nod: 2,
        near: [
          [40, -216],
          [78, -214],
        ],
        far: [
          [60, -240],
          [98, -258],
        ],
        front: () => {
          art.path('M74 -210C80 -250 96 -274 110 -278C116 -258 108 -226 90 -202Z', PALETTE.sun);
          art.path('M74 -208C70 -228 74 -246 84 -258C90 -240 90 -222 86 -206Z', '#D9C88A');
        },
      });
    },
  },
  states: { plant: ['plant'], feed: ['feed'], grow: ['grow'], harvest: ['harvest'] },
};
