import { Art, ramp } from '../../drawing/canvas.ts';
import { drawMaize, MAIZE_GREEN, type MaizeInks } from '../../elements/maize.ts';
import { drawRoot } from '../../elements/roots.ts';
import { blob, circle, d, ellipse, fillBelow, type Point, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createNoise, createRandom, type Random, pick } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';

const SKY = ['#5FA69A', '#94C4AE', '#CFE0BE', '#F6E7BE', '#FCEBC9'];

const FAR_MAIZE: MaizeInks = ['#4F8F4A', '#2F6B44', '#9DBF5A'];

/** Top of each soil layer, its ink, and how many stones lie in it. */
const LAYERS = [
  { top: 338, color: '#2E150D', crumbs: 0 },
  { top: 410, color: '#5A2415', crumbs: 26 },
  { top: 540, color: '#963820', crumbs: 22 },
  { top: 690, color: '#C4643C', crumbs: 12 },
  { top: 810, color: '#E0A878', crumbs: 12 },
];

/** The maize in front: where each plant stands, and its scale. */
const CROPS = [
  { x: 340, scale: 1.82 },
  { x: 738, scale: 1.98 },
  { x: 1172, scale: 1.76 },
] as const;

/** The row behind: place and scale. */
const FAR_CROPS = [
  [206, 1.04],
  [536, 1.2],
  [934, 1.0],
  [1010, 1.12],
  [1390, 1.18],
] as const;

/** Soil section on a 1600 x 900 stage: roots, drip line and nutrient beads under maize. */
export function drawSoil(width: number, height: number): Art {
  const stageWidth = (900 * width) / height;
  const left = (1600 - stageWidth) / 2;
  const art = new Art(1600, 900, 8, { left, top: 0, width: stageWidth, height: 900 });
  const random = createRandom(7);
  drawBackdrop(art, {
    bands: SKY,
    horizon: 330,
    sun: [952, 112, 62],
    clouds: [
      [540, 84, 110, 'heap'],
      [1336, 92, 100, 'streaks'],
    ],
    cloudShade: '#A9D0BC',
    ridges: [
      {
        y: 278,
        amplitude: 34,
        seed: 5,
        color: '#8FB39A',
        light: '#D3DDB0',
        trees: 14,
        treeHeight: [26, 50],
      },
      {
        y: 306,
        amplitude: 22,
        seed: 12,
        color: '#5C8F68',
        light: '#A6BF80',
        trees: 14,
        treeHeight: [26, 50],
      },
    ],
    land: 420,
  });
  drawLayers(art, random);
  drawStones(art, random);
  for (const { x } of CROPS) {
    art.glow(ellipse(x, 470, 210, 170), '#E58A4A', ramp([0, 0.5], [1, 0]), [x, 450, 200], {
      frequency: 0.7,
    });
    art.glow(ellipse(x + 44, 400, 96, 84), '#160906', ramp([0, 0.9], [0.6, 0.5], [1, 0]), [
      x + 44,
      388,
      96,
    ]);
    for (let i = 0; i < 7; i++) {
      const length = 190 + random() * 90 + (i === 3 ? 120 : 0);
      drawRoot(art, x + (i - 3) * 4, 342, 0.42 + i * 0.385, 5.2, length, 2, random);
    }
  }
  drawNutrients(art, random);
  drawDripLine(art);
  for (const [x, scale] of FAR_CROPS) {
    drawMaize(art, x, 338, scale, FAR_MAIZE, x);
  }
  CROPS.forEach(({ x, scale }, i) => {
    drawMaize(art, x, 340, scale, MAIZE_GREEN, i + 3);
  });
  return art;
}

function drawLayers(art: Art, random: Random): void {
  const noise = createNoise(4);
  LAYERS.forEach(({ top, color, crumbs }, k) => {
    const edge: Point[] = [];
    for (let x = -40; x <= 1640; x += 40) {
      edge.push([x, top + noise.fractal(x / 230, k * 3.3, 3) * (k ? 40 : 8)]);
    }
    const layer = fillBelow(edge, 920);
    art.path(layer, color);
    art.grain(layer, mix(color, '#1a0804', 0.6), ramp([0, 0.9], [0.25, 0.2], [1, 0]), [
      0,
      top - 10,
      0,
      top + 170,
    ]);
    if (k) {
      const pale = mix(color, PALETTE.sand, 0.35);
      art.grain(layer, pale, ramp([0, 0], [0.4, 0.05], [1, 0.45]), [0, top, 0, top + 170], {
        frequency: 0.6,
      });
    }
    for (let i = 0; i < crumbs; i++) {
      const w = 4 + random() * 12;
      const ink = mix(color, random() < 0.5 ? '#1a0804' : PALETTE.sand, 0.28);
      art.path(ellipse(random() * 1600, top + 24 + random() * 110, w, w * 0.45), ink);
    }
  });
}

function drawStones(art: Art, random: Random): void {
  for (let i = 0; i < 34; i++) {
    const x = random() * 1600;
    const y = 610 + random() * 280;
    const size = 9 + random() * random() * 46;
    const ink = mix('#F0D2A8', '#A5603F', random());
    const stone = blob(x, y, size, size * 0.62, random, 0.4, 7);
    art.path(stone, ink);
    const line = [x + size * 0.7, y - size * 0.7, x - size * 0.8, y + size * 0.8] as const;
    art.grain(stone, '#4A1D10', ramp([0, 0], [0.45, 0.1], [1, 0.9]), line, { frequency: 0.9 });
    const glint = blob(x + size * 0.2, y - size * 0.22, size * 0.5, size * 0.22, random, 0.3, 7);
    art.path(glint, mix(ink, '#FFF8E6', 0.5), 'opacity=".7"');
  }
}

/** Beads of fertilizer among the uppermost roots. */
function drawNutrients(art: Art, random: Random): void {
  for (let i = 0; i < 66; i++) {
    const crop = pick(CROPS, random);
    const angle = random() * Math.PI;
    const far = 60 + random() * 120;
    const x = crop.x + Math.cos(angle) * far * 1.1;
    const y = 354 + Math.sin(angle) * far * 0.8;
    const r = 5 + random() * 4;
    const ink = random() < 0.5 ? PALETTE.cream : random() < 0.55 ? PALETTE.sun : '#BFE0D2';
    art.path(circle(x, y, r), mix(ink, '#4A1D10', 0.4));
    art.path(circle(x + r * 0.16, y - r * 0.16, r * 0.8), ink);
  }
}

/** The line on the ground; under each emitter a bulb of wet soil. */
function drawDripLine(art: Art): void {
  art.line('M-10 330C300 336 600 326 900 331S1400 328 1620 332', PALETTE.ink, 9);
  art.line('M-10 327C300 333 600 323 900 328S1400 325 1620 329', '#4A6B5A', 2.5);
  for (const { x } of CROPS) {
    art.path(rect(x + 34, 324, 20, 17), PALETTE.ink);
    art.path(d`M${x + 44} 345c10 13 10 23 0 26c-10 -3 -10 -13 0 -26Z`, '#CFEAE4');
  }
}
