import { type Art, CLOTH_GRAIN, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, fillBelow, type Point } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { createHero, drawBackdrop } from '../../drawing/stage.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawFingeredHand } from '../../figures/fingered-hand.ts';
import { drawPerson } from '../../figures/person.ts';

const HORIZON = 590;
const MURRAM = '#C4633A';

/** The post's axis and its foot. The page hangs its links on it as boards (`not-found.module.css`), from 280 to 620. */
const POST: Point = [1010, 772];
const POST_TOP = 262;

/** One murram road from the viewer, parting at the post into a way left and a way right. */
const ROAD =
  'M470 930C640 856 850 824 868 780C860 728 700 692 430 666C250 650 100 642 -40 636V606C120 618 420 642 740 670' +
  'C880 684 960 708 1010 730C1060 704 1140 678 1250 662C1380 642 1500 620 1640 592V618C1500 656 1360 686 1240 708' +
  'C1160 724 1110 742 1112 780C1116 824 1180 872 1250 930Z';

/** Old wheel tracks: one cart went left, one went right. */
const RUTS =
  'M800 920C900 850 960 800 938 756C912 706 740 678 480 652C300 636 140 628 -30 620M1010 920C1040 850 1034 796 1066 752' +
  'C1110 704 1250 678 1640 604';

/** The hero of a page that is not found: a woman with a stick at a fork; her dog looks down the other way. */
export function drawLost(width: number, height: number): Art {
  const art = createHero(width, height, 63, 956);
  const random = createRandom(63);
  drawBackdrop(art, {
    bands: SKY_KEYS.lilac,
    horizon: HORIZON,
    side: 1,
    clouds: [[1390, 300, 120, 'bank']],
    cloudShade: '#C9A6B8',
    ridges: [
      { y: 548, amplitude: 62, seed: 45, color: '#A997B0', light: '#E7CDB9' },
      {
        y: 584,
        amplitude: 36,
        seed: 21,
        color: '#7F8F86',
        light: '#C4C9A0',
        trees: 18,
        treeHeight: [24, 48],
        cover: 'homesteads',
      },
    ],
  });
  setLight(art, 1);
  drawLand(art);
  drawBroadTree(art, 420, 612, 0.4, '#3F6F52', '#B9C473', 3);
  drawBroadTree(art, 1470, 600, 0.5, '#5E8F6C', '#B9C473', 5);
  drawPost(art);
  for (let i = 0; i < 30; i++) {
    const x = POST[0] + (random() - 0.5) * 130;
    drawTuft(art, x, POST[1] - 10 + random() * 16, 30, 4, random, PALETTE.deep, PALETTE.flush);
  }
  drawDog(art, 1216, 838);
  drawTraveller(art);
  for (let i = 0; i < 60; i++) {
    const x = random() * 560 + (i % 2 ? 0 : 1180);
    drawTuft(art, x, 884 + random() * 30, 48, 5, random, '#234A33', PALETTE.flush);
  }
  return art;
}

function drawLand(art: Art): void {
  const edge: Point[] = [
    [-40, 602],
    [380, 588],
    [820, 606],
    [1200, 584],
    [1640, 572],
  ];
  const land = fillBelow(edge, 920);
  art.path(land, '#7FA257');
  art.grain(land, '#D6D68A', ramp([0, 0.9], [0.5, 0.3], [1, 0]), [1480, 560, 500, 920]);
  art.grain(land, '#2B5A3C', ramp([0, 0], [0.5, 0.1], [1, 0.8]), [0, 620, 0, 950]);
  art.path(ROAD, MURRAM);
  art.grain(ROAD, '#F0B98A', ramp([0, 0.9], [0.5, 0.25], [1, 0]), [1400, 600, 500, 880]);
  art.grain(ROAD, '#6E2415', ramp([0, 0], [0.6, 0.12], [1, 0.7]), [0, 660, 0, 940]);
  art.line(RUTS, '#A84E2B', 5);
}

/**
 * A board: the height of its middle, the way it points and its length. The page's links cover the boards, so none is
 * larger than the smallest link.
 */
const BOARDS = [
  [304, -1, 108],
  [438, 1, 100],
  [568, 1, 112],
] as const;

const TIMBER = '#B98A55';

/** The post with its boards. */
function drawPost(art: Art): void {
  const [x, foot] = POST;
  art.path(ellipse(x - 84, foot + 3, 120, 11), PALETTE.ink, 'opacity=".28"');
  art.path(d`M${x - 15} ${foot}L${x - 12} ${POST_TOP}H${x + 12}L${x + 15} ${foot}Z`, '#6B4526');
  art.path(d`M${x + 4} ${foot}L${x + 4} ${POST_TOP}H${x + 12}L${x + 15} ${foot}Z`, '#9A6A3E');
  art.path(
    d`M${x - 19} ${POST_TOP + 5}L${x} ${POST_TOP - 24}L${x + 19} ${POST_TOP + 5}Z`,
    '#3F2717',
  );
  for (const [y, way, length] of BOARDS) {
    art.at(x, y, 1, () => drawBoard(art, length), way < 0);
  }
}

/** A board that points to the right from the post, with a painted leaf and a bar. */
function drawBoard(art: Art, length: number): void {
  const board = d`M-12 -20L${length - 22} -22L${length} 0L${length - 22} 22L-12 20Z`;
  art.path(board, PALETTE.ink, 'opacity=".3" transform="translate(2 3)"');
  art.path(board, TIMBER);
  art.line(d`M-9 -7H${length - 12}M-9 8H${length - 12}`, mix(TIMBER, '#3F2717', 0.35), 1.6);
  art.line(d`M-11 19L${length - 22} 21L${length - 2} 0`, mix(TIMBER, '#3F2717', 0.5), 3);
  art.path(d`M0 10C-3 -6 8 -13 20 -13C20 2 12 10 0 10Z`, PALETTE.forest);
  art.line(d`M32 0H${length - 26}`, PALETTE.forest, 7);
}

const WALKER = { x: 770, y: 846, scale: 1.22 } as const;

const BLOUSE: Cloth = { motif: 'leaf', inks: ['#C8402B', '#F6B23C', '#FCF4E3', '#5B1E36'] };

/** Wrists at the stick and at the brim of the hat, in the figure's units. */
const STICK_WRIST: Point = [52, -194];
const BRIM_WRIST: Point = [83, -328];

/** On the blouse before the near sleeve and below its elbow, which tells print from print. */
const SLEEVE_SHADE =
  'M0 -283C15 -281 22 -268 20 -253C18 -239 13 -228 10 -217L16 -215C19 -227 25 -240 26 -254C27 -271 18 -284 0 -283Z' +
  'M-26 -212C-25 -194 -12 -184 5 -187L5 -182C-14 -178 -30 -190 -26 -212Z';
/** The border of the near sleeve, as wide as the cuff at its bent elbow. */
const SLEEVE_CUFF = 'M1 -219L8 -218.4C11 -208 11 -196 8.6 -185.6L-0.4 -185.4C3 -196 4 -208 1 -219Z';

/** She leans on her stick, shades her eyes at the brim of her hat and looks up at the post. */
function drawTraveller(art: Art): void {
  const skin = '#653822';
  const { x, y, scale } = WALKER;
  drawShadow(art, x - 30, y + 4, 110, 11, '#5E1B0E');
  drawPerson(
    art,
    x,
    y,
    scale,
    {
      top: '#C8402B',
      topCloth: BLOUSE,
      cuff: PALETTE.plum,
      skirt: true,
      bottom: PALETTE.indigo,
      woman: true,
      hair: '#17100E',
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin,
    },
    {
      nod: -12,
      far: [[80, -270], BRIM_WRIST],
      farHand: 'none',
      held: () => {
        drawFingeredHand(art, 'pinch', BRIM_WRIST, mix(skin, SKIN_SHADE, 0.3), {
          turn: -128,
          scale: 0.84,
          isMirrored: true,
        });
        art.line('M68 -238L89 -2', '#6B4526', 7);
        art.line('M70 -236L90 -4', '#9A6A3E', 2.4);
        drawKiondo(art);
        drawStrap(art);
      },
      near: [[-9, -206], STICK_WRIST],
      nearHand: 'none',
      front: () => {
        art.path(SLEEVE_SHADE, PALETTE.plum, 'opacity=".62"');
        art.path(SLEEVE_CUFF, PALETTE.plum);
        drawFingeredHand(art, 'wrap', STICK_WRIST, skin, { turn: 10 });
      },
    },
  );
}

const LEATHER = '#5B3417';

/** The bag's strap: over her near shoulder, then down her back behind the sleeve. */
function drawStrap(art: Art): void {
  art.line('M-7 -284C-11 -279 -16 -268 -19 -250C-24 -224 -34 -196 -46 -168', LEATHER, 6);
}

/** A woven bag at the hip; behind the arm the front end of its strap comes down. Figure units. */
function drawKiondo(art: Art): void {
  art.line('M2 -236C-4 -212 -12 -190 -20 -166', LEATHER, 6);
  const bag =
    'M-68 -168C-50 -162 -22 -162 -6 -168C0 -138 -4 -108 -12 -98C-28 -90 -48 -90 -62 -98C-70 -108 -74 -138 -68 -168Z';
  art.path(bag, '#D9B77A');
  art.inside(bag, () => {
    art.path('M-80 -150H10V-138H-80ZM-80 -122H10V-110H-80Z', PALETTE.plum);
    art.path('M-80 -136H10V-126H-80Z', PALETTE.teal);
  });
  art.grain(bag, '#3A1C0C', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-72, -110, -4, -140], CLOTH_GRAIN);
  art.line('M-68 -168C-50 -162 -22 -162 -6 -168', LEATHER, 4);
}

const DOG_FORELEG =
  'M-47 -50C-46 -34 -43 -24 -43 -14L-42 -5C-48 -6 -52 -4 -52 0H-33L-33 -12C-31 -24 -26 -34 -20 -40Z';
/** Its knee is before the body's middle, its hock behind. */
const DOG_HIND_LEG =
  'M22 -56C24 -40 32 -30 40 -25C45 -22 47 -18 45 -11L43 -5C37 -6 33 -4 33 0H51L54 -10C56 -15 58 -20 55 -26C54 -34 62 -46 56 -60Z';

/** A dog that looks down the way to the right, about 140 units long. */
function drawDog(art: Art, x: number, y: number): void {
  art.at(
    x,
    y,
    1.3,
    () => {
      const coat = '#D9A866';
      const dark = mix(coat, PALETTE.ink, 0.32);
      art.path(ellipse(22, 1, 66, 7), PALETTE.ink, 'opacity=".3"');
      art.line('M46 -62C62 -70 72 -84 66 -104', coat, 7);
      art.path(DOG_FORELEG, dark, 'transform="translate(12 -1)"');
      art.path(DOG_HIND_LEG, dark, 'transform="translate(-13 -1)"');
      art.path(DOG_FORELEG + DOG_HIND_LEG, coat);
      art.path(
        'M-42 -66C-28 -76 24 -78 42 -70C58 -64 60 -46 52 -38C42 -32 34 -38 24 -38C8 -32 -10 -30 -24 -34C-38 -38 -48 -46 -49 -54C-50 -60 -46 -64 -42 -66Z',
        coat,
      );
      art.path(
        'M-26 -70C-40 -74 -46 -86 -48 -98C-56 -106 -68 -102 -74 -94L-94 -86C-98 -80 -94 -74 -86 -74L-68 -72C-62 -58 -54 -48 -40 -44Z',
        coat,
      );
      art.path(
        'M-56 -102C-48 -106 -38 -98 -38 -84C-40 -74 -50 -76 -52 -84Z',
        mix(coat, PALETTE.soilDark, 0.55),
      );
      art.path(ellipse(-94, -82, 4.6, 4), PALETTE.ink);
      art.path(ellipse(-70, -92, 2.6, 2.6), PALETTE.ink);
    },
    true,
  );
}
