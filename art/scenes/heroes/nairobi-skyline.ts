import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, type Point, polygon, range, rect } from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';

/** Where the towers stand, in stage units. */
const SKYLINE_BASE = 640;

/** Nairobi's centre, lit from the left: pale blocks far off, towers, and the conference centre. */
export function drawSkyline(art: Art, random: Random): void {
  drawFarTowers(art, random);
  drawTowers(art);
  drawConferenceTower(art, 1112, SKYLINE_BASE);
}

function drawFarTowers(art: Art, random: Random): void {
  for (let i = 0; i < 34; i++) {
    const x = 420 + i * 36 + random() * 16;
    const h = 40 + random() * 90 + (i > 8 ? 50 : 0);
    const tone = mix('#A9BDBE', '#C9CBC0', random());
    art.path(rect(x, SKYLINE_BASE - h, 24 + random() * 20, h + 20), tone);
  }
}

/** A block with a window grid; lit from the left. */
function drawTower(art: Art, x: number, w: number, h: number, color: string, glass: string): void {
  const top = SKYLINE_BASE - h;
  art.path(rect(x, top, w, h + 40), color);
  for (const wy of range(top + 14, SKYLINE_BASE - 8, 17)) {
    for (const wx of range(x + 8, x + w - 14, 15)) {
      art.path(rect(wx, wy, 8, 9), glass);
    }
  }
  const shade = mix(color, PALETTE.indigo, 0.6);
  art.grain(rect(x, top, w, h + 40), shade, ramp([0, 0], [0.45, 0.1], [1, 0.9]), [x, 0, x + w, 0], {
    frequency: 0.9,
  });
}

function drawTowers(art: Art): void {
  const blocks: readonly (readonly [number, number, number, string])[] = [
    [760, 74, 150, '#C98A62'],
    [846, 62, 214, '#4F7A86'],
    [922, 84, 170, '#DDC197'],
    [1196, 76, 240, '#7D9CA2'],
    [1284, 66, 190, '#E3C79A'],
    [1362, 88, 296, '#6F93A0'],
    [1462, 70, 220, '#D3A27C'],
    [1540, 80, 180, '#9FB4AC'],
  ];
  for (const [x, w, h, color] of blocks) {
    drawTower(art, x, w, h, color, mix(color, PALETTE.indigo, 0.55));
  }
  const spire: Point[] = [
    [1362, SKYLINE_BASE - 296],
    [1406, SKYLINE_BASE - 358],
    [1450, SKYLINE_BASE - 296],
  ];
  art.path(polygon(spire), '#557985');
  art.line(d`M1406 ${SKYLINE_BASE - 354}v-26`, '#557985', 5);
  art.path(
    polygon([
      [1196, SKYLINE_BASE - 240],
      [1272, SKYLINE_BASE - 274],
      [1272, SKYLINE_BASE - 240],
    ]),
    '#66868E',
  );
}

/** The conference centre: a fluted drum under a wide disc, beside its cone-shaped hall. */
function drawConferenceTower(art: Art, cx: number, base: number): void {
  const clay = '#B9694A';
  const drum = rect(cx - 46, base - 284, 92, 296);
  art.path(drum, clay);
  for (const x of range(cx - 40, cx + 40, 13)) {
    art.line(d`M${x} ${base - 278}V${base}`, mix(clay, PALETTE.soilDark, 0.45), 3);
  }
  art.grain(drum, PALETTE.plum, ramp([0, 0], [0.45, 0.1], [1, 0.95]), [cx - 46, 0, cx + 50, 0]);
  const crown: Point[] = [
    [cx - 40, base - 284],
    [cx - 70, base - 318],
    [cx + 70, base - 318],
    [cx + 40, base - 284],
  ];
  art.path(polygon(crown), mix(clay, PALETTE.soilDark, 0.5));
  art.path(ellipse(cx, base - 322, 86, 13), '#D58F6A');
  art.path(
    polygon([
      [cx - 34, base - 330],
      [cx - 26, base - 352],
      [cx + 26, base - 352],
      [cx + 34, base - 330],
    ]),
    clay,
  );
  art.line(d`M${cx} ${base - 352}v-22`, PALETTE.soilDark, 4);
  const hall: Point[] = [
    [cx - 170, base - 14],
    [cx - 128, base - 104],
    [cx - 96, base - 104],
    [cx - 52, base - 14],
  ];
  art.path(polygon(hall), '#C97C58');
  art.grain(polygon(hall), PALETTE.plum, ramp([0, 0], [0.5, 0.2], [1, 0.9]), [
    cx - 160,
    0,
    cx - 60,
    0,
  ]);
}
