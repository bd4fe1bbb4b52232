import { type Art, ramp } from '../drawing/canvas.ts';
import { limb } from '../figures/limb.ts';
import { d, type Point, pointsOf } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';

/** Ink that lightens the inner side of a dark hand. */
const PALM_LIGHT = '#E3AC86';

type Finger = readonly [joints: readonly Point[], radii: readonly number[]];

/** The left hand's fingers from the index to the little one, in units; the bowl's middle is at the origin. */
const FINGERS: readonly Finger[] = [
  [pointsOf('-214,-20 -252,-140 -240,-236 -196,-292'), [44, 41, 36, 27]],
  [pointsOf('-160,-60 -182,-196 -156,-300 -104,-350'), [44, 42, 37, 28]],
  [pointsOf('-96,-60 -106,-200 -76,-300 -24,-344'), [43, 41, 36, 27]],
  [pointsOf('-36,-20 -36,-150 -8,-236 38,-276'), [38, 36, 31, 24]],
];

const PALM =
  'M-176 300C-250 250 -290 150 -272 40C-262 -20 -240 -60 -200 -84C-130 -120 -40 -96 0 -50C22 10 20 130 -14 210C-50 270 -110 300 -176 300Z';
const FOREARM: Finger = [pointsOf('-372,720 -292,480 -168,216'), [128, 110, 92]];
/** The thumb lies on the outside and closes over the rim. */
const THUMB: Finger = [
  pointsOf('-168,270 -262,178 -330,60 -330,-40 -288,-108'),
  [34, 66, 58, 45, 31],
];
/**
 * Two hands held together as a bowl, as their owner sees them from above: palms up, little fingers crossed in the
 * middle, thumbs outside. (x, y) is the middle of the bowl; `filling` is drawn in the same units, on the palms and
 * under the thumbs.
 */
export function drawCuppedHands(
  art: Art,
  x: number,
  y: number,
  scale: number,
  skin: string,
  filling: () => void,
): void {
  // The right hand is the left one mirrored. It is a little lower and turned, so that the two do not look the same.
  const right = 'translate(6 26) rotate(5) scale(-1 1)';
  art.at(x, y, scale, () => {
    art.group(right, () => drawHand(art, skin));
    drawHand(art, skin);
    filling();
    art.group(right, () => drawThumb(art, skin));
    drawThumb(art, skin);
  });
}

function drawHand(art: Art, skin: string): void {
  const palm = mix(skin, PALM_LIGHT, 0.4);
  const arm = limb(...FOREARM);
  art.path(arm, mix(skin, PALM_LIGHT, 0.14));
  art.grain(arm, SKIN_SHADE, ramp([0, 0.9], [0.45, 0.15], [1, 0]), [-420, 560, -230, 470]);
  FINGERS.forEach((finger, i) => drawFinger(art, finger, palm, i));
  art.path(PALM, palm);
  art.grain(PALM, SKIN_SHADE, ramp([0, 0.6], [0.5, 0.12], [1, 0]), [-170, 330, -120, 20]);
}

/** Outline of a finger. It continues a little past the last joint and gets narrower, so that the tip is round. */
function fingerOutline([joints, radii]: Finger, rim = 0): string {
  const [x, y] = at(joints, joints.length - 1);
  const [beforeX, beforeY] = at(joints, joints.length - 2);
  const radius = at(radii, radii.length - 1);
  const step = (radius * 0.45) / Math.hypot(x - beforeX, y - beforeY);
  const tip: Point = [x + (x - beforeX) * step, y + (y - beforeY) * step];
  return limb(
    [...joints, tip],
    [...radii, radius * 0.78].map((r) => r + rim),
    undefined,
    1,
    0.7,
  );
}

/** A finger from its inner side: lighter at the tip, with a crease at each joint. */
function drawFinger(art: Art, finger: Finger, palm: string, i: number): void {
  const [joints, radii] = finger;
  const dark = mix(palm, SKIN_SHADE, 0.62);
  const outline = fingerOutline(finger);
  art.path(fingerOutline(finger, 4), dark);
  art.path(outline, palm);
  const [bx, by] = at(joints, 1);
  const line = [bx - 44, by + 10, bx + 40, by] as const;
  art.grain(outline, SKIN_SHADE, ramp([0, 0.7], [0.6, 0.1], [1, 0]), line);
  const [tx, ty] = at(joints, 3);
  art.path(
    limb([at(joints, 2), [tx, ty]], [at(radii, 2) * 0.55, at(radii, 3) * 0.7]),
    mix(palm, PALM_LIGHT, 0.5),
  );
  for (const j of [1, 2]) {
    const [x, y] = at(joints, j);
    const r = at(radii, j) * 0.72;
    art.line(d`M${x - r} ${y + 4 - i}Q${x} ${y + 14} ${x + r} ${y - 4}`, dark, 4.5);
  }
}

function drawThumb(art: Art, skin: string): void {
  const thumb = fingerOutline(THUMB);
  art.line('M-262 176C-292 96 -290 20 -262 -60', SKIN_SHADE, 20, 'opacity=".35"');
  art.path(thumb, mix(skin, PALM_LIGHT, 0.26));
  art.grain(thumb, SKIN_SHADE, ramp([0, 0.9], [0.5, 0.15], [1, 0]), [-400, 60, -270, 20]);
  art.group('translate(-306 -92) rotate(28)', () => {
    art.path(
      'M-20 14C-24 -16 -14 -34 2 -34C18 -32 24 -14 18 14C6 22 -10 22 -20 14Z',
      mix(skin, PALETTE.blush, 0.55),
    );
  });
  art.line(
    'M-372 6C-352 -2 -330 -2 -310 6M-366 20C-350 14 -334 14 -318 20',
    mix(skin, SKIN_SHADE, 0.5),
    4,
  );
}
