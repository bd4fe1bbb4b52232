import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { cutFont, measurable, openFont, requireLight, webFile } from './cut-font.ts';
import { subsetFont } from './subset-font.ts';
import { CHARACTERS, FONTS } from './web-fonts.ts';

const require = createRequire(import.meta.url);
const packaged = (use: 'headings' | 'text') =>
  require.resolve(`${FONTS[use].npmPackage}/${FONTS[use].source}`);

/** A font made of that of the text, as a file. */
async function made(
  name: string,
  wght: number | { min: number; max: number },
  characters = CHARACTERS,
): Promise<string> {
  const file = path.join(temporaryFolder(), name);
  const data = await subsetFont(readFileSync(packaged('text')), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noHinting: true,
  });
  writeFileSync(file, data);
  return file;
}

it('a font in the format TTF becomes the same file as in the format WOFF2', async () => {
  const own = await openFont('text', await made('Whole.ttf', { min: 300, max: 900 }));
  expect(own.isOwn).toBe(true);
  expect(own.name).toMatch(/^Figtree/);
  const shared = await openFont('text', packaged('text'));
  expect(shared.notice).toMatch(
    /^Copyright \d{4} The Figtree Project Authors.*\nhttps:\/\/openfontlicense\.org$/,
  );
  expect((await webFile(own)).length).toBeCloseTo((await webFile(shared)).length, -3);
});

it('a font with one weight is taken for headings, and not for text', async () => {
  const file = await made('Bold.ttf', 700);
  const headings = await openFont('headings', file);
  expect(headings.axes).toEqual({});
  expect((await webFile(headings)).toString('latin1', 0, 4)).toBe('wOF2');
  await expect(openFont('text', file)).rejects.toThrow(
    'expected a variable font with weights from 400 to 700, because text has bold words; this has a single weight',
  );
  const light = await made('Light.ttf', { min: 300, max: 600 });
  await expect(openFont('text', light)).rejects.toThrow('this has weights from 300 to 600');
});

it('a font for headings gets the heaviest weight that it has, up to 800', async () => {
  const light = await openFont('headings', await made('Up to 600.ttf', { min: 300, max: 600 }));
  const heavy = await openFont('headings', await made('Up to 900.ttf', { min: 300, max: 900 }));
  const widthOf = async (font: typeof light, weight: number) => {
    const face = measurable(await cutFont(font, 'm', weight, 'truetype'));
    return face.glyphHAdvance(face.nominalGlyph(0x6d) ?? 0);
  };
  expect(await widthOf(light, 800)).toBe(await widthOf(light, 600));
  expect(await widthOf(heavy, 800)).toBeGreaterThan(await widthOf(heavy, 600));
});

it('a font without letters that the site needs is refused, and the message names them', async () => {
  const file = await made('Short.ttf', { min: 300, max: 900 }, CHARACTERS.replaceAll(/[ÄœQ]/g, ''));
  await expect(openFont('text', file)).rejects.toThrow('it has no Q Ä œ');
});

it.each([
  ['a picture', '\x89PNG\r\n', 'expected a font (WOFF2, TTF or OTF)'],
  ['a damaged font', 'wOF2 and nothing else', 'this file is damaged'],
])('a font that is %s is refused', async (_what, text, message) => {
  const file = path.join(temporaryFolder(), 'Font.woff2');
  writeFileSync(file, text, 'latin1');
  await expect(openFont('text', file)).rejects.toThrow(message);
});

it('both fonts have a limit together, and the message says how many bytes are too many', () => {
  expect(() => requireLight(15_000, 14_000)).not.toThrow();
  expect(() => requireLight(15_000, 14_656)).toThrow(
    'the one for headings has 15,000, the one for text 14,656: 656 too many',
  );
});
