/** What brand pictures are made of. */
import { tokenColour } from '#render/brand-values.ts';

const COLOURS = [
  'cherry',
  'cream',
  'flush',
  'forest',
  'indigo',
  'ink',
  'leaf',
  'lime',
  'mist',
  'night',
  'sand',
  'sky',
  'soil',
  'soil-dark',
  'soil-light',
  'sun',
] as const;

/** The company's colours, such as `#10231B`. */
export type Colours = Readonly<Record<(typeof COLOURS)[number], string>>;

/** The colours of `brand.yaml`, in capital letters, as in the drawings. @throws {Error} when one is missing */
export const brandColours = (): Colours =>
  Object.fromEntries(COLOURS.map((name) => [name, tokenColour(name).toUpperCase()])) as Colours;

/** The company's name as outlines. */
export type Wordmark = {
  /** The name, for those who cannot see it. */
  name: string;
  /** A path beside the mark, in the mark's units. */
  path: string;
  /** Where it ends at the right, in these units. */
  right: number;
};

/** Colours, the mark (a path in one colour on a square of 64 units), and the name. */
export type Brand = { colours: Colours; mark: string; wordmark: Wordmark };
