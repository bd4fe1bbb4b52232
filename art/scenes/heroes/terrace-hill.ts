import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawBanana } from '../../elements/banana.ts';
import { drawMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawCabbage, drawCoffeeBush, drawTuft } from '../../elements/plants.ts';
import { drawTree } from '../../elements/trees.ts';
import { type Point, polygon, range, smooth } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';

type Crop = 'cabbage' | 'maize' | 'coffee' | 'beans' | 'banana' | 'tea';

type Terrace = {
  /** Left end of the lip, on the hill's outline. */
  x: number;
  y: number;
  /** How much higher the lip is at the right edge of the stage. */
  rise: number;
  /** Height of the bank under the lip. */
  bank: number;
  soil: string;
  crop: Crop;
};

/** From the foot of the hill upwards. */
const TERRACES: readonly Terrace[] = [
  { x: 762, y: 812, rise: 34, bank: 28, soil: '#A5482A', crop: 'cabbage' },
  { x: 872, y: 736, rise: 54, bank: 26, soil: '#B4562F', crop: 'maize' },
  { x: 992, y: 658, rise: 66, bank: 24, soil: '#9C4426', crop: 'coffee' },
  { x: 1116, y: 582, rise: 78, bank: 22, soil: '#B0573A', crop: 'beans' },
  { x: 1242, y: 508, rise: 86, bank: 20, soil: '#A5502F', crop: 'banana' },
  { x: 1366, y: 440, rise: 92, bank: 18, soil: '#A86142', crop: 'tea' },
];

/** The crest of the hill, shaped like one more lip. */
const CREST = { x: 1488, y: 380, rise: 56 } as const;

/** How far to the right the lips are drawn. */
const RIGHT = 1640;

const STEP = 20;

/** Height of a lip at x; it waves a little, more the farther it is from its end. */
function lipAt({ x: left, y, rise }: Pick<Terrace, 'x' | 'y' | 'rise'>, x: number): number {
  const t = (x - left) / (RIGHT - left);
  return y - rise * t + Math.sin(x / 128 + left) * 7 * Math.min(1, t * 4);
}

/** Upper edge of a terrace: the hill's outline at its left end, then the foot of the next bank. */
function backAt(k: number, x: number): number {
  const terrace = at(TERRACES, k);
  const above = TERRACES[k + 1];
  const next = above ?? CREST;
  const foot = (px: number) => lipAt(next, px) + (above?.bank ?? 0);
  if (x >= next.x) {
    return foot(x);
  }
  const t = (x - terrace.x) / (next.x - terrace.x);
  return terrace.y + (foot(next.x) - terrace.y) * t ** 0.8;
}

function edge(from: number, f: (x: number) => number): Point[] {
  return range(from, RIGHT, STEP).map((x) => [x, f(x)]);
}

/** The terraced hillside at the right of the stage, lit from the right, from the crest down. */
export function drawTerraceHill(art: Art, random: Random): void {
  for (let i = 0; i < 6; i++) {
    const x = CREST.x + 6 + i * 27;
    const height = 84 + random() * 40;
    drawTree(art, x, lipAt(CREST, x) + 8, height, '#1F4C3A', '#A9C55A', i + 5);
  }
  for (let k = TERRACES.length - 1; k >= 0; k--) {
    drawTerrace(art, k, random);
  }
}

function drawTerrace(art: Art, k: number, random: Random): void {
  const terrace = at(TERRACES, k);
  const { x, y, bank, soil } = terrace;
  const back = edge(x, (px) => backAt(k, px));
  const lip = edge(x, (px) => lipAt(terrace, px));
  const foot = edge(x - 12, (px) => lipAt(terrace, Math.max(px, x)) + bank);

  const tread = polygon([...back, ...[...lip].reverse()]);
  art.path(tread, soil);
  art.grain(tread, '#F0B98A', ramp([0, 0.9], [0.5, 0.25], [1, 0]), [RIGHT, y - 130, x, y]);
  drawCrop(art, k, random);

  const bankOutline = polygon([...lip, ...foot.reverse()]);
  art.path(bankOutline, mix(soil, PALETTE.soilDark, 0.35));
  art.grain(bankOutline, '#4A150B', ramp([0, 0], [0.4, 0.3], [1, 1]), [0, y - 20, 0, y + bank]);
  drawLipGrass(art, terrace, random);
}

/** Grass along the whole lip: it holds the bank. */
function drawLipGrass(art: Art, terrace: Terrace, random: Random): void {
  const { x, bank } = terrace;
  const sward = edge(x - 4, (px) => lipAt(terrace, Math.max(px, x)) + bank * 0.16);
  art.line(smooth(sward), PALETTE.deep, bank * 0.5);
  art.line(smooth(sward.map(([px, py]) => [px, py - bank * 0.14])), PALETTE.leaf, bank * 0.26);
  for (let px = x - 8; px < RIGHT; px += 9) {
    const py = lipAt(terrace, Math.max(px, x));
    const hanging = random() < 0.35 ? bank * 0.55 : 3;
    const height = bank * (0.5 + random() * 0.35);
    drawTuft(art, px + random() * 8, py + hanging, height, 3, random, PALETTE.deep, PALETTE.lime);
  }
}

/** Rows along the contour: share of the tread's depth at which each stands, from its back. */
function eachPlace(
  k: number,
  rows: readonly number[],
  spacing: number,
  margin: number,
  draw: (x: number, y: number, t: number) => void,
): void {
  const terrace = at(TERRACES, k);
  rows.forEach((t, row) => {
    const start = terrace.x + margin + (1 - t) * 60 + (row % 2) * spacing * 0.5;
    for (let x = start; x < RIGHT; x += spacing) {
      const back = backAt(k, x);
      draw(x, back + (lipAt(terrace, x) - back) * t, t);
    }
  });
}

function drawCrop(art: Art, k: number, random: Random): void {
  switch (at(TERRACES, k).crop) {
    case 'cabbage':
      eachPlace(k, [0.36, 0.64, 0.92], 62, 40, (x, y, t) =>
        drawCabbage(art, x, y - 6, 15 + t * 9, random),
      );
      return;
    case 'maize':
      eachPlace(k, [0.5, 0.9], 36, 34, (x, y, t) =>
        drawMaize(art, x, y, 0.26 + t * 0.12, MAIZE_GREEN, Math.round(x)),
      );
      return;
    case 'coffee':
      eachPlace(k, [0.44, 0.92], 58, 40, (x, y, t) =>
        drawCoffeeBush(art, x, y + 2, 40 + t * 12, random, '#1D4D31', '#5F9A37', 6),
      );
      return;
    case 'beans':
      eachPlace(k, [0.34, 0.62, 0.92], 15, 24, (x, y, t) =>
        drawTuft(art, x, y, 13 + t * 8, 6, random, '#2F6B3C', '#A9C55A'),
      );
      return;
    case 'banana':
      eachPlace(k, [0.34, 0.9], 17, 30, (x, y) =>
        drawTuft(art, x, y, 13, 5, random, '#27603F', '#7FAE3C'),
      );
      eachPlace(k, [0.72], 78, 48, (x, y) =>
        drawBanana(art, x, y, 0.36 + random() * 0.14, Math.round(x)),
      );
      return;
    case 'tea':
      eachPlace(k, [0.3, 0.6, 0.92], 12, 16, (x, y) =>
        drawTuft(art, x, y, 12, 6, random, '#1D4D31', '#93B83A'),
      );
  }
}
