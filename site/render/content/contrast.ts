/** The pairs of colours that the design uses, and the contrast that each needs (WCAG 2.2, 1.4.3 and 1.4.11). */
import { contrast, nearestColour } from '#encoding/colour.ts';

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

/**
 * The colour nearest to one that can be read wherever the design uses it, if there is one.
 * @param of the colours, by name
 */
export const readableColour = (
  name: string,
  of: Readonly<Record<string, string>>,
): string | undefined =>
  nearestColour(of[name] ?? '', (colour) =>
    PAIRS.filter((pair) => pair[0] === name || pair[1] === name).every(
      ([one, ground, least]) =>
        contrast(
          one === name ? colour : (of[one] ?? ''),
          ground === name ? colour : (of[ground] ?? ''),
        ) >= least,
    ),
  );
