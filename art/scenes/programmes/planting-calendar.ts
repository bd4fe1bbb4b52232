import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { PALETTE } from '../../drawing/palette.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawSeedling } from '../../elements/plants.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const FLOOR = 780;

const DRESS: Cloth = { motif: 'sun', inks: ['#A63D22', '#F6B23C', '#FCF4E3', '#20365C'] };

/** The paper on the wall, and one of its twelve fields. */
const SHEET = { x: 560, y: 96, field: 132, height: 138 } as const;

/** What each month of the paper shows. */
const MONTHS = [
  'sun',
  'sun',
  'rain',
  'seed',
  'small',
  'tall',
  'tall',
  'sun',
  'bag',
  'rain',
  'seed',
  'small',
] as const;

/** A woman marks the month to plant on a calendar as large as the wall; her bag of seed stands ready below it. */
export function drawPlantingCalendar(): Art {
  const art = new Art(WIDTH, HEIGHT, 51);
  setLight(art, -1);
  drawRoom(art);
  drawSheet(art);
  drawShadow(art, 400, FLOOR + 62, 150, 16, '#4A140A', -1);
  drawPerson(
    art,
    404,
    FLOOR + 60,
    2,
    {
      top: '#A63D22',
      topCloth: DRESS,
      skirt: true,
      bottom: PALETTE.indigo,
      scarf: PALETTE.sun,
      skin: '#653822',
      mood: 'smile',
    },
    {
      near: [
        [48, -212],
        [92, -244],
      ],
      nearHand: 'pinch',
      nod: 4,
      held: () => {
        art.line('M92 -254L134 -259', PALETTE.sun, 5);
        art.line('M133 -259L141 -260', PALETTE.cherry, 4);
      },
    },
  );
  drawShadow(art, 850, FLOOR + 84, 110, 14, '#4A140A', -1);
  drawShadow(art, 1040, FLOOR + 82, 110, 14, '#4A140A', -1);
  drawBag(art, 1030, FLOOR + 80, 206, PALETTE.cream, PALETTE.forest);
  drawPerson(
    art,
    840,
    FLOOR + 82,
    1.26,
    {
      top: PALETTE.sun,
      bottom: PALETTE.forest,
      skin: '#80492C',
      hair: '#17100E',
      hairdo: 'braids',
      mood: 'laugh',
      shortSleeves: true,
    },
    {
      legs: 'kneel',
      near: [
        [54, -146],
        [100, -155],
      ],
      nearHand: 'flat',
      far: [
        [64, -152],
        [114, -164],
      ],
    },
  );
  return art;
}

/** A plastered wall in two paints, a window on the rain that comes, and the floor of polished earth. */
function drawRoom(art: Art): void {
  const wall = rect(0, 0, WIDTH, FLOOR);
  art.path(wall, '#F0D9AE');
  art.grain(wall, '#D59A5E', ramp([0, 0], [0.5, 0.15], [1, 0.8]), [100, 0, WIDTH + 60, 500]);
  art.path(rect(0, 590, WIDTH, FLOOR - 590), PALETTE.teal);
  art.path(rect(0, 582, WIDTH, 10), PALETTE.soil);
  const floor = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  art.path(floor, PALETTE.soil);
  art.grain(floor, PALETTE.soilLight, ramp([0, 0.9], [0.5, 0.3], [1, 0]), [0, FLOOR, 800, HEIGHT]);
  art.path(rect(46, 128, 212, 268), '#5B3A22');
  const pane = rect(62, 144, 180, 236);
  const clip = art.clip(pane);
  art.path(pane, PALETTE.sky);
  art.path('M20 250C60 190 110 214 130 232C160 196 230 206 270 244V120H20Z', '#6E8F92', clip);
  art.path('M40 330C100 290 180 300 270 322V400H40Z', PALETTE.deep, clip);
  art.line(
    range(0, 8)
      .map((i) => d`M${84 + i * 22} ${250 + (i % 3) * 22}l-8 34`)
      .join(''),
    PALETTE.cream,
    3,
    `opacity=".8" ${clip}`,
  );
  art.path(rect(148, 144, 9, 236), '#5B3A22');
  art.path(rect(32, 392, 240, 18), '#8A6038');
  art.shows.add('rain');
}

/** The paper: twelve painted months under a cord, and the ring of the woman's pencil round the month to plant. */
function drawSheet(art: Art): void {
  const { x, y, field, height } = SHEET;
  const [wide, high] = [field * 4 + 32, height * 3 + 92];
  art.line(d`M${x + 60} ${y}L${x + wide / 2} ${y - 60}L${x + wide - 60} ${y}`, '#5B3A22', 5);
  art.path(circle(x + wide / 2, y - 62, 9), PALETTE.ink);
  art.path(rect(x + 12, y + 14, wide, high), '#6E2415', 'opacity=".35"');
  art.path(rect(x, y, wide, high), PALETTE.cream);
  art.path(rect(x, y, wide, 58), PALETTE.forest);
  art.path(rect(x - 8, y - 10, wide + 16, 18), '#8A6038');
  range(0, 4).forEach((i) => {
    art.path(
      circle(x + wide / 2 + (i - 2) * 60, y + 34, 8),
      at([PALETTE.sun, PALETTE.flush], i % 2),
    );
  });
  MONTHS.forEach((month, i) => {
    const left = x + 16 + (i % 4) * field;
    const top = y + 74 + Math.floor(i / 4) * height;
    drawMonth(art, month, left + 6, top + 4);
  });
  const [ringX, ringY] = [x + 16 + field * 0.5, y + 74 + height + 66];
  art.line(ellipse(ringX + 2, ringY, 70, 68), PALETTE.cherry, 9);
}

/** One field of the paper, 120 by 126. */
function drawMonth(art: Art, month: (typeof MONTHS)[number], x: number, y: number): void {
  const [middle, foot] = [x + 60, y + 104];
  const wet = month === 'rain' || month === 'seed';
  art.path(rect(x, y, 120, 126), wet ? PALETTE.sky : month === 'sun' ? PALETTE.sand : PALETTE.mist);
  art.path(rect(x, foot - 4, 120, 26), PALETTE.soil);
  art.inside(rect(x, y, 120, 126), () => drawSign(art, month, middle, foot));
}

/** What grows, falls or is done in a month, on its field. */
function drawSign(art: Art, month: (typeof MONTHS)[number], middle: number, foot: number): void {
  const [x, y] = [middle - 60, foot - 104];
  if (month === 'sun') art.path(circle(middle, y + 50, 27), PALETTE.sun);
  if (month === 'rain') {
    art.path(
      d`M${x + 18} ${y + 56}C${x + 8} ${y + 22} ${x + 48} ${y + 18} ${x + 54} ${y + 30}C${x + 66} ${y + 12} ${x + 108} ${y + 22} ${x + 102} ${y + 56}Z`,
      PALETTE.teal,
    );
    art.line(
      range(0, 4)
        .map((i) => d`M${x + 30 + i * 17} ${y + 64 + (i % 2) * 8}l-6 22`)
        .join(''),
      PALETTE.teal,
      5,
    );
  }
  if (month === 'seed') {
    art.line(
      range(0, 4)
        .map((i) => d`M${x + 30 + i * 17} ${y + 18 + (i % 2) * 10}l-6 22`)
        .join(''),
      PALETTE.teal,
      5,
    );
    for (const i of range(0, 3)) art.path(ellipse(x + 24 + i * 24, foot - 12, 9, 7), PALETTE.sun);
  }
  if (month === 'small') for (const i of range(0, 2)) drawSeedling(art, x + 28 + i * 32, foot, 50);
  if (month === 'tall')
    for (const i of range(0, 2))
      drawSmallMaize(art, x + 26 + i * 34, foot, 0.54, MAIZE_GREEN, i + 3);
  if (month === 'bag') drawBag(art, middle, foot + 2, 84, PALETTE.sand, PALETTE.leaf);
}
