/** What is on the sheets of a page that Chromium has printed. */
import { inflateSync } from 'node:zlib';

/**
 * How many lines of words each sheet has: places on it, from top to bottom, where words stand.
 * @param pdf as `page.pdf()` makes it: the drawing of each sheet is a packed stream of its own
 */
export function linesOnSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return Array.from(text.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g), ([, id]) => {
    const packed = new RegExp(`\\n${id} 0 obj[^]*?stream\\n([^]*?)\\nendstream`).exec(text)?.[1];
    const drawing = inflateSync(Buffer.from(packed ?? '', 'latin1')).toString('latin1');
    return new Set(Array.from(drawing.matchAll(/(\S+) Tm\b/g), ([, top]) => top)).size;
  });
}
