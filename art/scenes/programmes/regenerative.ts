import { Art, ramp } from '../../canvas.ts';
import { drawMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawRoot } from '../../elements/roots.ts';
import { drawSky, drawSun } from '../../elements/sky.ts';
import { drawTree } from '../../elements/trees.ts';
import { limb } from '../../figures/limb.ts';
import { blob, circle, d, ellipse, fillBelow, type Point, range } from '../../geometry.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Regenerative agriculture: mixed crops above, living soil with worms and roots below. */
export function drawRegenerative(): Art {
  const art = new Art(WIDTH, HEIGHT, 23);
  const random = createRandom(11);
  drawSky(art, SKY_KEYS.mint, 420);
  drawSun(art, 930, 170, 64);
  drawBackdropTrees(art, random);
  const edge: Point[] = range(-40, 1240, 40).map((x) => [x, 452 + Math.sin(x / 150) * 7]);
  const soil = fillBelow(edge, 940);
  art.path(soil, '#3A1A10');
  art.grain(soil, '#8A3A20', ramp([0, 0], [0.4, 0.2], [1, 1]), [0, 470, 0, 930]);
  for (let i = 0; i < 90; i++) {
    const w = 3 + random() * 11;
    art.path(
      ellipse(random() * WIDTH, 490 + random() * 400, w, w * 0.5),
      mix('#5A2415', '#E0A878', random() * 0.4),
    );
  }
  for (const [x, spread] of [
    [190, 150],
    [480, 170],
    [800, 180],
    [1060, 150],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      drawRoot(art, x + (i - 2.5) * 5, 456, 0.5 + i * 0.43, 6, spread + random() * 90, 2, random);
    }
  }
  drawWorm(art, 250, 740, 1, '#D98A7A');
  drawWorm(art, 640, 660, -1, '#E09A86');
  drawWorm(art, 930, 790, 1, '#CF7A6E');
  for (const [x, kind] of [
    [190, 0],
    [480, 1],
    [800, 0],
    [1060, 1],
  ] as const) {
    if (kind === 0) {
      drawMaize(art, x, 456, 1.9, MAIZE_GREEN, x);
      drawVine(art, x, 456, 230);
    } else {
      drawSquash(art, x, 452, random);
    }
  }
  for (let i = 0; i < 120; i++) {
    drawTuft(
      art,
      random() * WIDTH,
      458 + random() * 8,
      26,
      4,
      random,
      PALETTE.forest,
      PALETTE.flush,
    );
  }
  return art;
}

function drawBackdropTrees(art: Art, random: Random): void {
  const far: Point[] = range(-40, 1240, 60).map((x) => [x, 392 - 26 * Math.sin(x / 170)]);
  art.path(fillBelow(far, 520), '#7FA68A');
  art.grain(fillBelow(far, 520), '#CBD9AC', ramp([0, 0], [1, 0.9]), [0, 370, 0, 440]);
  for (let i = 0; i < 16; i++) {
    drawTree(art, i * 80 + random() * 40, 420, 70 + random() * 60, '#3F7558', '#A9C55A', i + 7);
  }
}

function drawWorm(art: Art, x: number, y: number, direction: number, ink: string): void {
  const bends: Point[] = [
    [-92, 2],
    [-50, -9],
    [-6, 7],
    [40, -7],
    [84, 3],
  ];
  const points = bends.map(([px, py]): Point => [x + px * direction, y + py]);
  const body = limb(points, [5, 9, 10, 9, 5]);
  art.path(body, ink);
  art.grain(body, '#5A1F14', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [x, y - 22, x, y + 24], {
    frequency: 0.9,
  });
}

/** Climbing bean wound round the maize. */
function drawVine(art: Art, x: number, y: number, height: number): void {
  let path = `M${x} ${y}`;
  for (let i = 0; i < 5; i++) {
    path += `q${i % 2 ? -30 : 30} ${-height / 10} 0 ${-height / 5}`;
  }
  art.line(path, PALETTE.flush, 4);
  for (let i = 0; i < 7; i++) {
    const ly = y - 24 - i * (height / 8);
    art.path(circle(x + (i % 2 ? -22 : 22), ly, 9), i % 3 ? '#B79AD6' : PALETTE.cream);
  }
}

function drawSquash(art: Art, x: number, y: number, random: Random): void {
  for (const [dx, dy, r] of [
    [-80, -44, 46],
    [74, -40, 44],
    [-30, -76, 50],
    [34, -84, 48],
    [0, -38, 44],
  ] as const) {
    const leaf = blob(x + dx, y + dy, r, r * 0.78, random, 0.3, 9);
    art.path(leaf, PALETTE.deep);
    art.grain(leaf, PALETTE.lime, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [
      x + dx + r,
      y + dy - r,
      x + dx - r,
      y + dy + r,
    ]);
    art.line(
      d`M${x + dx} ${y + dy + r * 0.4}V${y + dy - r * 0.4}M${x + dx} ${y + dy}l${-r * 0.4} ${-r * 0.3}M${x + dx} ${y + dy}l${r * 0.4} ${-r * 0.3}`,
      PALETTE.flush,
      3,
    );
  }
  const fruit = ellipse(x + 24, y - 22, 44, 30);
  art.path(fruit, PALETTE.gold);
  art.grain(fruit, PALETTE.soilDark, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [x + 50, y - 50, x, y]);
  art.line(
    d`M${x + 24} ${y - 52}v60M${x + 6} ${y - 48}q-12 26 0 50M${x + 42} ${y - 48}q12 26 0 50`,
    mix(PALETTE.gold, PALETTE.soilDark, 0.4),
    3,
  );
}
