import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawHouse } from '../../elements/buildings.ts';
import { drawMurramRoad } from '../../elements/road.ts';
import { drawTree } from '../../elements/trees.ts';
import { d, type Point, polygon, rect, sample } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random, pick } from '../../drawing/random.ts';

/** Height of the plain's far edge in the picture. */
export const HORIZON = 440;

const HAZE = '#F1D9BC';

const FIELD_INKS = [
  '#4B7F3C',
  '#B9603A',
  '#8DB548',
  '#2F6B3C',
  '#D2A24C',
  '#93401F',
  '#A9C55A',
  '#3F7558',
];

/** Distances of the hedges across the valley; 1 is where the plain is 340 units below the horizon. */
const ROWS = [
  34, 20, 13.5, 9.6, 7.2, 5.6, 4.4, 3.5, 2.85, 2.3, 1.9, 1.58, 1.32, 1.12, 0.94, 0.78, 0.66,
];

const DEPTH = 340;
const PLOT_WIDTH = 330;
const VANISH_X = 700;

/** How far hedges wander up and down, in units at distance 1. */
const WANDER = 13;

/** Nearer than this, furrows and hedge bushes show. */
const NEAR = 4.6;

const HOMESTEADS = [
  [250, 3.3],
  [880, 4.3],
  [724, 2.32],
  [130, 1.62],
  [1010, 2.75],
  [1240, 3.9],
] as const;

const TRACK: readonly Point[] = [
  [390, 884],
  [500, 812],
  [640, 738],
  [676, 668],
  [612, 606],
  [610, 560],
  [690, 520],
  [744, 490],
  [764, 470],
  [770, 458],
];

type Plot = { from: number; to: number; far: number; near: number };

/** Patchwork of smallholdings far below: hedged plots, strips, homesteads and a track. */
export function drawValley(art: Art, random: Random): void {
  const land = rect(0, HORIZON, art.width, 480);
  art.path(land, mix('#9DAE86', HAZE, 0.5));
  const point = (across: number, row: number): Point => {
    const z = at(ROWS, row);
    const bend = Math.sin(z * 1.7 + across * 0.3) * 0.16;
    const x = VANISH_X + ((across + bend) * PLOT_WIDTH) / z;
    const wander = art.noise(x / 190, row * 3.1) * Math.min(WANDER, WANDER / z);
    return [x, HORIZON + DEPTH / z + wander];
  };
  for (let row = 0; row < ROWS.length - 1; row++) {
    const reach = (1000 * at(ROWS, row)) / PLOT_WIDTH;
    for (let from = -reach; from < reach;) {
      const to = from + 0.55 + random() * 0.9;
      drawPlot(art, { from, to, far: row, near: row + 1 }, point, random);
      from = to;
    }
    drawHedgeTrees(art, row, random);
  }
  drawMurramRoad(art, TRACK, { horizon: HORIZON, nearY: 840, foreshortening: 0.3 }, 26);
  for (const [x, z] of HOMESTEADS) {
    drawHomestead(art, x, z);
  }
  art.grain(land, '#FBE7C6', ramp([0, 1], [0.3, 0.2], [0.6, 0]), [0, HORIZON - 10, 0, 900]);
  const veil = art.linear(
    [
      [0, HAZE, 0],
      [0.4, HAZE, 0.9],
      [1, HAZE, 0],
    ],
    [0, HORIZON - 26, 0, HORIZON + 44],
  );
  art.path(rect(0, HORIZON - 26, art.width, 70), veil);
}

function hazeAt(z: number): number {
  return Math.min(0.84, 0.1 + z * 0.085);
}

/** One holding: a single crop, or several strips side by side. */
function drawPlot(
  art: Art,
  { from, to, far, near }: Plot,
  point: (across: number, row: number) => Point,
  random: Random,
): void {
  const z = at(ROWS, far);
  const haze = hazeAt(z);
  const isStripped = random() < 0.36;
  const strips = isStripped ? 3 + Math.floor(random() * 3) : 1;
  const inks = [pick(FIELD_INKS, random), pick(FIELD_INKS, random)];
  if (point(to, near)[0] < -80 || point(from, near)[0] > art.width + 80) {
    return;
  }
  const edge = (a: number, b: number, row: number) => sample(4, (t) => point(a + (b - a) * t, row));
  const area = (a: number, b: number) =>
    polygon([...edge(a, b, far), ...edge(a, b, near).reverse()]);
  for (let i = 0; i < strips; i++) {
    const a = from + ((to - from) * i) / strips;
    const b = from + ((to - from) * (i + 1)) / strips;
    const ink = at(inks, i % 2);
    art.path(area(a, b), mix(ink, HAZE, haze));
    if (z < NEAR) {
      drawFurrows(art, a, b, { far, near }, point, mix(mix(ink, PALETTE.ink, 0.3), HAZE, haze));
    }
  }
  const hedge = mix('#2F5A3C', HAZE, haze);
  art.line(area(from, to), hedge, Math.max(0.8, 4 / z));
  if (z < NEAR && random() < 0.6) {
    drawHedgeBushes(art, edge(from, to, near), 7 / at(ROWS, near), hedge, random);
  }
}

function drawFurrows(
  art: Art,
  from: number,
  to: number,
  { far, near }: Pick<Plot, 'far' | 'near'>,
  point: (across: number, row: number) => Point,
  ink: string,
): void {
  const count = Math.round((to - from) * 8);
  for (let i = 1; i < count; i++) {
    const across = from + ((to - from) * i) / count;
    art.line(polygon([point(across, far), point(across, near)], false), ink, 1.4, 'opacity=".6"');
  }
}

/** Bushes along a hedge, `size` units high. */
function drawHedgeBushes(
  art: Art,
  edge: readonly Point[],
  size: number,
  ink: string,
  random: Random,
): void {
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [at(edge, i), at(edge, i + 1)];
    const steps = Math.max(1, Math.round((b[0] - a[0]) / (size * 2.2)));
    for (let k = 0; k < steps; k++) {
      const x = a[0] + ((b[0] - a[0]) * k) / steps;
      const y = a[1] + ((b[1] - a[1]) * k) / steps + 1;
      const high = size * (0.6 + random() * 0.8);
      art.path(
        d`M${x - size * 1.3} ${y}q${size * 0.3} ${-high * 1.5} ${size * 1.3} ${-high * 1.4}q${size} ${-high * 0.2} ${size * 1.3} ${high * 1.4}Z`,
        ink,
      );
    }
  }
}

/** Grevilleas in the hedges, fewer and smaller with distance. */
function drawHedgeTrees(art: Art, row: number, random: Random): void {
  const z = at(ROWS, row + 1);
  if (z > 8 || z < 0.9) {
    return;
  }
  const haze = hazeAt(z) * 0.85;
  const dark = mix('#2C6244', HAZE, haze);
  const light = mix('#B7C766', HAZE, haze);
  const count = z > 3 ? 4 : 2;
  for (let i = 0; i < count; i++) {
    const x = random() * art.width;
    const wander = art.noise(x / 190, (row + 1) * 3.1) * Math.min(WANDER, WANDER / z);
    const y = HORIZON + DEPTH / z + wander;
    drawTree(art, x, y, (88 + random() * 44) / z, dark, light, row * 9 + i);
  }
}

/** A house under an iron roof with two trees. */
function drawHomestead(art: Art, x: number, z: number): void {
  const random = createRandom(Math.round(x));
  const y = HORIZON + DEPTH / z - 5 / z;
  const haze = hazeAt(z) * 0.8;
  const dark = mix('#2C6244', HAZE, haze);
  const light = mix('#B7C766', HAZE, haze);
  drawTree(art, x - 62 / z, y - 4 / z, (110 + random() * 30) / z, dark, light, 3);
  drawHouse(art, x, y, 92 / z, mix('#F3DDB5', HAZE, haze), mix('#A9564A', HAZE, haze));
  drawTree(art, x + 66 / z, y + 4 / z, (76 + random() * 30) / z, dark, light, 8);
}
