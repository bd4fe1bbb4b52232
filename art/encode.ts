import sharp from 'sharp';
import type { Encoding, Fallback, Picture } from './catalogue/picture.ts';

/** Time spent on smaller files: 0-9 for AVIF, 0-6 for WebP. */
const EFFORT = 5;
const SKY = 0.1;

/** Also the endings of the files' names. */
export type Format = 'avif' | Fallback['format'];

export type EncodedFile = {
  width: number;
  format: Format;
  quality: number;
};

/** The files of a picture: AVIF from narrow to wide, then the fallback. */
export function filesOf({ widths, quality, fallback }: Encoding): EncodedFile[] {
  return [...widths.map((width) => ({ width, quality, format: 'avif' as const })), fallback];
}

/** Encodes a PNG at the file's width. */
export function encode(png: Buffer, { width, format, quality }: EncodedFile): Promise<Buffer> {
  const image = sharp(png).resize({ width });
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: EFFORT }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
  }
}

/**
 * The colour that holds a picture's place until it is there: on a hero the mean of its top tenth,
 * the sky that the text stands on; elsewhere the colour that covers most.
 */
export async function leadColour(png: Buffer, { group }: Picture): Promise<string> {
  if (group !== 'hero') {
    const { r, g, b } = (await sharp(png).stats()).dominant;
    return hex([r, g, b]);
  }
  const { width, height } = await sharp(png).metadata();
  const sky = { left: 0, top: 0, width, height: Math.round(height * SKY) };
  const { channels } = await sharp(await sharp(png).extract(sky).toBuffer()).stats();
  return hex(channels.slice(0, 3).map(({ mean }) => mean));
}

function hex(channels: readonly number[]): string {
  return '#' + channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}
