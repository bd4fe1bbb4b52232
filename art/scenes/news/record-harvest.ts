import { Art, ramp } from '../../canvas.ts';
import { drawCorrugated, drawSignboard, drawWall } from '../../elements/buildings.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawCherryHeap } from '../../elements/coffee.ts';
import { drawBasket } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawHeadLoad } from '../../figures/head-load.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, ellipse, polygon, range, rect } from '../../geometry.ts';
import { PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 800;

const DRESS: Cloth = { motif: 'sun', inks: ['#20365C', '#F6B23C', '#C8402B', '#FCF4E3'] };

/** News: a record coffee harvest arriving at the wet mill. */
export function drawRecordHarvest(): Art {
  const art = new Art(WIDTH, HEIGHT, 20);
  const random = createRandom(3);
  drawBackdrop(art, {
    bands: SKY_KEYS.dawn,
    horizon: 430,
    sun: [250, 190, 66],
    clouds: [[640, 110, 110]],
    cloudInk: '#FFF1D6',
    cloudShade: '#F2B883',
    ridges: [
      { y: 370, amplitude: 50, seed: 4, color: '#B79A98', light: '#EACBA4' },
      {
        y: 410,
        amplitude: 40,
        seed: 15,
        color: '#5C8A70',
        light: '#B4C394',
        trees: 26,
        treeHeight: [22, 46],
      },
    ],
    land: 560,
    side: -1,
  });
  drawGround(art, 500, PALETTE.soilLight, '#F0BE90', '#5E1B0E', -1);
  drawMill(art);
  drawShadow(art, 330, 660, 100, 11);
  drawPerson(
    art,
    310,
    656,
    0.98,
    { top: PALETTE.cream, bottom: PALETTE.plum, cap: PALETTE.forest, skin: '#4A2719' },
    {
      legs: 'walk',
      near: [
        [-14, -330],
        [22, -386],
      ],
      far: [
        [52, -326],
        [44, -384],
      ],
      held: () => drawHeadLoad(art),
    },
  );
  drawShadow(art, 560, 716, 110, 12);
  drawPerson(
    art,
    520,
    712,
    1.16,
    {
      top: PALETTE.indigo,
      topCloth: DRESS,
      skirt: true,
      skirtCloth: DRESS,
      scarf: PALETTE.sun,
      skin: '#653822',
    },
    {
      bend: 10,
      nod: 10,
      near: [
        [46, -192],
        [104, -176],
      ],
      far: [
        [74, -200],
        [160, -180],
      ],
      held: () => {
        drawBasket(art, 134, -184, 58, () => drawCherryHeap(art, 134, -190, 52, 24, 7, random));
      },
    },
  );
  for (const [x, y, r] of [
    [160, 700, 130],
    [900, 696, 128],
    [1110, 716, 138],
  ] as const) {
    drawShadow(art, x, y + r * 0.86, r * 1.1, 14);
    drawBasket(art, x, y, r, () =>
      drawCherryHeap(art, x, y - r * 0.1, r * 0.93, r * 0.42, 11, random),
    );
  }
  return art;
}

/** Wet mill: roof on posts, hopper with cherries, pulper wheel. */
function drawMill(art: Art): void {
  drawWall(art, 640, 300, 520, 560, '#EAD3A8', PALETTE.forest, 60);
  art.path(rect(690, 360, 260, 200), '#2A1710');
  const hopper = polygon([
    [720, 380],
    [920, 380],
    [860, 480],
    [780, 480],
  ]);
  art.path(hopper, '#8C9288');
  art.grain(hopper, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [720, 380, 920, 460]);
  art.path(ellipse(820, 382, 98, 18), '#8F1226');
  for (const i of range(0, 32)) {
    art.path(circle(734 + i * 5.4, 378 - ((i * 7) % 12), 6.4), i % 5 ? PALETTE.cherry : '#E0662A');
  }
  art.path(rect(782, 480, 76, 60), '#5B625A');
  art.line(circle(900, 512, 38), PALETTE.soil, 10);
  art.line('M862 512H938M900 474V550', PALETTE.soil, 6);
  art.path(rect(1010, 380, 96, 180), PALETTE.teal);
  drawCorrugated(
    art,
    [
      [600, 310],
      [680, 210],
      [1130, 210],
      [1210, 310],
    ],
    PALETTE.soil,
    '#F6B23C',
    -14,
  );
  art.path(d`M600 310H1210v13H600Z`, PALETTE.soilDark);
  art.line('M632 322V566M1172 322V566', '#5B3A22', 13);
  drawSignboard(art, 760, 232, 280, 58, PALETTE.cream, PALETTE.forest);
}
