import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Rasterises SVG at a width in px, or at its own. Nothing has lettering, so no fonts are sought. */
export function toPng(svg: string, width?: number): Buffer {
  const fitTo = width ? ({ mode: 'width', value: width } as const) : undefined;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

/** False when a picture has holes: places that no shape covers. */
export async function isOpaque(png: Buffer): Promise<boolean> {
  return (await sharp(png).stats()).isOpaque;
}
