import { type Art, ramp } from '../drawing/canvas.ts';
import { pointsOf } from '../drawing/geometry.ts';
import { mix } from '../drawing/palette.ts';
import { drawFingerBack } from '../figures/card-hand.ts';
import { type FingerLine, fingerOutline, fingerRim } from '../figures/finger-outline.ts';
import { FINE } from './arms.ts';
import type { PortraitContext } from './options.ts';

/** From the little finger to the index finger: round a jar, a cob, a bowl or a branch, so that the tips are seen. */
const ROUND: readonly FingerLine[] = [
  [pointsOf('506,1020 452,1018 420,1019 398,1024'), [17, 16, 15, 12.5]],
  [pointsOf('512,992 448,988 406,990 378,997'), [18, 17, 16, 13.5]],
  [pointsOf('514,962 446,956 402,959 372,967'), [18.5, 17.5, 16.5, 14]],
  [pointsOf('510,934 448,924 410,928 382,937'), [18, 17, 16, 13.5]],
];
/** Back of the hand, counter-clockwise, as the fingers are. */
const BACK =
  'M500 914C484 950 484 1000 496 1040C516 1046 536 1054 552 1060C556 1020 562 984 576 940C552 916 526 908 500 914Z';
const KNUCKLES =
  'M500 922C506 928 508 936 506 943M505 951C510 957 512 965 509 971M503 981C508 987 509 994 506 1000';
/** Behind the thing, or with its tip on the rim of a bowl. */
const THUMBS = {
  behind: [pointsOf('544,964 514,920 482,888 454,858'), [28, 26, 21, 15]],
  rim: [pointsOf('546,972 540,936 524,908 502,886'), [28, 25, 21, 15]],
} as const satisfies Record<string, FingerLine>;

export function drawGripThumb(
  art: Art,
  { base, deep, light }: PortraitContext,
  place: keyof typeof THUMBS,
): void {
  const thumb = THUMBS[place];
  const outline = fingerOutline(thumb);
  art.line(fingerRim(thumb, 0.7), mix(base, deep, 0.7), 4);
  art.path(outline, mix(base, light, 0.1));
}

/** A hand from the right that has closed round a thing, seen from the back of its fingers; draw its thumb before. */
export function drawGrip(art: Art, { base, light, deep }: PortraitContext): void {
  const dark = mix(base, deep, 0.75);
  const tips = ROUND.map((finger) => fingerOutline(finger)).join('');
  art.path(tips, deep, 'opacity=".35" transform="translate(-5 8)"');
  const hand = BACK + tips;
  art.path(hand, base);
  const clip = art.clip(hand);
  for (const finger of ROUND) {
    art.line(fingerRim(finger, 0.3), dark, 4.4);
    art.path(fingerOutline(finger), base);
    drawFingerBack(art, finger, base, dark);
  }
  art.line(KNUCKLES, dark, 2.4);
  art.grain(hand, light, ramp([0, 0.7], [0.4, 0.15], [1, 0]), [440, 906, 452, 960], {
    ...FINE,
    clip,
  });
  art.grain(hand, deep, ramp([0, 0], [0.4, 0.1], [1, 0.8]), [450, 940, 470, 1060], {
    ...FINE,
    clip,
  });
}
