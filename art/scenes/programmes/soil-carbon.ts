import { Art, ramp } from '../../canvas.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawSky, drawSun } from '../../elements/sky.ts';
import { circle, ellipse, polygon } from '../../geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Height of the left and right corners of the soil block. */
const BLOCK_TOP = 440;

/** Soil carbon management: a block of land; the tree's carbon sinks into dark layers. */
export function drawSoilCarbon(): Art {
  const art = new Art(WIDTH, HEIGHT, 24);
  const random = createRandom(8);
  drawSky(art, SKY_KEYS.deepTeal, 920);
  drawSun(art, 850, 230, 110, 330);
  art.path(ellipse(600, 836, 420, 46), '#6E6A50', 'opacity=".5"');
  const layers = [
    { depth: 0, color: '#22140E' },
    { depth: 110, color: '#5A2415' },
    { depth: 180, color: '#A5482A' },
    { depth: 250, color: '#E0A878' },
  ];
  const [left, right, middle, top] = [150, 1050, 560, BLOCK_TOP];
  layers.forEach(({ depth, color }, k) => {
    const next = layers[k + 1]?.depth ?? 305;
    const front = polygon([
      [left, top + depth],
      [middle, top + 100 + depth],
      [middle, top + 100 + next],
      [left, top + next],
    ]);
    const side = polygon([
      [middle, top + 100 + depth],
      [right, top + depth],
      [right, top + next],
      [middle, top + 100 + next],
    ]);
    art.path(front, mix(color, PALETTE.ink, 0.3));
    art.path(side, color);
    art.grain(front, '#0C0806', ramp([0, 0.9], [0.6, 0.15], [1, 0]), [left, 0, middle, 0]);
    art.grain(side, mix(color, '#FFE2B0', 0.4), ramp([0, 0], [0.5, 0.1], [1, 0.8]), [
      middle,
      0,
      right,
      0,
    ]);
  });
  drawCarbon(art, random);
  const grass = polygon([
    [left, top],
    [640, top - 96],
    [right, top],
    [middle, top + 100],
  ]);
  art.path(grass, PALETTE.leaf);
  art.grain(grass, PALETTE.lime, ramp([0, 1], [0.5, 0.3], [1, 0]), [
    right,
    top - 60,
    left,
    top + 60,
  ]);
  art.path(ellipse(560, BLOCK_TOP + 8, 190, 40), PALETTE.forest, 'opacity=".6"');
  drawBroadTree(art, 620, BLOCK_TOP + 16, 1.5, '#1F4C3A', '#A9C55A', 7);
  for (let i = 0; i < 90; i++) {
    const t = random();
    const x = left + t * (right - left);
    const limitLow =
      x < middle
        ? top + ((x - left) / (middle - left)) * 100
        : top + ((right - x) / (right - middle)) * 100;
    drawTuft(art, x, limitLow - random() * 16, 22, 4, random, PALETTE.deep, PALETTE.lime);
  }
  return art;
}

/** Arrows of carbon beads, dense in the dark layer. */
function drawCarbon(art: Art, random: Random): void {
  for (const x of [300, 440, 700, 840, 970]) {
    const y = x < 560 ? BLOCK_TOP + ((x - 150) / 410) * 100 : BLOCK_TOP + ((1050 - x) / 490) * 100;
    for (let i = 0; i < 5; i++) {
      art.path(circle(x, y + 34 + i * 30, 12 - i * 1.2), i < 3 ? PALETTE.lime : PALETTE.flush);
      art.path(circle(x + 3, y + 30 + i * 30, 3), PALETTE.cream);
    }
    const tip = y + 34 + 150;
    art.path(
      polygon([
        [x - 15, tip - 6],
        [x + 15, tip - 6],
        [x, tip + 20],
      ]),
      PALETTE.flush,
    );
  }
  for (let i = 0; i < 60; i++) {
    const x = 170 + random() * 860;
    const base =
      x < 560 ? BLOCK_TOP + ((x - 150) / 410) * 100 : BLOCK_TOP + ((1050 - x) / 490) * 100;
    art.path(circle(x, base + 20 + random() * 80, 2 + random() * 4), '#6B5A4A');
  }
}
