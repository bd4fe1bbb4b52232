/**
 * The company's name as outlines in the font of headings, for pictures that other sites show: they need no font. The name
 * is in two lines right of the mark: its first word large, the others small below it.
 */
import { DrawFuncs, type Font } from 'harfbuzzjs';
import { cutFont, glyphOf, measurable, openFont } from '../fonts-and-icons/cut-font.ts';
import type { Wordmark } from './brand.ts';
import { compactPath } from './compact-path.ts';

const WEIGHT = 800;

/** The two lines of the name, in units of the mark: 64 of them are as high as the mark. Baselines and left edges. */
const LINES = [
  { size: 54, letterSpacing: -0.024, left: 75, baseline: 39 },
  { size: 18.6, letterSpacing: 0, left: 78, baseline: 61 },
] as const;
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

/**
 * Draws a name.
 * @param file the company's own font of headings; without one, that of the site
 * @throws {Error} when the font cannot be read, or lacks a letter of the name
 */
export async function drawName(name: string, file?: string): Promise<Wordmark> {
  const [first = '', ...others] = name.split(' ');
  const texts = [first, others.join(' ')];
  const source = await openFont('headings', file);
  const font = measurable(await cutFont(source, texts.join(''), WEIGHT, 'truetype'));
  let path = '';
  let right = 0;
  for (const [index, { size, letterSpacing, left, baseline }] of LINES.entries()) {
    const text = texts[index] ?? '';
    const full = outlines(font, text, size, letterSpacing);
    const fitting = Math.min(1, WIDEST / full.width) * size;
    const { outline, width } = outlines(font, text, fitting, letterSpacing);
    path += compactPath(outline, left, baseline);
    right = Math.max(right, LINES[1].left + Number(rounded(width)));
  }
  return { name, path, right };
}
