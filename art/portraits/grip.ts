import { type Art, type Line, ramp } from '../drawing/canvas.ts';
import { pointsOf } from '../drawing/geometry.ts';
import { mix } from '../drawing/palette.ts';
import { drawFingerBack } from '../figures/card-hand.ts';
import { type FingerLine, fingerOutline, fingerRim } from '../figures/finger-outline.ts';
import { FINE } from './arms.ts';
import type { PortraitContext } from './options.ts';

/** A hand that has closed round a thing, seen from the back of its fingers. */
type Grip = {
  /** From the little finger to the index finger. */
  fingers: readonly FingerLine[];
  /** Back of the hand, counter-clockwise, as the fingers are. */
  back: string;
  knuckles: string;
  /** From its lit upper to its dark lower edge. */
  lit: Line;
  dim: Line;
};

const GRIPS = {
  /** From the right round a jar, a cob, a bowl or a branch, so that the tips are seen. */
  round: {
    fingers: [
      [pointsOf('506,1020 452,1018 420,1019 398,1024'), [17, 16, 15, 12.5]],
      [pointsOf('512,992 448,988 406,990 378,997'), [18, 17, 16, 13.5]],
      [pointsOf('514,962 446,956 402,959 372,967'), [18.5, 17.5, 16.5, 14]],
      [pointsOf('510,934 448,924 410,928 382,937'), [18, 17, 16, 13.5]],
    ],
    back: 'M500 914C484 950 484 1000 496 1040C516 1046 536 1054 552 1060C556 1020 562 984 576 940C552 916 526 908 500 914Z',
    knuckles:
      'M500 922C506 928 508 936 506 943M505 951C510 957 512 965 509 971M503 981C508 987 509 994 506 1000',
    lit: [440, 906, 452, 960],
    dim: [450, 940, 470, 1060],
  },
  /** From the right round the handle of a spoon, which lies on the index finger. */
  handle: {
    fingers: [
      [pointsOf('604,908 560,898 536,903 522,912'), [16, 15, 13.5, 11]],
      [pointsOf('606,882 556,866 526,872 510,883'), [18, 17, 15.5, 12.5]],
      [pointsOf('606,852 550,832 516,838 496,850'), [19, 18, 16, 13]],
      [pointsOf('600,820 552,802 514,802 484,812'), [19, 17.5, 15.5, 12.5]],
    ],
    back: 'M594 802C578 836 578 900 594 926C618 936 644 948 668 964L714 856C660 806 624 792 594 802Z',
    knuckles:
      'M606 812C613 818 615 826 612 834M611 844C617 850 618 858 615 865M610 876C615 881 616 888 613 894',
    lit: [540, 790, 548, 850],
    dim: [560, 840, 580, 960],
  },
} as const satisfies Record<string, Grip>;
/** Behind the thing, with its tip on the rim of a bowl, or before the handle of a spoon. */
const THUMBS = {
  behind: [pointsOf('544,964 514,920 482,888 454,858'), [28, 26, 21, 15]],
  rim: [pointsOf('546,972 540,936 524,908 502,886'), [28, 25, 21, 15]],
  handle: [pointsOf('652,838 622,796 578,771 524,775'), [29, 26, 21, 14]],
} as const satisfies Record<string, FingerLine>;

/** A thumb; behind a thing, draw it before the hand, and before the handle of a spoon after it. */
export function drawGripThumb(
  art: Art,
  { base, deep, light }: PortraitContext,
  place: keyof typeof THUMBS,
): void {
  const thumb = THUMBS[place];
  const outline = fingerOutline(thumb);
  art.line(fingerRim(thumb, 0.7), mix(base, deep, 0.7), 4);
  art.path(outline, mix(base, light, 0.1));
  if (place === 'handle') drawFingerBack(art, thumb, base, mix(base, deep, 0.75));
}

/** A hand that has closed round a thing, seen from the back of its fingers. */
export function drawGrip(
  art: Art,
  { base, light, deep }: PortraitContext,
  grip: keyof typeof GRIPS = 'round',
): void {
  const { fingers, back, knuckles, lit, dim } = GRIPS[grip];
  const dark = mix(base, deep, 0.75);
  const tips = fingers.map((finger) => fingerOutline(finger)).join('');
  art.path(tips, deep, 'opacity=".35" transform="translate(-5 8)"');
  const hand = back + tips;
  art.path(hand, base);
  const clip = art.clip(hand);
  for (const finger of fingers) {
    art.line(fingerRim(finger, 0.3), dark, 4.4);
    art.path(fingerOutline(finger), base);
    drawFingerBack(art, finger, base, dark);
  }
  art.line(knuckles, dark, 2.4);
  art.grain(hand, light, ramp([0, 0.7], [0.4, 0.15], [1, 0]), lit, {
    ...FINE,
    clip,
  });
  art.grain(hand, deep, ramp([0, 0], [0.4, 0.1], [1, 0.8]), dim, {
    ...FINE,
    clip,
  });
}
