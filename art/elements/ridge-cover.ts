import type { Art } from '../drawing/canvas.ts';
import { type Point, smooth } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { createNoise, createRandom, type Random } from '../drawing/random.ts';
import { drawHouse } from './buildings.ts';
import { type FarTree, farTreeLight, farTreeOutline } from './far-trees.ts';

/**
 * What stands on a far ridge: nothing, small fields between hedges, loose groups of trees, a wood,
 * a planted line of grevillea against the wind, homesteads among trees, or acacias in dry country.
 */
export type RidgeCover =
  'bare' | 'fields' | 'groups' | 'wood' | 'windbreak' | 'homesteads' | 'acacias';

/** Covers for ridges with trees where the scene names none. */
const COVERS: readonly RidgeCover[] = ['wood', 'homesteads', 'windbreak', 'groups', 'fields'];

/** The cover of a ridge for which the scene names none. It depends on the ridge's seed and height. */
export function coverAt(seed: number, y: number): RidgeCover {
  return at(COVERS, (seed * 3 + Math.round(y / 2)) % COVERS.length);
}

export type RidgeSite = {
  /** The skyline, points from left to right. */
  line: readonly Point[];
  seed: number;
  /** Inks of the ridge: land, and its light. */
  color: string;
  light: string;
  /** About how many trees, and their heights in units. */
  trees: number;
  treeHeight: readonly [low: number, high: number];
  sun: LightSide;
};

/** How deep a tree's foot stands below the skyline, as a share of its height; in woods no stem shows. */
const ROOTED = 0.1;
const ROOTED_IN_WOOD = 0.36;

function skylineAt(line: readonly Point[], x: number): number {
  const next = line.findIndex(([px]) => px >= x);
  const [x2, y2] = at(line, Math.max(1, next));
  const [x1, y1] = at(line, Math.max(1, next) - 1);
  return y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
}

/** All trees of a ridge in two shapes: their outlines, and the light on them. */
function drawTrees(art: Art, trees: readonly FarTree[], site: RidgeSite, random: Random): void {
  if (trees.length === 0) {
    return;
  }
  const dark = mix(site.color, PALETTE.forest, 0.34);
  art.path(trees.map((tree) => farTreeOutline(tree, random)).join(''), dark);
  const lit = trees.map((tree) => farTreeLight(tree, random, site.sun)).join('');
  art.path(lit, mix(dark, site.light, 0.3));
}

function tree(
  site: RidgeSite,
  x: number,
  height: number,
  species: FarTree['species'],
  rooted = ROOTED,
): FarTree {
  return { x, y: skylineAt(site.line, x) + height * rooted, height, species };
}

/** Height of a tree; `size` 0 to 1 is its place between the lowest and the highest. */
function heightOf({ treeHeight: [low, high] }: RidgeSite, size: number): number {
  return low + (high - low) * Math.max(0, Math.min(1, size));
}

/** The left and the right bound for trees, in units. */
function spanOf({ line }: RidgeSite): readonly [left: number, right: number] {
  return [at(line, 1)[0], at(line, line.length - 2)[0]];
}

function groups(site: RidgeSite, random: Random): FarTree[] {
  const [left, right] = spanOf(site);
  const trees: FarTree[] = [];
  while (trees.length < site.trees * 0.8) {
    const middle = left + random() * (right - left);
    const size = 1 + Math.floor(random() ** 2 * 5);
    const species = random() < 0.6 ? 'round' : 'slim';
    for (let i = 0; i < size; i++) {
      const height = heightOf(site, (i === 0 ? 0.6 : 0.1) + random() * 0.4);
      const x = Math.max(left, Math.min(right, middle + (i - size / 2) * height * 0.62));
      trees.push(tree(site, x, height, random() < 0.8 ? species : 'slim'));
    }
  }
  return trees;
}

/** Woods on parts of the ridge, low at their edges. */
function woods(site: RidgeSite, random: Random): FarTree[] {
  const [left, right] = spanOf(site);
  const noise = createNoise(site.seed + 3);
  const trees: FarTree[] = [];
  for (let x = left; x < right;) {
    const depth = noise(x / 260, 4) + 0.16;
    const height = heightOf(site, depth * 1.4 + (random() - 0.5) * 0.3) * 0.86;
    if (depth > 0) {
      const species = random() < 0.76 ? 'round' : 'slim';
      trees.push(tree(site, x, height, species, ROOTED_IN_WOOD));
    }
    x += height * (0.34 + random() * 0.3);
  }
  return trees;
}

/** One or two planted lines of slim trees of nearly one height, and single trees elsewhere. */
function windbreaks(site: RidgeSite, random: Random): FarTree[] {
  const [left, right] = spanOf(site);
  const width = right - left;
  const trees: FarTree[] = [];
  const first = left + width * (0.06 + random() * 0.2);
  for (const [start, share] of [
    [first, 0.16 + random() * 0.1],
    [first + width * (0.44 + random() * 0.14), 0.1 + random() * 0.08],
  ] as const) {
    const height = heightOf(site, 0.72 + random() * 0.2);
    for (
      let x = start;
      x < start + width * share && x < right;
      x += height * (0.24 + random() * 0.08)
    ) {
      trees.push(tree(site, x, height * (0.86 + random() * 0.28), 'slim', 0.22));
    }
  }
  for (let i = 0; i < 3; i++) {
    trees.push(tree(site, left + random() * width, heightOf(site, 0.3), 'round'));
  }
  return trees;
}

function acacias(site: RidgeSite, random: Random): FarTree[] {
  const [left, right] = spanOf(site);
  return Array.from({ length: Math.ceil(site.trees * 0.4) }, () =>
    tree(site, left + random() * (right - left), heightOf(site, random()) * 0.9, 'flat'),
  );
}

/** Houses under iron roofs, each with a tree or two beside it. */
function drawHomesteads(art: Art, site: RidgeSite, random: Random): void {
  const [left, right] = spanOf(site);
  const count = 3;
  const houses = Array.from({ length: count }, (_, i) => {
    const x = left + ((i + 0.1 + random() * 0.8) / count) * (right - left);
    return { x, width: heightOf(site, 0.2 + random() * 0.5) * 0.86 };
  });
  const trees = houses.flatMap(({ x, width }): FarTree[] => {
    const side = random() < 0.5 ? 1 : -1;
    const near = (offset: number, size: number, species: FarTree['species']) => {
      const place = Math.max(left, Math.min(right, x + offset * width));
      return tree(site, place, heightOf(site, size), species);
    };
    const shade = near(side * (0.8 + random() * 0.4), 0.5 + random() * 0.4, 'round');
    const garden = [1.5, 1.9, 2.5].map((offset) =>
      near(side * offset, random() * 0.25, random() < 0.7 ? 'round' : 'slim'),
    );
    const hedge = random() < 0.5 ? [near(-side * 0.95, 0.5 + random() * 0.4, 'slim')] : [];
    return [shade, ...garden.slice(0, 1 + Math.floor(random() * 3)), ...hedge];
  });
  drawTrees(art, trees, site, random);
  for (const [i, { x, width }] of houses.entries()) {
    const wall = mix('#EBD3A8', site.color, 0.36);
    const roof = mix(i % 2 ? '#B25A3C' : '#B9C4BC', site.color, 0.34);
    drawHouse(art, x, skylineAt(site.line, x) + width * 0.24, width, wall, roof, site.sun);
  }
}

/** Small plots in strips that follow the slope, hedges between them. */
function drawFields(art: Art, site: RidgeSite, random: Random): void {
  const [left, right] = spanOf(site);
  const inks = [
    mix(site.color, site.light, 0.34),
    mix(site.color, PALETTE.forest, 0.16),
    mix(site.color, '#B9603A', 0.34),
    mix(site.color, site.light, 0.16),
  ];
  const hedge = mix(site.color, PALETTE.forest, 0.3);
  const strips = [5, 17, 33] as const;
  const hedges: string[] = [];
  strips.slice(0, -1).forEach((top, row) => {
    const bottom = at(strips, row + 1);
    for (let x = left + random() * 90; x < right - 120;) {
      const width = 46 + random() * 90;
      // Plots lie in groups, with plain land between them.
      if (random() < 0.62) {
        const edge = (depth: number): Point[] =>
          [0, 0.5, 1].map((t) => {
            const px = x + t * width - depth * 0.5;
            return [px, skylineAt(site.line, Math.max(left, px)) + depth];
          });
        const plot = [...edge(top), ...edge(bottom).reverse()];
        art.path(
          `M${plot.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
          at(inks, Math.floor(random() * inks.length)),
        );
        hedges.push(smooth(edge(bottom)));
      }
      x += width + 3;
    }
  });
  art.line(hedges.join(''), hedge, 2.2);
  drawTrees(art, groups({ ...site, trees: site.trees * 0.3 }, random), site, random);
}

/** Draws what stands on a ridge. */
export function drawRidgeCover(art: Art, cover: RidgeCover, site: RidgeSite): void {
  const random = createRandom(site.seed * 19 + 7);
  switch (cover) {
    case 'bare':
      return;
    case 'fields':
      drawFields(art, site, random);
      return;
    case 'groups':
      drawTrees(art, groups(site, random), site, random);
      return;
    case 'wood':
      drawTrees(art, woods(site, random), site, random);
      return;
    case 'windbreak':
      drawTrees(art, windbreaks(site, random), site, random);
      return;
    case 'acacias':
      drawTrees(art, acacias(site, random), site, random);
      return;
    case 'homesteads':
      drawHomesteads(art, site, random);
  }
}
