import { type Art, CLOTH_GRAIN, ramp } from '../../drawing/canvas.ts';
import { range, roundRect } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../../drawing/palette.ts';

/** Forearm, heel of the hand and the palm behind the rod; it comes from below. */
const ARM =
  'M-150 620C-140 420 -120 250 -96 150C-110 110 -112 60 -104 20C-98 -20 -90 -40 -70 -52L84 -44C98 -20 100 30 88 70C76 108 56 132 44 158C66 280 88 440 96 620Z';

/** The fingers along the rod, each with the heights of its knuckle and of its tip from the rod's middle. */
const FINGERS = [
  { x: -70, top: -68, tip: 34 },
  { x: -26, top: -70, tip: 46 },
  { x: 19, top: -72, tip: 50 },
  { x: 63, top: -62, tip: 44 },
] as const;

const FINGER_WIDTH = 23;

const THUMB =
  'M-112 96C-104 62 -74 50 -40 50C0 50 40 36 66 28C84 22 98 34 94 50C90 66 66 78 36 90C4 104 -40 118 -80 132C-104 136 -116 118 -112 96Z';
const THUMB_EDGE =
  'M-110 92C-102 64 -74 52 -40 52C0 52 40 38 66 30C76 27 86 30 91 38C66 46 30 66 -16 72C-56 76 -90 76 -110 92Z';
const THUMB_NAIL = 'M66 31C78 27 90 34 90 44C84 50 72 50 66 44C63 40 63 34 66 31Z';

/** Flat cuff, square to the forearm, and the sleeve below it. */
const SLEEVE =
  'M-168 292C-110 276 24 274 96 290C112 400 124 510 128 640H-196C-188 520 -180 400 -168 292Z';
const CUFF = 'M-170 276C-110 262 26 260 98 274L101 328C30 314 -112 316 -174 332Z';

/**
 * Large hand closed round a rod from below: the rod's middle runs along the x axis through the origin, up
 * to 96 units thick. Draw the rod between `drawGripPalm` and `drawGripFingers`.
 */
export function drawGripPalm(art: Art, skin: string, sleeve: string): void {
  art.path(ARM, skin);
  const clip = art.clip(ARM);
  art.grain(ARM, SKIN_SHADE, ramp([0, 0.9], [0.5, 0.18], [1, 0]), [-150, 200, 60, 170], {
    ...CLOTH_GRAIN,
    clip,
  });
  art.line(
    'M-84 150C-50 166 0 168 40 154M-70 172C-44 182 -6 184 24 176',
    mix(skin, SKIN_SHADE, 0.4),
    4,
  );
  art.path(SLEEVE, sleeve);
  art.path(CUFF, mix(sleeve, PALETTE.sun, 0.16));
  art.grain(
    SLEEVE,
    PALETTE.ink,
    ramp([0, 0.95], [0.5, 0.2], [1, 0]),
    [-190, 470, 80, 440],
    CLOTH_GRAIN,
  );
}

/** The fingers over the rod, the thumb across their tips. */
export function drawGripFingers(art: Art, skin: string): void {
  for (const [i, { x, top, tip }] of FINGERS.entries()) {
    const w = FINGER_WIDTH;
    const finger = roundRect(x - w, top, w * 2, tip - top, w);
    const tone = mix(skin, SKIN_SHADE, 0.16 - i * 0.04);
    art.path(finger, mix(skin, SKIN_SHADE, 0.62), 'transform="translate(-5 3)"');
    art.path(finger, tone);
    const clip = art.clip(finger);
    const lit = `M${x + 4} ${top - 4}h30v${tip - top}h-22C${x + 22} ${(top + tip) / 2} ${x + 20} ${top + 20} ${x + 4} ${top - 4}Z`;
    art.path(lit, mix(tone, SKIN_LIGHT, 0.3), clip);
    art.line(
      `M${x - 14} ${top + 52}q12 6 26 0M${x - 12} ${top + 60}q10 4 20 0`,
      mix(skin, SKIN_SHADE, 0.5),
      2.6,
      clip,
    );
  }
  art.path(THUMB, skin);
  const clip = art.clip(THUMB);
  art.path(THUMB_EDGE, mix(skin, SKIN_LIGHT, 0.32), clip);
  art.grain(THUMB, SKIN_SHADE, ramp([0, 0], [0.4, 0.06], [0.7, 0.34], [1, 0]), [0, 60, -50, 150], {
    clip,
  });
  const creases = range(0, 2)
    .map((i) => `M${8 + i * 8} ${62 - i * 3}q6 8 4 16`)
    .join('');
  art.line(creases, mix(skin, SKIN_SHADE, 0.5), 2.6, clip);
  art.path(THUMB_NAIL, mix(skin, PALETTE.blush, 0.5));
}
