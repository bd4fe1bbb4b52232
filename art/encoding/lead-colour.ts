import { channels, PALETTE } from '../drawing/palette.ts';
import { imageOf, type Pixels, pixelsOf } from './render.ts';
import type { Group } from '../catalogue/picture.ts';

/** Inks that are also in `site/app/styles/tokens.css`, by their names there. */
const GROUNDS = Object.fromEntries(
  Object.entries(PALETTE)
    .filter(([name]) => name !== 'gold')
    .map(([name, hex]) => [name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), hex]),
);

/** The share of a hero, from the top, that decides its colour: the sky behind the text. */
const SKY = 0.1;

const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);

/**
 * The ink that fills the place of a picture until it has loaded: for a hero the ink nearest to the mean colour of its top
 * tenth, for other pictures the ink nearest to the colour with the largest area.
 */
export async function groundOf(pixels: Pixels, group: Group): Promise<string> {
  const lead = group === 'hero' ? await meanOfSky(pixels) : await dominant(pixels);
  const [first, ...others] = Object.entries(GROUNDS).map(
    ([name, hex]) => [distance(lead, channels(hex)), name] as const,
  );
  if (!first) throw new Error('The palette is empty');
  return others.reduce((nearest, next) => (next[0] < nearest[0] ? next : nearest), first)[1];
}

async function meanOfSky(pixels: Pixels): Promise<number[]> {
  const height = Math.round(pixels.height * SKY);
  const sky = imageOf(pixels).extract({ left: 0, top: 0, width: pixels.width, height });
  const { data } = await pixelsOf(sky.resize(1, 1, { fit: 'fill' }));
  return [...data.subarray(0, 3)];
}

async function dominant(pixels: Pixels): Promise<number[]> {
  const { r, g, b } = (await imageOf(pixels).stats()).dominant;
  return [r, g, b];
}
