import { type Art, ramp } from '../canvas.ts';
import { clothFill, type Cloth } from '../elements/cloth.ts';
import { d, ellipse, type Point } from '../geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../palette.ts';
import { DEFAULT_SKIN, drawHead } from './head.ts';
import { limb } from './limb.ts';

export type PickerLook = {
  top?: string;
  topCloth?: Cloth;
  skirt: string;
  sash?: string;
  scarf?: string;
  hat?: string;
  skin?: string;
  /** How far the upper body leans forward, in units. */
  lean?: number;
  flip?: boolean;
};

const BASKET_BODY = 'M-44 -66C-46 -20 -36 40 -26 56C-12 64 14 64 26 56C38 30 44 -20 42 -66Z';

/** Woven back basket heaped with green leaf; origin at its middle. */
export function drawBackBasket(
  art: Art,
  x: number,
  y: number,
  scale: number,
  cane = '#C98F45',
): void {
  art.group(`translate(${x} ${y}) scale(${scale}) rotate(8)`, () => {
    art.path('M-40 -66C-34 -98 -8 -104 4 -100C28 -102 40 -84 40 -66Z', PALETTE.leaf);
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const x0 = -34 + t * 68;
      const y0 = -72 - Math.sin(t * 3.14) * 24;
      const turn = `transform="rotate(${(t - 0.5) * 90} ${x0} ${y0})"`;
      art.path(d`M${x0} ${y0}q-9 -8 -6 -20q12 6 6 20Z`, i % 3 ? PALETTE.flush : PALETTE.lime, turn);
    }
    art.path(BASKET_BODY, cane);
    const clip = art.clip(BASKET_BODY);
    for (let row = 0; row < 9; row++) {
      for (let column = -5; column < 6; column++) {
        if ((row + column) % 2) {
          const strand = `M${column * 9 - 1} ${-62 + row * 14}q4.5 -4 9 0v11q-4.5 4 -9 0Z`;
          art.path(strand, mix(cane, '#5A3417', 0.42), clip);
        }
      }
    }
    art.grain(BASKET_BODY, '#3A1C0C', ramp([0, 0.95], [0.5, 0.25], [1, 0]), [-46, 0, 40, -10], {
      clip,
    });
    art.path(
      'M-46 -70C-20 -60 20 -60 44 -70L43 -60C20 -50 -20 -50 -45 -60Z',
      mix(cane, '#F6D7A0', 0.35),
    );
  });
}

/** Tea picker facing +x, waist-deep in the hedge, with a basket on her back. */
export function drawPicker(art: Art, x: number, y: number, scale: number, look: PickerLook): void {
  const skin = look.skin ?? DEFAULT_SKIN;
  const lean = look.lean ?? 16;
  const frequency = 0.85;
  const topFill = look.topCloth
    ? clothFill(art, look.topCloth, 0.42, 12)
    : (look.top ?? PALETTE.sun);
  const topInk = look.topCloth ? look.topCloth.inks[0] : (look.top ?? PALETTE.sun);
  art.at(
    x,
    y,
    scale,
    () => {
      drawFarArm(art, lean, skin, mix(topInk, PALETTE.ink, 0.45));
      const spine: Point[] = [
        [0, -140],
        [4 + lean * 0.2, -190],
        [10 + lean * 0.7, -240],
        [20 + lean, -264],
      ];
      const torso = limb(spine, [34, 31, 31, 21], 8);
      art.path(torso, topFill);
      const shadeLine = [-34, -190, 34 + lean, -200] as const;
      art.grain(torso, PALETTE.ink, ramp([0, 1], [0.5, 0.3], [1, 0]), shadeLine, { frequency });
      const skirt =
        'M-33 -172C-46 -110 -52 -40 -50 10L58 10C58 -40 48 -110 36 -168C14 -158 -12 -160 -33 -172Z';
      art.path(skirt, look.skirt);
      art.grain(skirt, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-50, -60, 40, -70], {
        frequency,
      });
      const sash = look.sash ?? mix(look.skirt, '#FFF3D6', 0.25);
      art.path('M-34 -176C-10 -162 16 -160 36 -170L38 -152C16 -142 -12 -144 -38 -156Z', sash);
      drawBackBasket(art, -46 + lean * 0.2, -206, 0.86);
      art.path(
        limb(
          [
            [20 + lean, -262],
            [24 + lean * 1.2, -280],
          ],
          [13, 12],
        ),
        mix(skin, SKIN_SHADE, 0.3),
      );
      drawHead(art, 27 + lean * 1.35, -300, 1.08, 14, { skin, scarf: look.scarf, hat: look.hat });
      const strap = d`M-26 -258Q${-2 + lean * 0.4} -286 ${18 + lean} -264Q${32 + lean} -244 ${16 + lean * 0.6} -222`;
      art.line(strap, '#5B3417', 6);
      drawNearArm(art, lean, skin, topFill);
    },
    look.flip,
  );
}

function drawFarArm(art: Art, lean: number, skin: string, sleeve: string): void {
  art.path(
    limb(
      [
        [22 + lean * 0.6, -238],
        [60 + lean, -198],
        [96 + lean, -192],
      ],
      [15, 12, 9],
    ),
    sleeve,
  );
  const forearm: Point[] = [
    [84 + lean, -196],
    [112 + lean, -194],
    [132 + lean, -201],
  ];
  art.path(limb(forearm, [10, 9, 8]), mix(skin, SKIN_SHADE, 0.4));
}

/** The plucking arm with two fingers and a shoot between them. */
function drawNearArm(art: Art, lean: number, skin: string, sleeveFill: string): void {
  const sleeve = limb(
    [
      [8 + lean * 0.8, -246],
      [38 + lean, -194],
      [84 + lean, -180],
    ],
    [20, 17, 12],
  );
  art.path(sleeve, sleeveFill);
  art.grain(sleeve, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.8]), [40, -230, 40, -170], {
    frequency: 0.85,
  });
  const forearm: Point[] = [
    [78 + lean, -182],
    [102 + lean, -179],
    [120 + lean, -180],
  ];
  art.path(limb(forearm, [11, 9.5, 7.5]), skin);
  art.path(ellipse(122 + lean, -181, 11, 8.5), skin);
  art.path(
    limb(
      [
        [126 + lean, -185],
        [140 + lean, -190],
      ],
      [4.4, 3],
    ),
    skin,
  );
  art.path(
    limb(
      [
        [126 + lean, -178],
        [141 + lean, -182],
      ],
      [4.4, 3],
    ),
    mix(skin, SKIN_SHADE, 0.2),
  );
  const shoot = d`M${138 + lean} -186c-4 -16 6 -26 16 -30c2 14 -4 26 -16 30Zc14 -10 28 -8 36 0c-10 8 -24 8 -36 0Z`;
  art.path(shoot, PALETTE.lime);
}
