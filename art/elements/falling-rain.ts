import type { Art } from '../drawing/canvas.ts';
import { d } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';

type FallingRain = {
  /** The part of the picture it falls in. */
  area: readonly [left: number, top: number, right: number, bottom: number];
  drops: number;
  /** Longest streak in units; the wind carries it `slant` units to the side for each unit down. */
  length: number;
  slant: number;
  ink: string;
  random: Random;
};

/** Rain as fine streaks in three strengths, the longer the nearer. */
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
