import { CATALOGUE } from '../catalogue/catalogue.ts';
import { svgOf } from '../catalogue/picture.ts';
import {
  encode,
  type EncodedFile,
  encodeFiles,
  filesOf,
  kindName,
} from '../../site/encoding/encode.ts';
import { groundOf } from '../../site/encoding/lead-colour.ts';
import { type Pixels, useOneCore } from '../../site/encoding/pixels.ts';
import { messageOf } from '../../site/serve/message-of.ts';
import { assertWithinFrame } from '../drawing/frame.ts';
import { readRegistry } from '../registry/registry.ts';
import { GROUNDS } from '../drawing/palette.ts';
import { toPixels } from './render.ts';

/** The files of one picture, or why there are none. */
export type Made = { files: EncodedFile[]; ground: string; ratio: number } | { failure: string };

/** Each process encodes another picture, so each uses one core. */
useOneCore();

/** The pictures as they were drawn last. Most need the same qualities again, which saves half of the tries. */
const drawnBefore = await readRegistry();

/** Draws and encodes all files of a picture. */
async function make(name: string): Promise<Made> {
  const picture = CATALOGUE[name];
  if (!picture) throw new Error('is not in the catalogue');
  const { encoding } = picture;
  assertWithinFrame(picture.draw(picture.width, picture.height));
  const drawn = new Map<number, Pixels>();
  const { score } = encoding;
  const qualities = drawnBefore[name]?.qualities ?? {};
  const files = await encodeFiles(filesOf(encoding), score, async (kind, guess) => {
    const { width, format } = kind;
    const pixels =
      drawn.get(width) ?? (await toPixels(svgOf(name, picture, width), width, encoding.isOpen));
    drawn.set(width, pixels);
    return encode(pixels, format, score, qualities[kindName(kind)] ?? guess);
  });
  const largest = drawn.get(Math.max(...drawn.keys()));
  if (!largest) throw new Error('has no files');
  const ground = await groundOf(largest, GROUNDS, picture.group === 'hero' ? 'sky' : 'whole');
  return { files, ground, ratio: largest.height / largest.width };
}

/** Receives the name of a picture from encoders.ts and sends back its files. */
process.on('message', (name: string) => {
  void make(name)
    .catch((error: unknown): Made => ({ failure: messageOf(error) }))
    .then((made) => process.send?.(made));
});
