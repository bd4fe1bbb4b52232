/** Opens a font, checks whether the site can use it, and cuts it down to what the site needs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { LIMITS } from '#build/check-budgets.ts';
import { subsetFont, type Range } from './subset-font.ts';
import { CHARACTERS, FONTS, type FontUse, type WebFont } from './web-fonts.ts';

/** A font that the site cannot use. The message says what was expected and what was found. */
export class FontError extends Error {
  override name = 'FontError';
}

/** The positions that a font has on an axis, such as its weights. */
type Axis = Range & { default: number };

/** A font that the site can use. */
export type OpenFont = {
  webFont: WebFont;
  data: Buffer;
  /** By the axes' names in the file, such as `wght`. A font with one shape has none. */
  axes: Readonly<Record<string, Axis>>;
  /** The name that its file has inside. */
  name: string;
  /** What its file says about its copyright and licence, a line for each. */
  notice: string;
  /** Whether it is the company's own. */
  isOwn: boolean;
};

/** Numbers of texts in a font's `name` table (OpenType specification, "Name IDs"). */
const NAME = { copyright: 0, family: 1, licence: 13, licenceAddress: 14, wholeFamily: 16 };

/** Characters of a message that names missing ones. */
const NAMED = 12;

/** The first bytes of files with a font: TrueType, the same for old Macs, OpenType, WOFF2. */
const SIGNATURES = ['\0\x01\0\0', 'true', 'OTTO', 'wOF2'];

const require = createRequire(import.meta.url);

/** A font that harfbuzz can measure and draw. @param data in the format `truetype` */
export const measurable = (data: Buffer) => new Font(new Face(new Blob(data)));

/** The glyph of a character; 0 if the font has none. */
export const glyphOf = (font: Font, character: string) =>
  font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;

/** Runs the cutting program. @throws {FontError} when the file is damaged */
async function subset(...settings: Parameters<typeof subsetFont>): Promise<Buffer> {
  try {
    return await subsetFont(...settings);
  } catch (error) {
    throw new FontError('expected a whole font; this file is damaged', { cause: error });
  }
}

/** Weights as people say them. */
const weightsOf = ({ wght }: OpenFont['axes']) =>
  wght ? `weights from ${wght.min} to ${wght.max}` : 'a single weight';

/** @throws {FontError} when characters are missing, or the text has no bold letters */
function requireUsable(face: Font, { webFont, axes }: OpenFont): void {
  const missing = [...CHARACTERS].filter((character) => glyphOf(face, character) === 0);
  const named = missing.map((character) => (character === '\u00a0' ? 'no-break space' : character));
  if (missing.length > 0)
    throw new FontError(
      `expected all characters that the site needs; it has no ${named.slice(0, NAMED).join(' ')}${missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''}`,
    );
  const { weight } = webFont;
  if (typeof weight === 'number') return;
  const { wght } = axes;
  if (!wght || wght.min > weight.min || wght.max < weight.max)
    throw new FontError(
      `expected a variable font with weights from ${weight.min} to ${weight.max}, because text has bold words; this has ${weightsOf(axes)}`,
    );
}

/**
 * Opens a font.
 * @param own the path of the company's own; without it the one of the package
 * @throws {FontError} when the site cannot use it
 */
export async function openFont(use: FontUse, own?: string): Promise<OpenFont> {
  const webFont = FONTS[use];
  const file = own ?? require.resolve(`${webFont.npmPackage}/${webFont.source}`);
  const data = await readFile(file).catch((error: unknown) => {
    throw new FontError('expected a file of that name; there is none', { cause: error });
  });
  if (!SIGNATURES.includes(data.toString('latin1', 0, 4)))
    throw new FontError(
      'expected a font (WOFF2, TTF or OTF); this file is none, whatever its name says',
    );
  const face = measurable(
    await subset(data, CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: {},
      preserveNameIds: Object.values(NAME),
      noHinting: true,
    }),
  );
  const axes = face.face.getAxisInfos();
  const text = (id: number) => face.face.getName(id, 'en').trim();
  const name = text(NAME.wholeFamily) || text(NAME.family);
  const notice = [NAME.copyright, NAME.licence, NAME.licenceAddress]
    .map(text)
    .filter(Boolean)
    .join('\n');
  const font = { webFont, data, axes, name, notice, isOwn: own !== undefined };
  requireUsable(face, font);
  return font;
}

const clamp = (value: number, { min, max }: Range) => Math.min(Math.max(value, min), max);

/**
 * A font cut down to some characters.
 * @param weight one weight, or the weights that stay; a font that does not have it gets the nearest one
 * @param features OpenType features to keep
 * @throws {FontError} when the file is damaged
 */
export function cutFont(
  { data, axes }: OpenFont,
  characters: string,
  weight: number | Range,
  targetFormat: 'truetype' | 'woff2',
  features?: string[],
): Promise<Buffer> {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([tag, axis]) => {
      if (tag !== 'wght') return [tag, axis.default];
      return [tag, typeof weight === 'number' ? clamp(weight, axis) : weight];
    }),
  );
  return subset(data, characters, {
    targetFormat,
    variationAxes,
    ...(features && { keepFeatures: features }),
    noHinting: true,
    // Names of styles for font menus.
    ...(features && { dropTables: ['STAT'] }),
  });
}

/** The file that visitors load, WOFF2. @throws {FontError} when the font is damaged */
export const webFile = (font: OpenFont): Promise<Buffer> =>
  cutFont(font, CHARACTERS, font.webFont.weight, 'woff2', font.webFont.features);

/**
 * @param headings bytes of the font of headings @param text bytes of the font of text
 * @throws {FontError} when both together are heavier than visitors on slow lines should wait for
 */
export function requireLight(headings: number, text: number): void {
  const shown = (bytes: number) => bytes.toLocaleString('en');
  const excess = headings + text - LIMITS.fonts;
  if (excess > 0)
    throw new FontError(
      `expected at most ${shown(LIMITS.fonts)} bytes for both fonts together, after they are cut to the letters of the site; ` +
        `the one for headings has ${shown(headings)}, the one for text ${shown(text)}: ${shown(excess)} too many`,
    );
}
