/**
 * Makes the two web fonts, copies of their licences and `site/app/styles/fonts.css` from the npm
 * packages: `npm run fonts`. The results are committed, so building the site does not need
 * this; run it after a change below or an update of a font package, and commit what it writes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

type Range = { min: number; max: number };

/** A font of the visitor's system, drawn to the measures of a web font until that has arrived. */
type Fallback = {
  /** What `local()` asks for, best first: full names and PostScript names. */
  localNames: string[];
  /** Weights it stands in for. */
  weight: number | Range;
  /** Weight of the web font whose widths it takes over. */
  matchedWeight: number;
  /** Mean advance width over the sample of the web font, in em. Measure again if that changes. */
  averageWidth: number;
};

type WebFont = {
  family: string;
  npmPackage: string;
  /** File in the package: the Latin part, whose only axis is the weight. */
  source: string;
  /** Names of the files written, below `app/styles/fonts/`. */
  output: string;
  licence: string;
  weight: number | Range;
  /** OpenType features to keep. Neither font has ligatures. */
  features: string[];
  /** What the file may weigh, in bytes. */
  budget: number;
  /** Text as set in this font; its letter frequencies decide the average widths. */
  sample: string;
  /** Where several stand in for the same weight, browsers take the last one they have. */
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
 * Apple systems have Arial itself, so Helvetica Neue, a little wider, is not asked for.
 */
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo-Regular'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo-Bold'];

/** Android. The single variable file of version 12 and later goes by the regular names only. */
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
    // rvrn: from weight 590 on the dollar sign has another drawing.
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

/** The package has no types of its own. */
const subsetFont = require('subset-font') as (
  font: Buffer,
  characters: string,
  options: {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: { wght: number | Range };
    keepFeatures: string[];
    noHinting: boolean;
    dropTables: string[];
  },
) => Promise<Buffer>;

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

/** In em. The descent is positive. */
type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance widths by character. */
  widths: Map<string, number>;
};

/** Reads a TrueType font. Offsets: https://learn.microsoft.com/typography/opentype/spec/otff */
function readMetrics(font: Buffer): Metrics {
  const table = (tag: string): Buffer => {
    const record = font.indexOf(tag, 12, 'latin1');
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  /** Glyphs after this one share its width. */
  const lastWidth = hhea.readUInt16BE(34) - 1;
  const widths = new Map<string, number>();
  for (const [codePoint, glyph] of readCharacterMap(table('cmap'))) {
    const width = hmtx.readUInt16BE(Math.min(glyph, lastWidth) * 4) / unitsPerEm;
    widths.set(String.fromCodePoint(codePoint), width);
  }
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    widths,
  };
}

/** Glyph numbers by code point, from the first subtable: format 4, as HarfBuzz writes it. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const subtable = cmap.subarray(cmap.readUInt32BE(8));
  if (subtable.readUInt16BE(0) !== 4) throw new Error('The character map is not of format 4');
  const glyphs = new Map<number, number>();
  /** Bytes of each of the four arrays, which have an entry per run of code points. */
  const size = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const last = subtable.readUInt16BE(at);
    const first = subtable.readUInt16BE(at + size + 2);
    const delta = subtable.readUInt16BE(at + size * 2 + 2);
    /** From this very place to the glyph of the first code point; 0 where delta says it all. */
    const distance = subtable.readUInt16BE(at + size * 3 + 2);
    const list = at + size * 3 + 2 + distance;
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const base = distance ? subtable.readUInt16BE(list + (codePoint - first) * 2) : codePoint;
      glyphs.set(codePoint, (base + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Mean advance width of a text, in em. */
function averageWidth({ widths }: Metrics, text: string): number {
  const sum = [...text].reduce((total, character) => total + (widths.get(character) ?? 0), 0);
  return sum / text.length;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Quoted where a style sheet wants it. */
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
 * The system font scaled to the average width of the web font. Letter spacing needs no part in
 * this: it goes by `font-size`, which size-adjust leaves alone, and so is the same for both.
 */
function fallbackRule({ family, sample }: WebFont, fallback: Fallback, metrics: Metrics): string {
  const sizeAdjust = averageWidth(metrics, sample) / fallback.averageWidth;
  return `@font-face {
  font-family: ${familyName(`${family} Fallback`)};
  font-weight: ${weights(fallback.weight)};
  src: ${fallback.localNames.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(metrics.ascent / sizeAdjust)};
  descent-override: ${percent(metrics.descent / sizeAdjust)};
  line-gap-override: ${percent(metrics.lineGap / sizeAdjust)};
}
`;
}

async function make(font: WebFont): Promise<string> {
  const { family, npmPackage, source, output, licence, weight, budget, fallbacks } = font;
  const file = await subset(font, weight, 'woff2');
  const { widths } = readMetrics(await subset(font, weight, 'truetype'));
  const missing = [...CHARACTERS].filter((character) => !widths.has(character));
  if (missing.length > 0) throw new Error(`${source} has no ${missing.join(' ')}`);
  if (file.length > budget) {
    throw new Error(`${output} has ${file.length} bytes, ${budget} are allowed`);
  }
  await writeFile(new URL(`fonts/${output}`, STYLES), file);
  await copyFile(require.resolve(`${npmPackage}/LICENSE`), new URL(`fonts/${licence}`, STYLES));

  const rules = [webFontRule(font)];
  for (const fallback of fallbacks) {
    const metrics = readMetrics(await subset(font, fallback.matchedWeight, 'truetype'));
    rules.push(fallbackRule(font, fallback, metrics));
  }
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
