import type { Art } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look, Pose } from '../../figures/pose.ts';
import { polygon } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';

const DRESS: Cloth = { motif: 'leaf', inks: ['#E08E1B', '#5B1E36', '#FCF4E3', '#1E4A33'] };

type Grower = {
  x: number;
  y: number;
  scale: number;
  look: Look;
  pose: Pose;
};

/** A notebook on the raised knee, in figure units. */
function drawNotebook(art: Art): void {
  art.path(
    polygon([
      [58, -108],
      [98, -124],
      [110, -98],
      [70, -82],
    ]),
    PALETTE.cream,
  );
  art.line('M70 -104L94 -114M74 -96L98 -106M79 -89L90 -93', '#8A7A6A', 2.2);
  art.line('M82 -100L96 -126', PALETTE.soil, 3);
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
          [6, -204],
          [40, -164],
        ],
        nearHand: 'flat',
      },
    },
    {
      x: 962,
      y: 712,
      scale: 1.02,
      look: {
        top: PALETTE.gold,
        topCloth: DRESS,
        skirt: true,
        skirtCloth: DRESS,
        scarf: PALETTE.plum,
        scarfTie: 'low',
        skin: '#4A2719',
        mood: 'laugh',
      },
      pose: {
        nod: -2,
        near: [
          [26, -206],
          [60, -232],
        ],
        nearHand: 'flat',
        far: [
          [40, -206],
          [52, -176],
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
        skin: '#4A2719',
        mood: 'intent',
      },
      pose: {
        flip: true,
        legs: 'kneel',
        bend: 8,
        nod: 12,
        nearHand: 'pinch',
        near: [
          [38, -128],
          [76, -112],
        ],
        farHand: 'hold',
        far: [
          [60, -130],
          [90, -96],
        ],
        held: () => {
          drawNotebook(art);
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
