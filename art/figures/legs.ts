import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { type Point, pointsOf } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { clothFill } from '../elements/cloth.ts';
import type { LightSide } from '../drawing/light.ts';
import { PALETTE } from '../drawing/palette.ts';
import { drawFoot, type Foot } from './feet.ts';
import { limb } from './limb.ts';
import type { Look, Pose, Stance } from './pose.ts';

/** Half widths of a trouser leg at hip, knee and ankle. The hip stays inside the shirt's hem. */
const LEG_WIDTHS = [23, 19, 13] as const;

/** The same for trousers tucked into gumboots, whose shafts end this far above the ankle, in figure units. */
const TUCKED_WIDTHS = [23, 16.5, 12.5] as const;
const BOOT_SHAFT = 54;

/** How round the upper end of a leg is. With more it would bulge out of the shirt in front. */
const HIP_CAP = 0.2;

/** Hip, knee and ankle. */
type LegJoints = readonly [Point, Point, Point];

function legOf(joints: string): LegJoints {
  const points = pointsOf(joints);
  return [at(points, 0), at(points, 1), at(points, 2)];
}

type Legs = {
  back: LegJoints;
  front: LegJoints;
  /** The rear foot's turn in degrees. */
  backTurn?: number;
};

const LEGS: Record<Exclude<Stance, 'none'>, Legs> = {
  stand: {
    back: legOf('-10,-168 -14,-92 -20,-13'),
    front: legOf('9,-168 18,-94 15,-13'),
  },
  stride: {
    back: legOf('-8,-168 -19,-92 -34,-17'),
    front: legOf('8,-168 26,-96 28,-13'),
    backTurn: 9,
  },
  rest: {
    back: legOf('-9,-168 -8,-90 -12,-13'),
    front: legOf('7,-168 36,-102 34,-13'),
  },
  walk: {
    back: legOf('-6,-168 -26,-92 -58,-29'),
    front: legOf('4,-168 26,-96 34,-13'),
    backTurn: 30,
  },
  kneel: {
    back: legOf('-4,-88 6,-19 -58,-36'),
    front: legOf('4,-88 58,-84 50,-13'),
    backTurn: 84,
  },
};

const FOOT_UNDER_SKIRT: readonly Foot[] = [{ ankle: [-18, -15], far: true }, { ankle: [10, -13] }];

const SKIRT =
  'M-32.6 -178C-46 -114 -46 -50 -42 -32C-10 -23 26 -23 46 -32C50 -66 46 -120 35 -178C14 -172 -14 -172 -32.6 -178Z';

/** Legs or skirt with feet; the ground is at y = 0. `dress` is the fill of a skirt of one piece with the top. */
export function drawLegs(art: Art, look: Look, pose: Pose, light: LightSide, dress?: string): void {
  const stance = pose.legs ?? 'stand';
  if (stance === 'none') {
    return;
  }
  if (look.skirt && stance !== 'kneel') {
    drawSkirt(art, look, light, dress);
    return;
  }
  const bottom = look.bottom ?? PALETTE.indigo;
  const fill = look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : bottom;
  const { back, front, backTurn } = LEGS[stance];
  const trouser = (leg: LegJoints, turn = 0) =>
    look.footwear === 'gumboots'
      ? tuckedTrouser(leg, turn)
      : limb(leg, LEG_WIDTHS, undefined, HIP_CAP);
  const farLeg = trouser(back, backTurn);
  const nearLeg = trouser(front);
  const kneeling = stance === 'kneel';
  const farFoot = () => {
    drawFoot(art, look, { ankle: back[2], turn: backTurn, far: true });
  };
  if (kneeling) {
    farFoot();
  }
  art.path(farLeg, fill);
  art.path(farLeg, PALETTE.ink, 'opacity=".42"');
  if (!kneeling) {
    farFoot();
  }
  art.path(nearLeg, fill);
  const middle = (front[0][0] + front[1][0]) / 2 + 3;
  const line = [middle - 26 * light, -92, middle + 26 * light, -98] as const;
  art.grain(nearLeg, PALETTE.ink, ramp([0, 0.85], [0.6, 0.1], [1, 0]), line, CLOTH_GRAIN);
  drawFoot(art, look, { ankle: front[2] });
}

/** A trouser leg that ends at the rim of the gumboot, so that nothing of it hangs beside the shaft. */
function tuckedTrouser([hip, knee, ankle]: LegJoints, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const rim: Point = [
    ankle[0] + BOOT_SHAFT * Math.sin(angle),
    ankle[1] - BOOT_SHAFT * Math.cos(angle),
  ];
  return limb([hip, knee, rim], TUCKED_WIDTHS, undefined, HIP_CAP, 0);
}

function drawSkirt(art: Art, look: Look, light: LightSide, dress?: string): void {
  for (const foot of FOOT_UNDER_SKIRT) {
    drawFoot(art, look, foot);
  }
  const cloth = look.skirtCloth && (dress ?? clothFill(art, look.skirtCloth, 0.5, 6));
  const fill = cloth ?? look.bottom ?? PALETTE.indigo;
  art.path(SKIRT, fill);
  const line = [-50 * light, -90, 44 * light, -100] as const;
  art.grain(SKIRT, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), line, CLOTH_GRAIN);
}
