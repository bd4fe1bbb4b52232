import type { Art } from '../drawing/canvas.ts';
import { circle } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { isTall } from '../drawing/stage.ts';

/** Share of a tall picture's height that stars reach down to, and where its words begin. */
const TALL_DEPTH = 0.4;
const TALL_WORDS = 0.19;

/** How far down stars reach in a wide picture, and where its words begin, in stage units. */
const WIDE_DEPTH = 300;
const WIDE_WORDS = 76;

/**
 * Stars of a night hero: above and right of the words, never among them.
 * @param wordsReach share of a wide picture's width that the words take
 */
export function drawStars(
  art: Art,
  count: number,
  wordsReach: number,
  color: string,
  random: Random,
): void {
  art.shows.add('stars');
  const { left, top, width, height } = art.view;
  const tall = isTall(art);
  for (let i = 0; i < count; i++) {
    const u = random();
    const y = random() ** 1.3 * (tall ? TALL_DEPTH * height : WIDE_DEPTH);
    const isAmongWords = tall
      ? y > TALL_WORDS * height && u < 0.86
      : y > WIDE_WORDS && u < wordsReach;
    const radius = 0.9 + random() * 1.5;
    if (!isAmongWords) {
      art.path(circle(left + u * width, top + y, radius), color, 'opacity=".8"');
    }
  }
}
