import sharp, { type Sharp } from 'sharp';
import type { Encoding, Fallback } from './catalogue/picture.ts';
import { imageOf, type Pixels } from './render.ts';
import { score } from './score.ts';

/** By how much at most a file's score may be better than it has to be. */
const TOLERANCE = 1.5;

/** Qualities that are tried. */
const WORST_QUALITY = 20;
const BEST_QUALITY = 90;
/** Roughly what a step of quality adds to the score. */
const SCORE_PER_STEP = 1.1;

/** Time spent on smaller files: 0-9 for AVIF, 0-6 for WebP. */
const EFFORT = 4;

/** Also the endings of the files' names. */
export type Format = 'avif' | Fallback['format'];

export type FileKind = { width: number; format: Format };

export type Encoded = { content: Buffer; score: number; quality: number };

export type EncodedFile = FileKind & Encoded;

/** The files of a picture: AVIF from narrow to wide, then the fallback. */
export function filesOf({ widths, fallback }: Encoding): FileKind[] {
  return [...widths.map((width) => ({ width, format: 'avif' as const })), fallback];
}

function encodeWith(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: EFFORT, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
  }
}

async function decode(content: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Encodes a picture as small as a score allows.
 * @param target SSIMULACRA2 score to reach
 * @param guess quality to try first
 * @throws when not even the best quality reaches it
 */
export async function encode(
  original: Pixels,
  format: Format,
  target: number,
  guess: number,
): Promise<Encoded> {
  let tooLow = WORST_QUALITY - 1;
  let enough = BEST_QUALITY + 1;
  let quality = guess;
  let best: Encoded | undefined;
  while (enough - tooLow > 1) {
    const content = await encodeWith(imageOf(original), format, quality);
    const reached = await score(original, await decode(content));
    if (reached >= target) {
      best = { content, score: reached, quality };
      if (reached < target + TOLERANCE) break;
      enough = quality;
    } else {
      tooLow = quality;
    }
    const step = Math.round((target + TOLERANCE / 2 - reached) / SCORE_PER_STEP);
    quality = Math.min(enough - 1, Math.max(tooLow + 1, quality + step));
  }
  if (!best) throw new Error(`does not reach a score of ${target} as ${format}`);
  return best;
}
