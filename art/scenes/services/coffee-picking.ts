import { Art, ramp } from '../../drawing/canvas.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawCherry, drawCherryCluster, drawCherryHeap } from '../../elements/coffee-cherries.ts';
import { drawTwoToneLeaf } from '../../elements/foliage.ts';
import { drawCoffeeLeaf } from '../../elements/leaf.ts';
import { drawPinchingHand, type PinchingHand, wristOf } from '../../figures/hand.ts';
import { limb } from '../../figures/limb.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, type Point, range, rect, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE, SKIN_SHADE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const MORNING = '#E9EDD3';
const BARK = '#6B5130';

/** Radius of a cherry on the branches: about as wide as her thumb. */
const CHERRY = 8.5;
/** Radius for which a cherry's rim and stipple are made. */
const DRAWN_CHERRY = 23;
/** Length of a leaf on the branches. */
const LEAF = 184;

const ZIGZAG: Cloth = { motif: 'zigzag', inks: ['#A63D22', '#F6B23C', '#CF6A3D', '#6E2415'] };

/** The bushes behind, paler the farther: middle of each row's foot, height, distance of the bushes, ink and ripe ink. */
const ROWS = [
  { foot: 700, height: 640, step: 250, ink: '#C6D6AE', cherry: '#DDB99A' },
  { foot: 1040, height: 760, step: 390, ink: '#9DBD8E', cherry: '#CF8F72' },
] as const;

/** Picking: a woman among the bushes of a pale morning drops ripe cherries into a tin at her waist. */
export function drawCoffeePicking(): Art {
  const art = new Art(WIDTH, HEIGHT, 36);
  const random = createRandom(9);
  art.path(rect(0, 0, WIDTH, HEIGHT), MORNING);
  for (const [i, row] of ROWS.entries()) {
    for (const x of range(-60 + i * 190, WIDTH + 200, row.step)) drawBushBehind(art, x, row);
  }
  const stem: Point[] = [
    [1180, 960],
    [1090, 640],
    [1010, 330],
    [930, -40],
  ];
  drawStem(art, stem);
  const side: readonly Point[][] = [
    [
      [1090, 640],
      [960, 560],
      [830, 540],
      [700, 560],
    ],
    [
      [1020, 360],
      [900, 290],
      [780, 270],
      [640, 300],
    ],
    [
      [1110, 720],
      [1000, 760],
      [880, 800],
      [760, 830],
    ],
  ];
  side.forEach((points, k) => {
    art.path(limb(points, [13, 10, 8, 5]), BARK);
    drawNodes(art, nodesOf(points), k, random);
  });
  drawTinPicker(art);
  return art;
}

/** A coffee bush in two tones: leaves in pairs on branches that hang down from its stem, and cherries between them. */
function drawBushBehind(art: Art, x: number, { foot, height, ink, cherry }: (typeof ROWS)[number]) {
  const random = createRandom(x + foot);
  const dark = mix(ink, PALETTE.deep, 0.14);
  const leaf = height * 0.14;
  let cherries = '';
  for (const level of range(0, 7)) {
    const share = level / 7;
    const reach = height * (0.36 - share * 0.24);
    for (const side of [-1, 1]) {
      for (const t of [0.02, 0.34, 0.67, 1]) {
        const px = x + side * reach * t;
        const py = foot - height * (0.16 + share * 0.8) + reach * (t * t * 0.5 - t * 0.3);
        const turn = (side > 0 ? 34 : 146) + (random() - 0.5) * 40;
        drawTwoToneLeaf(art, [px, py], leaf, turn, [ink, dark]);
        drawTwoToneLeaf(art, [px, py], leaf * 0.9, turn - side * 100, [ink, dark]);
        cherries += circle(px, py, height * 0.014) + circle(px + side * 9, py + 6, height * 0.012);
      }
    }
  }
  art.path(cherries, cherry);
}

/** Evenly spaced along a side branch, from its tip to the stem. */
function nodesOf(points: readonly Point[]): Point[] {
  return points
    .slice(1)
    .flatMap(([x, y], i): Point[] => {
      const [fromX, fromY] = at(points, i);
      return [0.5, 1].map((way) => [fromX + (x - fromX) * way, fromY + (y - fromY) * way]);
    })
    .reverse();
}

/** Leaves in pairs at every second node, then the cherries, which sit close round every node. */
function drawNodes(art: Art, nodes: readonly Point[], row: number, random: Random): void {
  for (const [i, [x, y]] of nodes.entries()) {
    if (i % 2 === row % 2) {
      const turn = i * 9 - row * 6;
      const above = { length: LEAF, width: 0.25, angle: -78 - turn };
      const below = { length: LEAF * 0.94, width: 0.25, angle: 108 - turn };
      drawCoffeeLeaf(art, x, y, above, ['#235A3F', '#4B8B3B'], i + row);
      drawCoffeeLeaf(art, x, y, below, ['#1D4D33', '#357A3A'], i * 3 + row);
    }
  }
  for (const [i, [x, y]] of nodes.entries()) {
    const count = 13 + ((i * 5 + row) % 4) * 2;
    art.at(x, y + 3, CHERRY / DRAWN_CHERRY, () => {
      drawCherryCluster(art, 0, 0, count, DRAWN_CHERRY, random, i + row);
    });
  }
}

/** The main stem, lit on its right, with the rings of two nodes. */
function drawStem(art: Art, stem: readonly Point[]): void {
  const outline = limb(stem, [26, 22, 17, 10]);
  art.path(outline, BARK);
  art.inside(outline, () => {
    art.line(smooth(stem.map(([x, y]): Point => [x + 17, y])), mix(BARK, PALETTE.sun, 0.4), 12);
    art.line(smooth(stem.map(([x, y]): Point => [x - 20, y])), mix(BARK, PALETTE.ink, 0.4), 14);
  });
  art.line('M1066 652C1084 662 1104 656 1112 640', mix(BARK, PALETTE.ink, 0.45), 6);
  art.line('M996 366C1010 374 1026 368 1032 352', mix(BARK, PALETTE.ink, 0.45), 5);
}

/** Where the picker stands, and picture units per figure unit. */
const PICKER = { x: 350, y: 1010, scale: 2.1 };
const SKIN = '#653822';

/** The near hand, palm up, and the far one each close on a cherry at the tip of a branch. */
const NEAR_HAND: PinchingHand = {
  x: 674,
  y: 546,
  scale: 0.29,
  turn: 180 + 4,
  flip: true,
  skin: SKIN,
  isCut: true,
};
const FAR_HAND: PinchingHand = {
  x: 622,
  y: 318,
  scale: 0.24,
  turn: -50,
  skin: mix(SKIN, SKIN_SHADE, 0.36),
  isCut: true,
};

function drawTinPicker(art: Art): void {
  drawPerson(
    art,
    PICKER.x,
    PICKER.y,
    PICKER.scale,
    {
      top: PALETTE.soil,
      topCloth: ZIGZAG,
      bottom: PALETTE.plum,
      skirt: true,
      scarf: PALETTE.indigo,
      scarfCloth: { motif: 'sun', inks: ['#20365C', '#F4C6A0', '#C8402B', '#FCF4E3'] },
      skin: SKIN,
      mood: 'smile',
    },
    {
      nod: 3,
      near: [[44, -218], inFigure(wristOf(NEAR_HAND))],
      far: [[70, -254], inFigure(wristOf(FAR_HAND))],
      nearHand: 'none',
      farHand: 'none',
      held: () => {
        drawTin(art);
      },
    },
  );
  for (const hand of [FAR_HAND, NEAR_HAND]) {
    drawPinchingHand(art, hand, () => {
      art.at(hand.x, hand.y, CHERRY / DRAWN_CHERRY, () => {
        drawCherry(art, 0, 0, DRAWN_CHERRY, PALETTE.cherry, 0.9);
      });
    });
  }
}

function inFigure([x, y]: Point): Point {
  return [(x - PICKER.x) / PICKER.scale, (y - PICKER.y) / PICKER.scale];
}

/** Tin of cherries in figure units: one strap over the shoulder, a belt round the waist. */
function drawTin(art: Art): void {
  const random = createRandom(3);
  const strap = mix(PALETTE.sand, PALETTE.clay, 0.3);
  art.path('M-9.4 -286L-2 -290.4C14 -262 30 -228 35 -190H27C22 -224 6 -258 -9.4 -286Z', strap);
  art.path('M-33 -199C-20 -193 -2 -189 14 -189V-180C-4 -180 -22 -184 -34 -190Z', strap);
  const tin = 'M-4 -188L72 -188L64 -112C46 -104 22 -104 6 -112Z';
  art.path(tin, '#C9C2AE');
  art.grain(tin, PALETTE.ink, ramp([0, 0.95], [0.4, 0.2], [0.8, 0]), [-4, -150, 70, -150]);
  art.line('M-0.6 -160C20 -153 50 -153 69 -160M2.4 -134C20 -127 48 -127 66.4 -134', '#8C8474', 2);
  art.path(circle(31, -184, 5.6), '#8C8474');
  drawCherryHeap(art, 34, -190, 37, 11, 3.4, random);
}
