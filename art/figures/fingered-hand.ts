import type { Art } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix, SKIN_SHADE } from '../drawing/palette.ts';
import { limb } from './limb.ts';

const LIT_SKIN = '#C8814F';
const NAIL = '#F4C6A0';

/** From knuckle to tip. */
type Finger = readonly [knuckle: Point, joint: Point, tip: Point];

type FingeredParts = {
  /** From the one that lies lowest to the one that lies over the others. */
  fingers: readonly Finger[];
  /** Half width of the fingers at the knuckle. */
  width: number;
  /** Back of the hand, over the roots of the fingers. */
  palm: string;
  creases: string;
  thumb: Finger;
  /** Does the nail of the thumb show? */
  hasNail?: boolean;
};

/**
 * What a hand with single fingers does: point, hang at ease, close round a shaft that crosses it 12 units
 * before the wrist, lie spread on a surface, or close on a flat thing between thumb and index finger.
 */
export type FingeredShape = 'point' | 'ease' | 'wrap' | 'spread' | 'pinch';

/** In figure units from the wrist, which lies at the origin; fingers along +x, thumb towards -y. */
const HANDS: Record<FingeredShape, FingeredParts> = {
  point: {
    fingers: [
      [
        [9, 9],
        [17.6, 11],
        [15, 14.4],
      ],
      [
        [12, 4.6],
        [22, 6.4],
        [19.4, 11],
      ],
      [
        [13, -1],
        [24, 0.4],
        [22, 5],
      ],
      [
        [13, -7],
        [28, -8.6],
        [42, -7.4],
      ],
    ],
    width: 4.5,
    palm: 'M-3 -8C0 -9 6 -12 13 -11.4C17 -10 18 -4 17.4 0C17 5 15 10 11 12.6C4 12.6 0 10 -3 8C-9 6 -9 -6 -3 -8Z',
    creases:
      'M13 -4.6C15 -4 16.6 -3.6 18 -3.4M12.4 1.6C14.4 2.2 16 2.4 17.4 2.4M11 6.6C12.4 7.2 14 7.6 15 7.6',
    thumb: [
      [1, -4.6],
      [12, -5],
      [21, -1.4],
    ],
    hasNail: true,
  },
  ease: {
    fingers: [
      [
        [11, 6.4],
        [20, 10.6],
        [25.6, 14.4],
      ],
      [
        [14, 3],
        [25.6, 7.2],
        [33, 12],
      ],
      [
        [15, -1.4],
        [28, 2],
        [36.4, 7],
      ],
      [
        [15, -6],
        [26.6, -4],
        [34.4, 0.6],
      ],
    ],
    width: 4.2,
    palm: 'M-3 -8C0 -9 6 -11 13 -10C17 -8 18.6 -3 18 0C17.4 5 15 9.6 11 10.6C4 11 0 9.6 -3 8C-9 6 -9 -6 -3 -8Z',
    creases:
      'M16.4 -6.6C18 -6.6 19.4 -6.4 20.6 -6M17 -1C18.8 -0.8 20 -0.6 21.4 0M15.6 4C17.2 4.4 18.6 4.8 19.6 5.4',
    thumb: [
      [1, -5.6],
      [11, -11],
      [20, -8.4],
    ],
    hasNail: true,
  },
  wrap: {
    fingers: [
      [
        [3, 9.6],
        [13, 10.6],
        [17.4, 11.4],
      ],
      [
        [4, 3.6],
        [15.4, 4],
        [20, 4.6],
      ],
      [
        [4, -3],
        [16.4, -3],
        [21, -2.4],
      ],
      [
        [3, -9.6],
        [15.4, -10],
        [20, -9.6],
      ],
    ],
    width: 4.1,
    palm: 'M-3 -8C-2 -10 -1 -13.4 5 -13C9 -11 9.6 -6 9.4 -1C9.2 5 8 11 5 13.4C-1 13 -2 11 -3 8C-9 6 -9 -6 -3 -8Z',
    creases:
      'M7.4 -9.4C9.4 -9.6 10.4 -9.4 11.6 -9M8 -2.6C9.8 -2.6 11 -2.4 12.2 -2M7.6 4C9.4 4 10.6 4.2 11.6 4.6',
    thumb: [
      [-2, -8],
      [5, -16],
      [11.4, -22],
    ],
    hasNail: true,
  },
  spread: {
    fingers: [
      [
        [8, 8],
        [18, 12],
        [25.6, 16.4],
      ],
      [
        [12, 3.6],
        [25, 6.4],
        [35, 9],
      ],
      [
        [13, -1.6],
        [27, -2],
        [38.6, -2],
      ],
      [
        [12, -6.4],
        [25, -9.4],
        [35.4, -12.6],
      ],
    ],
    width: 4.2,
    palm: 'M-3 -8C0 -9 6 -11 12 -10.4C16 -8 17.4 -3 17 0C16.4 5 13 10.4 8 12.4C2 12 -1 10 -3 8C-9 6 -9 -6 -3 -8Z',
    creases:
      'M15 -6.4C16.6 -6.8 18 -7 19.4 -7.2M15.6 -1.4C17.4 -1.6 19 -1.6 20.4 -1.4M13.6 4.4C15.4 4.8 16.6 5 18 5.4',
    thumb: [
      [5, -4],
      [11, -14],
      [16, -22.6],
    ],
  },
  pinch: {
    fingers: [
      [
        [9, 9.4],
        [18, 12.4],
        [20.6, 17],
      ],
      [
        [11, 5.6],
        [22.6, 8],
        [26, 13],
      ],
      [
        [12, 1],
        [25, 2.4],
        [29.6, 7.4],
      ],
      [
        [12, -5],
        [25, -6.4],
        [33.4, -1.4],
      ],
    ],
    width: 4.1,
    palm: 'M-3 -8C0 -9 6 -11 12 -9.6C16 -7 17 -3 16.6 0C16 5 14 10.4 9 12.6C3 12 -1 10 -3 8C-9 6 -9 -6 -3 -8Z',
    creases:
      'M15 -5C16.6 -5.2 18 -5.2 19.4 -5M14.6 1C16.2 1.2 17.6 1.4 18.8 1.8M13 6C14.4 6.4 15.6 6.8 16.8 7.2',
    thumb: [
      [6, 0],
      [17, 3.4],
      [29.6, 1.6],
    ],
    hasNail: true,
  },
};

type HandOptions = {
  /** Degrees from pointing to +x. */
  turn?: number;
  scale?: number;
  /** The thumb is on the other side of the hand. */
  isMirrored?: boolean;
  /** Ink of a narrow shade beside fingers and palm, which tells the hand from skin behind it. */
  shade?: string;
  /** Things in the hand: drawn over the fingers, under the thumb, in units of the hand. */
  hold?: () => void;
};

/** A hand whose fingers are drawn one by one, for people that stand near; (x, y) is the wrist, in figure units. */
export function drawFingeredHand(
  art: Art,
  shape: FingeredShape,
  [x, y]: Point,
  skin: string,
  { turn = 0, scale = 1, isMirrored = false, shade, hold }: HandOptions = {},
): void {
  const { fingers, width, palm, creases, thumb, hasNail } = HANDS[shape];
  const size = `scale(${scale} ${isMirrored ? -scale : scale})`;
  art.group(`translate(${x} ${y}) rotate(${turn}) ${size}`, () => {
    if (shade) {
      for (const finger of fingers) {
        art.path(limb(finger, radiiOf(width), undefined, 1, ROUND_TIP), shade, SHADE_SHIFT);
      }
      art.path(palm, shade, SHADE_SHIFT);
    }
    fingers.forEach((finger, i) => {
      drawFinger(art, finger, width, mix(skin, SKIN_SHADE, 0.24 - i * 0.07), skin);
    });
    art.path(palm, skin);
    art.line(creases, mix(skin, SKIN_SHADE, 0.45), 1.2);
    hold?.();
    drawFinger(art, thumb, width + 0.6, mix(skin, LIT_SKIN, 0.05), skin, THUMB_TIP);
    if (hasNail) {
      const [, joint, tip] = thumb;
      drawNail(art, joint, tip, skin);
    }
  });
}

/** Where on the way from knuckle to joint the dark line begins that parts a finger from its neighbour. */
const RIM_START = 0.42;

/** How far a fingertip reaches beyond its last joint: less than its half width, or it looks like a claw. */
const ROUND_TIP = 0.55;
const THUMB_TIP = 1;

/** Moves the shade towards the tips, away from the thumb. */
const SHADE_SHIFT = 'transform="translate(1.6 2)"';

/** Half widths of a finger at its knuckle, its joint and its tip. */
function radiiOf(width: number): number[] {
  return [width, width * 0.95, width * 0.78];
}

function drawFinger(
  art: Art,
  finger: Finger,
  width: number,
  ink: string,
  skin: string,
  tipReach = ROUND_TIP,
): void {
  const [knuckle, joint, tip] = finger;
  const radii = radiiOf(width);
  art.path(
    limb(
      [between(knuckle, joint, RIM_START), joint, tip],
      radii.map((r) => r + 0.8),
      undefined,
      0,
      tipReach,
    ),
    mix(skin, SKIN_SHADE, 0.62),
  );
  art.path(limb(finger, radii, undefined, 1, tipReach), ink);
}

function drawNail(art: Art, joint: Point, tip: Point, skin: string): void {
  art.path(limb([between(tip, joint, 0.26), tip], [1.9, 1.7]), mix(skin, NAIL, 0.4));
}

function between(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}
