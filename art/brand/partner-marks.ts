import { range } from '../drawing/geometry.ts';
import { PALETTE } from '../drawing/palette.ts';

/** One-colour marks of the eight invented partners, on a 112 unit square centred on 0. */
const INK = PALETTE.forest;
const stroke = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string, attributes = '') => `<path d="${path}" fill="${INK}" ${attributes}/>`;
const ring = (cx: number, cy: number, r: number, width: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;

export const PARTNER_MARKS: Readonly<Record<string, string>> = {
  'ring-leaf': ring(0, 0, 44, 7) + fill('M0 34C-26 20-28-12 0-36C28-12 26 20 0 34Z'),
  rows: range(0, 4)
    .map((i) =>
      stroke(`M${-46 + i * 4} ${36 - i * 18}Q0 ${6 - i * 18} ${46 - i * 4} ${36 - i * 18}`, 8),
    )
    .join(''),
  peak: fill('M-44 40L0-44L44 40H14L0 8L-14 40Z'),
  flower:
    range(0, 5)
      .map((i) => fill('M0-8C-14-24-10-40 0-46C10-40 14-24 0-8Z', `transform="rotate(${i * 60})"`))
      .join('') + `<circle r="6" fill="${INK}"/>`,
  wave: stroke('M-42-22Q-21-42 0-22T42-22M-42 2Q-21-18 0 2T42 2M-42 26Q-21 6 0 26T42 26', 10),
  links: ring(-17, 0, 27, 9) + ring(17, 0, 27, 9),
  'hex-tree':
    stroke('M0-44L38-22V22L0 44L-38 22V-22Z', 8) + stroke('M0 24V-14M0 0L18-16M0 10L-18-8', 8),
  horizon: fill('M-32 4A32 32 0 0 1 32 4Z') + stroke('M-44 18H44M-30 34H30', 8),
};

/** A partner mark as SVG file: dark green as an image, any colour as a CSS mask. */
export function partnerMarkSvg(mark: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -56 112 112">${mark}</svg>\n`;
}
