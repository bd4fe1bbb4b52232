import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { drawFoot } from './feet.ts';
import { limb } from './limb.ts';
import { drawPerson } from './person.ts';
import type { Look, Pose } from './pose.ts';
import { type Cloth, clothFill } from '../elements/cloth.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

/** How much lower the hip of a seated figure is than that of a standing one, in figure units. */
const SEAT_DROP = 92;

/** Height of the ground in the units of a seated figure. */
const GROUND = -SEAT_DROP;

/** Height of the seat above the ground, in figure units. */
const SEAT_HEIGHT = 58;

/** Three-legged stool under the figure, seat at hip height. */
function drawStool(art: Art): void {
  const timber = '#7C4F2B';
  const seat = GROUND - SEAT_HEIGHT;
  art.path(
    `M-30 ${seat + 6}L-22 ${seat + 6}L-30 ${GROUND}L-37 ${GROUND}Z`,
    mix(timber, PALETTE.ink, 0.3),
  );
  art.path(
    `M2 ${seat + 6}L10 ${seat + 6}L6 ${GROUND - 4}L0 ${GROUND - 4}Z`,
    mix(timber, PALETTE.ink, 0.5),
  );
  art.path(`M26 ${seat + 6}L34 ${seat + 6}L40 ${GROUND}L33 ${GROUND}Z`, timber);
  art.path(
    `M-44 ${seat - 4}C-20 ${seat - 9} 22 ${seat - 9} 48 ${seat - 4}L44 ${seat + 20}H-40Z`,
    timber,
  );
  art.line(`M-40 ${seat + 18}H44`, mix(timber, PALETTE.ink, 0.4), 4);
}

/** Long skirt over the knees of a seated figure. */
const SKIRT_SEATED =
  'M-38 -176C-44 -160 -42 -148 -34 -144L40 -136C44 -122 44 -112 42 -104C58 -98 82 -98 96 -104C96 -128 100 -152 96 -170C88 -184 54 -186 34 -180C12 -172 -16 -172 -38 -176Z';
const LAP_FOLD = 'M42 -138C54 -142 62 -150 66 -160';

/** A person facing +x on a stool of `SEAT_HEIGHT`. The near arm is drawn over lap and legs; feet near (x, y). */
export function drawSeated(
  art: Art,
  x: number,
  y: number,
  scale: number,
  look: Look,
  pose: Pose,
): void {
  const lap = () => {
    if (look.skirt) {
      drawSkirtLap(art, look);
    } else {
      drawTrouserLap(art, look);
    }
  };
  drawPerson(art, x, y + SEAT_DROP * scale, scale, look, {
    ...pose,
    legs: 'none',
    carried: () => {
      pose.carried?.();
      drawStool(art);
    },
    held: () => {
      lap();
      pose.held?.();
    },
  });
}

function drawSkirtLap(art: Art, look: Look): void {
  drawFoot(art, look, { ankle: [52, GROUND - 15], far: true });
  drawFoot(art, look, { ankle: [76, GROUND - 13] });
  const cloth: Cloth | undefined = look.skirtCloth;
  art.path(SKIRT_SEATED, cloth ? clothFill(art, cloth, 0.5, 6) : (look.bottom ?? PALETTE.indigo));
  art.grain(SKIRT_SEATED, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.85]), [20, -178, 50, -100], {
    ...CLOTH_GRAIN,
    clip: art.clip(SKIRT_SEATED),
  });
  art.line(LAP_FOLD, mix(look.bottom ?? PALETTE.indigo, PALETTE.ink, 0.5), 2.4);
}

function drawTrouserLap(art: Art, look: Look): void {
  const ink = look.bottom ?? PALETTE.indigo;
  const leg = (shift: number) =>
    limb(
      [
        [-14, -166],
        [36 + shift, -166],
        [70 + shift, -158],
        [74 + shift, GROUND - 16],
      ],
      [22, 21, 20, 13],
    );
  art.path(leg(-18), mix(ink, PALETTE.ink, 0.42));
  drawFoot(art, look, { ankle: [56, GROUND - 15], far: true });
  art.path(leg(0), ink);
  art.grain(
    leg(0),
    PALETTE.ink,
    ramp([0, 0], [0.5, 0.1], [1, 0.8]),
    [40, -186, 60, -130],
    CLOTH_GRAIN,
  );
  drawFoot(art, look, { ankle: [75, GROUND - 13] });
}
