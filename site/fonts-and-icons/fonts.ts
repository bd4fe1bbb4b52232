/**
 * `npm run fonts`: makes the two web fonts and `site/app/styles/fonts.css` from the company's own fonts
 * (`content/facts/brand.yaml`), or from the npm packages with copies of their licences. The results are committed, so a
 * build does not need this program. Run it after a change here, of the company's fonts or of a font package, and commit
 * the results.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';
import { format, resolveConfig } from 'prettier';
import { readBrand } from '#render/content/read-brand.ts';
import { contentFolder } from '#render/content/root.ts';
import { messageOf } from '#serve/message-of.ts';
import { shownPath } from '#serve/file-list.ts';
import {
  cutFont,
  FontError,
  glyphOf,
  measurable,
  openFont,
  requireLight,
  webFile,
  type OpenFont,
} from './cut-font.ts';
import type { Range } from './subset-font.ts';
import { CHARACTERS, type Fallback, type FontUse, type WebFont } from './web-fonts.ts';

const STYLES = new URL('../app/styles/', import.meta.url);

const require = createRequire(import.meta.url);

/** Mean advance width of a text, in em. */
function averageWidth(font: Font, text: string): number {
  const widths = Array.from(text, (character) => font.glyphHAdvance(glyphOf(font, character)));
  return widths.reduce((sum, width) => sum + width) / widths.length / font.face.upem;
}

/** The font cut down to one weight, to be measured. */
const measured = async (font: OpenFont, weight: number) =>
  measurable(await cutFont(font, CHARACTERS, weight, 'truetype', font.webFont.features));

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

async function rulesOf(font: OpenFont): Promise<string> {
  const { webFont } = font;
  const rules = [webFontRule(webFont)];
  for (const fallback of webFont.fallbacks)
    rules.push(fallbackRule(webFont, fallback, await measured(font, fallback.matchedWeight)));
  return rules.join('\n');
}

/** Writes the file that visitors load, and beside it the licence: that of the package, or what the company's font says. */
async function write(
  { webFont, name, notice, isOwn }: OpenFont,
  file: Buffer,
  licence = '',
): Promise<void> {
  const { npmPackage, output } = webFont;
  await writeFile(new URL(`fonts/${output}`, STYLES), file);
  const beside = new URL(`fonts/${webFont.licence}`, STYLES);
  if (isOwn) await writeFile(beside, `${name}\n${licence}\n\n${notice}`.trim() + '\n');
  else await copyFile(require.resolve(`${npmPackage}/LICENSE`), beside);
  console.log(`${name}: ${output}, ${file.length} bytes`);
}

/** Opens a font, and names the field of the brand if the site cannot use it. */
async function openNamed(use: FontUse): Promise<OpenFont> {
  const file = readBrand().fonts?.[use]?.file;
  const own = file === undefined ? undefined : path.join(contentFolder(), '../fonts', file);
  try {
    return await openFont(use, own);
  } catch (error) {
    if (!(error instanceof FontError) || own === undefined) throw error;
    throw new FontError(
      `content/facts/brand.yaml: fonts.${use}.file: ${shownPath(own)}: ${error.message}`,
      { cause: error },
    );
  }
}

async function main(): Promise<void> {
  const fonts = [await openNamed('headings'), await openNamed('text')] as const;
  const files = [await webFile(fonts[0]), await webFile(fonts[1])] as const;
  requireLight(files[0].length, files[1].length);
  await mkdir(new URL('fonts/', STYLES), { recursive: true });
  const own = readBrand().fonts;
  await write(fonts[0], files[0], own?.headings?.licence);
  await write(fonts[1], files[1], own?.text?.licence);
  const rules = [await rulesOf(fonts[0]), await rulesOf(fonts[1])];
  const styleSheet = new URL('fonts.css', STYLES);
  const css = `/* Written by site/fonts-and-icons/fonts.ts: change that file instead. */\n\n${rules.join('\n')}`;
  const style = await resolveConfig(styleSheet);
  await writeFile(styleSheet, await format(css, { ...style, parser: 'css' }));
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
