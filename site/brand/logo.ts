/** The mark, the logo and the icons as SVG. */
import { escapeMarkup } from '#render/escape-markup.ts';
import type { Brand } from './brand.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const MARK_SIZE = 64;
/** The centre of the mark's bounds. It is not exactly the centre of the square. */
const MARK_CENTRE = [31.5, 33] as const;

/** The paths of the mark, and of the name in two lines beside it. */
export const logoPaths = ({ mark, wordmark }: Brand): string =>
  `<path d="${mark}"/><path d="${wordmark.path}"/>`;

/** Mark and name, for journalists. */
export function logoSvg(brand: Brand): string {
  const { colours, wordmark } = brand;
  return (
    `<svg ${SVG} viewBox="0 -3 ${Math.ceil(wordmark.right + 2)} 70">` +
    `<title>${escapeMarkup(wordmark.name)}</title><g fill="${colours.forest}">${logoPaths(brand)}</g></svg>\n`
  );
}

type Icon = {
  /** Corner radius of the ground on the 64 unit square; 0 fills the square. */
  corner: number;
  /** Size of the mark as a share of the square. */
  scale: number;
  /** Classes and style of an icon that changes with the browser's colour scheme. */
  style?: string;
};

/** The mark in lime, in the middle of a forest ground. */
export function iconSvg({ colours, mark }: Brand, { corner, scale, style = '' }: Icon): string {
  const [x, y] = MARK_CENTRE.map((centre) => +(MARK_SIZE / 2 - centre * scale).toFixed(2));
  return (
    `<svg ${SVG} viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${style}` +
    `<rect class="t" width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${corner}" fill="${colours.forest}"/>` +
    `<path class="m" fill="${colours.lime}" transform="translate(${x} ${y}) scale(${scale})" d="${mark}"/></svg>\n`
  );
}

/** The favicon. In a dark browser the icon has a light ground, so that it stands out. */
export function faviconSvg(brand: Brand): string {
  const { lime, ink } = brand.colours;
  const style = `<style>@media (prefers-color-scheme:dark){.t{fill:${lime}}.m{fill:${ink}}}</style>`;
  return iconSvg(brand, { ...FAVICON, style });
}

/** The shape of the favicon and of the icons of apps. */
export const FAVICON = { corner: 14, scale: 0.75 } as const;
