/** The two fonts of the site: where they come from, what is kept of them, and what shows until they have arrived. */
import type { Range } from './subset-font.ts';

/** A font of the visitor's system, scaled to the measures of a web font. It shows until the web font has loaded. */
export type Fallback = {
  /** The names for `local()`, best first: full names and PostScript names. */
  localNames: string[];
  /** Weights of the text that it shows. */
  weight: number | Range;
  /** Weight of the web font whose widths it is scaled to. */
  matchedWeight: number;
  /** Mean advance width of the web font's sample in this font, in em. Measure it again if the sample changes. */
  averageWidth: number;
};

/** What a font is for. */
export type FontUse = 'headings' | 'text';

/** One of the site's two fonts. */
export type WebFont = {
  /** Its name in style sheets: what it is for, because a company may have a font of its own. */
  family: string;
  /** The package that it comes from if the company has no font of its own. */
  npmPackage: string;
  /** File in the package: the Latin characters; its only axis is the weight. */
  source: string;
  /** Names of the files written, below `app/styles/fonts/`: the font, and its licence. */
  output: string;
  licence: string;
  weight: number | Range;
  /** OpenType features to keep. Neither font has ligatures. */
  features: string[];
  /** A typical text of the site in this font. The average widths are measured with it. */
  sample: string;
  /** If several have the same weight, browsers take the last one that they have. */
  fallbacks: Fallback[];
};

/** Basic Latin, then the letters of French and other European names, then punctuation. */
export const CHARACTERS =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÙÚÛÜŒßàáâãäåæçèéêëíîïñóôõöøùúûüÿœ' +
  '\u00a0–—‘’“”«»…·•×½°©€£';

/** Long headings, which wrap, and a few short ones. */
const DISPLAY_SAMPLE =
  'Innovative solutions for agriculture and sustainability Cultivating Excellence Since 2007 Why ' +
  'Choose Our Agricultural Inputs Our Carbon Credit Programs Building a sustainable future ' +
  'through partnerships Record coffee harvest from the slopes of Mount Kenya Environmental ' +
  'Stewardship Crop protection workshop trains 400 growers in Kericho Carbon credits that pay ' +
  'the farmer who plants the tree Start Your Journey';

const TEXT_SAMPLE =
  'We supply certified seed, crop protection and fertilizer to growers across Kenya and East ' +
  'Africa. Farmers call it the factory, though it may be one pulper under an iron roof. In a few ' +
  "weeks it handles a whole year's income of many families. 100% traceability begins here. A " +
  "day's parchment gets one lot number, which stays with tank, bed, store and bag. If a buyer " +
  'praises it, or complains, the page shows whose cherry it was and what the tank did that ' +
  'night. The pulp comes back to the farms as compost.';

/**
 * Full and PostScript names of fonts with the widths of Arial: on Windows, Linux and ChromeOS.
 * Apple systems have Arial itself, so Helvetica Neue, a little wider, is left out.
 */
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo-Regular'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo-Bold'];

/** Android. From version 12 on there is one variable file, which has only the regular names. */
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];

const REGULAR = { weight: { min: 400, max: 500 }, matchedWeight: 400 };
const BOLD = { weight: { min: 600, max: 700 }, matchedWeight: 650 };
const DISPLAY = { weight: 800, matchedWeight: 800 };

/**
 * Average widths come from the `hmtx` tables of Liberation Sans 1.07.4 and of Roboto 3.015
 * (@fontsource/roboto 5.3.0). Kerning is left out on both sides: it changes their ratio by 0.2 %.
 */
export const FONTS: Readonly<Record<FontUse, WebFont>> = {
  headings: {
    family: 'Headings',
    npmPackage: '@fontsource-variable/bricolage-grotesque',
    source: 'files/bricolage-grotesque-latin-wght-normal.woff2',
    output: 'headings.woff2',
    licence: 'headings-licence.txt',
    weight: 800,
    features: ['kern'],
    sample: DISPLAY_SAMPLE,
    fallbacks: [
      { ...DISPLAY, localNames: ROBOTO, averageWidth: 0.44997 },
      { ...DISPLAY, localNames: ROBOTO_BOLD, averageWidth: 0.45745 },
      { ...DISPLAY, localNames: ARIAL_BOLD, averageWidth: 0.48722 },
    ],
  },
  text: {
    family: 'Text',
    npmPackage: '@fontsource-variable/figtree',
    source: 'files/figtree-latin-wght-normal.woff2',
    output: 'text.woff2',
    licence: 'text-licence.txt',
    weight: { min: 400, max: 700 },
    // rvrn: from weight 590 on the dollar sign has another shape.
    features: ['kern', 'tnum', 'rvrn'],
    sample: TEXT_SAMPLE,
    fallbacks: [
      { ...REGULAR, localNames: ROBOTO, averageWidth: 0.43983 },
      { ...REGULAR, localNames: ARIAL, averageWidth: 0.44079 },
      { ...BOLD, localNames: ROBOTO, averageWidth: 0.43983 },
      { ...BOLD, localNames: ROBOTO_BOLD, averageWidth: 0.4462 },
      { ...BOLD, localNames: ARIAL_BOLD, averageWidth: 0.47449 },
    ],
  },
};
