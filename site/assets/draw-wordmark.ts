/**
 * Part of `npm run brand`: writes `art/brand/wordmark.ts`, the company's name as outlines, for pictures that other
 * sites show. The result is committed, so a build does not need this program. The name comes from
 * `content/facts/site.yaml`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, DrawFuncs, Face, Font } from 'harfbuzzjs';
import { loadContent } from '#render/content/load.ts';
import { ROOT } from '#render/content/root.ts';
import { subsetFont } from './subset-font.ts';

const FILE = path.join(ROOT, 'art/brand/wordmark.ts');
const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const WEIGHT = 800;

/** The two lines of the name, in units of the mark: 64 of them are as high as the mark. */
const LINES = [
  { constant: 'FIRST', size: 54, letterSpacing: -0.024 },
  { constant: 'REST', size: 18.6, letterSpacing: 0 },
];
/** The greatest width of a line, because the pictures have no more space. A longer text is made smaller. */
const WIDEST = 420;

const require = createRequire(import.meta.url);

const rounded = (value: number) => String(Number(value.toFixed(1)) || 0);

/** The outlines of a text, and its width. @param size of the letters, in units */
function outlines(font: Font, text: string, size: number, letterSpacing: number) {
  const unit = size / font.face.upem;
  let outline = '';
  let left = 0;
  const point = (x: number, y: number) => `${rounded(left + x * unit)} ${rounded(-y * unit)}`;
  const draw = new DrawFuncs();
  draw.setMoveToFunc((x, y) => (outline += `M${point(x, y)}`));
  draw.setLineToFunc((x, y) => (outline += `L${point(x, y)}`));
  draw.setQuadraticToFunc((cx, cy, x, y) => (outline += `Q${point(cx, cy)} ${point(x, y)}`));
  draw.setClosePathFunc(() => (outline += 'Z'));
  for (const character of text) {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`The font of headings has no "${character}", which is in the name`);
    font.drawGlyph(glyph, draw);
    left += font.glyphHAdvance(glyph) * unit + letterSpacing * size;
  }
  return { outline, width: left };
}

const [first = '', ...others] = loadContent().site.name.split(' ');
const texts = [first, others.join(' ')];
const written = await readFile(FILE, 'utf8');

if (texts.every((text) => written.includes(`"${text}"`))) {
  console.log('The drawn name is already the name of the company.');
} else {
  const data = await subsetFont(await readFile(require.resolve(FONT)), texts.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
    noHinting: true,
  });
  const font = new Font(new Face(new Blob(data)));
  const constants = LINES.map(({ constant, size, letterSpacing }, index) => {
    const text = texts[index] ?? '';
    const full = outlines(font, text, size, letterSpacing);
    const fitting = Math.min(1, WIDEST / full.width) * size;
    const { outline, width } = outlines(font, text, fitting, letterSpacing);
    return `/** "${text}", weight ${WEIGHT}, ${rounded(fitting)} units. */
export const ${constant}_PATH =
  '${outline}';

export const ${constant}_WIDTH = ${rounded(width)};
`;
  });
  const head = written.slice(0, written.indexOf('*/\n') + '*/\n'.length);
  await writeFile(FILE, `${head}\n${constants.join('\n')}`);
  console.log(`The drawn name is now "${texts.join(' ').trim()}".`);
}
