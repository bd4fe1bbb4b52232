import type { Art } from '../drawing/canvas.ts';
import { drawTwoToneLeaf } from './foliage.ts';
import { fillBelow, smooth, TAU, type Point } from '../drawing/geometry.ts';
import { lightOn, type LightSide } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { createNoise, createRandom } from '../drawing/random.ts';

/** Inks of a plucked tea hill, from the gap between rows to the sunlit shoots. */
export type TeaInks = {
  gap: string;
  dark: string;
  mid: string;
  light: string;
  tip: string;
};

export const TEA_FAR: TeaInks = {
  gap: '#4F7F5C',
  dark: '#4F8058',
  mid: '#7BA864',
  light: '#ABC674',
  tip: '#DDE39A',
};
export const TEA_MID: TeaInks = {
  gap: '#23523A',
  dark: '#27603F',
  mid: '#528E3D',
  light: '#8FB53A',
  tip: '#D3DF63',
};
export const TEA_NEAR: TeaInks = {
  gap: '#0F2F22',
  dark: '#174630',
  mid: '#37783A',
  light: '#76A935',
  tip: '#C6D857',
};

export type TeaHill = {
  cx: number;
  /** Height of the foot's centre. */
  cy: number;
  rx: number;
  /** Rise of the dome in units. */
  rise: number;
  /** Foreshortening: vertical radius as a share of `rx`. */
  squash: number;
  rings: number;
  seed: number;
  inks: TeaInks;
  /** Bushiness of the hedge tops in units. */
  bump?: number;
  /** Distance of the top from the middle, as a share of `rx`: -0.3 leans left, 0.3 right. */
  lean?: number;
  /** Light from the right or left; default: as in the rest of the picture. */
  sun?: LightSide;
};

/** Rings around the top whose hedges are smoother. */
const CALM_RINGS = 4;

/**
 * A dome of contour hedges. Rings are painted outermost to innermost, four shapes a ring: gap,
 * hedge side, plucking table, sunlit tip. On a dome every ring covers the one before it correctly.
 */
export function drawTeaHill(art: Art, hill: TeaHill): void {
  const { cx, cy, rx, rise, squash, rings, seed, inks, bump = 0 } = hill;
  const { sun = lightOn(art), lean = 0 } = hill;
  const noise = createNoise(seed);
  const corners = bump ? 150 : 80;
  const ring = (t: number, lift: number, inset: number): string => {
    const radius = rx * (1 - t) * (1 - inset / ((1 - t) * rings + 0.0001));
    const height = rise * (1 - (1 - t) ** 1.9) + lift;
    const middle = cx + lean * rx * t;
    // The innermost rings are seen from above: with full teeth they would look like stairs.
    const teeth = (1 - t) * rings <= CALM_RINGS ? bump / 2 : bump;
    const points: Point[] = [];
    for (let i = 0; i < corners; i++) {
      const angle = (i / corners) * TAU;
      const wide = 0.2 * noise(Math.cos(angle) * 1.3 + t * 0.6, Math.sin(angle) * 1.3);
      const fine = 0.045 * noise(Math.cos(angle) * 4 + 9, Math.sin(angle) * 4);
      const wobble = 1 + wide + fine;
      const bush = teeth && lift ? teeth * Math.abs(Math.sin(i * 1.9 + t * 77)) : 0;
      const x = middle + Math.cos(angle) * radius * wobble;
      points.push([x, cy + Math.sin(angle) * radius * wobble * squash - height - bush]);
    }
    return smooth(points, true);
  };
  const lit = (bright: string, middle: string, dim: string) => {
    if (sun > 0) {
      return art.linear(
        [
          [0, dim],
          [0.5, middle],
          [1, bright],
        ],
        [cx - rx * 0.8, cy, cx + rx * 0.75, cy - rise],
      );
    }
    return art.linear(
      [
        [0, bright],
        [0.5, middle],
        [1, dim],
      ],
      [cx - rx * 0.75, cy - rise, cx + rx * 0.8, cy],
    );
  };
  const { gap, dark, mid, light, tip } = inks;
  const gapFill = lit(gap, gap, mix(gap, PALETTE.ink, 0.4));
  const sideFill = lit(mix(mid, dark, 0.35), mix(mid, dark, 0.6), dark);
  const tableFill = lit(light, mix(light, mid, 0.5), mix(mid, dark, 0.5));
  const tipFill = lit(tip, mix(tip, light, 0.65), mix(mid, dark, 0.15));
  const rowHeight = (rx / rings) * squash;
  for (let k = 0; k < rings; k++) {
    const t = k / rings;
    art.path(ring(t, 0, 0), gapFill);
    art.path(ring(t, rowHeight * 0.12, 0.16), sideFill);
    art.path(ring(t, rowHeight * 0.55, 0.24), tableFill);
    art.path(ring(t, rowHeight * 0.66, 0.6), tipFill);
  }
}

export type Hedge = {
  y: number;
  amplitude: number;
  seed: number;
  /** Dark body, side, leaf, lit leaf. */
  inks: readonly [string, string, string, string];
  count: number;
  /** Leaf length range in units. */
  leaf: readonly [number, number];
  sun?: LightSide;
};

export const HEDGE_NEAR = ['#123B2A', '#276338', '#6FA637', '#D3E06A'] as const;
export const HEDGE_BACK = ['#174630', '#2F6B38', '#5F9A37', '#B4CC4C'] as const;

/** A tea hedge across the whole width: dark body and many two-tone leaf sprays. */
export function drawHedge(art: Art, hedge: Hedge): void {
  const { y, amplitude, seed, inks, count, leaf, sun = lightOn(art) } = hedge;
  const [dark, side, leafInk, lit] = inks;
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const topAt = (x: number) =>
    y + Math.sin(x / 310 + seed) * amplitude + noise(x / 70, seed) * amplitude * 0.35;
  const edge: Point[] = [];
  for (let x = -40; x <= art.width + 40; x += 24) {
    edge.push([x, topAt(x) - Math.abs(Math.sin(x / 37 + seed)) * 8]);
  }
  const body = art.linear(
    [
      [0, side],
      [0.5, dark],
      [1, mix(dark, PALETTE.ink, 0.5)],
    ],
    [0, y - 20, 0, y + 150],
  );
  art.path(fillBelow(edge, art.height + 20), body);

  const sprays: { x: number; y: number; depth: number }[] = [];
  for (let i = 0; i < count; i++) {
    const x = random() * (art.width + 80) - 40;
    const depth = random() ** 1.7;
    sprays.push({ x, y: topAt(x) - 6 + depth * (art.height - y + 40), depth });
  }
  sprays.sort((a, b) => a.y - b.y);
  for (const spray of sprays) {
    const size = leaf[0] + (leaf[1] - leaf[0]) * random();
    const base = mix(leafInk, dark, Math.min(1, spray.depth * 1.6));
    for (const k of [-1, 1, 0]) {
      const angle = -90 + k * (38 + random() * 26) + (random() - 0.5) * 16;
      const length = k ? size : size * 0.8;
      const bright = k
        ? mix(base, lit, random() * 0.35 * (1 - spray.depth))
        : mix(lit, base, spray.depth * 0.8);
      const dim = mix(bright, dark, 0.42);
      const inks = sun * (k || 1) > 0 ? ([dim, bright] as const) : ([bright, dim] as const);
      drawTwoToneLeaf(art, [spray.x, spray.y], length, angle, inks, [0.3, 0.75, 0.9]);
    }
  }
}
