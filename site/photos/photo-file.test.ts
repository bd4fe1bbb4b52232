import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decoded, inspect, openPhoto } from './photo-file.ts';

const HEIC = path.join(import.meta.dirname, 'testing/phone.heic');
/** Two pictures, one after the other. */
const MOVING = path.join(import.meta.dirname, 'testing/moving.avif');

/** A part of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A small PNG file whose header claims a huge picture. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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

describe('openPhoto refuses', () => {
  it.each([
    ['a text', 'This is a text, not a photograph.'],
    ['a page', '<html><svg></svg></html>'],
    ['an empty file', ''],
    ['a GIF', 'GIF89a' + '\0'.repeat(40)],
  ])('%s with the name of a JPEG', async (_what, content) => {
    await expect(open(content)).rejects.toThrow(
      /^expected a picture \(JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo\); this file is none/,
    );
  });

  it('a PNG of few bytes and huge dimensions, before it is decoded', async () => {
    await expect(open(bomb(60_000, 60_000), 'bomb.png')).rejects.toThrow(
      'expected at most 48 megapixels; this has 3,600: make it smaller first',
    );
  });

  it('a WebP, a PNG and an AVIF that move', async () => {
    const one = await plain().png().toBuffer();
    const two = await plain().negate().png().toBuffer();
    const webp = await sharp([one, two], { join: { animated: true } })
      .webp()
      .toBuffer();
    // The part that says how many pictures a PNG has stands behind its first one.
    const png = Buffer.concat([
      one.subarray(0, 33),
      chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      one.subarray(33),
    ]);
    for (const file of [webp, png, readFileSync(MOVING)])
      await expect(open(file)).rejects.toThrow(
        'this one moves: save one of its pictures as a JPEG',
      );
  });

  it('a file that ends in the middle', async () => {
    const whole = await plain().resize(800).jpeg().toBuffer();
    const half = await open(whole.subarray(0, whole.length / 2));
    await expect(half.data()).rejects.toThrow('expected a whole picture; this file is damaged');
    const phone = open(readFileSync(HEIC).subarray(0, 400));
    await expect(phone.then(({ data }) => data())).rejects.toThrow('this file is damaged');
  });
});
