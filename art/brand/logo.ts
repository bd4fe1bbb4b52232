import { BRAND } from './brand.ts';
import { compactPath } from './compact-path.ts';
import { REST_PATH, REST_WIDTH, FIRST_PATH, FIRST_WIDTH } from './wordmark.ts';

/** The mark of `content/facts/brand.yaml`, in one colour on a square of 64 units. */
const MARK = BRAND.mark;

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const MARK_SIZE = 64;
/** The centre of the mark's bounds. It is not exactly the centre of the square. */
const MARK_CENTRE = [31.5, 33] as const;

const TEXT_LEFT = 78;
const LOGO_WIDTH = Math.ceil(TEXT_LEFT + Math.max(FIRST_WIDTH, REST_WIDTH) + 2);

/** The paths of the mark and of the whole logo, in one colour. */
export const LOGO = {
  markViewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}`,
  mark: MARK,
  /** Box of the logo: the mark and the wordmark in two lines. */
  logoViewBox: `0 -3 ${LOGO_WIDTH} 70`,
  wordmark: compactPath(FIRST_PATH, TEXT_LEFT - 3, 39) + compactPath(REST_PATH, TEXT_LEFT, 61),
} as const;

/** The mark alone; by default in the text colour of the page. */
export function markSvg(ink = 'currentColor'): string {
  return `<svg ${SVG} viewBox="${LOGO.markViewBox}"><path fill="${ink}" d="${MARK}"/></svg>\n`;
}

/** Mark and two-line wordmark. */
export function logoSvg(ink = 'currentColor'): string {
  const paths = `<path d="${LOGO.mark}"/><path d="${LOGO.wordmark}"/>`;
  return `<svg ${SVG} viewBox="${LOGO.logoViewBox}"><g fill="${ink}">${paths}</g></svg>\n`;
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
export function iconSvg({ corner, scale, style = '' }: Icon): string {
  const [x, y] = MARK_CENTRE.map((centre) => +(MARK_SIZE / 2 - centre * scale).toFixed(2));
  return (
    `<svg ${SVG} viewBox="${LOGO.markViewBox}">${style}` +
    `<rect class="t" width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${corner}" fill="${BRAND.colours.forest}"/>` +
    `<path class="m" fill="${BRAND.colours.lime}" transform="translate(${x} ${y}) scale(${scale})" d="${MARK}"/></svg>\n`
  );
}

/** The favicon. In a dark browser the icon has a light ground, so that it stands out. */
export function faviconSvg(): string {
  const { lime, ink } = BRAND.colours;
  const style = `<style>@media (prefers-color-scheme:dark){.t{fill:${lime}}.m{fill:${ink}}}</style>`;
  return iconSvg({ corner: 14, scale: 0.75, style });
}
