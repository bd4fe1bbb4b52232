import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { pointsOf } from '../drawing/geometry.ts';
import { facing } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';
import { limb } from './limb.ts';

/** Forearm, back of the hand, index finger and thumb in one outline; the wrist is three fifths of the palm. */
const HAND =
  'M-520 6C-420 -14 -300 -42 -200 -44C-130 -44 -84 -25 -44 -24C-12 -24 14 -44 52 -46C88 -47 120 -36 140 -12C158 9 168 34 167 56C166 68 158 74 151 70C145 66 147 54 143 42C137 25 124 11 106 7C90 4 76 12 66 27C76 42 92 53 112 57C126 59 138 57 149 60C157 63 158 74 150 79C136 88 118 94 98 91C72 87 48 72 28 53C10 38 -16 26 -44 26C-92 27 -140 48 -200 60C-300 82 -420 118 -520 148Z';
const MIDDLE_FINGER =
  'M54 -8C92 -12 124 10 132 42C135 56 133 66 128 74L98 72C104 58 98 46 84 40L54 32Z';
const RING_FINGER = 'M44 8C74 2 102 20 108 48C110 60 104 72 94 74C78 72 62 56 48 44Z';

/** Fingers that do not pinch, raised over the index finger: joints, half widths, share of shade. */
const RAISED_FINGERS = [
  [pointsOf('36,-22 98,-58 152,-58 198,-26'), [20, 15, 12.5, 9], 0.44],
  [pointsOf('40,-18 108,-36 158,-20 188,22'), [20, 16, 13.5, 10], 0.2],
] as const;

/** The part of the curled fingers in the shade of the index finger. */
const INNER_SHADE =
  'M62 22C80 6 100 2 116 12C128 22 136 36 140 50C132 34 120 22 104 20C90 18 80 30 84 46L70 42Z';
/** Upper side of the thumb. */
const THUMB_EDGE =
  'M58 22C70 40 90 53 112 57C126 59 138 57 149 60C153 62 155 66 154 70C132 73 104 69 84 57C70 48 60 36 58 22Z';
/** Lit top of index finger and back of the hand. */
const LIT_EDGE =
  'M-30 -25C-6 -26 18 -44 52 -46C88 -47 120 -36 140 -12C154 5 163 24 166 44C156 22 142 2 124 -12C102 -28 76 -34 52 -32C22 -30 -4 -18 -30 -25Z';
const CREASES =
  'M58 22C46 22 36 30 30 44M138 -4C132 0 128 4 126 9M157 24C152 27 148 31 146 36M110 66C113 71 113 77 110 83M46 -34C54 -32 60 -27 62 -21';
const NAIL_OUTLINE = 'M161 41C167 46 170 57 166 66C161 65 158 54 161 41Z';

const SLEEVE =
  'M-560 -24C-440 -42 -320 -64 -222 -68C-212 -20 -204 32 -196 82C-300 108 -440 148 -560 180Z';
const SLEEVE_BAND =
  'M-246 -68L-222 -68C-212 -20 -204 32 -196 82L-221 88C-229 36 -236 -18 -246 -68Z';
const SLEEVE_SHADOW = 'M-217 -44C-208 -10 -201 28 -197 60L-178 55C-184 22 -192 -12 -202 -44Z';

/** Across the forearm, from its lit upper to its dark lower edge. */
const DOWN = [0, -24, 17, 92] as const;

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
  const draw = () => {
    for (const [joints, widths, shade] of RAISED_FINGERS) {
      art.path(limb(joints, widths), mix(skin, SKIN_SHADE, shade));
    }
    art.path(RING_FINGER, mix(skin, SKIN_SHADE, 0.42));
    art.path(MIDDLE_FINGER, mix(skin, SKIN_SHADE, 0.2));
    art.path(INNER_SHADE, mix(skin, SKIN_SHADE, 0.42));
    art.path(HAND, skin);
    const clip = art.clip(HAND);
    art.path(LIT_EDGE, mix(skin, SKIN_LIGHT, 0.34), clip);
    art.path(THUMB_EDGE, mix(skin, SKIN_LIGHT, 0.2), clip);
    art.grain(HAND, SKIN_SHADE, ramp([0, 0], [0.4, 0.06], [1, 0.55]), DOWN, {
      ...CLOTH_GRAIN,
      clip,
    });
    art.line(CREASES, mix(skin, SKIN_SHADE, 0.5), 2.4);
    art.path(NAIL_OUTLINE, mix(skin, PALETTE.blush, 0.5));
    drawSleeve(art, skin, sleeve);
  };
  art.at(
    x,
    y,
    scale,
    () => {
      facing(art, flip, draw);
    },
    flip,
    turn,
  );
}

function drawSleeve(art: Art, skin: string, ink: string): void {
  art.path(SLEEVE_SHADOW, mix(skin, SKIN_SHADE, 0.5));
  art.path(SLEEVE, ink);
  art.path(SLEEVE_BAND, mix(ink, PALETTE.sun, 0.55));
  art.grain(SLEEVE, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [-230, -50, -200, 120], {
    ...CLOTH_GRAIN,
    clip: art.clip(SLEEVE),
  });
}
