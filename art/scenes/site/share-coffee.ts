import { Art } from '../../drawing/canvas.ts';
import { drawCherryCluster } from '../../elements/coffee-cherries.ts';
import { drawGoldDisc } from '../../elements/gold-disc.ts';
import { drawCoffeeLeaf } from '../../elements/leaf.ts';
import { limb } from '../../figures/limb.ts';
import { type Point, rect, sample } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

const NIGHT = '#123528';

/** The branch's curve, from the right edge to its tip. */
function branchAt(t: number): Point {
  return [1240 - 640 * t, 250 + 130 * Math.sin(t * 2.4 + 0.3) - 20 * t];
}

/** Coffee: a laden branch before a gold disc, on night green. */
export function drawShareCoffee(): Art {
  const art = new Art(SHARE_WIDTH, SHARE_HEIGHT, 72);
  const random = createRandom(1703683431);
  const ground = rect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  art.path(ground, NIGHT);
  for (const [x, y, length, angle] of [
    [-30, 620, 360, -48],
    [250, 660, 330, -76],
    [480, 650, 280, -40],
    [1230, 640, 330, -120],
  ] as const) {
    drawCoffeeLeaf(art, x, y, { length, width: 0.25, angle }, ['#184536'], length, true);
  }
  drawGoldDisc(art, 930, 320, 236);
  const nodes = [0.18, 0.48, 0.76] as const;
  const dark = mix(PALETTE.forest, PALETTE.leaf, 0.3);
  for (const [i, t] of nodes.entries()) {
    const [x, y] = branchAt(t);
    const up = -118 + i * 8;
    drawCoffeeLeaf(art, x, y, { length: 190, width: 0.235, angle: up }, ['#2C6644', '#4B8B3B'], i);
    drawCoffeeLeaf(art, x, y, { length: 200, width: 0.235, angle: -46 }, [dark, '#3D7C38'], i + 4);
  }
  art.path(
    limb(
      sample(6, (t) => branchAt(t * 0.86)),
      [9, 8, 7.4, 7, 6, 5, 3],
    ),
    '#6B5130',
  );
  for (const [i, t] of nodes.entries()) {
    const [x, y] = branchAt(t);
    const down = { length: 180, width: 0.235, angle: i % 2 ? 70 : 116 };
    drawCoffeeLeaf(art, x, y + 6, down, [dark, '#357A3A'], i * 7 + 2);
    drawCherryCluster(art, x, y + 14, 8 + i, 27, random, i);
  }
  return art;
}
