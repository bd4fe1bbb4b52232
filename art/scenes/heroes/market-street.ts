import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawBanana } from '../../elements/banana.ts';
import { drawCorrugated, drawHouse } from '../../elements/buildings.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { d, type Point, polygon, rect, roundRect } from '../../drawing/geometry.ts';
import type { LightSide } from '../../drawing/light.ts';
import { PALETTE } from '../../drawing/palette.ts';
import type { Random } from '../../drawing/random.ts';

/** Far side of a market street: trees, two houses, bananas and a kiosk of iron sheets. */
export function drawStreet(art: Art, random: Random, sun: LightSide): void {
  for (let i = 0; i < 8; i++) {
    const x = 40 + i * 92 + random() * 40;
    drawTree(art, x, 676, 90 + random() * 60, '#2F6650', '#A9C176', i + 5, sun);
  }
  drawHouse(art, 150, 714, 176, PALETTE.sand, PALETTE.teal, sun);
  drawBanana(art, 284, 708, 0.6, 3);
  drawLeanTo(art, 330, 698, sun);
  drawHouse(art, 610, 694, 124, PALETTE.mist, PALETTE.indigo, sun);
  drawBanana(art, 700, 706, 0.72, 4);
}

/** Kiosk of iron sheets with one sloping roof, its rain water running into a tank. */
function drawLeanTo(art: Art, x: number, foot: number, sun: LightSide): void {
  const width = 112;
  drawShadow(art, x + width / 2, foot + 2, 96, 7, '#5E1B0E', sun);
  const wall: Point[] = [
    [x, foot],
    [x, foot - 62],
    [x + width, foot - 80],
    [x + width, foot],
  ];
  drawCorrugated(art, wall, '#A9B7A6', '#E9E6CF', 0, sun);
  art.path(rect(x + 18, foot - 54, 26, 54), PALETTE.soil);
  art.path(rect(x + 60, foot - 56, 36, 22), '#3A1C12');
  art.path(rect(x + 56, foot - 34, 44, 5), '#8A4B28');
  const roof: Point[] = [
    [x - 12, foot - 58],
    [x + width + 10, foot - 82],
    [x + width + 10, foot - 89],
    [x - 12, foot - 65],
  ];
  art.path(polygon(roof), PALETTE.soilDark);
  const tank = roundRect(x - 46, foot - 48, 40, 48, 5);
  art.path(tank, '#24423C');
  art.grain(tank, '#8FB59A', ramp([0, 0.9], [0.5, 0.15], [1, 0]), [x - 46, 0, x - 6, 0]);
  art.line(d`M${x - 46} ${foot - 32}h40M${x - 46} ${foot - 16}h40`, '#16302B', 2);
  art.line(d`M${x - 10} ${foot - 58}H${x - 26}V${foot - 48}`, '#8C9288', 3);
}
