import type { Art } from '../../drawing/canvas.ts';
import { mix, SKIN_SHADE } from '../../drawing/palette.ts';

const LIT_SKIN = '#C8814F';

/** The hand that comes from the right: wrist, palm and the knuckles behind the other hand. */
const FAR_HAND =
  'M46 -11C34 -15 20 -17 6 -15C-8 -13 -16 -6 -16 4C-14 13 0 16 14 14C26 13 36 12 46 10Z';
const FAR_THUMB =
  'M34 -12C28 -20 14 -24 0 -21C-8 -19 -12 -14 -8 -11C-4 -9 2 -12 8 -12C16 -11 26 -6 34 -4Z';
/** The back of the hand that comes from the left, its fingers bent away. */
const NEAR_HAND =
  'M-50 -11C-38 -12 -26 -16 -12 -17C2 -18 16 -15 21 -7C25 0 23 9 17 14C8 18 -8 17 -22 14C-32 12 -42 12 -50 11Z';
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
    for (const [tx, ty] of FINGERTIPS) {
      art.line(`M${tx} ${ty}L${tx - 2} ${ty - 9}`, mix(right, SKIN_SHADE, 0.5), 9.4);
      art.line(`M${tx} ${ty}L${tx - 2} ${ty - 9}`, right, 7.6);
    }
    art.path(FAR_THUMB, right);
    art.line('M32 -4C24 -6 16 -11 8 -12C2 -12 -4 -9 -8 -11', mix(right, SKIN_SHADE, 0.5), 1.6);
    art.line('M-6 -18C-3 -18 -1 -17 0 -15', mix(right, '#F4C6A0', 0.4), 1.6);
  });
}
