import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decoded, inspect, openPhoto } from './photo-file.ts';

const HEIC = path.join(import.meta.dirname, 'testing/phone.heic');
/** Two pictures, one after the other. */
const MOVING = path.join(import.meta.dirname, 'testing/moving.avif');

/** Writes the length of a part of a PNG file, and its checksum. @param at where the part begins */
function seal(png: Buffer, at: number, length: number): Buffer {
  png.writeUInt32BE(length, at);
  png.writeUInt32BE(crc32(png.subarray(at + 4, at + 8 + length)), at + 8 + length);
  return png;
}

/** Opens a file with this content. */
async function open(content: Buffer | string, name = 'Mädchen im Feld.jpg') {
  const folder = temporaryFolder();
  writeInto(folder, name, content);
  const file = path.join(folder, name);
  const type = await inspect(file);
  const { width, height, pixels } = await openPhoto(file, type);
  const data = () => decoded(pixels().then((image) => image.raw().toBuffer()));
  return { type, width, height, data };
}

const plain = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c02020' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph is taken as %s, whatever its name',
  async (type) => {
    const photo = await open(await plain().toFormat(type).toBuffer());
    expect(photo).toMatchObject({ type, width: 40, height: 20 });
    const [red = 0, green = 0] = await photo.data();
    expect(red - green).toBeGreaterThan(100);
  },
);

it('a photograph is taken as HEIC, the format of many phones', async () => {
  const photo = await open(readFileSync(HEIC));
  expect(photo).toMatchObject({ width: 640, height: 800 });
  const data = await photo.data();
  const [red = 0, , blue = 0] = data;
  expect(red - blue).toBeGreaterThan(100);
  const [lastRed = 0, , lastBlue = 0] = data.subarray(-3);
  expect(lastBlue - lastRed).toBeGreaterThan(100);
});

it('a photograph is turned upright, as its metadata says', async () => {
  const turned = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await open(turned)).toMatchObject({ width: 20, height: 40 });
});

it.each([
  ['a text', 'This is a text, not a photograph.'],
  ['a page', '<html><svg></svg></html>'],
  ['an empty file', ''],
  ['a GIF', 'GIF89a' + '\0'.repeat(40)],
])('openPhoto refuses: %s with the name of a JPEG', async (_what, content) => {
  await expect(open(content)).rejects.toThrow(
    /^expected a picture \(JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo\); this file is none/,
  );
});

it('openPhoto refuses: a PNG of few bytes and huge dimensions, before it is decoded', async () => {
  const bomb = await plain().png().toBuffer();
  for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
  await expect(open(seal(bomb, 8, 13), 'bomb.png')).rejects.toThrow(
    'expected at most 48 megapixels; this has 3,600: make it smaller first',
  );
});

it('openPhoto refuses: a WebP, a PNG and an AVIF that move', async () => {
  const one = await plain().png().toBuffer();
  const two = await plain().negate().png().toBuffer();
  const webp = await sharp([one, two], { join: { animated: true } })
    .webp()
    .toBuffer();
  // The part that says how many pictures a PNG has stands behind its first one.
  const count = Buffer.from('____acTL\0\0\0\x02\0\0\0\0____', 'latin1');
  const png = Buffer.concat([one.subarray(0, 33), seal(count, 0, 8), one.subarray(33)]);
  for (const file of [webp, png, readFileSync(MOVING)])
    await expect(open(file)).rejects.toThrow('this one moves: save one of its pictures as a JPEG');
});

it('openPhoto refuses: a file that ends in the middle', async () => {
  const whole = await plain().resize(800).jpeg().toBuffer();
  const half = await open(whole.subarray(0, whole.length / 2));
  await expect(half.data()).rejects.toThrow('expected a whole picture; this file is damaged');
  const phone = open(readFileSync(HEIC).subarray(0, 400));
  await expect(phone.then(({ data }) => data())).rejects.toThrow('this file is damaged');
});
