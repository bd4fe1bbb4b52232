import { type Cloth, clothTile } from '../../site/brand/cloth-tile.ts';
import type { Art } from '../drawing/canvas.ts';

export type { Cloth, Motif } from '../../site/brand/cloth-tile.ts';

/**
 * Pattern fill of a kitenge cloth; `scale` 1 gives a repeat of 60 to 110 units. `whole`: as for `clothTile`.
 */
export function clothFill(art: Art, cloth: Cloth, scale = 1, turn = 0, whole = false): string {
  if (cloth.motif === 'plain') {
    return cloth.inks[0];
  }
  const id = art.nextId('k');
  const { width, height, markup } = clothTile(cloth.motif, cloth.inks, whole);
  const transform = `rotate(${turn}) scale(${scale})`;
  art.define(
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${markup}</pattern>`,
  );
  return `url(#${id})`;
}
