import { type Art, FINE_GRAIN, ramp } from '../drawing/canvas.ts';
import { blob, circle, d, ellipse, range } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';

/** Seedling with two pairs of leaves, `height` units tall, growing from (x, y). */
export function drawSeedling(
  art: Art,
  x: number,
  y: number,
  height: number,
  dark: string = PALETTE.leaf,
  light: string = PALETTE.flush,
): void {
  const sun = lightOn(art);
  art.at(x, y, height / 66, () => {
    art.line('M0 2C-2 -10 2 -22 0 -34C-1 -40 1 -46 1 -50', dark, 3);
    for (const [side, foot, size] of [
      [-1, -22, 0.9],
      [1, -26, 1],
      [-1, -44, 0.62],
      [1, -47, 0.7],
    ] as const) {
      const [tipX, tipY] = [side * 34 * size, foot - 20 * size];
      const upper = d`M0 ${foot}C${side * 6 * size} ${foot - 22 * size} ${side * 22 * size} ${foot - 26 * size} ${tipX} ${tipY}`;
      const midrib = d`C${side * 22 * size} ${foot - 15 * size} ${side * 10 * size} ${foot - 8 * size} 0 ${foot}Z`;
      const lower = d`M0 ${foot}C${side * 12 * size} ${foot + 4 * size} ${side * 28 * size} ${foot - 2 * size} ${tipX} ${tipY}`;
      art.path(upper + midrib, light);
      art.path(lower + midrib, side === sun ? mix(dark, light, 0.3) : dark);
    }
    art.path('M1 -48C-5 -54 -4 -62 2 -67C7 -61 7 -54 1 -48Z', mix(light, PALETTE.lime, 0.6));
  });
}

/** Seedling in a black nursery sleeve; foot centre of the sleeve at (x, y). */
export function drawSleeve(
  art: Art,
  x: number,
  y: number,
  height: number,
  light: string = PALETTE.flush,
): void {
  art.at(x, y, height / 100, () => {
    art.line('M0 -34C2 -50 -2 -60 0 -72', PALETTE.leaf, 3.4);
    for (const [side, foot, size] of [
      [-1, -46, 0.9],
      [1, -52, 1],
      [-1, -62, 0.8],
      [1, -70, 0.8],
    ] as const) {
      const leaf = d`M0 ${foot}C${side * 8 * size} ${foot - 20 * size} ${side * 22 * size} ${foot - 24 * size} ${side * 38 * size} ${foot - 20 * size}C${side * 32 * size} ${foot - 4 * size} ${side * 16 * size} ${foot + 4 * size} 0 ${foot}Z`;
      art.path(leaf, side > 0 ? light : mix(light, PALETTE.deep, 0.5));
    }
    art.path('M-5 -70C-8 -86 -2 -98 4 -102C8 -92 6 -78 3 -70Z', PALETTE.lime);
    const sleeve = 'M-17 -36L17 -36L14 0C6 3 -6 3 -14 0Z';
    art.path(sleeve, '#2A211F');
    art.path(ellipse(0, -36, 17, 5), '#6E2415');
    art.grain(sleeve, '#8A7468', ramp([0, 0], [0.6, 0.1], [1, 0.7]), [-10, 0, 17, -20], FINE_GRAIN);
  });
}

/** Kale or cabbage head of `r` units seen from slightly above; `squash` 1 is straight from above. */
export function drawCabbage(
  art: Art,
  x: number,
  y: number,
  r: number,
  random: Random,
  squash = 0.66,
): void {
  art.shows.add('cabbages');
  const sun = lightOn(art);
  const inks = ['#2B6140', '#3F7F52', '#5F9A57', '#8FBF6A', '#C2DC8C'];
  inks.forEach((ink, i) => {
    const size = r * (1 - i * 0.19);
    const shape = blob(
      x,
      y - (squash < 1 ? i * r * 0.08 : 0),
      size,
      size * squash,
      random,
      0.3,
      11,
    );
    art.path(shape, ink);
    const line = [x + sun * size, y - size, x - sun * size, y + size * 0.6] as const;
    art.grain(
      shape,
      mix(ink, PALETTE.ink, 0.5),
      ramp([0, 0], [0.6, 0.1], [1, 0.7]),
      line,
      FINE_GRAIN,
    );
  });
}

/** Rounded coffee bush about `size` units wide with a few cherries. */
export function drawCoffeeBush(
  art: Art,
  x: number,
  y: number,
  size: number,
  random: Random,
  dark = '#1D4D31',
  light = '#5F9A37',
  cherries = 8,
): void {
  for (const i of range(0, 6)) {
    const cx = x + (random() - 0.5) * size * 0.7;
    const cy = y - size * (0.28 + random() * 0.5);
    const r = size * (0.2 + random() * 0.1);
    const shape = blob(cx, cy, r * 1.2, r, random, 0.4, 10);
    art.path(shape, mix(dark, light, i * 0.06));
    const line = [cx + r, cy - r, cx - r * 0.6, cy + r] as const;
    art.grain(shape, light, ramp([0, 0.95], [0.5, 0.2], [1, 0]), line, FINE_GRAIN);
  }
  for (let i = 0; i < cherries; i++) {
    const cx = x + (random() - 0.5) * size * 0.9;
    const cy = y - size * (0.16 + random() * 0.6);
    art.path(circle(cx, cy, size * 0.034), PALETTE.cherry);
    art.path(circle(cx + size * 0.01, cy - size * 0.012, size * 0.011), '#FFD9B0');
  }
}

/** Tuft of grass or cover crop: `blades` curved blades up to `height`. */
export function drawTuft(
  art: Art,
  x: number,
  y: number,
  height: number,
  blades: number,
  random: Random,
  dark: string = PALETTE.deep,
  light: string = PALETTE.flush,
): void {
  for (let i = 0; i < blades; i++) {
    const reach = (random() - 0.5) * height * 1.1;
    const h = height * (0.6 + random() * 0.4);
    const blade = d`M${x - height * 0.05} ${y}C${x + reach * 0.1} ${y - h * 0.6} ${x + reach * 0.5} ${y - h * 0.9} ${x + reach} ${y - h}C${x + reach * 0.6} ${y - h * 0.7} ${x + reach * 0.2} ${y - h * 0.4} ${x + height * 0.05} ${y}Z`;
    art.path(blade, mix(dark, light, random()));
  }
}
