import type { Art } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import { PALETTE } from '../palette.ts';
import { drawFoot } from './feet.ts';
import { drawPerson } from './person.ts';
import type { Look, Pose } from './pose.ts';

/** How far the hip of someone seated is below that of someone standing, in figure units. */
const SEAT_DROP = 84;

/** Height of the seat above the ground, in figure units. */
export const SEAT_HEIGHT = 58;

/** Height of an ankle while the upper body is drawn as if it stood. */
const ANKLE = -SEAT_DROP - 13;

/** Trouser leg from the hip over the knee to the ankle. */
const LEG =
  'M-37 -178C-20 -188 40 -190 62 -188C80 -187 86 -176 84 -164C82 -140 76 -118 71 -96L45 -96C46 -112 47 -128 46 -142C20 -139 -10 -138 -26 -140C-38 -144 -40 -166 -37 -178Z';
const NEAR_ANKLE = 58;

/** How far the far leg is put forward. */
const FAR_LEG = 18;

/** A skirt from the hip over the knees to the shins. */
const SKIRT =
  'M-34 -178C-42 -160 -38 -142 -30 -140L34 -138C40 -126 40 -112 38 -100C54 -95 74 -95 92 -100C98 -130 98 -160 88 -176C76 -188 40 -184 30 -184C10 -180 -14 -176 -34 -178Z';
const SKIRT_SHADE = 'M34 -138C40 -126 40 -112 38 -100L62 -97C64 -118 60 -136 34 -138Z';

function drawSeatedLegs(art: Art, look: Look): void {
  const fill = look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : undefined;
  const bottom = fill ?? look.bottom ?? PALETTE.indigo;
  drawFoot(art, look, { ankle: [NEAR_ANKLE + FAR_LEG, ANKLE], far: true });
  if (look.skirt) {
    drawFoot(art, look, { ankle: [NEAR_ANKLE, ANKLE] });
    art.path(SKIRT, bottom);
    art.path(SKIRT_SHADE, PALETTE.ink, 'opacity=".22"');
    return;
  }
  art.group(`translate(${FAR_LEG} -1)`, () => {
    art.path(LEG, bottom);
    art.path(LEG, PALETTE.ink, 'opacity=".42"');
  });
  drawFoot(art, look, { ankle: [NEAR_ANKLE, ANKLE] });
  art.path(LEG, bottom);
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
