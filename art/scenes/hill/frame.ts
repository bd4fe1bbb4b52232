import { Art } from '../../drawing/canvas.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { setLight } from '../../drawing/light.ts';

/** The frame of a band: people stand at `ground`, and below `earth` there is only earth, on which words stand. */
export const BAND = { width: 1000, height: 600, ground: 520, earth: 585 } as const;

/** The ink of the earth. Words on it are cream: 10 to 1. */
export const EARTH = PALETTE.soilDark;
/** The ink of the deepest earth: 11 to 1. */
export const DEEP = PALETTE.plum;

/** An empty band, lit from the right. */
export function createBand(seed: number): Art {
  const art = new Art(BAND.width, BAND.height, seed);
  setLight(art, 1);
  return art;
}

/** A part of a band, drawn in its frame. */
export type Draw = (art: Art) => void;

/** What the year changes in a band: its layers by name, and the layers of each state from back to front. */
export type Year = {
  layers: Readonly<Record<string, Draw>>;
  states: Readonly<Record<string, readonly string[]>>;
};
