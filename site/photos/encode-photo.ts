/** Encodes a photograph for its place: with the score of the drawings, or with a lower one if the file would be too large. */
import { encode, type Encoded, encodeWith, type Format, scoreOf } from '#encoding/encode.ts';
import { imageOf, type Pixels } from '#encoding/pixels.ts';
import { photoSettings } from './settings.ts';
import { PhotoError } from './photo-file.ts';

/** A number of bytes for people. */
const shown = (bytes: number) => bytes.toLocaleString('en');

/** The best file within the limit, between a known file with the lowest allowed score and a known file that is too large. */
async function bestWithin(
  original: Pixels,
  format: Format,
  limit: number,
  least: Encoded,
  tooMuch: number,
): Promise<Encoded> {
  let best = least.content;
  let quality = least.quality;
  let above = tooMuch;
  while (above - quality > 1) {
    const tried = Math.floor((quality + above) / 2);
    const content = await encodeWith(imageOf(original), format, tried);
    if (content.length <= limit) {
      best = content;
      quality = tried;
    } else above = tried;
  }
  return { content: best, quality, score: await scoreOf(original, best) };
}

/**
 * The smallest file with the target's score, or the best one within the limit.
 * @param limit bytes
 * @throws {PhotoError} when a file within the limit has less than the lowest allowed score
 */
export async function encodeWithin(
  original: Pixels,
  format: Format,
  target: number,
  guess: number,
  limit: number,
): Promise<Encoded> {
  // A photograph with much noise may not reach the target with any quality. Then the limit decides.
  const wanted = await encode(original, format, target, guess).catch(() => undefined);
  if (wanted && wanted.content.length <= limit) return wanted;
  const least = await encode(original, format, photoSettings().floor, Math.round(guess * 0.6));
  const excess = least.content.length - limit;
  if (excess > 0)
    throw new PhotoError(
      `expected a file of at most ${shown(limit)} bytes (${original.width} px wide, ${format.toUpperCase()}); even with the lowest quality it is ${shown(excess)} bytes too heavy: ` +
        'a photograph with less grass, gravel or noise, and sharp only where it matters, has fewer bytes',
    );
  return bestWithin(original, format, limit, least, wanted?.quality ?? 91);
}
