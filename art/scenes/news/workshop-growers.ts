import type { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { limb } from '../../figures/limb.ts';
import { drawPalm } from '../../figures/palm.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look, Pose } from '../../figures/pose.ts';
import { polygon } from '../../drawing/geometry.ts';
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

/** The kneeling man's other hand under his notebook, thumb on the page; in figure units. */
function drawNotebook(art: Art): void {
  const skin = mix(WRITER_SKIN, SKIN_SHADE, 0.12);
  art.path(
    limb(
      [
        [62, -112],
        [86, -92],
        [104, -84],
      ],
      [11, 9, 8],
    ),
    skin,
  );
  art.group('translate(104 -84) rotate(-28) scale(0.9)', () => {
    drawPalm(art, 'hold', skin, false);
  });
  art.path(
    polygon([
      [66, -104],
      [112, -124],
      [126, -94],
      [80, -74],
    ]),
    PALETTE.cream,
  );
  art.line('M78 -100L100 -110M83 -91L105 -101M88 -82L104 -89', '#8A7A6A', 2.2);
  art.path(
    'M101.5 -82C102 -88 106 -95 111 -99.6C114 -102 118 -99.6 117 -95.4C115.6 -90.6 114 -87 112 -83C109 -77 101 -76 101.5 -82Z',
    mix(skin, '#C8814F', 0.2),
  );
}

/** His pencil, through thumb and finger down to the page. */
function drawPencil(art: Art): void {
  art.line('M86 -142L101 -108', PALETTE.sun, 3.2);
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
          [-2, -204],
          [30, -168],
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
        top: '#7A94A6',
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
          [36, -140],
          [75, -116],
        ],
        farHand: 'none',
        far: [
          [52, -124],
          [78, -96],
        ],
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
