import sharp, { type Sharp } from 'sharp';
import type { Encoding, Fallback } from '../catalogue/picture.ts';
import { imageOf, type Pixels } from './render.ts';
import { score } from './score.ts';

/** By how much at most a file's score may be better than it has to be. */
const TOLERANCE = 1.5;

/** Qualities that are tried. */
const WORST_QUALITY = 20;
const BEST_QUALITY = 90;
/** What a step of quality adds to the score: at first, and at least and at most where two tries tell. */
const SCORE_PER_STEP = { first: 0.9, least: 0.4, most: 2 };

/** Time spent on smaller files: 0-9 for AVIF, 0-6 for WebP. */
const EFFORT = 4;

/** Also the endings of the files' names. */
export type Format = 'avif' | Fallback['format'];

export type FileKind = { width: number; format: Format };

export type Encoded = { content: Buffer; score: number; quality: number };

export type EncodedFile = FileKind & Encoded;

/** Which quality most files of a target have ended at; a good guess saves a try, and a try takes seconds. */
export const GUESSES: Record<Format, (target: number) => number> = {
  avif: (target) => Math.round(0.75 * target - 4),
  webp: (target) => Math.round(2.9 * target - 130),
  jpg: (target) => target,
};

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

type Try = { score: number; quality: number };

/** What a step of quality seems to add to the score, after one try or two. */
function scorePerStep(last: Try, before: Try | undefined): number {
  const { first, least, most } = SCORE_PER_STEP;
  if (!before) return first;
  const slope = (last.score - before.score) / (last.quality - before.quality);
  return Math.min(most, Math.max(least, slope));
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
  let before: Try | undefined;
  let best: Encoded | undefined;
  while (enough - tooLow > 1) {
    const content = await encodeWith(imageOf(original), format, quality);
    const tried = { score: await score(original, await decode(content)), quality };
    if (tried.score >= target) {
      best = { content, ...tried };
      if (tried.score < target + TOLERANCE) break;
      enough = quality;
    } else {
      tooLow = quality;
    }
    const missing = target + TOLERANCE / 2 - tried.score;
    const step = Math.round(missing / scorePerStep(tried, before));
    quality = Math.min(enough - 1, Math.max(tooLow + 1, quality + step));
    before = tried;
  }
  if (!best) throw new Error(`does not reach a score of ${target} as ${format}`);
  return best;
}
