import { type Art, ramp } from '../../drawing/canvas.ts';
import {
  type FingerLine,
  fingerCrease,
  fingerOutline,
  fingerRim,
} from '../../figures/finger-outline.ts';
import { limb } from '../../figures/limb.ts';
import { pointsOf } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';

/** Ink that lightens the inner side of a dark hand. */
const PALM_LIGHT = '#E3AC86';

/** Half of the dark line round the hands lies outside the skin. */
const OUTLINE = 4.5;

/** The left hand's fingers from the index to the little one, in units; the bowl's middle is at the origin. */
const FINGERS: readonly FingerLine[] = [
  [pointsOf('-236,0 -256,-140 -244,-226 -208,-284'), [36, 35, 32, 27]],
  [pointsOf('-170,-20 -186,-186 -172,-276 -134,-334'), [37, 35, 32, 27]],
  [pointsOf('-102,-20 -114,-182 -100,-270 -66,-324'), [36, 34, 31, 26]],
  [pointsOf('-38,0 -46,-142 -40,-212 -24,-258'), [32, 30, 27, 22]],
];

/** Counter-clockwise, as the outlines of limbs are, so that all parts together are one shape. */
const PALM =
  'M-118 400C-106 372 -104 352 -94 324C-66 262 -14 232 -6 160C2 90 2 20 -6 -60L-284 -90C-292 -40 -304 30 -316 90C-326 140 -331 165 -322 190C-308 236 -296 270 -288 304C-282 328 -281 348 -286 374L-250 420Z';
const FOREARM: FingerLine = [pointsOf('-172,250 -188,350 -232,500 -316,760'), [80, 84, 98, 118]];
/** The thumb grows out of the ball of the hand and lies along the index finger. */
const THUMB: FingerLine = [
  pointsOf('-214,230 -264,156 -312,66 -324,-24 -300,-104'),
  [60, 66, 48, 40, 30],
];
/** Where the thumb has an edge of its own: from its last joint on. */
const FREE_THUMB = 'M-420 -200H-200V-18H-420Z';
/** Round the ball of the thumb. */
const BALL = 'M-281.6 -20C-280 24 -174 100 -186 258';
const WRIST = 'M-262 356C-222 370 -150 364 -108 340M-254 376C-220 386 -164 384 -122 366';
const THUMB_NAIL =
  'M-334 -76C-340 -104 -332 -128 -316 -130C-306 -122 -308 -88 -316 -70C-322 -66 -332 -68 -334 -76Z';

const SHAPE = [
  limb(...FOREARM),
  PALM,
  ...FINGERS.map((f) => fingerOutline(f)),
  fingerOutline(THUMB),
].join('');

/**
 * Two hands held together as a bowl, as their owner sees them from above: palms up, little fingers side by side in the
 * middle, thumbs outside. (x, y) is the middle of the bowl; `filling` is drawn on the palms in the same units.
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
  const right = 'translate(4 16) rotate(2) scale(-1 1)';
  art.at(x, y, scale, () => {
    art.group('translate(-24 30)', () => {
      art.group(right, () => drawShade(art));
      drawShade(art);
    });
    art.group(right, () => drawHand(art, skin));
    drawHand(art, skin);
    filling();
  });
}

/** What the hand darkens on the ground below it. */
function drawShade(art: Art): void {
  art.path(SHAPE, '#2A120A', 'opacity=".42"');
}

/** Forearm, palm, fingers and thumb are one shape with one outline; lines part what touches inside it. */
function drawHand(art: Art, skin: string): void {
  const palm = mix(skin, PALM_LIGHT, 0.4);
  const dark = mix(palm, SKIN_SHADE, 0.66);
  const ink = art.linear(
    [
      [0, palm],
      [0.3, palm],
      [1, mix(skin, PALM_LIGHT, 0.08)],
    ],
    [-120, 100, -260, 440],
  );
  art.line(SHAPE, dark, OUTLINE * 2);
  art.path(SHAPE, ink);
  const clip = art.clip(SHAPE);
  FINGERS.forEach((finger, i) => {
    // The index finger lies on no other.
    if (i > 0) art.line(fingerRim(finger, 0.4), dark, OUTLINE * 2, clip);
    drawFinger(art, finger, ink, dark);
  });
  drawThumb(art, skin, ink, dark);
  art.glow(SHAPE, SKIN_SHADE, ramp([0, 0.9], [0.55, 0.7], [1, 0]), [0, 0, 292], { clip });
  art.glow(SHAPE, PALM_LIGHT, ramp([0, 0.5], [0.4, 0.36], [1, 0]), [-246, 150, 96], { clip });
  art.grain(SHAPE, SKIN_SHADE, ramp([0, 0.6], [0.4, 0.2], [1, 0]), [-320, 330, -190, 290], {
    clip,
  });
  art.line(BALL, dark, 4.5);
  art.line(WRIST, mix(palm, SKIN_SHADE, 0.45), 3.5);
}

/** A finger from its inner side: creases at the joints, a lighter tip. */
function drawFinger(art: Art, finger: FingerLine, ink: string, dark: string): void {
  const outline = fingerOutline(finger);
  art.path(outline, ink);
  const own = art.clip(outline);
  const [tipX, tipY] = at(finger[0], 3);
  art.glow(outline, PALM_LIGHT, ramp([0, 0.75], [0.5, 0.5], [1, 0]), [tipX, tipY + 6, 44], {
    clip: own,
  });
  for (const crease of [
    { joint: 1, share: 0.86, bend: -9 },
    { joint: 1, share: 0.6, bend: -8, along: -12 },
    { joint: 2, share: 0.8, bend: -8 },
  ]) {
    art.line(fingerCrease(finger, crease), dark, 3.6, own);
  }
}

/** The thumb from its outer side. Its root has no edge of its own: it is part of the hand. */
function drawThumb(art: Art, skin: string, ink: string, dark: string): void {
  const outline = fingerOutline(THUMB);
  art.inside(FREE_THUMB, () => art.line(outline, dark, OUTLINE * 2));
  art.path(outline, ink);
  const own = art.clip(outline);
  for (const along of [0, 12]) {
    art.line(fingerCrease(THUMB, { joint: 3, share: 0.6, bend: 7, along }), dark, 3.6, own);
  }
  art.path(THUMB_NAIL, mix(skin, PALETTE.blush, 0.55));
}
