import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { cleanJpeg, withoutMetadata } from './without-metadata.ts';

const PRIVATE = { IFD0: { Model: 'Samsung A14' }, IFD3: { GPSLatitude: '1/1 17/1 31/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Shamba ya Otieno</x:xmpmeta>';

/** A picture that a phone has written, with a wide colour profile. */
const picture = (orientation: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#7f9a5a' } })
    .composite([
      { input: Buffer.from('<svg width="20" height="9"><rect width="20" height="9"/></svg>') },
    ])
    .withIccProfile('p3')
    .withExif(PRIVATE)
    .withMetadata({ orientation })
    .withXmp(XMP);

/** A note after the start of a JPEG. */
const withNote = (jpeg: Buffer) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 9]),
    Buffer.from('Wanjiru'),
    jpeg.subarray(2),
  ]);

it.each([
  ['turned', 6, false],
  ['upright and progressive', 1, true],
])(
  'of a %s JPEG only pixels, colours and orientation stay',
  async (_what, orientation, progressive) => {
    const jpeg = withNote(await picture(orientation).jpeg({ progressive }).toBuffer());
    // Phones put further pictures, with their own place, behind the end.
    const original = Buffer.concat([jpeg, jpeg]);
    const clean = cleanJpeg(original, orientation);
    for (const secret of ['Samsung', 'Otieno', 'Wanjiru']) {
      expect(original.includes(secret)).toBe(true);
      expect(clean.includes(secret)).toBe(false);
    }
    const [before, after] = [await sharp(original).metadata(), await sharp(clean).metadata()];
    expect(after.orientation ?? 1).toBe(orientation);
    expect(after.icc).toEqual(before.icc);
    expect(after.icc).toBeDefined();
    expect(after.exif?.length ?? 0).toBeLessThan(40);
    expect(clean.length).toBeLessThan(jpeg.length);
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect(await pixels(clean)).toEqual(await pixels(original));
  },
);

it.each(['before its pixels', 'in its pixels'])('a JPEG that ends %s is refused', async (where) => {
  const jpeg = await picture(1).jpeg().toBuffer();
  const short = where.startsWith('before') ? jpeg.subarray(0, 100) : jpeg.subarray(0, -9);
  expect(() => cleanJpeg(short)).toThrow(/this file is damaged/);
});

it.each(['png', 'webp', 'avif'] as const)(
  'a %s loses them too, and is left alone without',
  async (type) => {
    const file = path.join(temporaryFolder(), 'photo');
    const original = await picture(6).toFormat(type).toBuffer();
    writeFileSync(file, original);
    const clean = await withoutMetadata(file, type);
    expect(clean.type).toBe(type);
    const { exif, xmp, icc, width } = await sharp(clean.content).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
    expect(icc).toBeDefined();
    // It was turned by a quarter.
    expect(width).toBe(48);
    writeFileSync(file, clean.content);
    expect((await withoutMetadata(file, type)).content).toEqual(clean.content);
  },
);
