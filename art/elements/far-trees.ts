import { d, type Point, polygon, sample, smooth } from '../drawing/geometry.ts';
import type { LightSide } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import { leafBunch } from './foliage.ts';

/** Trees as outlines, for ridges and far fields: foot at (x, y), `height` in units. */
export type FarTree = {
  x: number;
  y: number;
  height: number;
  species: 'round' | 'slim' | 'flat';
};

function trunk({ x, y, height: h }: FarTree, upTo: number): string {
  return polygon([
    [x - h * 0.035, y],
    [x - h * 0.014, y - h * upTo],
    [x + h * 0.014, y - h * upTo],
    [x + h * 0.035, y],
  ]);
}

/** A ragged column, widest below the middle: grevillea. */
function column({ x, y, height: h }: FarTree, random: Random): string {
  const side = (sign: 1 | -1): Point[] =>
    sample(6, (t) => {
      const width = h * 0.19 * Math.sin(Math.PI * (0.14 + t * 0.82)) ** 0.8;
      return [x + sign * width * (0.78 + random() * 0.44), y - h * (0.24 + t * 0.7)];
    });
  return smooth([...side(-1), [x, y - h], ...side(1).reverse()], true);
}

/** The outline of one tree, trunk and crown. */
export function farTreeOutline(tree: FarTree, random: Random): string {
  const { x, y, height: h, species } = tree;
  switch (species) {
    case 'round': {
      const crown = leafBunch(x, y - h * 0.62, h * 0.44, h * 0.36, random, 8);
      const second = leafBunch(
        x + h * (random() - 0.5) * 0.4,
        y - h * 0.5,
        h * 0.4,
        h * 0.24,
        random,
        7,
      );
      return trunk(tree, 0.5) + crown + second;
    }
    case 'slim':
      return trunk(tree, 0.4) + column(tree, random);
    case 'flat': {
      const boughs = d`M${x - h * 0.03} ${y - h * 0.5}L${x - h * 0.34} ${y - h * 0.84}L${x} ${y - h * 0.62}L${x + h * 0.34} ${y - h * 0.84}L${x + h * 0.03} ${y - h * 0.5}Z`;
      const pad = leafBunch(x, y - h * 0.88, h * 0.56, h * 0.12, random, 8);
      return trunk(tree, 0.56) + boughs + pad;
    }
  }
}

/** The sunlit part of a tree's crown. */
export function farTreeLight(
  { x, y, height: h, species }: FarTree,
  random: Random,
  sun: LightSide,
): string {
  const lit = {
    round: [0.17, 0.74, 0.22, 0.17],
    slim: [0.06, 0.66, 0.075, 0.24],
    flat: [0.2, 0.92, 0.28, 0.06],
  } as const;
  const [shift, rise, rx, ry] = lit[species];
  return leafBunch(x + sun * h * shift, y - h * rise, h * rx, h * ry, random, 6);
}
