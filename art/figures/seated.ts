import type { Art } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import type { Point } from '../geometry.ts';
import { PALETTE } from '../palette.ts';
import { drawFoot } from './feet.ts';
import { limb } from './limb.ts';
import { drawPerson } from './person.ts';
import type { Look, Pose } from './pose.ts';

/** How far the hip of someone seated is below that of someone standing, in figure units. */
const SEAT_DROP = 84;

/** Height of the seat above the ground, in figure units. */
export const SEAT_HEIGHT = 72;

/** Half widths of a leg at hip, knee and ankle. */
const LEG_WIDTHS = [25, 20, 13] as const;

/** Where the ground lies while the upper body is drawn as if it stood. */
const GROUND = -SEAT_DROP;

type Legs = readonly [hip: Point, knee: Point, ankle: Point];

const NEAR_LEG: Legs = [
  [-2, -168],
  [64, -166],
  [58, GROUND - 13],
];
const FAR_LEG: Legs = [
  [8, -168],
  [74, -168],
  [82, GROUND - 13],
];

/** A skirt from the hip over the knees to the shins. */
const SKIRT =
  'M-34 -178C-42 -160 -38 -142 -30 -140L34 -138C40 -126 40 -112 38 -100C54 -95 74 -95 92 -100C98 -130 98 -160 88 -176C76 -188 40 -184 30 -184C10 -180 -14 -176 -34 -178Z';

function drawSeatedLegs(art: Art, look: Look): void {
  const fill = look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : undefined;
  const bottom = fill ?? look.bottom ?? PALETTE.indigo;
  drawFoot(art, look, { ankle: FAR_LEG[2], far: true });
  if (look.skirt) {
    drawFoot(art, look, { ankle: NEAR_LEG[2] });
    art.path(SKIRT, bottom);
    art.path(
      'M34 -138C40 -126 40 -112 38 -100L62 -97C64 -118 60 -136 34 -138Z',
      PALETTE.ink,
      'opacity=".22"',
    );
    return;
  }
  const far = limb(FAR_LEG, LEG_WIDTHS);
  art.path(far, bottom);
  art.path(far, PALETTE.ink, 'opacity=".42"');
  drawFoot(art, look, { ankle: NEAR_LEG[2] });
  art.path(limb(NEAR_LEG, LEG_WIDTHS), bottom);
}

/** A figure in profile on a seat of `SEAT_HEIGHT`, its ground at (x, y); arms as if it stood. */
export function drawSeated(
  art: Art,
  x: number,
  y: number,
  scale: number,
  look: Look,
  pose: Pose = {},
): void {
  drawPerson(art, x, y + SEAT_DROP * scale, scale, look, {
    ...pose,
    legs: 'none',
    held: () => {
      drawSeatedLegs(art, look);
      pose.held?.();
    },
  });
}
