/** The colour that holds a picture's place until its file is there. */
import { channels } from './colour.ts';
import { imageOf, type Pixels, pixelsOf } from './pixels.ts';

/** The names of the inks that may hold a place: `site/app/styles/pictures.css` has a rule for each. */
export const GROUND_INKS = [
  ...['ink', 'night', 'forest', 'deep', 'leaf', 'flush', 'lime', 'soil-dark', 'soil', 'soil-light'],
  ...['clay', 'sun', 'cream', 'sand', 'blush', 'mist', 'sky', 'teal', 'indigo', 'cherry', 'plum'],
] as const;

/** Colours such as `#10231b`, by name. */
export type Inks = Readonly<Record<string, string>>;

/** The share of a hero, from the top, that decides its colour: the sky behind the text. */
const SKY = 0.1;

const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);

/**
 * The name of the ink nearest to the colour with the largest area.
 * @param part `sky` takes the mean colour of the top tenth instead
 * @throws when there are no inks
 */
export async function groundOf(
  pixels: Pixels,
  inks: Inks,
  part: 'whole' | 'sky' = 'whole',
): Promise<string> {
  const lead = part === 'sky' ? await meanOfSky(pixels) : await dominant(pixels);
  const [first, ...others] = Object.entries(inks).map(
    ([name, hex]) => [distance(lead, channels(hex)), name] as const,
  );
  if (!first) throw new Error('There are no inks');
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
