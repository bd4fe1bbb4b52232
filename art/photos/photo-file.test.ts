import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decoded, inspect, openPhoto } from './photo-file.ts';
import { bomb } from './testing/bomb.ts';

const HEIC = path.join(import.meta.dirname, 'testing/phone.heic');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: Buffer | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function open(file: string) {
  const photo = await openPhoto(file, await inspect(file));
  return {
    ...photo,
    data: () => decoded(photo.pixels().then((pixels) => pixels.raw().toBuffer())),
  };
}

const plain = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c02020' } });

describe('a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, whatever its name',
    async (type) => {
      const file = fileOf(`Mädchen im Feld ${type}.jpg`, await plain().toFormat(type).toBuffer());
      const photo = await open(file);
      expect([await inspect(file), photo.width, photo.height]).toEqual([type, 40, 20]);
      const [red = 0, green = 0] = await photo.data();
      expect(red - green).toBeGreaterThan(100);
    },
  );

  it('is accepted as HEIC, the format of many phones', async () => {
    const photo = await open(HEIC);
    expect([photo.width, photo.height]).toEqual([640, 800]);
    const data = await photo.data();
    const [red = 0, , blue = 0] = data;
    expect(red - blue).toBeGreaterThan(100);
    const [lastRed = 0, , lastBlue = 0] = data.subarray(-3);
    expect(lastBlue - lastRed).toBeGreaterThan(100);
  });

  it('is turned upright, as its metadata says', async () => {
    const file = fileOf(
      'turned.jpg',
      await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const { width, height } = await open(file);
    expect([width, height]).toEqual([20, 40]);
  });
});

describe('openPhoto refuses', () => {
  const NONE =
    /^expected a picture \(JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo\); this file is none/;

  it.each([
    ['a text', 'This is a text, not a photograph.'],
    ['a page', '<html><svg></svg></html>'],
    ['an empty file', ''],
    ['a GIF', 'GIF89a' + '\0'.repeat(40)],
  ])('%s with the name of a JPEG', async (_what, content) => {
    await expect(open(fileOf('false.jpg', content))).rejects.toThrow(NONE);
  });

  it('a PNG of few bytes and huge dimensions, before it is decoded', async () => {
    const file = fileOf('bomb.png', bomb(60_000, 60_000));
    await expect(open(file)).rejects.toThrow(
      'expected at most 48 megapixels; this has 3,600: make it smaller first',
    );
  });

  it('a file that ends in the middle', async () => {
    const whole = await plain().resize(800).jpeg().toBuffer();
    const photo = await open(fileOf('half.jpg', whole.subarray(0, whole.length / 2)));
    await expect(photo.data()).rejects.toThrow('expected a whole picture; this file is damaged');
  });

  it('a HEIC file that ends in the middle', async () => {
    const { readFile } = await import('node:fs/promises');
    const whole = await readFile(HEIC);
    const half = fileOf('half.heic', whole.subarray(0, 400));
    await expect(open(half).then(({ data }) => data())).rejects.toThrow('this file is damaged');
  });
});
