import type { Art } from '../../drawing/canvas.ts';
import { d, range } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawTwoToneLeaf } from '../../elements/foliage.ts';
import { drawTeaHill, TEA_MID, TEA_NEAR } from '../../elements/tea-hills.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawPerson } from '../../figures/person.ts';
import { drawPicker, drawPickerCape, type PickerLook } from '../../figures/picker.ts';
import type { Year } from './frame.ts';

/** Height of the table of the front hedge. */
const TABLE = 452;

/** Contour rows on a high slope, grevillea between them, and a hedge in front. */
export function drawTeaBand(art: Art): void {
  for (const [x, y, height] of [
    [60, 430, 210],
    [112, 424, 160],
    [838, 400, 250],
    [890, 420, 190],
  ] as const)
    drawTree(art, x, y, height, '#1F4C3A', '#93B24C', x);
  const common = { squash: 0.3, seed: 14 };
  drawTeaHill(art, { ...common, cx: 690, cy: 545, rx: 390, rise: 262, rings: 15, inks: TEA_MID });
  drawTeaHill(art, {
    ...common,
    cx: 250,
    cy: 560,
    rx: 350,
    rise: 226,
    rings: 13,
    seed: 31,
    inks: TEA_NEAR,
    bump: 2,
  });
  drawFrontHedge(art);
  drawPickers(art);
}

/** The nearest hedge, in leaves, from edge to edge of the band. */
function drawFrontHedge(art: Art): void {
  const random = createRandom(17);
  const [dark, leaf, lit] = ['#123B2A', '#5F9A37', '#C6D857'] as const;
  art.path(
    `M-30 600V${TABLE + 44}C40 ${TABLE + 6} 240 ${TABLE - 8} 500 ${TABLE}C760 ${TABLE + 8} 960 ${TABLE + 10} 1030 ${TABLE + 50}V600Z`,
    dark,
  );
  const sprays = Array.from({ length: 190 }, () => ({
    x: 12 + random() * 976,
    depth: random() ** 1.5,
  })).sort((a, b) => a.depth - b.depth);
  for (const { x, depth } of sprays) {
    const edge = Math.abs(x - 500) / 500;
    const y = TABLE - 2 + edge ** 6 * 44 + depth * 112;
    const base = mix(leaf, dark, Math.min(1, depth * 1.3));
    for (const side of [-1, 1, 0]) {
      const bright = side ? base : mix(lit, base, depth);
      const turn = -90 + side * (40 + random() * 24);
      drawTwoToneLeaf(art, [x, y], 20 + random() * 14, turn, [mix(bright, dark, 0.35), bright]);
    }
  }
}

/** The table of the front hedge hides what stands behind it. */
const BEHIND = `M-40 -40H1040V${TABLE + 14}${range(0, 26)
  .map((i) => d`L${1020 - i * 40} ${TABLE + (i % 2 ? 2 : 16)}`)
  .join('')}Z`;

const PICKERS: readonly (readonly [x: number, scale: number, look: PickerLook])[] = [
  [180, 0.86, { top: PALETTE.sun, skirt: PALETTE.plum, scarf: PALETTE.teal, skin: '#653822' }],
  [
    390,
    0.98,
    { top: '#C8402B', skirt: PALETTE.indigo, scarf: PALETTE.sun, lean: 20, work: 'reach' },
  ],
  [
    850,
    0.9,
    {
      top: PALETTE.cream,
      skirt: PALETTE.teal,
      scarf: '#7A2B4A',
      flip: true,
      skin: '#5A2F1D',
      lean: 14,
    },
  ],
];

/** The foot of the pickers, below the table. */
const FOOT = 596;

function drawPickers(art: Art): void {
  art.inside(BEHIND, () => {
    for (const [x, scale, look] of PICKERS) drawPicker(art, x, FOOT, scale, look);
  });
}

/** The ink of each picker's cape in the cold months. */
const CAPES = ['#8A4A5C', '#B9872F', '#3E6A78'] as const;

function drawCapes(art: Art): void {
  PICKERS.forEach(([x, scale, look], i) => {
    drawPickerCape(art, [x, FOOT], scale, look, at(CAPES, i));
  });
}

/** New shoots on the table: two leaves and a bud. */
function drawShoots(art: Art): void {
  const random = createRandom(5);
  for (const x of range(40, 960, 33)) {
    const y = TABLE + 6 + random() * 16;
    for (const turn of [-128, -56, -90])
      drawTwoToneLeaf(art, [x + random() * 12, y], 22 + random() * 8, turn, ['#CFDB68', '#A9C442']);
  }
}

/** Between the rows: feeding the bushes from a bucket. */
function drawFeeder(art: Art): void {
  art.inside(BEHIND, () => {
    drawPerson(
      art,
      570,
      604,
      0.92,
      {
        top: PALETTE.teal,
        bottom: PALETTE.indigo,
        hat: '#EBCB8B',
        hatBand: PALETTE.soil,
        skin: '#4A2719',
      },
      {
        bend: 10,
        near: [
          [44, -214],
          [92, -196],
        ],
        far: [
          [40, -200],
          [52, -150],
        ],
        held: () => {
          art.path('M28 -158H84L76 -96H36Z', PALETTE.sun);
          art.line('M28 -158C34 -186 78 -186 84 -158', '#7A5A20', 4);
        },
      },
    );
  });
  for (const [x, y] of [
    [668, 452],
    [682, 440],
    [696, 456],
    [678, 424],
    [710, 446],
    [694, 428],
  ] as const)
    art.path(`M${x} ${y}h6v6h-6Z`, PALETTE.cream);
}

/** Mist lies on the rows. */
function drawMist(art: Art): void {
  const fill = art.linear(
    [
      [0, '#F4F1E8', 0],
      [0.5, '#F4F1E8', 0.82],
      [1, '#F4F1E8', 0],
    ],
    [0, 300, 0, 470],
  );
  art.path('M-20 400C160 270 840 270 1020 400C840 490 160 490 -20 400Z', fill);
}

/** What the year changes in the tea. */
export const TEA_YEAR: Year = {
  layers: {
    shoots: drawShoots,
    feeder: drawFeeder,
    cold: (art) => {
      drawMist(art);
      drawCapes(art);
    },
  },
  states: { dry: [], wet: ['shoots'], feed: ['feeder', 'shoots'], cold: ['cold'] },
};
