import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { DARK_LEATHER, TAN_LEATHER } from './feet.ts';
import { ellipse, type Point } from '../drawing/geometry.ts';
import { facing, lightOn } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { clothFill } from '../elements/cloth.ts';
import { drawArm } from './arm.ts';
import { DEFAULT_SKIN, drawHead, headScale } from './head.ts';
import { limb } from './limb.ts';
import type { Arm, Look } from './pose.ts';
import type { HandShape } from './palm.ts';

/** One arm: the places of elbow and hand, what the hand does, the side of its thumb, and whether the body hides it. */
type ArmFromBehind = { arm: Arm; hand?: HandShape; isMirrored?: boolean; isBefore?: boolean };

type PoseFromBehind = {
  left?: ArmFromBehind;
  right?: ArmFromBehind;
  /** `away` shows the back of the head, `left` and `right` its profile over a shoulder. */
  looks?: 'away' | 'left' | 'right';
  /** Lean of body and head to the right, in degrees. */
  lean?: number;
  /** Draws things on the far side of the body, which hides a part of them. */
  before?: () => void;
  /** Draws things on the back or in the hands. */
  front?: () => void;
};

const SHOULDERS = { left: [-34, -254], right: [34, -254] } as const satisfies Record<string, Point>;

const HANGING: Record<'left' | 'right', ArmFromBehind> = {
  left: {
    arm: [
      [-58, -208],
      [-56, -158],
    ],
    hand: 'loose',
  },
  right: {
    arm: [
      [58, -208],
      [56, -158],
    ],
    hand: 'loose',
    isMirrored: true,
  },
};

const BACK =
  'M-42 -150C-40 -178 -47 -206 -53 -236C-57 -262 -48 -278 -30 -284C-20 -288 -13 -291 -10 -297L10 -297C13 -291 20 -288 30 -284C48 -278 57 -262 53 -236C47 -206 40 -178 42 -150C16 -144 -16 -144 -42 -150Z';
/** A vest without sleeves. It is drawn over the arms, which come out of its armholes. */
const VEST =
  'M-43 -151C-43 -176 -47 -196 -51 -214C-42 -224 -36 -240 -36 -256C-36 -268 -38 -276 -41 -280C-24 -286 -14 -290 -11 -297L11 -297C14 -290 24 -286 41 -280C38 -276 36 -268 36 -256C36 -240 42 -224 51 -214C47 -196 43 -176 43 -151C16 -145 -16 -145 -43 -151Z';
const SEAT = 'M-37 -164C-40 -136 -38 -116 -36 -104L36 -104C38 -116 40 -136 37 -164Z';
const SKIRT =
  'M-39 -168C-52 -114 -54 -56 -52 -32C-20 -22 20 -22 52 -32C54 -56 52 -114 39 -168C18 -160 -18 -160 -39 -168Z';
const NECK = 'M-13 -318C-12 -304 -14 -298 -20 -290C-8 -282 8 -282 20 -290C14 -298 12 -304 13 -318Z';
const SKULL =
  'M0 -366C20 -366 28 -350 27 -334C26 -316 17 -304 0 -303C-17 -304 -26 -316 -27 -334C-28 -350 -20 -366 0 -366Z';
const HAIR =
  'M0 -368C21 -368 29 -351 28 -336C27 -324 22 -317 17 -312C8 -308 -8 -308 -17 -312C-22 -317 -27 -324 -28 -336C-29 -351 -21 -368 0 -368Z';
const SCARF =
  'M0 -370C24 -370 31 -350 29 -332C28 -322 24 -316 18 -313C6 -318 -6 -318 -18 -313C-24 -316 -28 -322 -29 -332C-31 -350 -24 -370 0 -370Z';
const SCARF_TAILS =
  'M-4 -320C-16 -310 -20 -294 -18 -280C-8 -284 0 -298 3 -314ZM3 -320C14 -312 22 -300 23 -286C13 -288 3 -300 -1 -314Z';
const BRIM = 'M-48 -332C-30 -346 30 -346 48 -332C34 -318 -34 -318 -48 -332Z';
const CROWN =
  'M-25 -334C-27 -362 -14 -374 0 -372C14 -374 27 -362 25 -334C10 -328 -10 -328 -25 -334Z';

/** The seam across the shoulder blades, and the pockets of the trousers: they tell a back from a chest. */
const YOKE = 'M-37 -252C-18 -246 18 -246 37 -252';
const POCKETS = 'M-31 -139H-11V-124L-21 -117L-31 -124ZM31 -139H11V-124L21 -117L31 -124Z';

/** A figure seen from behind, in the units of `drawPerson`: about 360 high, feet at (x, y). */
export function drawPersonFromBehind(
  art: Art,
  x: number,
  y: number,
  scale: number,
  look: Look,
  pose: PoseFromBehind = {},
): void {
  const fill = look.topCloth ? clothFill(art, look.topCloth, 0.46, 10) : look.top;
  const ink = look.topCloth ? look.topCloth.inks[0] : look.top;
  const sun = lightOn(art);
  const { left = HANGING.left, right = HANGING.right, looks = 'away', lean = 0 } = pose;
  const arm = (shoulder: Point, { arm: joints, hand = 'ease', isMirrored }: ArmFromBehind) => {
    drawArm(art, shoulder, joints, look, {
      sleeve: [[fill]],
      hand,
      isMirrored,
      thickness: 1,
      hem: ink,
      shaded: true,
    });
  };
  art.at(x, y, scale, () => {
    drawLegsFromBehind(art, look, sun);
    art.group(`rotate(${lean} 0 -160)`, () => {
      if (left.isBefore) arm(SHOULDERS.left, left);
      if (right.isBefore) arm(SHOULDERS.right, right);
      pose.before?.();
      const skin = look.skin ?? DEFAULT_SKIN;
      const seam = mix(look.vest ?? ink, PALETTE.ink, 0.3);
      drawBack(art, BACK, fill, sun);
      if (!left.isBefore) arm(SHOULDERS.left, left);
      if (!right.isBefore) arm(SHOULDERS.right, right);
      if (look.vest) drawBack(art, VEST, look.vest, sun);
      art.line('M0 -249C2 -220 2 -190 0 -150', seam, 1.6, 'opacity=".5"');
      art.line(YOKE, seam, 1.6, 'opacity=".5"');
      art.path(NECK, mix(skin, SKIN_SHADE, 0.25));
      art.line('M-21 -290C-8 -281 8 -281 21 -290', seam, 3);
      if (looks === 'away') {
        drawHeadFromBehind(art, look, skin, sun);
      } else {
        const isLeft = looks === 'left';
        art.at(
          isLeft ? 2 : -2,
          -326,
          1,
          () => {
            facing(art, isLeft, () => {
              drawHead(art, 0, 0, headScale(look), 2, { ...look, skin }, lightOn(art, isLeft));
            });
          },
          isLeft,
        );
      }
      pose.front?.();
    });
  });
}

function drawBack(art: Art, outline: string, fill: string, sun: 1 | -1): void {
  art.path(outline, fill);
  const line = [-52 * sun, -200, 46 * sun, -230] as const;
  art.grain(outline, PALETTE.ink, ramp([0, 0.85], [0.5, 0.18], [1, 0]), line, {
    ...CLOTH_GRAIN,
    clip: art.clip(outline),
  });
}

function drawLegsFromBehind(art: Art, look: Look, sun: 1 | -1): void {
  const shade = ramp([0, 0.85], [0.5, 0.15], [1, 0]);
  const bottom = look.bottom ?? PALETTE.indigo;
  for (const side of [-1, 1]) {
    drawHeel(art, look, side * (look.skirt ? 20 : 23), side);
  }
  if (look.skirt) {
    const fill = look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : bottom;
    art.path(SKIRT, fill);
    art.grain(SKIRT, PALETTE.ink, shade, [-50 * sun, -80, 40 * sun, -110], CLOTH_GRAIN);
    return;
  }
  art.path(SEAT, bottom);
  for (const side of [-1, 1]) {
    const leg = limb(
      [
        [side * 16, -150],
        [side * 19, -90],
        [side * 23, -12],
      ],
      [23, 19, 13],
      undefined,
      0.3,
      0.2,
    );
    art.path(leg, bottom);
    const middle = side * 19;
    art.grain(
      leg,
      PALETTE.ink,
      shade,
      [middle - 22 * sun, -90, middle + 20 * sun, -96],
      CLOTH_GRAIN,
    );
  }
  const seam = mix(bottom, PALETTE.ink, 0.5);
  art.line('M0 -106V-78', seam, 2);
  art.line(POCKETS, seam, 1.6, 'opacity=".7"');
}

/** A heel and the foot that points away from it. */
function drawHeel(art: Art, look: Look, x: number, side: number): void {
  const isBare = (look.footwear ?? (look.skirt ? 'sandals' : 'shoes')) === 'sandals';
  const skin = mix(look.skin ?? DEFAULT_SKIN, SKIN_SHADE, 0.1);
  const shoe = look.boots ?? (isBare ? TAN_LEATHER : DARK_LEATHER);
  art.path(ellipse(x + side * 5, -7, 15, 8), isBare ? skin : mix(shoe, PALETTE.ink, 0.3));
  art.path(
    `M${x - 11} -30H${x + 11}L${x + 13} -4C${x + 9} 3 ${x - 9} 3 ${x - 13} -4Z`,
    isBare ? skin : shoe,
  );
  art.path(
    `M${x - 14} -3H${x + 14}C${x + 13} 5 ${x - 13} 5 ${x - 14} -3Z`,
    mix(shoe, PALETTE.ink, 0.5),
  );
}

function drawHeadFromBehind(art: Art, look: Look, skin: string, sun: 1 | -1): void {
  for (const side of [-1, 1]) {
    art.path(ellipse(side * 27.5, -332, 4.6, 8), mix(skin, SKIN_SHADE, side === sun ? 0 : 0.3));
  }
  art.path(SKULL, skin);
  const shaded = (outline: string, ink: string) => {
    art.path(outline, ink);
    const line = [-28 * sun, -330, 20 * sun, -346] as const;
    art.grain(outline, mix(ink, PALETTE.ink, 0.6), ramp([0, 0.85], [0.5, 0.15], [1, 0]), line);
  };
  if (look.hair) {
    shaded(HAIR, look.hair);
    if (look.bun) art.path(ellipse(0, -362, 19, 15), mix(look.hair, PALETTE.cream, 0.08));
  }
  if (look.scarf) {
    const fold = mix(look.scarf, PALETTE.ink, 0.3);
    art.path(SCARF_TAILS, mix(look.scarf, PALETTE.ink, 0.16));
    shaded(SCARF, look.scarf);
    art.line('M-27 -336C-14 -352 14 -352 27 -336M-24 -324C-10 -336 10 -336 24 -324', fold, 1.6);
    art.path(ellipse(0, -318, 7, 6), fold);
  }
  const hat = look.hat ?? look.feltHat ?? look.helmet ?? look.cap;
  if (hat) {
    if (look.hat ?? look.feltHat) shaded(BRIM, mix(hat, PALETTE.ink, 0.12));
    shaded(CROWN, hat);
    const band = look.hatBand ?? mix(hat, PALETTE.ink, 0.35);
    art.line('M-25 -338C-10 -331 10 -331 25 -338', band, 6);
  }
}
