import type { Art } from '../../drawing/canvas.ts';
import { d, ellipse, type Point, range, smooth } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawCherryHeap } from '../../elements/coffee-cherries.ts';
import { drawTwoToneLeaf } from '../../elements/foliage.ts';
import { drawPerson } from '../../figures/person.ts';
import type { Look, Pose } from '../../figures/pose.ts';
import { BAND, type Year } from './frame.ts';

const { ground } = BAND;

/** Middle of each tree's foot, its height, and its leaf inks: those behind are paler. */
const TREES = [
  { x: 150, height: 330, ink: '#4F8A4C', dark: '#2F6B42' },
  { x: 520, height: 350, ink: '#4F8A4C', dark: '#2F6B42' },
  { x: 880, height: 320, ink: '#4F8A4C', dark: '#2F6B42' },
  { x: 330, height: 400, ink: '#2F7A3E', dark: '#174630' },
  { x: 720, height: 410, ink: '#2F7A3E', dark: '#174630' },
] as const;

type Tree = (typeof TREES)[number];

/** The nodes of a tree: where leaves, flowers and cherries sit on its hanging branches. */
function nodesOf({ x, height }: Tree): readonly { at: Point; side: number }[] {
  return range(0, 5).flatMap((level) => {
    const share = level / 5;
    const reach = height * (0.4 - share * 0.27);
    return [-1, 1].flatMap((side) =>
      [0, 0.36, 0.7, 1].map((t) => ({
        at: [
          x + side * reach * t,
          ground - height * (0.17 + share * 0.78) + reach * (t * t * 0.5 - t * 0.3),
        ] as Point,
        side,
      })),
    );
  });
}

/** The dark inside of a tree: few leaves on it look like many, and weigh less. */
function crownOf({ x, height }: Tree): string {
  const at = (across: number, up: number): Point => [x + height * across, ground - height * up];
  return smooth(
    [
      at(0, 1),
      at(0.2, 0.74),
      at(0.36, 0.3),
      at(0.2, 0.1),
      at(-0.2, 0.1),
      at(-0.36, 0.3),
      at(-0.2, 0.74),
    ],
    true,
  );
}

/** Five coffee trees in leaf. */
export function drawCoffeeBand(art: Art): void {
  art.path(
    `M-30 600V${ground + 4}C160 ${ground - 14} 840 ${ground - 14} 1030 ${ground + 4}V600Z`,
    '#8C3B22',
  );
  art.path(
    `M-30 600V${ground + 34}C160 ${ground + 20} 840 ${ground + 20} 1030 ${ground + 34}V600Z`,
    '#7A2A19',
  );
  for (const [i, tree] of TREES.entries()) {
    const random = createRandom(i * 7 + 3);
    const { x, height, ink, dark } = tree;
    art.path(ellipse(x, ground + 8, height * 0.3, 12), '#2A0D08', 'opacity=".35"');
    art.line(d`M${x} ${ground + 6}V${ground - height * 0.5}`, '#6B5130', 9);
    art.path(crownOf(tree), dark);
    for (const { at, side } of nodesOf(tree)) {
      const leaf = height * 0.165;
      const turn = (side > 0 ? 34 : 146) + (random() - 0.5) * 40;
      const lit = mix(ink, PALETTE.flush, random() * (side > 0 ? 0.5 : 0.15));
      drawTwoToneLeaf(art, at, leaf, turn, [lit, dark]);
      drawTwoToneLeaf(art, at, leaf * 0.9, turn - side * 104, [lit, dark]);
    }
  }
}

/** Berries of a node from its middle, each from the last: a bunch has the same few bytes everywhere. */
const BUNCH = 'h0m9 4h0m-13 4h0m9 6h0m8 -3h0m-8 -4h0';
/** Three flowers of a node, each with four petals. */
const CLUSTER = 'h0m6 1h0m-2 6h0m-5 -2h0m14 4h0m6 1h0m-2 6h0m-5 -2h0m-10 4h0m6 1h0m-2 6h0m-5 -2h0';

/** A pattern at nodes, as one path of round dots. */
function drawAt(art: Art, places: readonly Point[], dots: string, radius: number, ink: string) {
  if (places.length === 0) return;
  const path = places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}${dots}`).join('');
  art.line(path, ink, radius * 2);
}

/** The nodes that bear, on both sides of the trees. @param share of all nodes */
function bearing(share: number): Point[] {
  const random = createRandom(8);
  return TREES.flatMap((tree) => nodesOf(tree))
    .filter(() => random() < share)
    .map(({ at: [x, y], side }): Point => [x - (side < 0 ? 12 : 0), y]);
}

/** Berries at the nodes, of one ink in each bunch. @param share of the nodes that bear */
function drawBerries(art: Art, share: number, inks: readonly string[], radius = 6.6): void {
  const places = bearing(share);
  drawAt(art, places, BUNCH, radius + 1.5, '#2A0611');
  inks.forEach((ink, i) => {
    drawAt(
      art,
      places.filter((_, place) => place % inks.length === i),
      BUNCH,
      radius,
      ink,
    );
  });
  drawAt(art, places, 'm2 -2h0m9 4h0m-13 4h0m9 6h0', 1.4, '#FFF4E0');
}

/** Flowers in dense white clusters along the branches. */
function drawFlowers(art: Art): void {
  drawAt(art, bearing(0.9), CLUSTER, 3.8, '#FFFBEF');
  drawAt(art, bearing(0.9), 'm2 3h0m9 8h0m-9 9h0', 1.8, '#E9C46A');
}

const WOMAN: Look = {
  top: PALETTE.sun,
  bottom: PALETTE.plum,
  skirt: true,
  scarf: PALETTE.indigo,
  skin: '#653822',
  mood: 'smile',
};
const MAN: Look = {
  top: PALETTE.teal,
  bottom: '#3B3226',
  hat: '#EBCB8B',
  hatBand: PALETTE.soil,
  skin: '#4A2719',
};

/** With a hand at the branch and a tin of cherries at the waist. */
function drawCherryPicker(art: Art, x: number, look: Look, flip = false): void {
  const random = createRandom(3);
  drawPerson(art, x, ground + 24, 0.94, look, {
    flip,
    nod: 3,
    near: [
      [42, -222],
      [86, -232],
    ],
    far: [
      [60, -250],
      [96, -282],
    ],
    nearHand: 'pinch',
    farHand: 'pinch',
    held: () => {
      art.line('M-20 -256L30 -186', PALETTE.sand, 6);
      art.path('M-4 -188L66 -188L58 -122H6Z', '#C9C2AE');
      drawCherryHeap(art, 31, -190, 35, 10, 5, random);
    },
  });
}

/** Bent over the ground. */
const BENT: Pose = {
  bend: 44,
  nod: 8,
  near: [
    [96, -176],
    [112, -122],
  ],
  far: [
    [110, -186],
    [130, -130],
  ],
  nearHand: 'pinch',
  farHand: 'pinch',
};

/** A seedling in its hole, shaded with a frond. */
function drawSeedling(art: Art, x: number): void {
  art.path(ellipse(x, ground + 26, 40, 10), '#3A120B');
  art.line(d`M${x} ${ground + 26}v-56`, '#6B5130', 4);
  for (const [up, turn] of [
    [20, -20],
    [20, 200],
    [38, -40],
    [38, 220],
    [54, -80],
    [54, 250],
  ] as const)
    drawTwoToneLeaf(art, [x, ground + 26 - up], 32, turn, ['#93B83A', '#4B8B3B']);
}

const UNRIPE = ['#9DB64A', '#86A83F', '#B9C655'] as const;

function drawPruner(art: Art): void {
  for (const x of [560, 640, 690])
    for (const turn of [-12, 24, 160, 190])
      drawTwoToneLeaf(art, [x, ground + 22], 44, turn, ['#7E9A4A', '#4B6B36']);
  art.line(
    `M540 ${ground + 30}L720 ${ground + 18}M570 ${ground + 14}L680 ${ground + 34}`,
    '#6B5130',
    8,
  );
  drawPerson(art, 440, ground + 26, 0.94, MAN, {
    nod: -4,
    near: [
      [44, -230],
      [88, -262],
    ],
    far: [
      [60, -256],
      [98, -296],
    ],
    front: () => {
      art.line('M84 -264L150 -318', '#8A6038', 9);
      art.path('M146 -326L196 -352L188 -330L158 -308Z', '#C9D0CC');
    },
  });
}

function drawPlanters(art: Art): void {
  for (const x of [250, 610, 900]) drawSeedling(art, x);
  drawPerson(art, 470, ground + 30, 0.92, WOMAN, BENT);
}

/** What the coffee year changes; a state has the name of the step of the year. */
export const COFFEE_YEAR: Year = {
  layers: {
    pruner: drawPruner,
    flowers: drawFlowers,
    few: (art) => drawBerries(art, 0.3, [...UNRIPE, PALETTE.cherry, PALETTE.cherry, '#E0662A']),
    green: (art) => drawBerries(art, 0.62, UNRIPE, 5.4),
    ripe: (art) =>
      drawBerries(art, 0.8, [
        PALETTE.cherry,
        '#D8352F',
        PALETTE.cherry,
        '#A31727',
        '#C0262D',
        '#E0662A',
      ]),
    planters: drawPlanters,
    picker: (art) => drawCherryPicker(art, 210, WOMAN),
    'second-picker': (art) => drawCherryPicker(art, 862, { ...MAN, top: PALETTE.cream }, true),
  },
  states: {
    pruning: ['pruner'],
    flowering: ['flowers'],
    planting: ['green', 'planters'],
    'early-crop': ['few', 'picker'],
    'filling-the-bean': ['green'],
    'main-crop': ['ripe', 'picker', 'second-picker'],
    'milling-and-selling': [],
  },
};
