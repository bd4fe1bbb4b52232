import type { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { limb } from '../../figures/limb.ts';
import { drawPalm } from '../../figures/palm.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Arm, Look, Pose } from '../../figures/pose.ts';
import { between, polygon } from '../../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';

const LEAF_SKIRT: Cloth = { motif: 'leaf', inks: ['#E08E1B', '#5B1E36', '#FCF4E3', '#1E4A33'] };

type Grower = {
  x: number;
  y: number;
  scale: number;
  look: Look;
  pose: Pose;
};

const WRITER_SKIN = '#4A2719';

const WRITER_TOP = '#7A94A6';
const WRITER_FAR_SLEEVE = mix(WRITER_TOP, PALETTE.ink, 0.45);

/** The kneeling man's far arm: its elbow and hand, in figure units. */
const WRITER_FAR: Arm = [
  [72, -124],
  [118, -80],
];

/** His far forearm over his knee to the hand under his notebook, thumb on the page. */
function drawNotebook(art: Art): void {
  const skin = mix(WRITER_SKIN, SKIN_SHADE, 0.36);
  const [elbow, hand] = WRITER_FAR;
  const cuff = between(elbow, hand, 0.2);
  art.path(limb([cuff, between(elbow, hand, 0.45), hand], [10, 10.4, 7.6]), skin);
  art.path(limb([[62, -138], elbow, cuff], [14, 14, 12.6], undefined, 0, 0.25), WRITER_FAR_SLEEVE);
  art.group('translate(118 -80) rotate(-28) scale(0.9)', () => {
    drawPalm(art, 'hold', skin, false);
  });
  art.path(
    polygon([
      [82, -102],
      [126, -120],
      [140, -90],
      [96, -70],
    ]),
    PALETTE.cream,
  );
  art.line('M94 -96L116 -106M99 -87L119 -97M104 -78L118 -85', '#8A7A6A', 2.2);
  art.path(
    'M115.5 -78C116 -84 120 -91 125 -95.6C128 -98 132 -95.6 131 -91.4C129.6 -86.6 128 -83 126 -79C123 -73 115 -72 115.5 -78Z',
    mix(skin, '#C8814F', 0.3),
  );
}

/** His pencil, through thumb and finger down to the page. */
function drawPencil(art: Art): void {
  art.line('M100 -140L115 -106', PALETTE.sun, 3.2);
}

/** From the back row to the front: two who share the joke, one who points, one who writes it down. */
function growers(art: Art): readonly Grower[] {
  return [
    {
      x: 1112,
      y: 726,
      scale: 1.04,
      look: {
        top: PALETTE.leaf,
        bottom: PALETTE.indigo,
        cap: PALETTE.soil,
        skin: '#653822',
        mood: 'laugh',
      },
      pose: {
        flip: true,
        legs: 'rest',
        nod: 4,
        near: [
          [-8, -205],
          [12, -152],
        ],
        // The far arm hangs behind him.
        far: [
          [16, -206],
          [8, -160],
        ],
      },
    },
    {
      x: 962,
      y: 712,
      scale: 1.02,
      look: {
        top: PALETTE.cream,
        skirt: true,
        skirtCloth: LEAF_SKIRT,
        bottom: PALETTE.gold,
        sash: PALETTE.plum,
        scarf: PALETTE.plum,
        scarfTie: 'low',
        longSleeves: true,
        skin: '#4A2719',
        mood: 'laugh',
      },
      pose: {
        nod: -2,
        near: [
          [20, -204],
          [58, -224],
        ],
        nearHand: 'flat',
        farHand: 'flat',
        far: [
          [40, -208],
          [66, -232],
        ],
      },
    },
    {
      x: 726,
      y: 760,
      scale: 1.14,
      look: {
        top: PALETTE.teal,
        skirt: true,
        bottom: PALETTE.soilDark,
        hijab: '#E8C48C',
        skin: '#80492C',
        longSleeves: true,
        mood: 'smile',
      },
      pose: {
        flip: true,
        nod: 6,
        near: [
          [48, -214],
          [98, -204],
        ],
        nearHand: 'point',
        far: [
          [20, -204],
          [14, -162],
        ],
      },
    },
    {
      x: 874,
      y: 784,
      scale: 1.16,
      look: {
        top: WRITER_TOP,
        bottom: '#3A2F2A',
        hat: '#EBCB8B',
        hatBand: PALETTE.forest,
        skin: WRITER_SKIN,
        mood: 'intent',
      },
      pose: {
        flip: true,
        legs: 'kneel',
        bend: 8,
        nod: 12,
        nearHand: 'pinch',
        near: [
          [38, -144],
          [89, -114],
        ],
        farHand: 'none',
        far: WRITER_FAR,
        held: () => {
          drawNotebook(art);
        },
        front: () => {
          drawPencil(art);
        },
      },
    },
  ];
}

/** The growers watch from behind, out of the mist. */
export function drawGrowers(art: Art): void {
  for (const { x, y, scale, look, pose } of growers(art)) {
    drawShadow(art, x, y + 3, 92 * scale, 10, '#4A140A', -1);
    drawPerson(art, x, y, scale, look, pose);
  }
}
