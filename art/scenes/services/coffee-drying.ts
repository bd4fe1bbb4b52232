import { Art, ramp } from '../../drawing/canvas.ts';
import { drawUprightFromAbove } from '../../figures/from-above.ts';
import { d, ellipse, type Point, range, rect, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The beds lie aslant in the picture, in degrees. */
const TURN = 20;

/** From one picture edge to the other: left rim, width and what dries on it. */
const BEDS = [
  { left: -370, width: 200, ink: '#E9CE94', isParchment: true },
  { left: 30, width: 200, ink: '#B8402A', isParchment: false },
  { left: 430, width: 200, ink: '#EFDCB0', isParchment: true },
  { left: 830, width: 200, ink: '#7E2A24', isParchment: false },
  { left: 1230, width: 200, ink: '#E2C182', isParchment: true },
] as const;

/** From the middle of one bean to the next. */
const SPACING = 20;

type Bed = (typeof BEDS)[number];

const [TOP, BOTTOM] = [-360, 1260];

/** Drying from above: long raised beds of cherries and of parchment, two women at the middle one turn it by hand. */
export function drawDryingBeds(): Art {
  const art = new Art(WIDTH, HEIGHT, 38);
  const random = createRandom(21);
  setLight(art, 1);
  const yard = rect(0, 0, WIDTH, HEIGHT);
  art.path(yard, '#9A4A2A');
  art.grain(yard, '#D98A5A', ramp([0, 0.9], [0.5, 0.4], [1, 0.1]), [WIDTH, 0, 0, HEIGHT]);
  art.group(`rotate(${TURN} 600 450)`, () => {
    for (const bed of BEDS) drawBed(art, bed, random);
    drawWomen(art);
  });
  return art;
}

/** Mesh bed on posts: its shadow on the yard, the raked layer, and the timber round it. */
function drawBed(art: Art, bed: Bed, random: Random): void {
  const { left, width, ink } = bed;
  const height = BOTTOM - TOP;
  art.path(rect(left - 46, TOP, width + 20, height), '#4A180E', 'opacity=".75"');
  const layer = rect(left, TOP, width, height);
  art.path(layer, ink);
  const [shade, light] = [mix(ink, PALETTE.soilDark, 0.34), mix(ink, '#FFEBC4', 0.45)];
  art.inside(layer, () => {
    for (const i of range(0, 5)) {
      const x = left + 22 + i * 36;
      const furrow: Point[] = range(TOP, BOTTOM, 60).map((y) => [
        x + Math.sin(y / 130 + left) * 9,
        y,
      ]);
      art.line(smooth(furrow), shade, 9, 'opacity=".5"');
      art.line(smooth(furrow.map(([px, py]): Point => [px + 13, py])), light, 7, 'opacity=".6"');
    }
    drawCoffee(art, bed, random);
  });
  for (const x of [left - 9, left + width - 9]) {
    art.path(rect(x, TOP, 18, height), '#B9824A');
    art.path(rect(x + 11, TOP, 7, height), '#E0B06A');
  }
  for (const y of range(-60, 1100, 290)) {
    art.path(rect(left - 16, y, 30, 24) + rect(left + width - 14, y, 30, 24), '#7A4A26');
  }
}

/** Beans of parchment with their cleft, or whole cherries, side by side as a rake leaves them. */
function drawCoffee(art: Art, { left, width, ink, isParchment }: Bed, random: Random): void {
  const dark = mix(ink, PALETTE.soilDark, 0.6);
  const inks = [
    mix(ink, dark, 0.3),
    ink,
    isParchment ? mix(ink, '#FFEBC4', 0.7) : mix(ink, '#E8764A', 0.45),
  ];
  const beans = inks.map((): string[] => []);
  let shadows = '';
  let clefts = '';
  for (const row of range(TOP, BOTTOM, SPACING)) {
    for (const column of range(left, left + width, SPACING)) {
      const x = column + random() * 9;
      const y = row + random() * 9;
      const isWide = random() < 0.5;
      const [rx, ry] = isParchment ? (isWide ? [9, 6.4] : [6.4, 9]) : [8, 8];
      shadows += ellipse(x - 2.4, y + 2, rx, ry);
      at(beans, Math.floor(random() * inks.length)).push(ellipse(x, y, rx, ry));
      if (isParchment) {
        clefts += isWide ? d`M${x - 6} ${y}q6 2.4 12 0` : d`M${x} ${y - 6}q2.4 6 0 12`;
      }
    }
  }
  art.path(shadows, dark, 'opacity=".7"');
  for (const [i, tone] of inks.entries()) art.path(at(beans, i).join(''), tone);
  if (isParchment) art.line(clefts, dark, 1.6, 'opacity=".6"');
}

/** One stands at either side of the middle bed, both hands in the parchment. */
function drawWomen(art: Art): void {
  drawStandingShadow(art, 378, 560);
  drawUprightFromAbove(art, 378, 560, 1.08, 90, {
    top: PALETTE.teal,
    topCloth: { motif: 'eye', inks: ['#2F7B78', '#FCF4E3', '#F6B23C', '#5B1E36'] },
    skin: '#4A2719',
    scarf: PALETTE.sun,
    handsLie: true,
    left: [
      [-94, -62],
      [-72, -134],
    ],
    right: [
      [82, -70],
      [30, -122],
    ],
  });
  drawStandingShadow(art, 684, 250);
  drawUprightFromAbove(art, 684, 250, 1.08, -90, {
    top: PALETTE.cherry,
    topCloth: { motif: 'zigzag', inks: ['#C0262D', '#F6B23C', '#FCF4E3', '#20365C'] },
    skin: '#653822',
    hat: '#F0D89C',
    handsLie: true,
    left: [
      [-84, -70],
      [-38, -128],
    ],
    right: [
      [94, -60],
      [66, -130],
    ],
  });
}

/** Shadow of someone who stands at (x, y), head and shoulders at its end. */
function drawStandingShadow(art: Art, x: number, y: number): void {
  art.line(d`M${x - 24} ${y + 24}l-30 44`, '#33100A', 164, 'opacity=".4"');
}
