import { type Art, ramp } from '../canvas.ts';
import { ellipse, type Point } from '../geometry.ts';
import { at } from '../items.ts';
import { mix, PALETTE, SKIN_SHADE } from '../palette.ts';
import { limb } from './limb.ts';

type Finger = readonly [joints: readonly Point[], radii: readonly number[], tone: number];

const PINCH: readonly Finger[] = [
  [
    [
      [30, 22],
      [66, 50],
      [72, 84],
      [54, 104],
    ],
    [17, 15, 12, 9],
    0.3,
  ],
  [
    [
      [40, 12],
      [92, 36],
      [104, 76],
      [88, 100],
    ],
    [18, 16, 13, 10],
    0.16,
  ],
];
const INDEX: Finger = [
  [
    [48, -10],
    [108, -6],
    [150, 26],
    [158, 66],
  ],
  [19, 16, 13, 9],
  0,
];
const THUMB: Finger = [
  [
    [4, 26],
    [44, 66],
    [96, 84],
    [146, 70],
  ],
  [22, 18, 14, 10],
  0.06,
];

/**
 * Large hand pinching to the right, about 190 units from wrist to fingertip; the fingertips meet
 * at (154, 70). The forearm and sleeve run off to the left.
 */
export function drawPinchingHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  skin: string,
  sleeve: string,
  flip = false,
  turn = 0,
): void {
  const frequency = 0.85;
  art.at(
    x,
    y,
    scale,
    () => {
      const arm = limb(
        [
          [-520, 70],
          [-260, 26],
          [-60, 4],
          [0, 0],
        ],
        [74, 58, 36, 34],
      );
      art.path(arm, skin);
      art.grain(arm, SKIN_SHADE, ramp([0, 0], [0.5, 0.12], [1, 0.85]), [-200, -30, -180, 90], {
        frequency,
      });
      for (const [joints, radii, tone] of PINCH) {
        drawFinger(art, joints, radii, mix(skin, SKIN_SHADE, tone + 0.14));
      }
      const palm = limb(
        [
          [-60, 4],
          [0, 0],
          [40, -2],
          [62, 0],
        ],
        [36, 40, 38, 28],
      );
      art.path(palm, skin);
      art.grain(palm, SKIN_SHADE, ramp([0, 0], [0.5, 0.1], [1, 0.8]), [0, -30, 10, 50], {
        frequency,
      });
      drawFinger(art, THUMB[0], THUMB[1], mix(skin, SKIN_SHADE, 0.08));
      drawFinger(art, INDEX[0], INDEX[1], mix(skin, '#C8814F', 0.12));
      art.path(ellipse(162, 54, 10, 6), mix(skin, '#F4C6A0', 0.5), 'transform="rotate(76 162 54)"');
      const cuff = limb(
        [
          [-560, 80],
          [-330, 40],
          [-196, 18],
        ],
        [92, 74, 58],
      );
      art.path(cuff, sleeve);
      art.grain(cuff, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [-300, -30, -280, 110], {
        frequency,
      });
      art.line('M-200 -38C-186 -10 -184 40 -194 74', mix(sleeve, '#FFF3D6', 0.4), 10);
    },
    flip,
    turn,
  );
}

function drawFinger(
  art: Art,
  joints: readonly Point[],
  radii: readonly number[],
  ink: string,
): void {
  const finger = limb(joints, radii);
  art.path(finger, ink);
  const [x, y] = at(joints, 1);
  const line = [x, y - 20, x + 6, y + 22] as const;
  art.grain(finger, SKIN_SHADE, ramp([0, 0], [0.5, 0.1], [1, 0.75]), line, { frequency: 0.9 });
}
