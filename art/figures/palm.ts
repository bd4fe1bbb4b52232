import type { Art } from '../drawing/canvas.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';

/**
 * What a hand does: hang at ease, carry from below, close round a shaft that crosses the forearm, point,
 * lie flat, or pinch something small. `loose` hangs with single fingers, for people that stand near. With `none` the scene
 * draws the hand itself.
 */
export type HandShape = PalmShape | 'loose' | 'none';

type PalmShape = 'ease' | 'hold' | 'grip' | 'point' | 'flat' | 'pinch';

type HandParts = {
  /** Fingers behind the palm. */
  behind?: string;
  palm: string;
  /** Between the fingers. */
  lines: string;
  thumb: string;
};

/** In units from the wrist, which lies at the origin; fingers along +x, thumb towards -y. */
const HANDS: Record<PalmShape, HandParts> = {
  ease: {
    palm: 'M-10 -8C-3 -9 6 -10.4 12 -8.6C18.6 -6.4 25.6 -3 27 1.4C28 4.6 25.6 7 22 7.6C16 9.2 9 10 3 9.4C-2 9 -6 8.4 -10 7.8Z',
    lines: 'M16 -1.6C19.6 -1.6 23 -0.6 25.8 0.8M15 3.4C18.6 3 22 3.4 25.4 4.4',
    thumb:
      'M1 -8.2C5 -10.6 11 -9.4 15 -5.2C17.8 -2.2 19 1 17.4 2.6C15 3.6 11.6 0.8 8.4 -1.4C5.4 -3.2 1 -4.6 1 -8.2Z',
  },
  hold: {
    palm: 'M-10 -8C-3 -9 3 -9 8 -6C12 -3.4 18 -0.6 24 -0.6C28.6 -0.6 29.4 4.4 26 6.8C20 10.6 10 11.4 3 10C-2 9 -6 8.4 -10 7.8Z',
    lines: 'M13 3.6C17 4.8 22 4.6 26.6 2.6M11 7.4C15 8.6 20 8.4 24.4 6.6',
    thumb:
      'M0 -8C4 -12.4 9.6 -16.2 14 -16C17.2 -15 16.6 -11.6 13.6 -9C10.6 -6.6 8.6 -3.4 5 -2.4C2 -2 -0.4 -5 0 -8Z',
  },
  grip: {
    palm: 'M-10 -8C-4 -9.4 3 -12 9.6 -12.2C17 -12.4 21.4 -8.4 22 -2C22.6 5 19.4 11 12.6 11.6C6 12 -3 9.2 -10 7.8Z',
    lines:
      'M12 -5.4C15 -6.4 18.4 -6.2 21 -5.4M11.6 0C15 -0.8 19 -0.6 21.8 0M11.4 5.4C14.6 5 18 5.2 20.6 5.8',
    thumb:
      'M0 -8.4C5 -13.4 13 -15.4 18.4 -12.4C21 -10.6 19.4 -7.6 16 -7.2C11.6 -6.8 8 -5.6 5 -3.4C2 -2 -0.6 -5 0 -8.4Z',
  },
  point: {
    palm: 'M-10 -8C-4 -9.2 3 -11 9 -11L30 -10.4C33.4 -10 33.4 -5.6 30 -5.2L19 -4.2C22 0 21 8.6 14 10.6C7 11.6 -3 9.2 -10 7.8Z',
    lines:
      'M12 -4C14.4 -4.4 16.8 -4.4 19 -4.2M11.6 1C14.6 0.4 18 0.6 20.6 1.2M11.4 6C14 5.6 17 5.8 19 6.4',
    thumb:
      'M0 -7C4 -8 10 -7 14 -4C16.6 -1.6 16.6 1.2 14 1.4C10.6 1 7 -0.4 4 -1.8C1 -3.2 -0.6 -5 0 -7Z',
  },
  flat: {
    palm: 'M-10 -8C-3 -9 6 -10 15 -9.4L26 -9C29.6 -8.8 29.6 -4.6 26.4 -4.2L30.6 -4C34 -3.6 34 0.4 30.6 0.6L28.6 0.8C32 1.2 32 5 28.6 5.2L23.4 5.4C26.4 5.8 26.4 9 23.4 9.2C14 10 4 9.2 -10 7.8Z',
    lines: 'M15 -4.6L26.4 -4.2M14.6 0.4L28.6 0.8M14 5L23.4 5.4',
    thumb:
      'M-2 -7C2 -12 8 -17.4 13.4 -19C17.4 -19.4 18.6 -15.6 15.6 -13.2C12.4 -10.6 10.6 -8 9 -4.6C5 -2 -2.4 -3.6 -2 -7Z',
  },
  pinch: {
    behind: 'M4 -1C13 -2.4 21 3.4 21 9C20 13.4 14 13.4 9 10.4C5 8 2 4 4 -1Z',
    palm: 'M-10 -8C-3 -9 3 -10.8 9 -10.4C18 -10 25.4 -5 28 2C29 5.4 26.6 7.2 24.4 5.4C21 0.6 16.6 -1.8 12 -2C14 2 12 8 6 9C0 9.4 -5 8.6 -10 7.8Z',
    lines: 'M9 -2.4C10.6 -2.2 12 -2 13.6 -1.6',
    thumb:
      'M0 1.6C4 2 8 2.4 12 3.6C16.6 4.8 20.6 5 24.4 4.4C27 4.6 27 7.6 24.4 8.4C18 10.2 10 9.4 4 7.4C0.6 6 -1 3.6 0 1.6Z',
  },
};

const GLOVE_CUFF =
  'M-17 -11C-13 -12 -8 -11 -5 -9.4L-5 9.2C-8 11 -13 12 -17 11.4C-18.4 4 -18.4 -4 -17 -11Z';

/** A hand that continues the forearm; the origin is the wrist. */
export function drawPalm(art: Art, shape: PalmShape, ink: string, gloved: boolean): void {
  const { behind, palm, lines, thumb } = HANDS[shape];
  if (behind) {
    art.path(behind, mix(ink, SKIN_SHADE, 0.32));
  }
  art.path(palm, ink);
  art.line(lines, mix(ink, SKIN_SHADE, 0.42), 1.3);
  art.path(thumb, mix(ink, gloved ? PALETTE.cream : SKIN_LIGHT, 0.16));
  if (gloved) {
    art.path(GLOVE_CUFF, mix(ink, PALETTE.ink, 0.2));
  }
}
