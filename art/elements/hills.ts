import { type Art, ramp } from '../canvas.ts';
import { fillBelow, type Point } from '../geometry.ts';
import { pick } from '../items.ts';
import { mix, PALETTE } from '../palette.ts';
import { createNoise } from '../random.ts';
import { drawTree } from './trees.ts';

/** The skyline of a far ridge around height `y`; `amplitude` is its rise in units. */
export function ridgeLine(art: Art, y: number, amplitude: number, seed: number): Point[] {
  const step = 22;
  const noise = createNoise(seed);
  const points: Point[] = [];
  for (let x = -60; x <= art.width + 60; x += step) {
    points.push([x, y - amplitude * noise.fractal(x / 420, seed, 4) * 1.4]);
  }
  return points;
}

export type Ridge = {
  y: number;
  amplitude: number;
  seed: number;
  color: string;
  light: string;
  /** How many trees stand on it, and their height range. */
  trees?: number;
  treeHeight?: readonly [number, number];
};

/** A far ridge, lit towards its foot, with an optional line of trees. `sun` 1 = light from right. */
export function drawRidge(art: Art, ridge: Ridge, bottom: number, sun: 1 | -1 = 1): Point[] {
  const { y, amplitude, seed, color, light } = ridge;
  const line = ridgeLine(art, y, amplitude, seed);
  const land = fillBelow(line, bottom);
  art.path(land, color);
  art.grain(land, light, ramp([0, 0], [0.4, 0.25], [1, 1]), [0, y - 40, 0, y + 66]);
  const [low, high] = ridge.treeHeight ?? [26, 60];
  for (let i = 0; i < (ridge.trees ?? 0); i++) {
    const [x, top] = pick(line.slice(2, -2), art.random);
    const height = low + art.random() * (high - low);
    const dark = mix(color, PALETTE.forest, 0.3);
    drawTree(art, x + art.random() * 20, top + 5, height, dark, light, i + seed, sun);
  }
  return line;
}

/** Ridges from far to near. */
export function drawRidges(
  art: Art,
  ridges: readonly Ridge[],
  bottom: number,
  sun: 1 | -1 = 1,
): void {
  for (const ridge of ridges) {
    drawRidge(art, ridge, bottom, sun);
  }
}

/** Flat red ground from `y` down: lit near the horizon, dark at the foot. */
export function drawGround(
  art: Art,
  y: number,
  color: string = PALETTE.soilLight,
  light = '#EBB083',
  dark = '#5E1B0E',
  sun: 1 | -1 = 1,
): void {
  const edge: Point[] = [];
  for (let x = -40; x <= art.width + 40; x += 60) {
    edge.push([x, y + art.noise(x / 260, y) * 5]);
  }
  const land = fillBelow(edge, art.height + 20);
  const depth = art.height - y;
  art.path(land, color);
  const lit = [
    art.width * (sun > 0 ? 0.8 : 0.2),
    y - 10,
    art.width * (sun > 0 ? 0.3 : 0.7),
  ] as const;
  art.grain(land, light, ramp([0, 1], [0.4, 0.25], [1, 0]), [...lit, y + depth * 0.86]);
  art.grain(land, dark, ramp([0, 0], [0.5, 0.12], [1, 0.85]), [
    0,
    y + depth * 0.14,
    0,
    art.height + 40,
  ]);
}
