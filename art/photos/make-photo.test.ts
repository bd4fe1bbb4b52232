import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWithin } from './encode-photo.ts';
import { type Job, makePhoto, type Made } from './make-photo.ts';
import { EXIF } from './testing/photo-content.ts';
import { samplePhoto } from './testing/sample-photo.ts';

const MIDDLE = { x: 50, y: 50 };
const HEIC = path.join(import.meta.dirname, 'testing/phone.heic');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const job = (file: string, place: Job['place']): Job => ({
  key: 'key',
  file,
  place,
  focus: MIDDLE,
});

/** Data that cameras and programs write into files besides the picture. */
const METADATA =
  /Exif|GPS|SecretPhone|SecretModel|<x:xmpmeta|http:\/\/ns\.adobe\.com|ICC_PROFILE|iCCP|Photoshop/;

async function requireClean({ files, entry }: Made): Promise<void> {
  expect(files.map(({ name }) => name)).toEqual(entry.files);
  for (const { name, content } of files) {
    expect([name, METADATA.exec(content.toString('latin1'))?.[0]]).toEqual([name, undefined]);
    const { exif, xmp, iptc, icc } = await sharp(content).metadata();
    expect([name, exif, xmp, iptc, icc]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
}

describe('a photograph of 12 megapixels, turned, with a location', () => {
  let made: Made;
  beforeAll(async () => {
    const file = path.join(folder, 'IMG 2041 Äcker.jpg');
    // Blue above, red below, turned by 90 degrees.
    const upright = await sharp({
      create: { width: 3024, height: 4032, channels: 3, background: '#2040c0' },
    })
      .composite([
        {
          input: { create: { width: 3024, height: 2016, channels: 3, background: '#c02020' } },
          left: 0,
          top: 2016,
        },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
    const lying = await sharp(upright, { raw: { width: 3024, height: 4032, channels: 3 } })
      .rotate(-90)
      .raw()
      .toBuffer();
    await sharp(lying, { raw: { width: 4032, height: 3024, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withExifMerge(EXIF)
      .jpeg()
      .toFile(file);
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('SecretPhoneMaker');
    made = await makePhoto(job(file, 'card'));
  });

  it('becomes AVIF and WebP in the widths of its place', () => {
    expect(made.entry).toMatchObject({
      width: 960,
      height: 720,
      widths: [240, 360, 480, 720, 960],
      webp: 480,
    });
  });

  it('is upright', async () => {
    const file = made.files.find(({ name }) => name === '480.webp');
    const { data, info } = await sharp(file?.content).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 360]);
    const [red = 0, , blue = 0] = data;
    expect(blue - red).toBeGreaterThan(100);
    const [redBelow = 0, , blueBelow = 0] = data.subarray(-3);
    expect(redBelow - blueBelow).toBeGreaterThan(100);
  });

  it('contains neither the location nor the camera', () => requireClean(made));
});

it('a portrait from HEIC contains neither the location nor the camera', async () => {
  await requireClean(await makePhoto(job(HEIC, 'portrait')));
});

it('an SVG is refused in a place for a photograph', async () => {
  const { writeFileSync } = await import('node:fs');
  const file = path.join(folder, 'drawing.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  await expect(makePhoto(job(file, 'card'))).rejects.toThrow('which only a logo may be');
  expect((await makePhoto(job(file, 'logo'))).entry.files).toEqual(['svg']);
});

it.each([
  ['white', { r: 255, g: 255, b: 255, alpha: 1 }],
  ['transparent', { r: 0, g: 0, b: 0, alpha: 0 }],
])('a logo has no %s margins', async (name, background) => {
  const file = path.join(folder, `${name}.png`);
  const shape = {
    create: { width: 300, height: 100, channels: 4, background: '#1e4a33' },
  } as const;
  await sharp({ create: { width: 400, height: 400, channels: 4, background } })
    .composite([{ input: shape, left: 50, top: 150 }])
    .png()
    .toFile(file);
  const { width, height } = (await makePhoto(job(file, 'logo'))).entry;
  expect([width, height]).toEqual([300, 100]);
});

describe('a heavy photograph', () => {
  const pixels = async (grain: number) => {
    const { data, info } = await (
      await samplePhoto({ width: 160, height: 120, grain })
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };

  it('gets a lower quality, but not lower than necessary', async () => {
    const photo = await pixels(0.2);
    const free = await encodeWithin(photo, 'avif', 58, 40, 1e9);
    const limit = Math.round(free.content.length * 0.8);
    const harder = await encodeWithin(photo, 'avif', 58, 40, limit);
    expect(harder.content.length).toBeLessThanOrEqual(limit);
    expect(harder.content.length).toBeGreaterThan(limit * 0.85);
    expect(harder.score).toBeLessThan(free.score);
    expect(harder.score).toBeGreaterThanOrEqual(40);
  });

  it('is refused when it is still too heavy, and the message names the excess bytes', async () => {
    await expect(encodeWithin(await pixels(0.2), 'avif', 58, 40, 500)).rejects.toThrow(
      /^expected a file of at most 500 bytes \(160 px wide, AVIF\); even with the lowest quality it is [\d,]+ bytes too heavy/,
    );
  });
});
