import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawSky, drawSun } from '../../elements/sky.ts';
import { circle, ellipse, polygon, range } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Height of the left and right corners of the soil block. */
const BLOCK_TOP = 440;

/** Left, front and right corner of the block, and how far the front one lies below the others. */
const [LEFT, MIDDLE, RIGHT] = [150, 560, 1050];
const FRONT_DROP = 100;

/** Height of the block's near upper edge. */
function edgeAt(x: number): number {
  const t = x < MIDDLE ? (x - LEFT) / (MIDDLE - LEFT) : (RIGHT - x) / (RIGHT - MIDDLE);
  return BLOCK_TOP + t * FRONT_DROP;
}

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
  const [left, right, middle, top] = [LEFT, RIGHT, MIDDLE, BLOCK_TOP];
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
  // The crown's whole shadow lies on the grass already.
  drawBroadTree(art, 620, BLOCK_TOP + 16, 1.5, '#1F4C3A', '#A9C55A', 7, lightOn(art), false);
  for (let i = 0; i < 60; i++) {
    // No tuft at the very corners: it would stand in the air.
    const t = 0.04 + random() * 0.92;
    const x = left + t * (right - left);
    drawTuft(art, x, edgeAt(x) - random() * 16, 22, 4, random, PALETTE.deep, PALETTE.lime);
  }
  return art;
}

/** Where carbon sinks in, and how many beads deep: some of it reaches the lowest layer. */
const ARROWS = [
  [270, 4],
  [410, 6],
  [690, 7],
  [830, 4],
  [970, 5],
] as const;

/** Distance of a bead from the next in units. */
const BEAD_STEP = 30;

/** Arrows of carbon beads, dense in the dark layer. */
function drawCarbon(art: Art, random: Random): void {
  for (let i = 0; i < 40; i++) {
    const x = 170 + random() * 860;
    art.path(circle(x, edgeAt(x) + 20 + random() * 80, 2 + random() * 4), '#6B5A4A');
  }
  for (const [x, beads] of ARROWS) {
    const top = edgeAt(x) + 34;
    for (const i of range(0, beads - 1)) {
      const y = top + i * BEAD_STEP;
      art.path(circle(x, y, 12.5 - i * 1.1), i < 3 ? PALETTE.lime : PALETTE.flush);
      art.path(circle(x + 3, y - 4, 3), PALETTE.cream);
    }
    const tip = top + beads * BEAD_STEP;
    art.path(
      polygon([
        [x - 15, tip - 6],
        [x + 15, tip - 6],
        [x, tip + 20],
      ]),
      PALETTE.flush,
    );
  }
}
