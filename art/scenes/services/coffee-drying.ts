import { Art, ramp } from '../../drawing/canvas.ts';
import { drawFromAbove } from '../../figures/from-above.ts';
import { d, ellipse, type Point, range, rect, smooth } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The beds lie aslant in the picture, in degrees. */
const TURN = 20;

/** From one picture edge to the other: left rim, width and what dries on it. */
const BEDS = [
  { left: -370, width: 200, ink: '#E9CE94' },
  { left: 30, width: 200, ink: '#B8402A' },
  { left: 430, width: 200, ink: '#EFDCB0' },
  { left: 830, width: 200, ink: '#7E2A24' },
  { left: 1230, width: 200, ink: '#E2C182' },
] as const;

type Bed = (typeof BEDS)[number];

const [TOP, BOTTOM] = [-360, 1260];

/** Drying from above: long raised beds of cherries and of parchment, two women turn it by hand. */
export function drawDryingBeds(): Art {
  const art = new Art(WIDTH, HEIGHT, 38);
  const random = createRandom(21);
  setLight(art, 1);
  const yard = rect(0, 0, WIDTH, HEIGHT);
  art.path(yard, '#9A4A2A');
  art.grain(yard, '#D98A5A', ramp([0, 0.9], [0.5, 0.4], [1, 0.1]), [WIDTH, 0, 0, HEIGHT]);
  art.group(`rotate(${TURN} 600 450)`, () => {
    for (const bed of BEDS) drawBed(art, bed, random);
    drawWomen(art, random);
  });
  return art;
}

/** Mesh bed on posts: its shadow on the yard, the raked layer, and the timber round it. */
function drawBed(art: Art, { left, width, ink }: Bed, random: Random): void {
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
    const tones = [shade, mix(ink, shade, 0.5), light];
    for (const tone of tones) {
      let beans = '';
      for (let i = 0; i < 420; i++) {
        const [x, y] = [left + random() * width, TOP + random() * height];
        const wide = random() < 0.5;
        beans += ellipse(x, y, wide ? 8.4 : 5.6, wide ? 5.6 : 8.4);
      }
      art.path(beans, tone);
    }
  });
  for (const x of [left - 9, left + width - 9]) {
    art.path(rect(x, TOP, 18, height), '#B9824A');
    art.path(rect(x + 11, TOP, 7, height), '#E0B06A');
  }
  for (const y of range(-60, 1100, 290)) {
    art.path(rect(left - 16, y, 30, 24) + rect(left + width - 14, y, 30, 24), '#7A4A26');
  }
}

/** One works from either side of the middle bed; behind their hands the parchment lies in a fresh swath. */
function drawWomen(art: Art, random: Random): void {
  for (const [x, y] of [
    [528, 520],
    [556, 262],
  ] as const) {
    drawSwath(art, x, y, random);
  }
  drawShadow(art, 372, 566);
  drawFromAbove(art, 426, 540, 1.1, 82, {
    top: PALETTE.teal,
    topCloth: { motif: 'eye', inks: ['#2F7B78', '#FCF4E3', '#F6B23C', '#5B1E36'] },
    skirt: PALETTE.indigo,
    skin: '#4A2719',
    scarf: PALETTE.sun,
    left: [
      [-62, -74],
      [-34, -128],
    ],
    right: [
      [70, -66],
      [44, -122],
    ],
  });
  drawShadow(art, 700, 280);
  drawFromAbove(art, 640, 250, 1.06, -94, {
    top: PALETTE.cherry,
    topCloth: { motif: 'zigzag', inks: ['#C0262D', '#F6B23C', '#FCF4E3', '#20365C'] },
    skirt: PALETTE.forest,
    skin: '#653822',
    hat: '#F0D89C',
    left: [
      [-70, -62],
      [-52, -122],
    ],
    right: [
      [64, -76],
      [30, -132],
    ],
  });
}

function drawShadow(art: Art, x: number, y: number): void {
  art.path(ellipse(x - 20, y + 16, 118, 88), '#33100A', 'opacity=".4"');
}

/** Parchment pushed into a ridge by the fingers. */
function drawSwath(art: Art, x: number, y: number, random: Random): void {
  for (const side of [-1, 1]) {
    art.line(
      d`M${x - 90} ${y + side * 52}Q${x} ${y + side * 30} ${x + 80} ${y + side * 58}`,
      '#C9A468',
      20,
    );
    art.line(
      d`M${x - 84} ${y + side * 48}Q${x} ${y + side * 26} ${x + 76} ${y + side * 52}`,
      '#FBEFCF',
      9,
    );
  }
  for (let i = 0; i < 26; i++) {
    const tone = i % 2 ? '#FBF1D6' : '#CBA66A';
    art.path(ellipse(x + (random() - 0.5) * 130, y + (random() - 0.5) * 120, 8.4, 5.6), tone);
  }
}
