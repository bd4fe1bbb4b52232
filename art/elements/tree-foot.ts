import type { Art } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import { ellipse, type Point, smooth } from '../drawing/geometry.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';
import { drawTuft } from './plants.ts';

type Trunk = {
  /** Middle of the foot. */
  x: number;
  y: number;
  /** Half width just above the roots. */
  halfWidth: number;
  /** Height of the trunk's upper end above the foot, and its half width and shift there. */
  height: number;
  topHalfWidth: number;
  topShift?: number;
};

/** How far the roots spread, and how high they climb, in half widths of the trunk. */
const ROOT_SPREAD = 2.3;
const ROOT_HEIGHT = 2.6;

/** A trunk that widens into roots and stands flat on the ground. */
export function trunkOutline(trunk: Trunk): string {
  const { x, y, halfWidth: w, height, topHalfWidth, topShift = 0 } = trunk;
  const side = (sign: 1 | -1): Point[] => [
    [x + sign * w * ROOT_SPREAD, y + w * 0.2],
    [x + sign * w * 1.35, y - w * 0.5],
    [x + sign * w, y - w * ROOT_HEIGHT],
    [x + sign * (w + topHalfWidth) * 0.48 + topShift * 0.4, y - height * 0.6],
    [x + topShift + sign * topHalfWidth, y - height],
  ];
  const toes: Point[] = [
    [x + w * 0.9, y + w * 0.35],
    [x + w * 0.2, y + w * 0.15],
    [x - w * 0.7, y + w * 0.4],
  ];
  return smooth([...side(-1), ...side(1).reverse(), ...toes], true, 1 / 8);
}

/** A branch by its joints and its half width at each of them. */
export type Branch = readonly [joints: readonly Point[], radii: readonly number[]];

export function drawBranches(art: Art, branches: readonly Branch[], bark: string): void {
  for (const branch of branches) art.path(limb(...branch), bark);
}

/**
 * Shadow at a tree's foot, moved away from the sun; `reach` is its half width in units. The ink is nearly
 * transparent, so that it suits grass and soil.
 */
export function drawTreeShadow(
  art: Art,
  x: number,
  y: number,
  reach: number,
  sun: LightSide,
  ink: string = PALETTE.ink,
): void {
  art.path(ellipse(x - sun * reach * 0.55, y, reach, reach * 0.16), ink, 'opacity=".28"');
}

/** Grass that hides where trunk and ground meet; `width` is the trunk's half width in units. */
export function drawFootGrass(
  art: Art,
  x: number,
  y: number,
  width: number,
  dark: string,
  light: string,
  random: Random,
): void {
  const shade = mix(dark, PALETTE.ink, 0.15);
  for (const [shift, size] of [
    [-1.7, 1.9],
    [0.2, 1.4],
    [1.6, 2.2],
  ] as const) {
    drawTuft(art, x + shift * width, y + width * 0.5, size * width, 5, random, shade, light);
  }
}
