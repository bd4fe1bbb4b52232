import sharp, { type Sharp } from 'sharp';
import { imageOf, type Pixels, pixelsOf } from './pixels.ts';
import { score } from './score.ts';

/** The largest difference between a file's score and the target. */
const TOLERANCE = 1.5;

/** The range of qualities. */
const WORST_QUALITY = 20;
const BEST_QUALITY = 90;
/** How much one step of quality adds to the score: the first guess, and the limits of an estimate from two tries. */
const SCORE_PER_STEP = { first: 0.9, least: 0.4, most: 2 };

/** More effort makes smaller files and takes longer: 0-9 for AVIF, 0-6 for WebP. */
const EFFORT = 4;

/** The file for browsers and social networks that cannot read AVIF. */
export type Fallback = {
  format: 'webp' | 'jpg';
  width: number;
};

/** The files of a picture. */
export type Encoding = {
  /** Widths of the AVIF files in px, ascending. */
  widths: readonly number[];
  /** The lowest SSIMULACRA2 score of a file: 50 is medium, 70 high quality. */
  score: number;
  fallback: Fallback;
};

/** Formats; also the extensions of the files. */
export type Format = 'avif' | Fallback['format'];

export type FileKind = { width: number; format: Format };

export type Encoded = { content: Buffer; score: number; quality: number };

export type EncodedFile = FileKind & Encoded;

/** The quality of most files with a target score. A good guess saves a try, which takes seconds. */
const GUESSES: Record<Format, (target: number) => number> = {
  avif: (target) => Math.round(0.75 * target - 4),
  webp: (target) => Math.round(2.9 * target - 130),
  jpg: (target) => target,
};

/** The files of a picture: AVIF from narrow to wide, then the fallback. */
export function filesOf({ widths, fallback }: Pick<Encoding, 'widths' | 'fallback'>): FileKind[] {
  return [...widths.map((width) => ({ width, format: 'avif' as const })), fallback];
}

/** The end of a file's name, such as `480.avif`. */
export function kindName({ width, format }: FileKind): string {
  return `${width}.${format}`;
}

export function encodeWith(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: EFFORT, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
  }
}

/** Transparent pixels are compared on a ground of middle brightness: each error is visible on it. */
const GROUND = '#808080';

function opaque(image: Sharp): Promise<Pixels> {
  return pixelsOf(image.flatten({ background: GROUND }).removeAlpha());
}

/** The score of an encoded picture. */
export async function scoreOf(original: Pixels, content: Buffer): Promise<number> {
  const seen = original.channels === 4 ? await opaque(imageOf(original)) : original;
  return score(seen, await opaque(sharp(content)));
}

type Try = { score: number; quality: number };

/** Estimates how much one step of quality adds to the score, from one or two tries. */
function scorePerStep(last: Try, before: Try | undefined): number {
  const { first, least, most } = SCORE_PER_STEP;
  if (!before) return first;
  const slope = (last.score - before.score) / (last.quality - before.quality);
  return Math.min(most, Math.max(least, slope));
}

/**
 * Encodes a picture to the smallest file with a score.
 * @param target SSIMULACRA2 score that the file must reach
 * @param guess quality of the first try
 * @throws when the best quality does not reach the score
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
    const tried = { score: await scoreOf(original, content), quality };
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
  if (!best) throw new Error(`the best ${format} quality does not reach the score ${target}`);
  return best;
}

/** Encodes the files of a picture one after another. The next file of a format needs nearly the same quality as the last. */
export async function encodeFiles(
  kinds: readonly FileKind[],
  target: number,
  encodeOne: (kind: FileKind, guess: number) => Promise<Encoded>,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const guesses = new Map<Format, number>();
  for (const kind of kinds) {
    const guess = guesses.get(kind.format) ?? GUESSES[kind.format](target);
    const encoded = await encodeOne(kind, guess);
    guesses.set(kind.format, encoded.quality);
    files.push({ ...kind, ...encoded });
  }
  return files;
}
