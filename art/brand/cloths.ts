import { clothTile, type Cloth } from '../elements/cloth.ts';

/** The five kitenge tiles, which style sheets repeat as background images. */
export const CLOTHS: Readonly<Record<string, Cloth>> = {
  sun: { motif: 'sun', inks: ['#1E4A33', '#F6B23C', '#CF6A3D', '#FCF4E3'] },
  zigzag: { motif: 'zigzag', inks: ['#A63D22', '#F3DDB5', '#F6B23C', '#FCF4E3'] },
  eye: { motif: 'eye', inks: ['#20365C', '#A9CDBF', '#F6B23C', '#FCF4E3'] },
  leaf: { motif: 'leaf', inks: ['#F3DDB5', '#A63D22', '#FCF4E3', '#1E4A33'] },
  rows: { motif: 'rows', inks: ['#16362A', '#93B83A', '#4B8B3B', '#F6B23C'] },
};

/** One tile of a cloth, for a band that is one tile high. No motif is cut at the upper and lower edge. */
export function clothSvg({ motif, inks }: Cloth): string {
  const { width, height, markup } = clothTile(motif, inks, true);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`;
}
