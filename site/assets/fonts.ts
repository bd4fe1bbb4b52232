/**
 * `npm run fonts`: makes the two web fonts, copies of their licences and `site/app/styles/fonts.css` from the npm
 * packages. The results are committed, so a build does not need this program. Run it after a change here or an update of
 * a font package, and commit the results.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { format, resolveConfig } from 'prettier';
import { subsetFont, type Range } from './subset-font.ts';

/** A font of the visitor's system, scaled to the measures of a web font. It shows until the web font has loaded. */
type Fallback = {
  /** The names for `local()`, best first: full names and PostScript names. */
  localNames: string[];
  /** Weights of the text that it shows. */
  weight: number | Range;
  /** Weight of the web font whose widths it is scaled to. */
  matchedWeight: number;
  /** Mean advance width of the web font's sample in this font, in em. Measure it again if the sample changes. */
  averageWidth: number;
};

type WebFont = {
  family: string;
  npmPackage: string;
  /** File in the package: the Latin characters; its only axis is the weight. */
  source: string;
  /** Names of the files written, below `app/styles/fonts/`. */
  output: string;
  licence: string;
  weight: number | Range;
  /** OpenType features to keep. Neither font has ligatures. */
  features: string[];
  /** The largest size of the file, in bytes. */
  budget: number;
  /** A typical text of the site in this font. The average widths are measured with it. */
  sample: string;
  /** If several have the same weight, browsers take the last one that they have. */
  fallbacks: Fallback[];
};

/** Basic Latin, then the letters of French and other European names, then punctuation. */
const CHARACTERS =
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
const FONTS: WebFont[] = [
  {
    family: 'Bricolage Grotesque',
    npmPackage: '@fontsource-variable/bricolage-grotesque',
    source: 'files/bricolage-grotesque-latin-wght-normal.woff2',
    output: 'bricolage-grotesque-800.woff2',
    licence: 'OFL-bricolage-grotesque.txt',
    weight: 800,
    features: ['kern'],
    budget: 15_000,
    sample: DISPLAY_SAMPLE,
    fallbacks: [
      { ...DISPLAY, localNames: ROBOTO, averageWidth: 0.44997 },
      { ...DISPLAY, localNames: ROBOTO_BOLD, averageWidth: 0.45745 },
      { ...DISPLAY, localNames: ARIAL_BOLD, averageWidth: 0.48722 },
    ],
  },
  {
    family: 'Figtree',
    npmPackage: '@fontsource-variable/figtree',
    source: 'files/figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    licence: 'OFL-figtree.txt',
    weight: { min: 400, max: 700 },
    // rvrn: from weight 590 on the dollar sign has another shape.
    features: ['kern', 'tnum', 'rvrn'],
    budget: 20_000,
    sample: TEXT_SAMPLE,
    fallbacks: [
      { ...REGULAR, localNames: ROBOTO, averageWidth: 0.43983 },
      { ...REGULAR, localNames: ARIAL, averageWidth: 0.44079 },
      { ...BOLD, localNames: ROBOTO, averageWidth: 0.43983 },
      { ...BOLD, localNames: ROBOTO_BOLD, averageWidth: 0.4462 },
      { ...BOLD, localNames: ARIAL_BOLD, averageWidth: 0.47449 },
    ],
  },
];

const STYLES = new URL('../app/styles/', import.meta.url);

const require = createRequire(import.meta.url);

/** Cuts a font down to what the site uses. */
async function subset(
  { npmPackage, source, features }: WebFont,
  weight: number | Range,
  targetFormat: 'truetype' | 'woff2',
): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(`${npmPackage}/${source}`)), CHARACTERS, {
    targetFormat,
    variationAxes: { wght: weight },
    keepFeatures: features,
    noHinting: true,
    // Names of styles for font menus.
    dropTables: ['STAT'],
  });
}

/** The glyph of a character; 0 if the font has none. */
const glyphOf = (font: Font, character: string) =>
  font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;

/** Mean advance width of a text, in em. */
function averageWidth(font: Font, text: string): number {
  const widths = Array.from(text, (character) => font.glyphHAdvance(glyphOf(font, character)));
  return widths.reduce((sum, width) => sum + width) / widths.length / font.face.upem;
}

/** The font cut down to one weight, to be measured. */
const measured = async (font: WebFont, weight: number | Range) =>
  new Font(new Face(new Blob(await subset(font, weight, 'truetype'))));

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** In quotes if CSS needs them. */
const familyName = (name: string): string => (name.includes(' ') ? `'${name}'` : name);

const weights = (weight: number | Range): string =>
  typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;

function webFontRule({ family, weight, output }: WebFont): string {
  return `@font-face {
  font-family: ${familyName(family)};
  font-weight: ${weights(weight)};
  font-display: swap;
  src: url('./fonts/${output}') format('woff2');
}
`;
}

/**
 * The system font, scaled to the average width of the web font. Letter spacing needs no correction: it depends on
 * `font-size`, which `size-adjust` does not change.
 */
function fallbackRule({ family, sample }: WebFont, fallback: Fallback, font: Font): string {
  const sizeAdjust = averageWidth(font, sample) / fallback.averageWidth;
  const { ascender, descender, lineGap } = font.hExtents();
  const share = (units: number) => percent(units / font.face.upem / sizeAdjust);
  return `@font-face {
  font-family: ${familyName(`${family} Fallback`)};
  font-weight: ${weights(fallback.weight)};
  src: ${fallback.localNames.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${share(ascender)};
  descent-override: ${share(-descender)};
  line-gap-override: ${share(lineGap)};
}
`;
}

async function make(webFont: WebFont): Promise<string> {
  const { family, npmPackage, source, output, licence, weight, budget, fallbacks } = webFont;
  const file = await subset(webFont, weight, 'woff2');
  const whole = await measured(webFont, weight);
  const missing = [...CHARACTERS].filter((character) => glyphOf(whole, character) === 0);
  if (missing.length > 0) throw new Error(`${source} has no ${missing.join(' ')}`);
  if (file.length > budget) {
    throw new Error(`${output} has ${file.length} bytes; at most ${budget} are allowed`);
  }
  await writeFile(new URL(`fonts/${output}`, STYLES), file);
  await copyFile(require.resolve(`${npmPackage}/LICENSE`), new URL(`fonts/${licence}`, STYLES));

  const rules = [webFontRule(webFont)];
  for (const fallback of fallbacks)
    rules.push(fallbackRule(webFont, fallback, await measured(webFont, fallback.matchedWeight)));
  console.log(`${family}: ${output}, ${file.length} bytes`);
  return rules.join('\n');
}

await mkdir(new URL('fonts/', STYLES), { recursive: true });
const rules = [];
for (const font of FONTS) rules.push(await make(font));
const styleSheet = new URL('fonts.css', STYLES);
const css = `/* Written by site/assets/fonts.ts: change that file instead. */\n\n${rules.join('\n')}`;
const style = await resolveConfig(styleSheet);
await writeFile(styleSheet, await format(css, { ...style, parser: 'css' }));
