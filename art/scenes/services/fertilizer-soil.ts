import { Art, ramp } from '../../canvas.ts';
import { drawMaize, MAIZE_GREEN, type MaizeInks } from '../../elements/maize.ts';
import { drawRoot } from '../../elements/roots.ts';
import { blob, circle, ellipse, fillBelow, type Point, rect } from '../../geometry.ts';
import { pick } from '../../items.ts';
import { mix, PALETTE } from '../../palette.ts';
import { createNoise, createRandom, type Random } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const SKY = ['#5FA69A', '#94C4AE', '#CFE0BE', '#F6E7BE', '#FCEBC9'];

const FAR_MAIZE: MaizeInks = ['#4F8F4A', '#2F6B44', '#9DBF5A'];

/** Top of each soil layer, its ink, and how many stones lie in it. */
const LAYERS = [
  { top: 338, color: '#2E150D', crumbs: 0 },
  { top: 410, color: '#5A2415', crumbs: 50 },
  { top: 540, color: '#963820', crumbs: 40 },
  { top: 690, color: '#C4643C', crumbs: 24 },
  { top: 810, color: '#E0A878', crumbs: 16 },
];

/** Soil section on a 1600 x 900 stage: roots, drip line and nutrient beads under maize. */
export function drawSoil(width: number, height: number): Art {
  const stageWidth = (900 * width) / height;
  const left = (1600 - stageWidth) / 2;
  const art = new Art(1600, 900, 8, { left, top: 0, width: stageWidth, height: 900 });
  const random = createRandom(7);
  drawBackdrop(art, {
    bands: SKY,
    horizon: 330,
    sun: [1290, 150, 58],
    clouds: [
      [380, 120, 130],
      [900, 90, 110],
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
  const crops = [200, 600, 1000, 1400];
  for (const x of crops) {
    art.glow(ellipse(x, 470, 210, 170), '#E58A4A', ramp([0, 0.5], [1, 0]), [x, 450, 200], {
      frequency: 0.7,
    });
    for (let i = 0; i < 7; i++) {
      const length = 190 + random() * 90 + (i === 3 ? 120 : 0);
      drawRoot(art, x + (i - 3) * 4, 342, 0.42 + i * 0.385, 5.2, length, 2, random);
    }
  }
  drawNutrients(art, crops, random);
  drawDripLine(art, crops);
  crops.forEach((x, i) => {
    drawMaize(art, x - 200, 338, 1.15, FAR_MAIZE, i + 30);
    drawMaize(art, x, 340, 1.78 + (i % 2) * 0.14, MAIZE_GREEN, i + 3);
  });
  drawMaize(art, 1600, 338, 1.15, FAR_MAIZE, 44);
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

function drawNutrients(art: Art, crops: readonly number[], random: Random): void {
  for (let i = 0; i < 120; i++) {
    const crop = pick(crops, random);
    const angle = random() * Math.PI;
    const far = 60 + random() * 130;
    const x = crop + Math.cos(angle) * far * 1.1;
    const y = 352 + Math.sin(angle) * far * 0.8;
    const r = 4 + random() * 5.5;
    const ink = random() < 0.5 ? PALETTE.cream : random() < 0.55 ? PALETTE.sun : '#BFE0D2';
    art.path(circle(x, y, r), ink);
    const disc = [x + r * 0.3, y - r * 0.4, r * 1.5] as const;
    art.glow(circle(x, y, r), '#7A4A2A', ramp([0, 0], [0.5, 0.1], [1, 0.8]), disc, {
      frequency: 0.95,
    });
  }
}

function drawDripLine(art: Art, crops: readonly number[]): void {
  art.line('M-10 330C300 336 600 326 900 331S1400 328 1620 332', PALETTE.ink, 9);
  art.line('M-10 327C300 333 600 323 900 328S1400 325 1620 329', '#4A6B5A', 2.5);
  for (const x of crops) {
    art.path(rect(x + 34, 326, 16, 13), PALETTE.ink);
    for (let i = 0; i < 4; i++) {
      const drop = `M${x + 42} ${352 + i * 24}c7 9 7 16 0 18c-7 -2 -7 -9 0 -18Z`;
      art.path(drop, i < 1 ? '#CFEAE4' : '#8FC4BC');
    }
  }
}
