import { type Art, ramp } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import { d, ellipse, type Point } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';

const LIT_SKIN = '#C8814F';
const NAIL = '#F4C6A0';

type Finger = readonly [joints: readonly Point[], radii: readonly number[]];

/** Fingers of the left hand from the little finger up, in units; the hands meet at x = 0, rim at y = 0. */
const FINGERS: readonly Finger[] = [
  [
    [
      [-222, 120],
      [-142, 178],
      [-62, 197],
      [-10, 192],
    ],
    [26, 25, 22, 17],
  ],
  [
    [
      [-234, 83],
      [-138, 144],
      [-32, 162],
      [26, 155],
    ],
    [30, 29, 24, 18],
  ],
  [
    [
      [-236, 43],
      [-136, 99],
      [-20, 117],
      [44, 109],
    ],
    [31, 30, 26, 19],
  ],
  [
    [
      [-226, 5],
      [-130, 53],
      [-30, 70],
      [24, 64],
    ],
    [31, 29, 25, 18],
  ],
];

/** A fingertip's last joint beyond the nail, in radii, and its own radius: it makes the tip round. */
const TIP = { reach: 0.3, radius: 0.84, cap: 0.55 };

/** Outline of a finger with a round tip; `rim` units thicker. */
function fingerOutline([joints, radii]: Finger, rim = 0): string {
  const [x, y] = at(joints, joints.length - 1);
  const [beforeX, beforeY] = at(joints, joints.length - 2);
  const length = Math.hypot(x - beforeX, y - beforeY);
  const radius = at(radii, radii.length - 1);
  const step = (radius * TIP.reach) / length;
  const tip: Point = [x + (x - beforeX) * step, y + (y - beforeY) * step];
  return limb(
    [...joints, tip],
    [...radii, radius * TIP.radius].map((r) => r + rim),
    undefined,
    1,
    TIP.cap,
  );
}

/** Wrist, heel and back of the hand up to the knuckles. */
const BACK_OF_HAND =
  'M-437 149C-412 112 -374 78 -342 34C-318 -2 -276 -26 -236 -26C-208 -22 -192 2 -188 30C-182 56 -186 88 -190 116C-192 138 -190 156 -200 168C-226 204 -280 226 -329 261Z';
const KNUCKLES = 'M-198 52C-190 64 -188 76 -190 86M-198 98C-192 108 -192 118 -196 128';
const THUMB: Finger = [
  [
    [-318, 60],
    [-284, 2],
    [-216, -30],
    [-158, -26],
  ],
  [34, 38, 30, 22],
];
/** Where the thumb's ball lies over the palm. */
const THUMB_CREASE = 'M-268 62C-250 46 -232 32 -212 24';
const FOREARM: Finger = [
  [
    [-640, 460],
    [-520, 340],
    [-362, 184],
  ],
  [128, 112, 70],
];
const CUFF =
  'M-760 330C-690 300 -640 270 -596 226C-560 280 -510 334 -452 366C-500 430 -560 500 -640 560H-800Z';
const CUFF_EDGE = 'M-596 226C-560 280 -510 334 -452 366L-470 384C-528 350 -580 300 -616 246Z';

export type Sleeves = {
  skin: string;
  ink: string;
};

/**
 * Two hands held together as a bowl, about 900 units wide with the arms; the middle of the bowl's rim at
 * (x, y). `filling` is drawn in the same units: behind the fingers, in front of the far palm.
 */
export function drawCuppedHands(
  art: Art,
  x: number,
  y: number,
  scale: number,
  sleeves: Sleeves,
  filling: () => void,
): void {
  const sun = lightOn(art);
  const dim = mix(sleeves.skin, SKIN_SHADE, 0.14);
  art.at(x, y, scale, () => {
    filling();
    // The right hand lies behind the left one.
    art.group('scale(-1 1)', () => {
      drawHand(art, { ...sleeves, skin: sun > 0 ? sleeves.skin : dim }, sun < 0);
    });
    drawHand(art, { ...sleeves, skin: sun > 0 ? dim : sleeves.skin }, sun > 0);
  });
}

/** The left hand; `isLitFromFront` when the light comes over its fingertips. */
function drawHand(art: Art, { skin, ink }: Sleeves, isLitFromFront: boolean): void {
  const arm = limb(...FOREARM);
  art.path(arm, skin);
  const down = isLitFromFront
    ? ([-440, 190, -560, 440] as const)
    : ([-560, 260, -420, 420] as const);
  art.grain(arm, SKIN_SHADE, ramp([0, 0], [0.5, 0.15], [1, 0.8]), down);
  for (const [joints, radii] of FINGERS) {
    const finger = fingerOutline([joints, radii]);
    const shifted = joints.map(([px, py]): Point => [px + 3, py + 6]);
    art.path(fingerOutline([shifted, radii], 2), mix(skin, SKIN_SHADE, 0.7));
    art.path(finger, skin);
    const [mx, my] = at(joints, 1);
    const [ex, ey] = at(joints, 2);
    art.grain(
      finger,
      SKIN_SHADE,
      ramp([0, 0], [0.5, 0.12], [1, 0.8]),
      [mx + 16, my - 26, mx - 14, my + 44],
      {
        frequency: 0.9,
      },
    );
    art.line(
      d`M${mx - 26} ${my - 34}Q${mx + 30} ${my - 14} ${ex + 14} ${ey - 20}`,
      mix(skin, LIT_SKIN, 0.5),
      6,
    );
  }
  art.path(BACK_OF_HAND, skin);
  art.grain(BACK_OF_HAND, SKIN_SHADE, ramp([0, 0], [0.6, 0.06], [1, 0.6]), [-280, 30, -250, 270]);
  art.line(KNUCKLES, mix(skin, SKIN_SHADE, 0.5), 5);
  drawThumb(art, skin);
  art.path(CUFF, ink);
  art.grain(CUFF, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [-560, 250, -640, 540]);
  art.path(CUFF_EDGE, mix(ink, PALETTE.sun, 0.55));
}

function drawThumb(art: Art, skin: string): void {
  const thumb = fingerOutline(THUMB);
  art.path(thumb, skin);
  art.line(THUMB_CREASE, mix(skin, SKIN_SHADE, 0.45), 5);
  art.line('M-276 -26Q-240 -58 -170 -46', mix(skin, LIT_SKIN, 0.55), 6);
  art.path(ellipse(-146, -36, 14, 8), mix(skin, NAIL, 0.5), 'transform="rotate(8 -146 -36)"');
}
