import type { Art } from '../../drawing/canvas.ts';
import { mix, SKIN_SHADE } from '../../drawing/palette.ts';

const LIT_SKIN = '#C8814F';

/** The hand that comes from the right: wrist, palm and the knuckles behind the other hand. */
const FAR_HAND =
  'M46 -11C34 -15 20 -17 6 -15C-8 -13 -16 -6 -16 4C-14 13 0 16 14 14C26 13 36 12 46 10Z';
const FAR_THUMB =
  'M40 -10C32 -15 20 -17 8 -15C-3 -13 -13 -9 -12 -4C-11 0 -3 -1 4 -3C14 -5 26 -2 38 1';
/** The back of the hand that comes from the left, its fingers bent away. */
const NEAR_HAND =
  'M-50 -11C-38 -12 -26 -16 -12 -17C2 -18 16 -15 21 -7C25 0 23 9 17 14C8 18 -8 17 -22 14C-32 12 -42 12 -50 11Z';
/** His thumb, over the top of the other hand. */
const NEAR_THUMB = 'M-18 -14C-10 -23 4 -29 20 -28C29 -27 31 -20 23 -17C12 -14 4 -12 -2 -6';
const KNUCKLES = 'M8 -11C12 -10 15 -8 16 -5M9 -3C13 -3 16 -2 18 0M8 5C12 5 15 6 16 8';
const FINGERTIPS = [
  [-20, 15.5],
  [-11, 17],
  [-2, 17.5],
  [7, 17],
] as const;

/** A handshake seen from the side, the wrists 96 units apart; the middle of both palms is at (x, y). */
export function drawClaspedHands(
  art: Art,
  x: number,
  y: number,
  scale: number,
  left: string,
  right: string,
): void {
  art.at(x, y, scale, () => {
    art.path(FAR_HAND, right);
    art.path(NEAR_HAND, left);
    art.path(
      'M-50 -11C-38 -12 -26 -16 -12 -17C2 -18 14 -16 19 -10C8 -13 -8 -13 -22 -9C-32 -7 -42 -7 -50 -7Z',
      mix(left, LIT_SKIN, 0.3),
    );
    art.line(KNUCKLES, mix(left, SKIN_SHADE, 0.6), 1.7);
    art.line(NEAR_THUMB, mix(left, SKIN_SHADE, 0.6), 1.6);
    art.path(NEAR_THUMB, mix(left, LIT_SKIN, 0.2));
    for (const [tx, ty] of FINGERTIPS) {
      art.line(`M${tx} ${ty}L${tx - 2} ${ty - 9}`, mix(right, SKIN_SHADE, 0.5), 9.4);
      art.line(`M${tx} ${ty}L${tx - 2} ${ty - 9}`, right, 7.6);
    }
    art.line(FAR_THUMB, mix(left, SKIN_SHADE, 0.6), 1.6);
    art.path(FAR_THUMB, right);
  });
}
