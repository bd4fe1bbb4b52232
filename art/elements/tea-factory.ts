import { type Art, ramp } from '../drawing/canvas.ts';
import { d, polygon, range, rect, type Point } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawCorrugated } from './buildings.ts';

const WALL = PALETTE.cream;
const SHADE = '#B98A66';
const ROOF = PALETTE.soil;
const LOUVRE = PALETTE.teal;

/** Brick chimney standing on (x, foot), with its plume drifting to the right. */
function drawChimney(art: Art, x: number, foot: number, top: number, smoke: string): void {
  const plume = d`M${x - 5} ${top - 4}C${x - 14} ${top - 34} ${x + 4} ${top - 46} ${x + 16} ${top - 62}C${x + 32} ${top - 82} ${x + 62} ${top - 92} ${x + 112} ${top - 96}C${x + 90} ${top - 78} ${x + 68} ${top - 72} ${x + 52} ${top - 58}C${x + 36} ${top - 44} ${x + 14} ${top - 30} ${x + 6} ${top - 4}Z`;
  const fill = art.linear(
    [
      [0, smoke, 0.95],
      [0.55, smoke, 0.7],
      [1, smoke, 0],
    ],
    [x, top, x + 104, top - 96],
  );
  art.path(plume, fill);
  const stack = d`M${x - 12} ${foot}L${x - 8.5} ${top}H${x + 8.5}L${x + 12} ${foot}Z`;
  art.path(stack, '#B05A38');
  art.grain(stack, '#5E1B0E', ramp([0, 0.95], [0.6, 0.2], [1, 0]), [x - 12, 0, x + 12, 0]);
  art.path(rect(x - 11, top - 4, 22, 8), '#7C3520');
  art.path(rect(x - 10, top + 22, 20, 4), '#7C3520');
}

/** A band of louvres with thin slats. */
function drawLouvres(art: Art, x: number, y: number, width: number, height: number): void {
  art.path(rect(x, y, width, height), LOUVRE);
  for (const px of range(x + 16, x + width - 8, 16)) {
    art.path(rect(px, y, 3, height), WALL);
  }
  art.line(d`M${x} ${y + height / 2}h${width}`, mix(LOUVRE, PALETTE.ink, 0.35), 2);
  art.path(rect(x - 2, y + height, width + 4, 2.4), mix(WALL, SHADE, 0.5));
}

/** A long block seen three-quarter: long side to the left, gable end to the right, in the sun. */
function drawBlock(
  art: Art,
  left: number,
  foot: number,
  length: number,
  wall: number,
  depth: number,
): void {
  const right = left + length;
  const rise = depth * 0.13;
  const eave = foot - wall;
  const apex: Point = [right + depth * 0.48, eave - depth * 0.5];
  const side = rect(left, eave, length, wall);
  art.path(side, WALL);
  art.grain(side, SHADE, ramp([0, 0.8], [0.5, 0.35], [1, 0.12]), [left, foot, right, eave]);
  const gable = polygon([
    [right, foot],
    [right, eave],
    [apex[0], apex[1] - 6],
    [right + depth, eave - rise - 2],
    [right + depth, foot - rise],
  ]);
  art.path(gable, mix(WALL, '#FFFFFF', 0.5));
  art.path(
    polygon([
      [right + depth * 0.36, eave + wall * 0.12],
      [right + depth * 0.64, eave + wall * 0.06],
      [right + depth * 0.64, eave + wall * 0.42],
      [right + depth * 0.36, eave + wall * 0.48],
    ]),
    LOUVRE,
  );
  drawCorrugated(
    art,
    [
      [left - 12, eave + 7],
      [left + depth * 0.42, apex[1] - 5],
      [apex[0] + 3, apex[1] - 5],
      [right + 6, eave + 7],
    ],
    ROOF,
    '#F2A96B',
    -8,
  );
  const verge = polygon([
    [right + 6, eave + 7],
    [apex[0] + 3, apex[1] - 5],
    [right + depth + 7, eave - rise + 5],
    [right + depth + 7, eave - rise - 1],
    [apex[0] + 3, apex[1] - 11],
    [right + 3, eave + 2],
  ]);
  art.path(verge, mix(ROOF, PALETTE.ink, 0.25));
  art.path(rect(left, foot - 7, length, 7), PALETTE.soilDark);
}

/** Open loading bay under a lean-to roof, with crates of leaf. */
function drawBay(art: Art, x: number, foot: number, width: number): void {
  art.path(rect(x, foot - 44, width, 44), '#3A1C12');
  for (const [i, px] of range(x + 6, x + width - 22, 20).entries()) {
    art.path(rect(px, foot - 13, 17, 13), i % 2 ? '#B98A4C' : '#9B6A34');
    art.path(d`M${px} ${foot - 13}q8 -9 17 0Z`, PALETTE.flush);
  }
  art.path(
    polygon([
      [x - 12, foot - 36],
      [x - 2, foot - 50],
      [x + width + 2, foot - 50],
      [x + width + 12, foot - 36],
    ]),
    mix(ROOF, PALETTE.ink, 0.15),
  );
  for (const px of [x - 7, x + width + 4]) {
    art.path(rect(px, foot - 36, 4, 36), WALL);
  }
}

/**
 * Kenyan tea factory: two long storeys of white wall under corrugated iron, louvres for the withering
 * lofts, a loading bay, a chimney. Its long side is 330 units, foot at `foot`; `smoke` inks the plume.
 */
export function drawTeaFactory(art: Art, left: number, foot: number, smoke: string): void {
  drawBlock(art, left + 20, foot - 9, 250, 92, 76);
  drawChimney(art, left + 74, foot - 60, foot - 206, smoke);
  drawBlock(art, left, foot, 330, 72, 88);
  drawLouvres(art, left + 14, foot - 62, 300, 18);
  drawLouvres(art, left + 14, foot - 32, 170, 14);
  drawBay(art, left + 214, foot, 88);
}
