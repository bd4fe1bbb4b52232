/** Pixels between two steps, and SVG as pixels. */
import sharp, { type Channels, type Sharp } from 'sharp';

/** Uncompressed pixels: three bytes each, or four with alpha. */
export type Pixels = { data: Buffer; width: number; height: number; channels?: Channels };

/** The pixels of a sharp image. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** A sharp image of the pixels. */
export function imageOf({ data, width, height, channels = 3 }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Keeps sharp on one core, where several processes run beside each other. */
export const useOneCore = () => sharp.concurrency(1);

/** Dots per inch at which a unit of an SVG is a pixel. */
const UNIT_DENSITY = 72;

/**
 * Rasterises SVG. It must have no text: the fonts of this machine are not those of others.
 * @param width in px
 * @throws when it is no SVG
 */
export async function svgImage(svg: string, width: number): Promise<Sharp> {
  const input = Buffer.from(svg);
  const own = await sharp(input).metadata();
  const density = Math.min(100_000, Math.max(1, (UNIT_DENSITY * width) / own.width));
  return sharp(input, { density }).resize({ width: Math.round(width) });
}

/** The same as PNG. */
export async function svgPng(svg: string, width: number): Promise<Buffer> {
  return (await svgImage(svg, width)).png().toBuffer();
}
