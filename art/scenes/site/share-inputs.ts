import { Art } from '../../drawing/canvas.ts';
import { drawAcacia } from '../../elements/acacia.ts';
import { drawJerrycan } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSmallMaize, MAIZE_GREEN } from '../../elements/maize.ts';
import { drawSleeve } from '../../elements/plants.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawContact } from '../../elements/shadow.ts';
import { range, rect } from '../../drawing/geometry.ts';
import { PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

/** Where goods and plants of the foreground stand. */
const FLOOR = 590;

/** Inputs and fertilizer: bags, a can and seedlings at the head of a field of young maize. */
export function drawShareInputs(): Art {
  const art = new Art(SHARE_WIDTH, SHARE_HEIGHT, 73);
  drawBackdrop(art, {
    bands: SKY_KEYS.tealHero,
    horizon: 380,
    sun: [1060, 236, 56],
    clouds: [[800, 150, 100, 'heap']],
    cloudShade: '#9CC2AE',
    ridges: [
      { y: 352, amplitude: 40, seed: 24, color: '#7FA39A', light: '#D3D6B4' },
      { y: 372, amplitude: 16, seed: 30, color: '#5F947C', light: '#B6CB92' },
    ],
    land: 470,
  });
  drawGround(art, 388, '#B9502B', '#EBB083', '#5E1B0E');
  drawAcacia(art, 700, 396, 0.5, '#4A7A5A', '#B4C070', '#4A2A1C');
  drawAcacia(art, 940, 392, 0.3, '#5F8A6C', '#BCC88A', '#5A3A2A');
  for (const [y, scale, step] of [
    [412, 0.26, 40],
    [444, 0.4, 60],
    [490, 0.6, 92],
    [556, 0.92, 140],
  ] as const) {
    art.path(rect(0, y - 3 * scale, SHARE_WIDTH, 9 * scale), '#6E2415', 'opacity=".4"');
    for (const x of range(560 + scale * 190, 1260, step)) {
      drawSmallMaize(art, x, y, scale, MAIZE_GREEN, x + y);
    }
  }
  drawBag(art, 150, FLOOR, 236, PALETTE.cream, PALETTE.forest);
  drawBag(art, 316, FLOOR + 4, 206, PALETTE.sand, PALETTE.soil);
  drawJerrycan(art, 450, FLOOR + 4, 120, PALETTE.sun);
  for (const x of [540, 600, 660]) {
    drawContact(art, x, FLOOR + 2, 24);
    drawSleeve(art, x, FLOOR + 2, 124);
  }
  return art;
}
