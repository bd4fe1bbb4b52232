import { type Art, ramp } from '../drawing/canvas.ts';
import { d, polygon, range, rect, type Point } from '../drawing/geometry.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

/** Corrugated iron sheet cut to a polygon. */
export function drawCorrugated(
  art: Art,
  corners: readonly Point[],
  color: string,
  light = '#F2A96B',
  slant = 0,
  sun: 1 | -1 = 1,
): void {
  const outline = polygon(corners);
  const xs = corners.map((p) => p[0]);
  const ys = corners.map((p) => p[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  art.path(outline, color);
  const clip = art.clip(outline);
  for (const x of range(left - 80, right + 80, 15)) {
    art.line(
      d`M${x + slant} ${top - 10}L${x - slant} ${bottom + 10}`,
      mix(color, PALETTE.ink, 0.25),
      2.6,
      clip,
    );
  }
  const [dim, lit] = sun > 0 ? [left, right] : [right, left];
  art.grain(outline, light, ramp([0, 0], [0.6, 0.2], [1, 0.9]), [dim, bottom, lit, top]);
}

/** Plastered wall with a painted foot, shaded on the side away from the sun. */
export function drawWall(
  art: Art,
  x: number,
  top: number,
  width: number,
  bottom: number,
  color: string,
  foot: string,
  footHeight = 90,
  shade = '#A6603F',
  sun: 1 | -1 = 1,
): void {
  art.path(rect(x, top, width, bottom - top), color);
  const stops = ramp([0, 1], [0.5, 0.3], [1, 0]);
  const line = [sun > 0 ? x : x + width, 0, sun > 0 ? x + width : x, 0] as const;
  art.grain(rect(x, top, width, bottom - top), shade, stops, line);
  art.path(rect(x, bottom - footHeight, width, footHeight), foot);
}

/** Painted name board: leaf mark and two bars in place of letters. */
export function drawSignboard(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string = PALETTE.cream,
  paint: string = PALETTE.forest,
): void {
  art.path(rect(x, y, width, height), ground);
  art.line(rect(x + 4, y + 4, width - 8, height - 8), paint, Math.max(2, height * 0.05));
  const u = height / 100;
  const cx = x + 62 * u;
  const cy = y + height / 2;
  art.path(
    d`M${cx - 26 * u} ${cy + 28 * u}C${cx - 34 * u} ${cy - 18 * u} ${cx + 4 * u} ${cy - 34 * u} ${cx + 30 * u} ${cy - 32 * u}C${cx + 32 * u} ${cy + 4 * u} ${cx + 8 * u} ${cy + 30 * u} ${cx - 26 * u} ${cy + 28 * u}Z`,
    paint,
  );
  const barX = x + 118 * u;
  const barWidth = Math.max(10, x + width - 34 * u - barX);
  art.path(rect(barX, cy - 24 * u, barWidth, 18 * u), paint);
  art.path(rect(barX, cy + 8 * u, barWidth * 0.68, 14 * u), mix(paint, ground, 0.3));
}

/** Gabled warehouse or factory seen from the front: ridge at the middle. */
export function drawHall(
  art: Art,
  x: number,
  y: number,
  width: number,
  wall: number,
  gable: number,
  color: string,
  roof: string,
): void {
  const top = y - wall;
  const middle = x + width / 2;
  const front = d`M${x} ${y}L${x} ${top}L${middle} ${top - gable}L${x + width} ${top}L${x + width} ${y}Z`;
  art.path(front, color);
  const line = [x, y, x + width, top] as const;
  const shade = mix(color, PALETTE.soilDark, 0.6);
  art.grain(front, shade, ramp([0, 0.85], [0.5, 0.2], [1, 0]), line);
  for (const px of range(x + 14, x + width - 6, 14)) {
    const slope = top - gable * (1 - Math.abs(px - middle) / (width / 2));
    art.line(d`M${px} ${y}V${slope + 14}`, mix(color, PALETTE.ink, 0.14), 1.6);
  }
  const t = 16;
  const edge: Point[] = [
    [x - 18, top + 6],
    [middle, top - gable - 4],
    [x + width + 18, top + 6],
    [x + width + 18, top + 6 + t],
    [middle, top - gable + t],
    [x - 18, top + 6 + t],
  ];
  art.path(polygon(edge), roof);
}

/** Small far house with a hipped iron roof; foot centre at (x, y). */
export function drawHouse(
  art: Art,
  x: number,
  y: number,
  width: number,
  wall: string,
  roof: string,
  sun: 1 | -1 = 1,
): void {
  const h = width * 0.42;
  art.path(rect(x - width / 2, y - h, width, h), wall);
  const shade = mix(wall, PALETTE.soilDark, 0.5);
  const line = [x - (sun * width) / 2, y, x, y] as const;
  art.grain(rect(x - width / 2, y - h, width, h), shade, ramp([0, 0.9], [0.6, 0.1], [1, 0]), line);
  art.path(rect(x - width * 0.09, y - h * 0.68, width * 0.18, h * 0.68), '#3A1C12');
  art.path(rect(x + width * 0.2, y - h * 0.66, width * 0.16, h * 0.3), '#3A1C12');
  art.path(rect(x - width * 0.36, y - h * 0.66, width * 0.16, h * 0.3), '#3A1C12');
  const o = width * 0.1;
  const shape: Point[] = [
    [x - width / 2 - o, y - h * 0.94],
    [x - width * 0.32, y - h * 1.62],
    [x + width * 0.32, y - h * 1.62],
    [x + width / 2 + o, y - h * 0.94],
  ];
  art.path(polygon(shape), roof);
  const lit = mix(roof, '#FFE2B0', 0.5);
  const litLine = [x - (sun * width) / 2, y, x + (sun * width) / 2, y - h * 1.6] as const;
  art.grain(polygon(shape), lit, ramp([0, 0], [0.6, 0.15], [1, 0.9]), litLine);
}
