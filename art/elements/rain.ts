import type { Art } from '../drawing/canvas.ts';
import { d, ellipse } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import type { Cloud } from './clouds.ts';

/** How far rain drifts to the left for each unit that it falls. */
const SLANT = 0.22;

export type Rain = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
  /** Length of a streak in units; half of them are shorter. */
  length: number;
  width: number;
  ink: string;
  opacity: number;
};

/** Rain as one path of slanting streaks. Fewer streaks need fewer bytes. */
export function drawRain(art: Art, rain: Rain, random: Random): void {
  art.shows.add('rain');
  const { left, right, top, bottom, count, length, width, ink, opacity } = rain;
  let streaks = '';
  for (let i = 0; i < count; i++) {
    const fall = length * (0.5 + random());
    const x = left + random() * (right - left);
    const y = top + random() * (bottom - top - fall);
    streaks += d`M${x} ${y}l${-fall * SLANT} ${fall}`;
  }
  art.line(streaks, ink, width, `opacity="${opacity}"`);
}

/** The share of a cloud's width that rain leaves. */
const RAINY = 0.8;

/** The part of the picture into which `drawRain` falls from the feet of clouds. */
export function underClouds(clouds: readonly Cloud[], bottom: number): string {
  return clouds
    .map(([x, y, halfWidth]) => {
      const [reach, drift] = [halfWidth * RAINY, (y - bottom) * SLANT];
      return d`M${x - reach} ${y}H${x + reach}L${x + reach + drift} ${bottom}H${x - reach + drift}Z`;
    })
    .join('');
}

type FallingRain = {
  /** The part of the picture with rain. */
  area: readonly [left: number, top: number, right: number, bottom: number];
  drops: number;
  /** Longest streak in units; the wind carries it `slant` units to the side for each unit down. */
  length: number;
  slant: number;
  ink: string;
  random: Random;
};

/** Rain with depth: streaks in three strengths, the longer the nearer. */
export function drawFallingRain(art: Art, rain: FallingRain): void {
  art.shows.add('rain');
  const { area, drops, length, slant, ink, random } = rain;
  const [left, top, right, bottom] = area;
  for (const near of [0.4, 0.7, 1]) {
    let streaks = '';
    for (let i = 0; i < drops / 3; i++) {
      const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
      const fall = length * near * (0.7 + random() * 0.3);
      streaks += d`M${x} ${y}l${fall * slant} ${fall}`;
    }
    art.line(streaks, ink, 1.4 + near * 2, `opacity="${(0.3 + near * 0.4).toFixed(2)}"`);
  }
}

/** Puddle with rings of drops. */
export function drawPuddle(
  art: Art,
  x: number,
  y: number,
  rx: number,
  ink: string,
  light: string,
): void {
  art.path(ellipse(x, y, rx, rx * 0.13), ink);
  art.line(
    ellipse(x - rx * 0.35, y - rx * 0.01, rx * 0.26, rx * 0.042) +
      ellipse(x + rx * 0.34, y + rx * 0.02, rx * 0.2, rx * 0.034),
    light,
    2,
  );
}
