import type { Art } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { DEFAULT_SKIN } from './head.ts';
import type { Look } from './pose.ts';

/** Place of a foot: its ankle in figure units, 13 above the sole, and its turn. */
export type Foot = {
  ankle: Point;
  /** In degrees: 0 stands flat, 80 kneels on the toes. */
  turn?: number;
  /** Whether the foot is on the far side of the body. */
  far?: boolean;
};

export const DARK_LEATHER = '#22302A';
export const TAN_LEATHER = '#C27A3E';
const FAR_SHADE = 0.3;

const SHOE = 'M-12 -9C-14 -2 -17 4 -15.5 12L33 12C41 11 40 4 33 1C25 -1.5 18 -4 12 -9Z';
const SHOE_SOLE =
  'M-16 9.5L-2 10C3 7.6 8 7.6 13 10L38 9.4C39.5 11.4 38 14 35 14L13 14L11 12.6L-1 12.6L-2 14L-15 14C-16.6 13 -16.6 11 -16 9.5Z';

const BOOT =
  'M-17 -66C-8 -70 10 -70 18 -66C17 -44 14 -26 15 -12C22 -3 33 -1 38 5C40 9 38 11 36 11L-16 11C-19 2 -14 -10 -14 -22C-14 -38 -17 -52 -17 -66Z';
const BOOT_SOLE = 'M-17 9L38 9C40 12 38 14 36 14L12 14L10 12L2 12L0 14L-16 14Z';
const BOOT_RIM = 'M-17.5 -67C-8 -71 10 -71 18.5 -67L18 -59C10 -62 -8 -62 -16.5 -59Z';

const BARE_FOOT =
  'M-9 -24C-8 -12 -14 -4 -15 4C-15 8 -14 11 -12 11L32 11.5C38 10.5 37 5.5 32.5 4.4C24 2 14 -3 10 -24Z';
const SANDAL_SOLE =
  'M-16 8.6C-10 10.4 -4 9.4 2 8.8C12 8.4 24 9.4 37.5 9.6C39 12 37.6 14 35 14L-14 14C-17 13 -17 10.4 -16 8.6Z';
const TOE_STRAP = 'M13 -4C18 -0.6 22 1 26 2.4C25.4 5.4 24 8 21.4 10.4L13.6 10C15.4 5 15 0.4 13 -4Z';
const HEEL_STRAP = 'M-11.6 -5.4C-4 -3 5 -4 12 -8.4';

/** One foot with the footwear of the look. */
export function drawFoot(art: Art, look: Look, { ankle, turn = 0, far = false }: Foot): void {
  const dim = (ink: string) => (far ? mix(ink, SKIN_SHADE, FAR_SHADE) : ink);
  art.group(`translate(${ankle[0]} ${ankle[1]}) rotate(${turn})`, () => {
    const kind = look.footwear ?? (look.skirt ? 'sandals' : 'shoes');
    if (kind === 'sandals') {
      drawSandal(art, look, dim);
    } else if (kind === 'gumboots') {
      const ink = dim(look.boots ?? DARK_LEATHER);
      art.path(BOOT, ink);
      art.path(BOOT_RIM, mix(ink, PALETTE.cream, 0.16));
      art.path(BOOT_SOLE, mix(ink, PALETTE.ink, 0.55));
    } else {
      const ink = dim(look.boots ?? DARK_LEATHER);
      art.path(SHOE, ink);
      art.path(SHOE_SOLE, mix(ink, PALETTE.ink, 0.5));
      art.line('M14 -6C20 -3 26 -1 31 2.5', mix(ink, PALETTE.cream, 0.22), 1.6);
    }
  });
}

function drawSandal(art: Art, look: Look, dim: (ink: string) => string): void {
  const leather = dim(look.boots ?? TAN_LEATHER);
  const skin = dim(mix(look.skin ?? DEFAULT_SKIN, SKIN_SHADE, 0.12));
  art.path(BARE_FOOT, skin);
  art.line('M27 6.6L32 7.2', mix(skin, SKIN_SHADE, 0.4), 1.2);
  art.path(TOE_STRAP, leather);
  art.line(HEEL_STRAP, leather, 3.4);
  art.path(SANDAL_SOLE, mix(leather, PALETTE.ink, 0.3));
}
