import type { Art } from '../drawing/canvas.ts';
import { drawTwoToneLeaf } from './foliage.ts';
import { d, range } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const BARK = '#6B4526';

/** Share of the stem's height above which leaves grow, and their number. */
const LEAVES_FROM = 0.3;
const LEAF_COUNT = 11;

/** Bend of the stem's upper end to the right, in units at a height of 100. */
const LEAN = 3;

function stemX(t: number): number {
  return LEAN * t * t - 2 * Math.sin(t * 5);
}

/** Young tree ready for planting: a slim woody stem with small leaves on either side; foot at (x, y). */
export function drawSapling(
  art: Art,
  x: number,
  y: number,
  height: number,
  light: string = PALETTE.flush,
  dark: string = PALETTE.leaf,
): void {
  const sun = lightOn(art);
  art.at(x, y, height / 100, () => {
    const rings = range(0, 8).map((i) => i / 8);
    const side = (reach: number) => rings.map((t) => [stemX(t) + reach * (1 - t * 0.7), -t * 97]);
    const outline = [...side(-1.5), ...side(1.5).reverse()];
    art.path(`M${outline.map(([px = 0, py = 0]) => d`${px} ${py}`).join('L')}Z`, BARK);
    for (const i of range(0, LEAF_COUNT - 1)) {
      const t = LEAVES_FROM + (i / (LEAF_COUNT - 1)) * (1 - LEAVES_FROM);
      const way = i % 2 ? 1 : -1;
      const isTop = i === LEAF_COUNT - 1;
      const length = isTop ? 15 : 21 - 9 * Math.abs(t - 0.55);
      const turn = isTop ? -84 : way > 0 ? -14 - t * 42 : -166 + t * 42;
      const upper = way === sun ? light : mix(dark, light, 0.3);
      drawTwoToneLeaf(art, [stemX(t), -t * 97], length, turn, [upper, dark]);
    }
  });
}
