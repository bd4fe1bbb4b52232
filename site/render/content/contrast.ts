/** The contrast of two colours (WCAG 2.2, 1.4.3 and 1.4.11), and the pairs of colours that the design uses. */

/** The smallest contrast of text, and of signs, borders and the focus. */
const TEXT = 4.5;
const SIGN = 3;

/** A colour, its background, the smallest contrast, and the place of the pair. */
type Pair = readonly [colour: string, ground: string, least: number, where: string];

const on = (colour: string, grounds: readonly string[], least: number, where: string): Pair[] =>
  grounds.map((ground) => [colour, ground, least, where] as const);

/** Soft background colours of the areas. */
const SOFT = ['sand', 'blush', 'mist', 'lilac', 'sky'];
/** Dark backgrounds with cream text, including the colours of the areas. */
const DARK = [
  ...['ink', 'night', 'forest', 'deep', 'humus', 'soil-dark', 'soil', 'teal', 'teal-deep'],
  ...['indigo', 'dusk', 'cherry', 'plum', 'lilac-deep'],
];
/** Backgrounds of heroes until their picture has loaded. */
const LIGHT_SKIES = [
  ...['dawn', 'clay', 'mint', 'sky-inputs', 'sky-sustainability', 'sky-about', 'sky-contact'],
];

/** Every pair of the design. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', ['cream', 'white', 'sun', ...SOFT], TEXT, 'text'),
  ...on('ink', LIGHT_SKIES, TEXT, 'words of a hero'),
  ...on('text-soft', ['cream', 'white'], TEXT, 'soft text'),
  ...on('text-soft-on-key', SOFT, TEXT, 'soft text on the ground of an area'),
  ...on('deep', ['cream', 'white'], TEXT, 'links and messages of success'),
  ...on('cherry', ['cream', 'white'], TEXT, 'errors'),
  ...on('placeholder', ['white'], TEXT, 'examples in empty fields'),
  ...on('cream', DARK, TEXT, 'text on dark grounds and buttons'),
  ...on('cream', ['sky-news'], TEXT, 'words of a hero'),
  ...on('text-soft-on-dark', ['ink'], TEXT, 'soft text on dark grounds'),
  ...on('sun', ['ink', 'night'], TEXT, 'marked words on dark grounds'),
  ...on('lime', ['ink', 'forest'], SIGN, 'signs on dark grounds and the app icons'),
  ...on('soil', ['sand', 'blush'], SIGN, 'signs on the ground of an area'),
  ...on('deep', ['blush', 'sky'], SIGN, 'signs on the ground of an area'),
  ...on('teal', ['mist'], SIGN, 'signs on the ground of an area'),
  ...on('indigo', ['lilac'], SIGN, 'signs on the ground of an area'),
  ...on('lilac-deep', ['lilac', 'sky'], SIGN, 'signs on the ground of an area'),
  ...on('field-line', ['white', 'cream'], SIGN, 'borders of fields'),
  ...on('indigo', ['white', 'cream'], SIGN, 'the focus'),
];

/** The red, green and blue of `#rrggbb`, from 0 to 255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance (WCAG) of red, green and blue from 0 to 255: 0 to 1. */
export function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances: 1 to 21. */
export const contrastOf = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of two colours such as `#10231b`: 1 to 21. */
export const contrast = (a: string, b: string): number =>
  contrastOf(luminance(channels(a)), luminance(channels(b)));
