import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeWithin } from './encode-photo.ts';
import { type Job, makePhoto, type Made } from './make-photo.ts';
import { photoSettings } from './settings.ts';
import { EXIF } from './testing/photo-content.ts';
import { samplePhoto } from './testing/sample-photo.ts';

const job = (file: string, place: Job['place']): Job => ({
  key: 'key',
  file,
  place,
  focus: { x: 50, y: 50 },
  inks: { sand: '#f3ddb5' },
});

/** Data that cameras and programs write into files besides the picture. */
const METADATA =
  /Exif|GPS|SecretPhone|SecretModel|<x:xmpmeta|http:\/\/ns\.adobe\.com|ICC_PROFILE|iCCP|Photoshop/;

async function requireClean({ files, entry }: Made): Promise<void> {
  expect(files.map(({ name }) => name)).toEqual(entry.files);
  for (const { name, content } of files) {
    expect(METADATA.exec(content.toString('latin1'))?.[0], name).toBeUndefined();
    const { exif, xmp, iptc, icc } = await sharp(content).metadata();
    expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined]);
  }
}

it('a photograph becomes upright AVIF and WebP in the widths of its place, without camera and location', async () => {
  const file = path.join(temporaryFolder(), 'IMG 2041 Äcker.jpg');
  // Blue on the left, red on the right, and to be turned by 90 degrees: blue above, red below.
  const red = { create: { width: 700, height: 1050, channels: 3, background: '#c02020' } } as const;
  await sharp({ create: { width: 1400, height: 1050, channels: 3, background: '#2040c0' } })
    .composite([{ input: red, left: 700, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .jpeg()
    .toFile(file);
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('SecretPhoneMaker');
  const made = await makePhoto(job(file, 'card'));
  const widths = [240, 360, 480, 720, 960];
  expect(made.entry).toMatchObject({ width: 960, height: 720, widths, webp: 480 });
  const small = made.files.find(({ name }) => name === '480.webp');
  const { data, info } = await sharp(small?.content).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 360]);
  const [redAbove = 0, , blueAbove = 0] = data;
  expect(blueAbove - redAbove).toBeGreaterThan(100);
  const [redBelow = 0, , blueBelow = 0] = data.subarray(-3);
  expect(redBelow - blueBelow).toBeGreaterThan(100);
  await requireClean(made);
});

it('a portrait from HEIC contains neither the location nor the camera', async () => {
  const phone = path.join(import.meta.dirname, 'testing/phone.heic');
  await requireClean(await makePhoto(job(phone, 'portrait')));
});

it('an SVG is refused in a place for a photograph, and taken as a logo', async () => {
  const file = path.join(temporaryFolder(), 'drawing.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  await expect(makePhoto(job(file, 'card'))).rejects.toThrow('which only a logo may be');
  expect((await makePhoto(job(file, 'logo'))).entry.files).toEqual(['svg']);
});

it('a logo has no margins', async () => {
  const file = path.join(temporaryFolder(), 'logo.png');
  const shape = {
    create: { width: 300, height: 100, channels: 4, background: '#1e4a33' },
  } as const;
  await sharp({ create: { width: 400, height: 400, channels: 4, background: '#ffffff' } })
    .composite([{ input: shape, left: 50, top: 150 }])
    .png()
    .toFile(file);
  expect((await makePhoto(job(file, 'logo'))).entry).toMatchObject({ width: 300, height: 100 });
});

it('a logo that is too narrow or too heavy is refused', async () => {
  const file = path.join(temporaryFolder(), 'logo.png');
  const { width, bytes } = photoSettings().places.logo;
  const shape = { height: 99, channels: 4, background: '#1e4a33' } as const;
  await sharp({ create: { width: width - 1, ...shape } })
    .png()
    .toFile(file);
  await expect(makePhoto(job(file, 'logo'))).rejects.toThrow(
    `expected at least ${width} px in width for a logo, better SVG; this is ${width - 1} × 99 px`,
  );
  const drawing = file.replace('png', 'svg');
  const way = 'h1v1'.repeat(bytes.svg / 4);
  writeFileSync(
    drawing,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${way}z"/></svg>`,
  );
  await expect(makePhoto(job(drawing, 'logo'))).rejects.toThrow(
    /expected a logo of at most .* bytes too heavy/,
  );
});

it('a heavy photograph gets a lower quality, but not lower than necessary, or is refused', async () => {
  const sample = await samplePhoto({ width: 160, height: 120, grain: 0.2 });
  const photo = { data: await sample.raw().toBuffer(), width: 160, height: 120 };
  const free = await encodeWithin(photo, 'avif', 58, 40, 1e9);
  const limit = Math.round(free.content.length * 0.8);
  const harder = await encodeWithin(photo, 'avif', 58, 40, limit);
  expect(harder.content.length).toBeLessThanOrEqual(limit);
  expect(harder.content.length).toBeGreaterThan(limit * 0.85);
  expect(harder.score).toBeLessThan(free.score);
  expect(harder.score).toBeGreaterThanOrEqual(40);
  await expect(encodeWithin(photo, 'avif', 58, 40, 500)).rejects.toThrow(
    /^expected a file of at most 500 bytes \(160 px wide, AVIF\); even with the lowest quality it is [\d,]+ bytes too heavy/,
  );
});
