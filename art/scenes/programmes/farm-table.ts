import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, fillBelow, range, rect, roundRect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPersonFromBehind } from '../../figures/from-behind.ts';
import { drawPerson } from '../../figures/person.ts';
import { drawSeated } from '../../figures/seated.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Height of the edge of the porch, and of the table's top. */
const PORCH = 690;
const TABLE = 640;

const DRESS: Cloth = { motif: 'leaf', inks: ['#FCF4E3', '#2F7B78', '#F6B23C', '#A63D22'] };
const KANGA: Cloth = { motif: 'eye', inks: ['#F6B23C', '#A63D22', '#FCF4E3', '#20365C'] };

/** Rows of the field from the far one to the near one: height, size of the plants, distance. */
const ROWS = [
  [508, 0.34, 27],
  [534, 0.44, 35],
  [568, 0.58, 46],
  [614, 0.78, 62],
] as const;

/** A family plans its season at a table on the porch: she writes, he fills a bottle top, an old woman points to the field. */
export function drawFarmTable(): Art {
  const art = new Art(WIDTH, HEIGHT, 54);
  setLight(art, -1);
  drawBackdrop(art, {
    bands: SKY_KEYS.mint,
    horizon: 480,
    clouds: [
      [330, 210, 150, 'heap'],
      [960, 150, 110, 'bank'],
    ],
    ridges: [
      { y: 420, amplitude: 64, seed: 14, color: '#7FAE9C', light: '#C9D7A6' },
      {
        y: 462,
        amplitude: 36,
        seed: 5,
        color: '#5F9560',
        light: '#BFCB7A',
        trees: 12,
        treeHeight: [22, 42],
        cover: 'homesteads',
      },
    ],
    land: 600,
    side: -1,
  });
  drawGround(art, 482, PALETTE.soil, '#E39B6B', '#6E2415');
  for (const [y, size, step] of ROWS) {
    range(-20, WIDTH + 20, step).forEach((x, i) => {
      drawSmallMaize(art, x + (i % 3) * 4, y, size, MAIZE_GREEN, i + 2);
    });
  }
  drawGrandmother(art);
  drawPorch(art);
  drawTable(art);
  drawMother(art);
  drawSon(art);
  drawShadow(art, 700, 858, 80, 11, '#4A140A', -1);
  drawBag(art, 664, 854, 190, PALETTE.cream, PALETTE.soil);
  drawHen(art, 150, 852, 1, '#A63D22');
  drawHen(art, 1090, 866, -0.9, '#F3DDB5');
  return art;
}

/** The polished floor, the posts and the edge of the iron roof. */
function drawPorch(art: Art): void {
  const floor = fillBelow(
    [
      [-20, PORCH],
      [400, PORCH],
      [800, PORCH],
      [WIDTH + 20, PORCH],
    ],
    HEIGHT,
  );
  art.path(floor, '#B5694A');
  art.grain(floor, '#F6C79A', ramp([0, 1], [0.5, 0.3], [1, 0]), [0, PORCH, 860, HEIGHT]);
  art.path(rect(0, PORCH - 6, WIDTH, 14), '#E8B78E');
  for (const x of [44, 1126]) {
    art.path(rect(x, 90, 34, PORCH - 74), '#5B3A22');
    art.path(rect(x, 90, 11, PORCH - 74), '#9A6A3E');
    art.path(rect(x - 9, PORCH - 4, 52, 26), '#8A7A66');
  }
  art.path(rect(0, 92, WIDTH, 22), '#6E4526');
  art.path(rect(0, 112, WIDTH, 7), '#3A2313');
  const roof = rect(0, 0, WIDTH, 80);
  art.path(roof, PALETTE.teal);
  for (const x of range(0, 40)) art.line(d`M${x * 31 - 14} 0l10 80`, '#1E5A58', 3);
  art.grain(roof, '#A9CDBF', ramp([0, 0.9], [0.6, 0.2], [1, 0]), [0, 60, 800, 0]);
  art.path(rect(0, 76, WIDTH, 18), '#1E5A58');
}

/** She stands at the field with her hoe and shows which rows she means. */
function drawGrandmother(art: Art): void {
  drawShadow(art, 712, 668, 80, 9, '#4A140A', -1);
  drawPersonFromBehind(
    art,
    700,
    668,
    1.14,
    {
      top: '#F6B23C',
      topCloth: KANGA,
      skirt: true,
      bottom: PALETTE.plum,
      scarf: PALETTE.cherry,
      skin: '#653822',
      old: true,
      mood: 'laugh',
    },
    {
      looks: 'left',
      left: {
        arm: [
          [-82, -246],
          [-138, -268],
        ],
        hand: 'point',
      },
    },
  );
}

function drawMother(art: Art): void {
  drawShadow(art, 330, 850, 170, 14, '#4A140A', -1);
  drawSeated(
    art,
    312,
    848,
    1.8,
    {
      top: '#FCF4E3',
      topCloth: DRESS,
      skirt: true,
      bottom: PALETTE.forest,
      hair: '#17100E',
      hairdo: 'braids',
      earring: PALETTE.sun,
      skin: '#80492C',
      mood: 'smile',
    },
    {
      bend: 8,
      nod: 8,
      near: [
        [50, -206],
        [102, -211],
      ],
      nearHand: 'pinch',
      far: [
        [66, -212],
        [116, -204],
      ],
      farHand: 'flat',
      front: () => {
        art.line('M120 -202L136 -232', PALETTE.cherry, 4.4);
      },
    },
  );
}

/** On the table lie the plan of the field, a row of bottle tops and a dish of fertilizer. */
function drawTable(art: Art): void {
  for (const x of [474, 836]) {
    art.path(rect(x, TABLE + 14, 24, 200), '#5B3A22');
    art.path(rect(x, TABLE + 14, 8, 200), '#9A6A3E');
  }
  const top = d`M440 ${TABLE + 16}L476 ${TABLE - 22}H846L882 ${TABLE + 16}Z`;
  art.path(top, '#C98F45');
  art.grain(top, '#F9DEAE', ramp([0, 1], [0.6, 0.3], [1, 0]), [440, TABLE, 800, TABLE + 20]);
  art.path(rect(440, TABLE + 14, 442, 24), '#8A5A30');
  art.path(d`M478 ${TABLE + 11}L500 ${TABLE - 16}H636L630 ${TABLE + 11}Z`, PALETTE.cream);
  art.line(
    d`M508 ${TABLE - 9}H622M500 ${TABLE - 1}H620M494 ${TABLE + 6}H618`,
    PALETTE.leaf,
    3.4,
    'stroke-dasharray="9 6"',
  );
  for (const x of [662, 692]) {
    art.path(roundRect(x - 11, TABLE - 10, 22, 15, 3), PALETTE.cherry);
    art.path(ellipse(x, TABLE - 10, 11, 4), PALETTE.cream);
  }
  art.path(
    d`M722 ${TABLE - 14}H842C842 ${TABLE + 6} 826 ${TABLE + 12} 810 ${TABLE + 12}H754C738 ${TABLE + 12} 722 ${TABLE + 6} 722 ${TABLE - 14}Z`,
    PALETTE.teal,
  );
  art.path(ellipse(782, TABLE - 14, 60, 12), PALETTE.sky);
  art.path(
    d`M728 ${TABLE - 13}C746 ${TABLE - 44} 812 ${TABLE - 46} 836 ${TABLE - 13}C812 ${TABLE - 4} 748 ${TABLE - 4} 728 ${TABLE - 13}Z`,
    '#EFE6D2',
  );
  for (const i of range(0, 16)) {
    art.path(
      circle(744 + ((i * 37) % 80), TABLE - 12 - ((i * 13) % 17), 4),
      [PALETTE.soilLight, '#BFB39B', '#6E93A6'][i % 3] ?? PALETTE.soilLight,
    );
  }
}

/** He dips a bottle top into the dish. */
function drawSon(art: Art): void {
  drawShadow(art, 930, 852, 130, 14, '#4A140A', -1);
  drawPerson(
    art,
    956,
    850,
    1.8,
    {
      top: PALETTE.soilLight,
      bottom: PALETTE.indigo,
      vest: mix(PALETTE.forest, PALETTE.ink, 0.1),
      hair: '#17100E',
      hairdo: 'short',
      skin: '#653822',
      footwear: 'gumboots',
      mood: 'laugh',
    },
    {
      flip: true,
      legs: 'rest',
      bend: 16,
      nod: 6,
      near: [
        [64, -200],
        [94, -150],
      ],
      nearHand: 'pinch',
      far: [
        [70, -206],
        [112, -158],
      ],
      farHand: 'pinch',
      front: () => {
        art.group('translate(110 -128) rotate(20)', () => {
          art.path(roundRect(-7, -5, 14, 10, 2), PALETTE.cherry);
        });
      },
    },
  );
}

/** A hen that pecks; a negative scale looks left. */
function drawHen(art: Art, x: number, y: number, scale: number, ink: string): void {
  drawShadow(art, x, y, 44, 6, '#4A140A');
  art.group(d`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`, () => {
    art.line('M-6 -22V-2L6 0M10 -22V-2L22 0', PALETTE.sun, 4);
    art.path(
      'M-58 -74C-50 -84 -42 -82 -38 -70C-26 -58 -8 -58 6 -62C22 -66 34 -58 44 -40C52 -32 60 -28 62 -20C56 -12 46 -14 38 -20C28 -14 -4 -12 -20 -22C-40 -30 -52 -50 -58 -74Z',
      ink,
    );
    art.path('M-22 -50C-4 -54 12 -46 18 -34C2 -28 -16 -34 -22 -50Z', mix(ink, PALETTE.ink, 0.28));
    art.path('M44 -42C48 -52 56 -48 56 -40C64 -42 66 -34 60 -29Z', PALETTE.cherry);
    art.path('M62 -22L74 -12L58 -13Z', PALETTE.sun);
    art.path(circle(54, -25, 2.8), PALETTE.ink);
  });
}
