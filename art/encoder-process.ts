import sharp from 'sharp';
import { CATALOGUE } from './catalogue.ts';
import { svgOf } from './catalogue/picture.ts';
import { encode, type EncodedFile, filesOf } from './encode.ts';
import { messageOf } from './failure.ts';
import { assertWithinFrame } from './frame.ts';
import { groundOf } from './lead-colour.ts';
import { type Pixels, toPixels } from './render.ts';

/** What became of one picture. */
export type Made = { files: EncodedFile[]; ground: string; ratio: number } | { failure: string };

/** Quality that the first file is tried at; the others begin with that of the one before. */
const FIRST_GUESS = 46;

/** Every picture has a process of its own, so each uses one core. */
sharp.concurrency(1);

/** Draws and encodes all files of a picture. */
async function make(name: string): Promise<Made> {
  const picture = CATALOGUE[name];
  if (!picture) throw new Error('is not in the catalogue');
  const { encoding } = picture;
  assertWithinFrame(picture.draw(picture.width, picture.height));
  const files: EncodedFile[] = [];
  let guess = FIRST_GUESS;
  let largest: Pixels | undefined;
  for (const { width, format } of filesOf(encoding)) {
    const pixels = await toPixels(svgOf(name, picture, width), width);
    const encoded = await encode(pixels, format, encoding.score, guess);
    guess = encoded.quality;
    files.push({ width, format, ...encoded });
    if (!largest || pixels.width > largest.width) largest = pixels;
  }
  if (!largest) throw new Error('has no files');
  const ground = await groundOf(largest, picture.group);
  return { files, ground, ratio: largest.height / largest.width };
}

/** The other end of encoders.ts: a picture's name comes in, its files go out. */
process.on('message', (name: string) => {
  void make(name)
    .catch((error: unknown): Made => ({ failure: messageOf(error) }))
    .then((made) => process.send?.(made));
});
