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

/** Strokes of the letters of DUKA (Swahili: shop), each 60 wide and 72 high. */
const DUKA = [
  'M8 4V68H24C48 68 56 56 56 36S48 4 24 4Z',
  'M8 0V42C8 60 16 68 30 68S52 60 52 42V0',
  'M8 0V72M54 0L14 40M22 32L56 72',
  'M4 72L30 4L56 72M14 50H46',
] as const;

/** Painted name board: a leaf, and on that of a shop the word DUKA beside it. */
export function drawSignboard(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  isShop: boolean,
): void {
  const paint = PALETTE.forest;
  art.path(rect(x, y, width, height), PALETTE.cream);
  art.line(rect(x + 4, y + 4, width - 8, height - 8), paint, Math.max(2, height * 0.05));
  const u = height / 100;
  const left = x + width / 2 - (isShop ? 167 * u : 0);
  art.group(d`translate(${left} ${y + height / 2}) scale(${u})`, () => {
    art.path('M-26 28C-34 -18 4 -34 30 -32C32 4 8 30 -26 28Z', paint);
    art.line('M-24 26L18 -20', PALETTE.cream, 4);
    if (!isShop) return;
    DUKA.forEach((letter, index) => {
      art.group(d`translate(${78 + index * 80} -30) scale(.84)`, () => art.line(letter, paint, 17));
    });
  });
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
