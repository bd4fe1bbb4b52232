import type { Art } from '../../drawing/canvas.ts';
import { drawSeedling } from '../../elements/plants.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { circle, ellipse, rect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';

const TIMBER = '#5B3A22';

/** Where the board's posts stand. */
const POST_FOOT = 650;

/** The points agreed on, painted on a board: seedlings, soil, inputs, cherries. */
export function drawAgreedPoints(art: Art, x: number, y: number): void {
  const [w, h] = [470, 150];
  for (const px of [x + 24, x + w - 44]) {
    drawShadow(art, px + 2, POST_FOOT, 26, 5, '#5E1B0E', 1);
    art.path(rect(px, y - 22, 20, POST_FOOT + 22 - y), TIMBER);
    art.path(rect(px + 13, y - 22, 7, POST_FOOT + 22 - y), '#8A6038');
  }
  art.path(rect(x, y, w, h), PALETTE.forest);
  art.path(rect(x + 8, y + 8, w - 16, h - 16), PALETTE.cream);
  const step = (w - 16) / 4;
  for (const i of [1, 2, 3]) {
    art.path(rect(x + 8 + i * step - 1.5, y + 22, 3, h - 44), PALETTE.sand);
  }
  const middle = (i: number) => x + 8 + step * (i + 0.5);
  const foot = y + h - 34;
  drawSeedling(art, middle(0), foot - 4, 84);
  art.path(ellipse(middle(0), foot, 30, 8), PALETTE.soil);
  drawSoilSample(art, middle(1), foot);
  drawBag(art, middle(2), foot + 6, 98, PALETTE.sand, PALETTE.teal);
  drawPaintedCherries(art, middle(3), foot - 36);
}

/** A glass with soil in layers. */
function drawSoilSample(art: Art, x: number, foot: number): void {
  art.path(rect(x - 24, foot - 46, 48, 50), PALETTE.soil);
  art.path(rect(x - 24, foot - 18, 48, 22), PALETTE.soilDark);
  art.path(rect(x - 24, foot - 60, 48, 14), PALETTE.soilLight);
  art.line(`M${x - 27} ${foot - 86}V${foot + 5}H${x + 27}V${foot - 86}`, PALETTE.teal, 6);
}

function drawPaintedCherries(art: Art, x: number, y: number): void {
  art.line(
    `M${x - 34} ${y - 40}C${x - 10} ${y - 34} ${x + 14} ${y - 30} ${x + 36} ${y - 42}`,
    TIMBER,
    6,
  );
  art.path(
    `M${x - 8} ${y - 36}C${x - 40} ${y - 34} ${x - 44} ${y - 4} ${x - 42} ${y + 8}C${x - 22} ${y + 2} ${x - 6} ${y - 14} ${x - 8} ${y - 36}Z`,
    PALETTE.leaf,
  );
  for (const [dx, dy] of [
    [8, -18],
    [26, -14],
    [16, 4],
    [32, 10],
    [2, 22],
    [22, 28],
  ] as const) {
    art.path(circle(x + dx, y + dy, 12.5), PALETTE.cream);
    art.path(circle(x + dx, y + dy, 11), PALETTE.cherry);
  }
}
