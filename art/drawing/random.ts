import { at } from './items.ts';

/** Seeded pseudo-random numbers in [0, 1). The same seed always gives the same picture. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise = {
  /** Smooth gradient-free value noise in about [-1, 1]. */
  (x: number, y: number): number;
  /** Several octaves of the noise added up, in about [-1, 1]. */
  fractal(x: number, y: number, octaves?: number): number;
};

const GRID = 256;

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function wrap(index: number): number {
  return ((index % GRID) + GRID) % GRID;
}

/** Value noise on a repeating 256 x 256 grid. */
export function createNoise(seed = 1): Noise {
  const random = createRandom(seed);
  const grid = new Float32Array(GRID * GRID).map(() => random() * 2 - 1);
  const cell = (column: number, row: number) => at(grid, wrap(column) * GRID + wrap(row));

  const value = (x: number, y: number): number => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = fade(x - column);
    const fy = fade(y - row);
    const top = cell(column, row) * (1 - fx) + cell(column + 1, row) * fx;
    const bottom = cell(column, row + 1) * (1 - fx) + cell(column + 1, row + 1) * fx;
    return top * (1 - fy) + bottom * fy;
  };

  const fractal = (x: number, y: number, octaves = 4): number => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * value(x + i * 17.3, y - i * 9.1);
      total += amplitude;
      amplitude *= 0.5;
      x *= 2.03;
      y *= 2.03;
    }
    return sum / total;
  };

  return Object.assign(value, { fractal });
}

/** One of the items, chosen by one random number. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  return at(items, Math.floor(random() * items.length));
}
