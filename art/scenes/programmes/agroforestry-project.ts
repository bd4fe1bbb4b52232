import { Art, ramp } from '../../canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawCoffeeBush, drawSeedling } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { range } from '../../geometry.ts';
import { PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const SHIRT: Cloth = { motif: 'zigzag', inks: ['#F6B23C', '#A63D22', '#1E4A33', '#FCF4E3'] };

/** Agroforestry projects: planting a tree among coffee under tall shade trees. */
export function drawAgroforestryProject(): Art {
  const art = new Art(WIDTH, HEIGHT, 22);
  const random = createRandom(5);
  drawBackdrop(art, {
    bands: SKY_KEYS.deepTeal,
    horizon: 520,
    sun: [780, 300, 92],
    ridges: [
      {
        y: 470,
        amplitude: 44,
        seed: 14,
        color: '#5C8F78',
        light: '#B6CB92',
        trees: 26,
        treeHeight: [26, 60],
      },
    ],
    land: 640,
  });
  drawGround(art, 560, '#A5482A', '#E8A878', '#4A140A');
  for (const [x, y, h, k] of [
    [70, 640, 500, 1],
    [250, 616, 400, 2],
    [1120, 650, 520, 3],
    [960, 612, 360, 4],
  ] as const) {
    drawTree(art, x, y, h, '#1F4C3A', '#A9C55A', k + 20);
  }
  for (const x of range(10, 1200, 104)) {
    drawCoffeeBush(art, x, 668, 130, random, '#1D4D31', '#7FAE3C', 12);
  }
  drawShadow(art, 500, 846, 150, 14, '#4A140A');
  drawPerson(
    art,
    470,
    842,
    1.46,
    {
      top: PALETTE.sun,
      topCloth: SHIRT,
      bottom: PALETTE.indigo,
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin: '#4A2719',
      boots: '#3A2A20',
    },
    {
      legs: 'kneel',
      bend: 26,
      nod: 10,
      near: [
        [70, -88],
        [116, -44],
      ],
      far: [
        [96, -92],
        [142, -48],
      ],
    },
  );
  const heap = 'M560 846C590 806 640 796 690 804C750 808 790 826 804 846Z';
  art.path(heap, '#4A1D10');
  art.grain(heap, '#B9603A', ramp([0, 1], [0.5, 0.25], [1, 0]), [780, 790, 620, 850]);
  drawSeedling(art, 672, 808, 190);
  return art;
}
