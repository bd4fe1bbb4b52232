import type { Art } from './canvas.ts';

/** The side of the light: 1 = right, -1 = left. */
export type LightSide = 1 | -1;

const sides = new WeakMap<Art, LightSide>();

/** Pictures whose drawing is inside a mirrored group at the moment. */
const mirrored = new WeakSet<Art>();

/**
 * Sets the light side of a picture. Backdrops and suns call it themselves. A scene calls it only if it has neither, or if
 * its light does not come from its sun.
 */
export function setLight(art: Art, side: LightSide): void {
  sides.set(art, side);
}

/** Sets the light side by the position of the sun, unless it is set already. */
export function suggestLight(art: Art, sunX: number): void {
  if (!sides.has(art)) {
    sides.set(art, sunX < art.width / 2 ? -1 : 1);
  }
}

/**
 * The light side in the coordinates of an object; right if unknown.
 * @param flipped whether the object itself is mirrored. Mirrored groups around it are known already.
 */
export function lightOn(art: Art, flipped = false): LightSide {
  const side = sides.get(art);
  if (side === undefined) {
    return 1;
  }
  return flipped === mirrored.has(art) ? side : (-side as LightSide);
}

/** Calls `draw`, which draws inside a mirrored group if `flipped`. `lightOn` takes that into account. */
export function facing(art: Art, flipped: boolean, draw: () => void): void {
  const before = mirrored.has(art);
  setMirrored(art, before !== flipped);
  draw();
  setMirrored(art, before);
}

function setMirrored(art: Art, isMirrored: boolean): void {
  if (isMirrored) {
    mirrored.add(art);
  } else {
    mirrored.delete(art);
  }
}
