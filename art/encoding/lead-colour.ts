import { PALETTE } from '../drawing/palette.ts';
import { imageOf, type Pixels } from './render.ts';
import type { Group } from '../catalogue/picture.ts';

/** Inks that the style sheets know too (`app/styles/tokens.css`), by the names there. */
const GROUNDS = Object.fromEntries(
  Object.entries(PALETTE)
    .filter(([name]) => name !== 'gold')
    .map(([name, hex]) => [name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), hex]),
);

/** Part of a hero that counts, from the top: the sky that the text stands on. */
const SKY = 0.1;

const channels = (hex: string) =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);

/**
 * The ink that holds a picture's place until it is there: on a hero the one nearest to the mean of its top
 * tenth, elsewhere the one nearest to the colour that covers most.
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
  const { data } = await sky
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

async function dominant(pixels: Pixels): Promise<number[]> {
  const { r, g, b } = (await imageOf(pixels).stats()).dominant;
  return [r, g, b];
}
