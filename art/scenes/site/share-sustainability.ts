import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawSeedling } from '../../elements/plants.ts';
import { drawTree } from '../../elements/trees.ts';
import { ellipse, fillBelow, type Point, range } from '../../drawing/geometry.ts';
import { PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

/** Sustainability: contour strips of coffee and maize under trees, a young tree in front. */
export function drawShareSustainability(): Art {
  const art = new Art(SHARE_WIDTH, SHARE_HEIGHT, 74);
  drawBackdrop(art, {
    bands: SKY_KEYS.deepTealHero,
    horizon: 410,
    sun: [690, 270, 56],
    ridges: [
      { y: 372, amplitude: 50, seed: 13, color: '#86A9A0', light: '#D5DDB4' },
      {
        y: 398,
        amplitude: 36,
        seed: 29,
        color: '#5C8F78',
        light: '#B6CB92',
        trees: 20,
        treeHeight: [22, 48],
        cover: 'groups',
      },
    ],
    land: 520,
    side: -1,
  });
  const strips = [
    ['#4B7F3C', '#A9C55A'],
    ['#A9502E', '#E0A070'],
    ['#2F6B3C', '#8DB548'],
    ['#B9603A', '#EBB083'],
    ['#27603F', '#7FAE3C'],
  ] as const;
  for (const [k, [ink, light]] of strips.entries()) {
    const y = 412 + k * (20 + k * 6);
    const edge: Point[] = range(-40, 1240, 64).map((x) => [
      x,
      y + 22 * Math.sin(x / 300 + 2.2 + k * 0.2),
    ]);
    const land = fillBelow(edge, SHARE_HEIGHT);
    art.path(land, ink);
    art.grain(land, light, ramp([0, 1], [0.4, 0.25], [1, 0]), [300, y - 20, 700, y + 110]);
    drawStripCrop(art, k, edge);
  }
  drawBroadTree(art, 960, 560, 1.72, '#1F4C3A', '#8FB34C', 4);
  art.path(ellipse(300, 582, 110, 13), PALETTE.soilDark);
  drawSeedling(art, 300, 580, 240);
  return art;
}

/** Small trees on the far strips, maize on the red ones. */
function drawStripCrop(art: Art, k: number, edge: readonly Point[]): void {
  for (const [i, [x, y]] of edge.entries()) {
    if (k % 2) {
      drawSmallMaize(art, x, y + 12 + k * 7, 0.16 + k * 0.08, MAIZE_GREEN, i + k);
    } else if (k < 4 && i % 3 === k / 2) {
      drawTree(art, x, y + 14, 54 + k * 26 + (i % 4) * 6, '#2F6650', '#A9C176', i + k, -1);
    }
  }
}
