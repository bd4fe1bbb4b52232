import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandColours, type Brand } from './brand.ts';
import { brandFiles } from './brand-files.ts';
import { makeBrandPicture } from './brand-pictures.ts';
import { drawName } from './draw-name.ts';

/** A mark that fills its square, so that its colour can be measured. */
const SQUARE = 'M0 0L64 0L64 64L0 64Z';
const PLUM = [0x5b, 0x1e, 0x36];
const TEAL = [0x2f, 0x7b, 0x78];

const brand: Brand = {
  colours: { ...brandColours(), ink: '#5B1E36', forest: '#2F7B78' },
  mark: SQUARE,
  wordmark: { name: 'Maziwa & Sons', path: 'M78 0L160 0L160 40L78 40Z', right: 160 },
};

/** Red, green and blue of a point in px. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const one = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await one.raw().toBuffer())];
}
/** JPEG changes colours a little. */
const near = (colour: readonly number[]) =>
  colour.map((value): unknown => expect.closeTo(value, -1.3));

it('a shared picture has mark, name and cloth in the colours of the brand, and is made once', async () => {
  // A cloth in one colour.
  const { forest } = brand.colours;
  const colours = { ...brand.colours, sun: forest, 'soil-light': forest, cream: forest };
  const coloured = { ...brand, colours };
  const made = await makeBrandPicture(coloured, 'site-share');
  const [[file = '', picture = Buffer.of()] = []] = made?.files ?? [];
  expect(file).toMatch(/^site-share-1200\.[0-9a-f]{8}\.jpg$/);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(82_000);
  expect(await colourAt(picture, 120, 130)).toEqual(near(PLUM));
  expect(await colourAt(picture, 300, 110)).toEqual(near(PLUM));
  // Between mark and name there is the drawn sky.
  expect(await colourAt(picture, 205, 130)).not.toEqual(near(PLUM));
  expect(await colourAt(picture, 600, 615)).toEqual(near(TEAL));
  expect(await makeBrandPicture(coloured, 'site-share', made?.entry)).toBeUndefined();
});

it('the placeholder shows the mark in three files, and is made again for another mark', async () => {
  const other = await makeBrandPicture({ ...brand, mark: 'M0 0L4 0L4 4Z' }, 'site-placeholder');
  const made = await makeBrandPicture(brand, 'site-placeholder', other?.entry);
  expect(Object.keys(made?.entry.bytes ?? {})).toEqual(['240.avif', '480.avif', '240.webp']);
  const [, [, large = Buffer.of()] = []] = made?.files ?? [];
  expect(await colourAt(large, 240, 160)).toEqual(near(TEAL));
});

it('icons, logo and woven bands have the colours of the brand, and no letter needs a font', async () => {
  const files = await brandFiles(brand);
  const icon = files.get('public/icon-512.png');
  expect(await colourAt(Buffer.from(icon ?? ''), 10, 256)).toEqual(TEAL);
  expect(files.get('public/logo.svg')).toContain('<title>Maziwa &amp; Sons</title>');
  expect(files.get('app/components/cloth-band/cloth-sun.svg')).toContain('#2F7B78');
  for (const [name, content] of files) expect(String(content), name).not.toContain('<text');
});

it('a name is drawn in two lines, and a long one smaller', async () => {
  const short = await drawName('Kilele Agribusiness Group');
  // The first line stands on its baseline, right of the mark.
  expect(short.path).toMatch(/^M78\.\d 39/);
  expect(short.right).toBeGreaterThan(250);
  expect(short.right).toBeLessThan(270);
  const long = await drawName('Maziwa Dairy Farmers’ Marketing Cooperative Union');
  expect(long.right).toBeCloseTo(318, 0);
});
