import type { Art } from './canvas.ts';

/** Where the light comes from: 1 = from the right, -1 = from the left. */
export type LightSide = 1 | -1;

const sides = new WeakMap<Art, LightSide>();

/**
 * Settles the light side of a picture. Backdrops and suns do it themselves; a scene calls it only when
 * it has neither, or when its light does not come from where its sun stands.
 */
export function setLight(art: Art, side: LightSide): void {
  sides.set(art, side);
}

/** Settles the light side by where the sun stands, unless it is settled already. */
export function suggestLight(art: Art, sunX: number): void {
  if (!sides.has(art)) {
    sides.set(art, sunX < art.width / 2 ? -1 : 1);
  }
}

/** The light side of a picture; undefined where no sun was drawn. */
export function lightOf(art: Art): LightSide | undefined {
  return sides.get(art);
}

/** The light side as a mirrored thing sees it in its own coordinates; from the right if unknown. */
export function lightOn(art: Art, flipped = false): LightSide {
  const side = lightOf(art) ?? (flipped ? -1 : 1);
  return flipped ? (-side as LightSide) : side;
}
