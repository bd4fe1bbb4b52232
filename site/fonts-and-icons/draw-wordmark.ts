/**
 * Part of `npm run brand`: writes `art/brand/wordmark.ts`, the company's name as outlines in the font of headings, for
 * pictures that other sites show. The result is committed, so a build does not need this program. The name comes from
 * `content/facts/site.yaml`, the font from `content/facts/brand.yaml`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DrawFuncs, type Font } from 'harfbuzzjs';
import { loadContent } from '#render/content/load.ts';
import { contentFolder, ROOT } from '#render/content/root.ts';
import { messageOf } from '#serve/message-of.ts';
import { cutFont, glyphOf, measurable, openFont } from './cut-font.ts';

const FILE = path.join(ROOT, 'art/brand/wordmark.ts');
const WEIGHT = 800;
/** The licence of the font that comes with the site. */
const LICENCE = 'SIL Open Font License 1.1';

/** The two lines of the name, in units of the mark: 64 of them are as high as the mark. */
const LINES = [
  { constant: 'FIRST', size: 54, letterSpacing: -0.024 },
  { constant: 'REST', size: 18.6, letterSpacing: 0 },
];
type Line = (typeof LINES)[number];
/** The greatest width of a line, because the pictures have no more space. A longer text is made smaller. */
const WIDEST = 240;

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
  // OpenType fonts have these curves.
  draw.setCubicToFunc(
    (ax, ay, bx, by, x, y) => (outline += `C${point(ax, ay)} ${point(bx, by)} ${point(x, y)}`),
  );
  draw.setClosePathFunc(() => (outline += 'Z'));
  for (const character of text) {
    const glyph = glyphOf(font, character);
    if (glyph === 0)
      throw new Error(`The font of headings has no "${character}", which is in the name`);
    font.drawGlyph(glyph, draw);
    left += font.glyphHAdvance(glyph) * unit + letterSpacing * size;
  }
  return { outline, width: left };
}

/** A name without characters that would end a comment. */
const inComment = (text: string) => text.replace(/[^\p{L}\p{N} .,()-]/gu, '');

/** The constants of a line: its outline and its width. */
function constantsOf(font: Font, { constant, size, letterSpacing }: Line, text: string): string {
  const full = outlines(font, text, size, letterSpacing);
  const fitting = Math.min(1, WIDEST / full.width) * size;
  const { outline, width } = outlines(font, text, fitting, letterSpacing);
  return `/** "${text}", weight ${WEIGHT}, ${rounded(fitting)} units. */
export const ${constant}_PATH =
  '${outline}';

export const ${constant}_WIDTH = ${rounded(width)};
`;
}

async function main(): Promise<void> {
  const { site, brand } = loadContent();
  const [first = '', ...others] = site.name.split(' ');
  const texts = [first, others.join(' ')];
  const own = brand.fonts?.headings;
  const file = own && path.join(contentFolder(), '../fonts', own.file);
  const source = await openFont('headings', file);
  const head = `/**
 * Outlines of the wordmark in ${inComment(source.name)} (${inComment(own?.licence ?? LICENCE)}), so that the logo needs no font. The baseline
 * is y = 0, the left edge x = 0.
 */
`;
  const written = await readFile(FILE, 'utf8');
  const widths = Array.from(written.matchAll(/_WIDTH = ([\d.]+)/g), ([, width]) => Number(width));
  const isCurrent =
    written.startsWith(head) &&
    texts.every((text) => written.includes(`"${text}"`)) &&
    widths.every((width) => width <= WIDEST);
  if (isCurrent) {
    console.log('The drawn name is already the name of the company, in its font.');
    return;
  }
  const font = measurable(await cutFont(source, texts.join(''), WEIGHT, 'truetype'));
  const constants = LINES.map((line, index) => constantsOf(font, line, texts[index] ?? ''));
  await writeFile(FILE, `${head}\n${constants.join('\n')}`);
  console.log(`The drawn name is now "${texts.join(' ').trim()}".`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
