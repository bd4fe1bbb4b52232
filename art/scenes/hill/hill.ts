import { Art, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, fillBelow, type Point } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawCoffeeBand } from './coffee.ts';
import { BAND, createBand, DEEP, type Draw, EARTH } from './frame.ts';
import { drawHarbourBand, drawSea } from './harbour.ts';
import { drawMaizeBand } from './maize.ts';
import { drawShopBand } from './shop.ts';
import { drawTeaBand } from './tea.ts';

/** The whole drawing. */
export const STAGE = { width: 1600, height: 960 } as const;

/** The scale of a band in it. A band is a little wider than its column. */
const SCALE = 0.4;
const COLUMN = 320;
const PAST = (BAND.width * SCALE - COLUMN) / 2;

/** Height of the sea's level in the drawing, and how many units are a metre. */
const SEA_LEVEL = 650;
const PER_METRE = 0.17;

/** The bands from the sea to the top: metres above the sea, and what is drawn. */
export const BANDS: Readonly<Record<string, { metres: number; draw: Draw }>> = {
  harbour: { metres: 0, draw: drawHarbourBand },
  'agricultural-inputs': { metres: 1000, draw: drawShopBand },
  fertilizer: { metres: 1300, draw: drawMaizeBand },
  coffee: { metres: 1700, draw: drawCoffeeBand },
  tea: { metres: 2000, draw: drawTeaBand },
};

/** Height of a place in the drawing. @param metres above the sea */
const levelOf = (metres: number) => SEA_LEVEL - metres * PER_METRE;

/** Where a band stands in the drawing: its upper left corner. @param index from the left */
function placeOf(index: number, metres: number): Point {
  return [index * COLUMN - PAST, levelOf(metres) - BAND.ground * SCALE];
}

/** The skyline of the land: a step for each band, the higher the farther to the right. */
function skyline(): Point[] {
  return Object.values(BANDS).flatMap(({ metres }, index): Point[] => {
    const y = levelOf(metres) + 12;
    const left = index * COLUMN;
    return [
      [left + (index === 0 ? -60 : -4), y],
      [left + COLUMN * 0.5, y - 2],
      [left + COLUMN - (index === 4 ? -80 : index === 0 ? 42 : 52), y + 2],
    ];
  });
}

/** Layers of the earth under the land: how deep they begin, and their ink. */
const LAYERS = [
  [24, '#7D2C1A'],
  [70, EARTH],
  [196, '#66211F'],
  [300, '#601F2B'],
  [420, DEEP],
] as const;

/** The hill without what the year changes; the sky is left open. */
export function drawHill(): Art {
  const art = new Art(STAGE.width, STAGE.height, 7);
  setLight(art, 1);
  art.at(-PAST, levelOf(0) - BAND.ground * SCALE, SCALE, () => {
    drawSea(art, 1400);
  });
  const line = skyline();
  art.path(fillBelow(line, STAGE.height + 20), '#8C3B22');
  for (const [depth, ink] of LAYERS) {
    // Deep layers follow the land less.
    const lower = line.map(([x, y], i): Point => {
      const flat = y + (SEA_LEVEL - y) * (depth / 900);
      return [x, flat + depth + ((i * 37) % 13)];
    });
    art.path(fillBelow(lower, STAGE.height + 20), ink);
    for (const [i, [x, y]] of lower.entries()) {
      const disc = [x, y + 20, 150] as const;
      if (i % 2) art.glow(fillBelow(lower, STAGE.height), '#8C3B22', ramp([0, 0.28], [1, 0]), disc);
    }
  }
  drawStones(art, line);
  Object.values(BANDS)
    .map(({ metres, draw }, index) => ({
      place: placeOf(index, metres),
      draw,
      right: index === 0 ? 890 : BAND.width,
    }))
    .reverse()
    .forEach(({ place: [x, y], draw, right }) => {
      art.at(x, y, SCALE, () => art.inside(island(right), () => draw(art)));
    });
  return art;
}

/** What is left of a band in the whole: its foot ends in a curve on the land. The quay ends before the words beside it. */
function island(right: number): string {
  const { ground, earth } = BAND;
  return d`M-10 -60H${right + 10}V${ground + 10}C${right - 40} ${earth} ${right - 200} ${earth + 8} ${right / 2} ${earth + 8}C200 ${earth + 8} 40 ${earth} -10 ${ground + 10}Z`;
}

function drawStones(art: Art, line: readonly Point[]): void {
  const random = createRandom(12);
  for (let i = 0; i < 70; i++) {
    const [x, y] = line[Math.floor(random() * line.length)] ?? [0, 0];
    const r = 3 + random() * 8;
    art.path(
      ellipse(x + (random() - 0.5) * 240, y + 60 + random() * 500, r * 1.4, r),
      '#3F120F',
      'opacity=".45"',
    );
  }
}

/** One band alone, for narrow screens: it stands on earth, its sky is left open. */
export function drawBandAlone(name: keyof typeof BANDS & string): Art {
  const art = createBand(7);
  const { draw } = BANDS[name] ?? { draw: () => undefined };
  if (name === 'harbour') drawSea(art);
  draw(art);
  const { width, height, earth } = BAND;
  const top: Point[] = [-40, 160, 380, 620, 840, width + 40].map((x, i) => [
    x,
    earth - 8 + (i % 2) * 6,
  ]);
  art.path(fillBelow(top, height + 20), EARTH);
  return art;
}
