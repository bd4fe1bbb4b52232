import type { Art } from './canvas.ts';

/** Where the light comes from: 1 = from the right, -1 = from the left. */
export type LightSide = 1 | -1;

const sides = new WeakMap<Art, LightSide>();

/** Pictures that are drawing inside a mirrored group. */
const mirrored = new WeakSet<Art>();

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

/**
 * The light side as a thing sees it in its own coordinates; from the right if unknown. `flipped` when the
 * thing itself is mirrored; that it stands in something mirrored is known.
 */
export function lightOn(art: Art, flipped = false): LightSide {
  const side = lightOf(art);
  if (side === undefined) {
    return 1;
  }
  return flipped === mirrored.has(art) ? side : (-side as LightSide);
}

/** What `draw` draws stands in a mirrored group, if `flipped`: `lightOn` takes that into account. */
export function facing(art: Art, flipped: boolean, draw: () => void): void {
  const before = mirrored.has(art);
  turnTo(art, before !== flipped);
  draw();
  turnTo(art, before);
}

function turnTo(art: Art, isMirrored: boolean): void {
  if (isMirrored) {
    mirrored.add(art);
  } else {
    mirrored.delete(art);
  }
}
