import { type Art, ramp } from '../drawing/canvas.ts';
import { between, pointsOf } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';
import { type FingerLine, fingerCrease, fingerOutline, fingerRim } from './finger-outline.ts';

/** From the little finger to the index finger, which lies over the others. */
const FINGERS: readonly FingerLine[] = [
  [pointsOf('-96,58 -30,64 8,68 38,74'), [18, 17.5, 16, 12.5]],
  [pointsOf('-88,26 -2,27 42,30 78,38'), [21, 19.5, 17.5, 14.5]],
  [pointsOf('-84,-11 4,-14 52,-9 92,0'), [21.5, 20.5, 18.5, 15]],
  [pointsOf('-90,-48 -8,-54 38,-49 76,-38'), [21, 20, 18, 14.5]],
];
/** Forearm and back of the hand, counter-clockwise. */
const BACK =
  'M-440 84C-380 76 -300 66 -236 62C-190 70 -140 78 -100 76C-66 60 -62 -40 -88 -70C-130 -92 -170 -86 -196 -74C-222 -60 -240 -54 -262 -54C-320 -60 -380 -66 -440 -70Z';
const THUMB: FingerLine = [
  pointsOf('-222,-20 -150,-58 -76,-92 -12,-106 46,-102'),
  [34, 36, 25, 22.5, 17],
];
/** Skin between thumb and index finger. */
const WEB = 'M-110 -40C-80 -50 -60 -66 -34 -84L-90 -108L-170 -60Z';

const SLEEVE =
  'M-470 -86C-420 -88 -372 -86 -330 -84C-320 -36 -318 28 -326 96C-376 106 -430 114 -470 120Z';
const CUFF = 'M-352 -90L-318 -88C-308 -36 -306 30 -314 100L-350 106C-340 36 -342 -30 -352 -90Z';

const FINGERTIPS = FINGERS.map((finger) => fingerOutline(finger)).join('');
const HAND = BACK + FINGERTIPS;
/** Over the roots of the fingers. */
const KNUCKLES =
  'M-100 -60C-90 -58 -84 -50 -84 -42M-90 -22C-80 -18 -76 -10 -78 -2M-92 18C-84 22 -80 28 -82 36M-102 52C-96 55 -92 60 -94 66';
/** The side of the hand that the light falls on. */
const LIT =
  'M-440 -70C-380 -66 -320 -60 -262 -54C-240 -54 -222 -60 -196 -74C-170 -86 -130 -92 -88 -70L-8 -74L80 -53L94 -40C40 -66 -20 -66 -84 -54C-150 -72 -200 -44 -270 -40C-320 -38 -380 -48 -440 -52Z';

/**
 * A right hand from the left, seen from its back, that holds a flat thing by its left edge, which lies near (x, y): the
 * thumb behind it, the fingers before it. `drawCard` draws the thing, in the hand's units, and on it the shadow of the fingers; sleeve and forearm run off to
 * the left.
 */
export function drawHandWithCard(
  art: Art,
  x: number,
  y: number,
  scale: number,
  skin: string,
  sleeve: string,
  drawCard: (drawShadow: () => void) => void,
): void {
  art.at(x, y, scale, () => {
    drawThumb(art, skin);
    drawCard(() => {
      art.group('translate(5 10)', () => art.path(FINGERTIPS, PALETTE.ink, 'opacity=".25"'));
    });
    drawBackOfHand(art, skin);
    art.path(SLEEVE, sleeve);
    art.path(CUFF, mix(sleeve, PALETTE.cream, 0.7));
    art.grain(SLEEVE, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [-400, -80, -390, 120], {
      clip: art.clip(SLEEVE),
    });
  });
}

function drawThumb(art: Art, skin: string): void {
  const dark = mix(skin, SKIN_SHADE, 0.5);
  const thumb = fingerOutline(THUMB);
  art.path(WEB, mix(skin, SKIN_SHADE, 0.2));
  art.path(thumb, skin);
  const clip = art.clip(thumb);
  for (const along of [-5, 5]) {
    art.line(fingerCrease(THUMB, { joint: 3, share: 0.6, bend: 4, along }), dark, 2.6, clip);
  }
}

function drawBackOfHand(art: Art, skin: string): void {
  const dark = mix(skin, SKIN_SHADE, 0.55);
  art.path(HAND, skin);
  const clip = art.clip(HAND);
  for (const finger of FINGERS) {
    art.line(fingerRim(finger, 0.3), dark, 5, clip);
    art.path(fingerOutline(finger), skin);
    drawFingerBack(art, finger, skin, dark);
  }
  art.path(LIT, mix(skin, SKIN_LIGHT, 0.2), clip);
  art.line(KNUCKLES, dark, 3);
  art.grain(HAND, SKIN_SHADE, ramp([0, 0], [0.45, 0.06], [1, 0.6]), [-60, -60, -50, 100], { clip });
}

/** Wrinkles over the joints and the nail of a finger of four joints. */
export function drawFingerBack(art: Art, finger: FingerLine, skin: string, dark: string): void {
  const outline = fingerOutline(finger);
  const clip = art.clip(outline);
  for (const along of [-5, 3])
    art.line(fingerCrease(finger, { joint: 1, share: 0.55, bend: 4, along }), dark, 2.4, clip);
  art.line(fingerCrease(finger, { joint: 2, share: 0.5, bend: 3 }), dark, 2.2, clip);
  const [joints, radii] = finger;
  const [tip, radius] = [at(joints, 3), at(radii, 3)];
  const nail = [between(tip, at(joints, 2), 0.06), between(tip, at(joints, 2), -0.2)];
  art.path(fingerOutline([nail, [radius * 0.5, radius * 0.56]]), mix(skin, PALETTE.blush, 0.5));
}
