import { type Art, ramp } from '../drawing/canvas.ts';
import { fillBelow, type Point } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { PALETTE } from '../drawing/palette.ts';
import { createNoise } from '../drawing/random.ts';
import { coverAt, drawRidgeCover, type RidgeCover } from './ridge-cover.ts';

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
  /** About how many trees stand on it, and their height range. */
  trees?: number;
  treeHeight?: readonly [number, number];
  /** What stands on it. Without it, the place of a ridge with trees decides. */
  cover?: RidgeCover;
};

/** How far a curve may pass its lowest point, with a reserve, in units. */
const OVERSHOOT = 10;

/**
 * Ridges from far to near, each lit towards its foot, and what stands on them. Grain costs time for each pixel of its
 * outline, so the shade of a ridge ends where the next one hides it.
 * @param sun 1 = light from the right
 */
export function drawRidges(
  art: Art,
  ridges: readonly Ridge[],
  bottom: number,
  sun: LightSide = lightOn(art),
): void {
  const lines = ridges.map(({ y, amplitude, seed }) => ridgeLine(art, y, amplitude, seed));
  for (const [index, ridge] of ridges.entries()) {
    const { y, seed, color, light } = ridge;
    const line = at(lines, index);
    art.path(fillBelow(line, bottom), color);
    const next = lines[index + 1]?.map(([, height]) => height) ?? [bottom];
    const shade = fillBelow(line, Math.min(bottom, Math.max(...next) + OVERSHOOT));
    art.grain(shade, light, ramp([0, 0], [0.4, 0.25], [1, 1]), [0, y - 40, 0, y + 66]);
    const { trees = 0, treeHeight = [26, 60] } = ridge;
    const cover = ridge.cover ?? (trees > 0 ? coverAt(seed, y) : 'bare');
    drawRidgeCover(art, cover, { line, seed, color, light, trees, treeHeight, sun });
  }
}

/** Flat red ground from `y` down: lit near the horizon, dark at the foot. */
export function drawGround(
  art: Art,
  y: number,
  color: string = PALETTE.soilLight,
  light = '#EBB083',
  dark = '#5E1B0E',
  sun: LightSide = lightOn(art),
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
  const line = [0, y + depth * 0.14, 0, art.height + 40] as const;
  art.grain(land, dark, ramp([0, 0], [0.5, 0.12], [1, 0.85]), line);
}
