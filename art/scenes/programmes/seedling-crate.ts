import { type Art, ramp } from '../../drawing/canvas.ts';
import { d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { drawSapling } from '../../elements/sapling.ts';

const TIMBER = '#B9793B';
const SLEEVE = '#2A211F';

export type SeedlingCrate = {
  /** Width of the crate and height of its side, in units. */
  width: number;
  depth: number;
  /** Heights of the seedlings above the rim, from left to right; 0 leaves a place empty. */
  seedlings: readonly number[];
};

/** Nursery sleeve with a young tree; the middle of the sleeve's rim at (x, y). */
export function drawSleeveTree(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const w = width / 2;
  art.path(ellipse(x, y, w, w * 0.3), PALETTE.soilDark);
  drawSapling(art, x, y, height);
  const sleeve = d`M${x - w} ${y}C${x - w * 0.4} ${y + w * 0.4} ${x + w * 0.4} ${y + w * 0.4} ${x + w} ${y}L${x + w * 0.8} ${y + width}H${x - w * 0.8}Z`;
  art.path(sleeve, SLEEVE);
  const sun = lightOn(art);
  const line = [x + sun * w, y, x - sun * w * 0.4, y] as const;
  art.grain(sleeve, '#9A8478', ramp([0, 0.85], [0.45, 0.15], [1, 0]), line);
}

/** Slatted crate of young trees in nursery sleeves; the middle of its rim at (x, y). */
export function drawSeedlingCrate(art: Art, x: number, y: number, crate: SeedlingCrate): void {
  const { width, depth, seedlings } = crate;
  const left = x - width / 2;
  const sun = lightOn(art);
  const step = width / seedlings.length;
  art.path(rect(left, y - 2, width, depth), mix(TIMBER, '#2A120A', 0.75));
  seedlings.forEach((height, i) => {
    if (height > 0) {
      drawSleeveTree(art, left + step * (i + 0.5), y - 10, step * 0.78, height);
    }
  });
  const slats = 2;
  const gap = 5;
  for (const i of range(0, slats - 1)) {
    const slat = rect(left, y + 4 + (i * (depth - 4)) / slats, width, (depth - 4) / slats - gap);
    art.path(slat, TIMBER);
  }
  const front = rect(left, y - 4, width, depth + 2);
  for (const px of [left, left + width - 16]) {
    art.path(rect(px, y - 4, 16, depth + 2), mix(TIMBER, PALETTE.soilDark, 0.35));
  }
  const [lit, dim] = sun > 0 ? [left + width, left] : [left, left + width];
  art.grain(front, '#3A1C0C', ramp([0, 0], [0.5, 0.15], [1, 0.9]), [lit, y, dim, y + depth]);
}
