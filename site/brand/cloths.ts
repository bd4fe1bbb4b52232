/** The five kitenge tiles that style sheets repeat as background images. */
import type { Colours } from './brand.ts';
import { type Cloth, clothTile } from './cloth-tile.ts';

/** The cloths in the company's colours, by name. */
export const cloths = (colours: Colours): Readonly<Record<string, Cloth>> => ({
  sun: { motif: 'sun', inks: [colours.forest, colours.sun, colours['soil-light'], colours.cream] },
  zigzag: { motif: 'zigzag', inks: [colours.soil, colours.sand, colours.sun, colours.cream] },
  eye: { motif: 'eye', inks: [colours.indigo, colours.sky, colours.sun, colours.cream] },
  leaf: { motif: 'leaf', inks: [colours.sand, colours.soil, colours.cream, colours.forest] },
  rows: { motif: 'rows', inks: [colours.night, colours.flush, colours.leaf, colours.sun] },
});

/** One tile of a cloth, for a band that is one tile high. No motif is cut at the upper and lower edge. */
export function clothSvg({ motif, inks }: Cloth): string {
  const { width, height, markup } = clothTile(motif, inks, true);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`;
}
