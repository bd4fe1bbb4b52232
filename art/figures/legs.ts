import { type Art, ramp } from '../canvas.ts';
import { clothFill } from '../elements/cloth.ts';
import type { Point } from '../geometry.ts';
import type { LightSide } from '../light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../palette.ts';
import { DEFAULT_SKIN } from './head.ts';
import { limb } from './limb.ts';
import type { Look, Pose } from './pose.ts';

export function drawLegs(art: Art, look: Look, pose: Pose, side: LightSide): void {
  const bottom = look.bottom ?? PALETTE.indigo;
  const skin = look.skin ?? DEFAULT_SKIN;
  if (pose.legs === 'none') {
    return;
  }
  if (look.skirt && pose.legs !== 'kneel') {
    drawSkirt(art, look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : bottom, skin, side);
    return;
  }
  const [back, front] = legJoints(pose.legs ?? 'stand');
  const fill = look.skirtCloth ? clothFill(art, look.skirtCloth, 0.5, 6) : bottom;
  art.path(limb(back, [24, 18, 12]), mix(bottom, PALETTE.ink, 0.4));
  const frontLeg = limb(front, [27, 20, 13]);
  art.path(frontLeg, fill);
  const middle = (front[0][0] + front[1][0]) / 2 + 5;
  const line = [middle - 26 * side, front[1][1], middle + 26 * side, front[1][1] - 6] as const;
  art.grain(frontLeg, PALETTE.ink, ramp([0, 0.85], [0.6, 0.1], [1, 0]), line, { frequency: 0.85 });
  for (const [fx, fy] of [back[2], front[2]] as const) {
    art.group(`translate(${fx} ${fy})`, () => {
      art.path(
        'M-14 -4C-4 -12 10 -10 14 -2C26 2 36 4 38 13C20 15 -6 15 -14 13Z',
        look.boots ?? '#22302A',
      );
    });
  }
}

/** Hip, knee and ankle. */
type LegJoints = readonly [Point, Point, Point];

function legJoints(kind: 'stand' | 'walk' | 'kneel'): [back: LegJoints, front: LegJoints] {
  if (kind === 'walk') {
    return [
      [
        [-6, -172],
        [-26, -92],
        [-58, -14],
      ],
      [
        [4, -172],
        [26, -96],
        [34, -12],
      ],
    ];
  }
  if (kind === 'kneel') {
    return [
      [
        [-4, -88],
        [6, -14],
        [-62, -12],
      ],
      [
        [4, -88],
        [58, -84],
        [50, -12],
      ],
    ];
  }
  return [
    [
      [-8, -172],
      [-12, -92],
      [-16, -12],
    ],
    [
      [8, -172],
      [14, -92],
      [14, -12],
    ],
  ];
}

function drawSkirt(art: Art, fill: string, skin: string, side: number): void {
  const feet =
    'M-22 -24L-20 -2C-24 2 -10 4 4 2L0 -24ZM12 -24L14 -2C12 4 34 4 40 2C38 -6 30 -8 28 -24Z';
  art.path(feet, mix(skin, SKIN_SHADE, 0.25));
  const skirt = 'M-34 -176C-46 -110 -46 -50 -42 -20C-10 -10 26 -10 46 -20C50 -60 46 -120 36 -172Z';
  art.path(skirt, fill);
  const line = [-50 * side, -90, 44 * side, -100] as const;
  art.grain(skirt, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), line, { frequency: 0.85 });
}
