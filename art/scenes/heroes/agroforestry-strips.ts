import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { leafBunch } from '../../elements/foliage.ts';
import { drawMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawTree } from '../../elements/trees.ts';
import { circle, ellipse, fillBelow, type Point, range } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';

/** Contour strips from far to near: ink, light, crop, and where the shade trees stand in them. */
type Strip = {
  color: string;
  light: string;
  crop: 'coffee' | 'maize';
  /** Place, height in units, and whether it is a broad tree instead of a slim grevillea. */
  trees?: readonly (readonly [x: number, height: number, isBroad?: boolean])[];
};

const STRIPS: readonly Strip[] = [
  {
    color: '#4B7F3C',
    light: '#A9C55A',
    crop: 'coffee',
    trees: [
      [54, 136],
      [196, 118, true],
      [300, 150],
      [436, 126],
      [560, 140, true],
      [664, 122],
      [828, 148],
      [936, 118],
      [1050, 142, true],
      [1156, 126],
      [1452, 128],
      [1566, 144],
    ],
  },
  { color: '#A9502E', light: '#E0A070', crop: 'maize' },
  {
    color: '#2F6B3C',
    light: '#8DB548',
    crop: 'coffee',
    trees: [
      [84, 214],
      [292, 176, true],
      [480, 204],
      [742, 184, true],
      [912, 210],
      [1078, 182],
      [1502, 212],
    ],
  },
  { color: '#B9603A', light: '#EBB083', crop: 'maize' },
  {
    color: '#27603F',
    light: '#7FAE3C',
    crop: 'coffee',
    trees: [
      [168, 272],
      [604, 250],
      [870, 226, true],
      [1560, 268],
    ],
  },
  { color: '#93401F', light: '#CF7A48', crop: 'maize' },
];

/** Where the strips begin, and how deep the farthest is and by how much each nearer one is deeper. */
const FIRST_STRIP = 556;
const FIRST_DEPTH = 30;
const DEEPER = 13;

/** Half width of the clearing in the nearest row of maize. */
const CLEARING = 92;

/** The strips from far to near. In the nearest row nothing grows around `clearing`, a place on the stage. */
export function drawStrips(art: Art, clearing: number, random: Random): void {
  STRIPS.forEach((_, k) => drawStrip(art, k, clearing, random));
}

/** Upper edge of strip `k` at x. */
function edgeAt(art: Art, k: number, x: number): number {
  const top = FIRST_STRIP + k * FIRST_DEPTH + (DEEPER * k * (k - 1)) / 2;
  return top + 26 * Math.sin(x / 330 + k * 0.5) + 10 * art.noise(x / 160, k);
}

function drawStrip(art: Art, k: number, clearing: number, random: Random): void {
  const strip = at(STRIPS, k);
  const depth = FIRST_DEPTH + k * DEEPER;
  const edge: Point[] = range(-40, 1640, 40).map((x) => [x, edgeAt(art, k, x)]);
  const land = fillBelow(edge, 920);
  const y = edgeAt(art, k, 0);
  art.path(land, strip.color);
  const line = [1500, y - 30, 1080, y + depth * 1.9] as const;
  art.grain(land, strip.light, ramp([0, 1], [0.35, 0.35], [1, 0]), line);
  if (strip.crop === 'coffee') {
    drawCoffeeRows(art, k, depth, strip, random);
  } else if (k > 2) {
    drawMaizeRow(art, k, depth, clearing, random);
  }
  strip.trees?.forEach(([x, height, isBroad], i) => {
    const foot = edgeAt(art, k, x) + depth * 0.4;
    const dark = mix('#1F4C3A', '#5C8F78', 0.3 - 0.07 * k);
    if (isBroad) {
      drawBroadTree(art, x, foot, height / 300, dark, '#9DBF5A', i + k * 30);
    } else {
      drawTree(art, x, foot, height, dark, '#A9C55A', i + k * 30);
    }
  });
}

/** Two rows of coffee bushes; near ones carry clusters of cherries on their lit side. */
function drawCoffeeRows(art: Art, k: number, depth: number, strip: Strip, random: Random): void {
  const size = 20 + k * 8;
  for (let row = 0; row < 2; row++) {
    for (let x = -20 + row * size * 0.7; x < 1640; x += size * 1.36) {
      const y = edgeAt(art, k, x) + 10 + row * depth * 0.46;
      const r = size * (0.54 + random() * 0.14);
      const [rx, ry] = [r * 1.05, r * 0.86];
      art.path(ellipse(x - r * 0.5, y + ry * 0.7, r, r * 0.2), PALETTE.ink, 'opacity=".3"');
      const bush = leafBunch(x, y - ry * 0.2, rx, ry, random, 11);
      art.path(bush, mix(strip.color, PALETTE.ink, 0.32));
      if (k < 2) {
        continue;
      }
      const line = [x + rx, y - ry, x - rx * 0.6, y + ry * 0.6] as const;
      art.grain(bush, strip.light, ramp([0, 0.95], [0.5, 0.2], [1, 0]), line, { frequency: 0.9 });
      if (k > 3) {
        const [cx, cy] = [x + rx * (0.1 + random() * 0.3), y - ry * (0.1 + random() * 0.3)];
        drawCherries(art, cx, cy, r * 0.34, random);
      }
    }
  }
}

/** A cluster of five to eight ripe cherries along a twig. */
function drawCherries(art: Art, x: number, y: number, reach: number, random: Random): void {
  const tilt = (random() - 0.4) * 1.6;
  const count = 5 + Math.floor(random() * 4);
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    const cx = x + t * reach + (random() - 0.5) * 5;
    const cy = y + t * reach * tilt + (random() - 0.5) * 6;
    art.path(circle(cx, cy, 2.1), random() < 0.8 ? PALETTE.cherry : '#E0662A');
  }
}

/** A row of maize, the nearest as high as her knee; it leaves a clearing. */
function drawMaizeRow(art: Art, k: number, depth: number, clearing: number, random: Random): void {
  const isNear = k === STRIPS.length - 1;
  const scale = isNear ? 0.8 : 0.44;
  for (let x = -10; x < 1640; x += isNear ? 82 : 50) {
    const px = x + random() * 14;
    if (isNear && Math.abs(px - clearing) < CLEARING) {
      continue;
    }
    const foot = edgeAt(art, k, px) + depth * (isNear ? 0.72 : 0.6);
    drawMaize(art, px, foot, scale * (0.94 + random() * 0.12), MAIZE_GREEN, Math.round(px) + k);
  }
}
