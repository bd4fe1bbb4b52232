import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { type Point, pointsOf } from '../drawing/geometry.ts';
import { facing } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_LIGHT, SKIN_SHADE } from '../drawing/palette.ts';
import { type FingerLine, fingerCrease, fingerOutline, fingerRim } from './finger-outline.ts';

/** The fingers that do not pinch, from the little one to the middle one, and the share of shade on each. */
const FOLDED_FINGERS: readonly (readonly [finger: FingerLine, shade: number])[] = [
  [[pointsOf('-214,-8 -128,32 -104,64 -118,82 -158,56'), [24, 20, 18, 17, 16]], 0.46],
  [[pointsOf('-206,-34 -94,12 -62,66 -122,48'), [26, 23, 21, 18.5]], 0.36],
  [[pointsOf('-196,-52 -64,-28 -30,36 -92,44'), [27, 24, 22, 19]], 0.26],
];
const INDEX_FINGER: FingerLine = [pointsOf('-178,-66 -70,-86 -4,-66 20,-14'), [30, 24, 21, 16]];
const THUMB: FingerLine = [pointsOf('-270,6 -176,30 -92,40 -8,6'), [46, 37, 27, 18]];

/** Forearm and back of the hand, to the roots of index finger and thumb. */
const ARM =
  'M-760 112C-640 96 -520 64 -400 30C-350 26 -310 40 -270 54C-230 60 -190 60 -150 50L-108 0C-120 -30 -140 -40 -160 -50L-150 -100C-166 -112 -196 -114 -222 -104C-270 -94 -320 -84 -372 -84C-480 -92 -620 -112 -760 -116Z';
const HAND = ARM + fingerOutline(INDEX_FINGER);

/** The skin between thumb and index finger, in the shade of both. */
const WEB = 'M-204 -12C-176 -34 -140 -46 -112 -40L-80 -10L-110 40C-140 30 -180 20 -204 -12Z';
/** Where the ball of the thumb rises from the back of the hand. */
const BALL = 'M-262 -14C-238 -22 -212 -18 -192 -4';
const KNUCKLE = 'M-196 -96C-180 -94 -168 -84 -164 -70';
const LIT_EDGE =
  'M-760 -120L-372 -92C-300 -96 -250 -104 -196 -116C-130 -118 -90 -112 -60 -110C-20 -104 20 -84 40 -44C14 -74 -30 -92 -68 -94C-110 -94 -150 -92 -186 -98C-220 -92 -290 -72 -372 -68C-440 -70 -560 -80 -760 -92Z';
const THUMB_NAIL = 'M-24 -2C-14 -10 2 -9 5 -1C5 7 -8 14 -20 13C-26 8 -27 2 -24 -2Z';

const SLEEVE =
  'M-760 -132C-680 -128 -560 -118 -456 -110C-444 -60 -442 16 -450 76C-540 96 -660 112 -760 120Z';
const CUFF =
  'M-500 -113.5L-456 -110C-444 -60 -442 16 -450 76L-494 85.5C-486 16 -488 -60 -500 -113.5Z';
const CUFF_SHADOW = 'M-456 -110C-444 -60 -442 16 -450 76L-428 70C-420 16 -422 -56 -434 -100Z';

/** The hand without its forearm; the wrist's middle lies at `WRIST`. */
const CUT = 'M-396 -200H200V200H-396Z';
const WRIST: Point = [-396, -28];

/** Across the forearm, from its lit upper to its dark lower edge. */
const DOWN = [-300, -60, -290, 70] as const;

export type PinchingHand = {
  /** Where thumb and index finger meet, in picture units. */
  x: number;
  y: number;
  scale: number;
  /** Degrees from pointing right. */
  turn?: number;
  /** Points to the left. */
  flip?: boolean;
  skin: string;
  /** Without it the scene draws the sleeve. */
  sleeve?: string;
  /** Ends at the wrist, for a figure whose arm is drawn already. */
  isCut?: boolean;
};

/** Where the wrist of such a hand lies, in picture units. */
export function wristOf({ x, y, scale, turn = 0, flip = false }: PinchingHand): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [across, down] = [WRIST[0] * scale * (flip ? -1 : 1), WRIST[1] * scale];
  return [x + across * cos - down * sin, y + across * sin + down * cos];
}

/**
 * Large hand that pinches to the right, seen from the side of the thumb, 400 units from wrist to fingertip; forearm and
 * sleeve run off to the left. `hold` draws in picture units what lies on the fingers and under the thumb.
 */
export function drawPinchingHand(art: Art, hand: PinchingHand, hold: () => void): void {
  const { x, y, scale, turn = 0, flip = false, skin, sleeve, isCut } = hand;
  const inHand = (draw: () => void) => {
    art.at(
      x,
      y,
      scale,
      () => {
        facing(art, flip, () => {
          if (isCut) art.inside(CUT, draw);
          else draw();
        });
      },
      flip,
      turn,
    );
  };
  inHand(() => {
    drawFingers(art, skin);
    if (sleeve) drawSleeve(art, skin, sleeve);
  });
  hold();
  inHand(() => {
    drawThumb(art, skin);
  });
}

function drawFingers(art: Art, skin: string): void {
  const dark = mix(skin, SKIN_SHADE, 0.66);
  for (const [finger, shade] of FOLDED_FINGERS) {
    const outline = fingerOutline(finger);
    art.line(fingerRim(finger, 0.4), dark, 5);
    art.path(outline, mix(skin, SKIN_SHADE, shade));
    const clip = art.clip(outline);
    for (const along of [-4, 5]) {
      art.line(fingerCrease(finger, { joint: 1, share: 0.5, bend: 4, along }), dark, 2.6, clip);
    }
  }
  art.line(fingerRim(INDEX_FINGER, 0.55), dark, 5);
  art.path(HAND, skin);
  const clip = art.clip(HAND);
  art.path(WEB, mix(skin, SKIN_SHADE, 0.34), clip);
  art.path(LIT_EDGE, mix(skin, SKIN_LIGHT, 0.34), clip);
  art.grain(HAND, SKIN_SHADE, ramp([0, 0], [0.4, 0.06], [1, 0.6]), DOWN, { ...CLOTH_GRAIN, clip });
  for (const crease of [
    { joint: 1, share: 0.6, bend: 4, along: -5 },
    { joint: 1, share: 0.6, bend: 4, along: 5 },
    { joint: 2, share: 0.55, bend: 4 },
  ]) {
    art.line(fingerCrease(INDEX_FINGER, crease), dark, 2.8, clip);
  }
  art.line(KNUCKLE, dark, 2.8, clip);
}

function drawThumb(art: Art, skin: string): void {
  const dark = mix(skin, SKIN_SHADE, 0.66);
  const outline = fingerOutline(THUMB);
  art.line(fingerRim(THUMB, 0.8), dark, 5);
  art.path(
    outline,
    art.linear(
      [
        [0, skin, 0],
        [0.3, skin, 1],
        [1, mix(skin, SKIN_LIGHT, 0.12)],
      ],
      [-290, 0, -110, 0],
    ),
  );
  const clip = art.clip(outline);
  art.grain(outline, SKIN_SHADE, ramp([0, 0], [0.4, 0.06], [1, 0.6]), [-120, 20, -112, 76], {
    ...CLOTH_GRAIN,
    clip,
  });
  for (const along of [-6, 4]) {
    art.line(fingerCrease(THUMB, { joint: 2, share: 0.6, bend: 5, along }), dark, 2.8, clip);
  }
  art.line(BALL, dark, 2.8);
  art.path(THUMB_NAIL, mix(skin, PALETTE.blush, 0.5));
}

function drawSleeve(art: Art, skin: string, ink: string): void {
  art.path(CUFF_SHADOW, mix(skin, SKIN_SHADE, 0.5), art.clip(ARM));
  art.path(SLEEVE, ink);
  art.path(CUFF, mix(ink, PALETTE.sun, 0.55));
  art.grain(SLEEVE, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [-560, -90, -540, 110], {
    ...CLOTH_GRAIN,
    clip: art.clip(SLEEVE),
  });
}
