import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { svgPng } from '#encoding/pixels.ts';
import { cleanSvg } from './clean-svg.ts';
import { plateOfPixels, plateOfSvg } from './make-plate.ts';

const WHITE = '#ffffff';
const GREEN = '#0a6b4b';

/** An artboard of 400 × 400 units, as designers export it, with a shape in its middle. */
const artboard = (width: number, height: number, fill = GREEN) =>
  cleanSvg(
    `<?xml version="1.0"?><svg width="800" height="400" viewBox="0 0 400 400" fill="none" xmlns="http://www.w3.org/2000/svg">
      <path d="M${200 - width / 2} ${200 - height / 2}h${width}v${height}h-${width}z" fill="${fill}"/></svg>`,
  );

/** The colour of a point of a picture, in percent from left and top. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (share: number, size: number) => Math.floor((share / 100) * size);
  const start = (at(y, info.height) * info.width + at(x, info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}

const drawn = (svg: Buffer) => svgPng(svg.toString(), 800);

it('a logo as SVG stands on its plate without the margins of its file', async () => {
  const { width, height, shown } = await plateOfSvg(artboard(150, 50), WHITE);
  // Three times as wide as high without margins, and air around it.
  expect(height).toBe(100);
  expect(width).toBeGreaterThan(250);
  expect(width).toBeLessThan(262);
  const picture = await drawn(shown);
  expect(await colourAt(picture, 50, 50)).toEqual([10, 107, 75, 255]);
  expect(await colourAt(picture, 50, 5)).toEqual([255, 255, 255, 255]);
  // The corners are round.
  expect((await colourAt(picture, 0, 0))[3]).toBe(0);
});

it('a logo as SVG is there for journalists without the plate, as SVG and as PNG', async () => {
  const { png, svg = Buffer.of() } = await plateOfSvg(artboard(200, 50), WHITE);
  const { width, height } = await sharp(png).metadata();
  expect(width).toBe(1200);
  expect(1200 / height).toBeCloseTo(4, 0);
  expect(svg.toString()).not.toContain('<rect');
});

it.each([
  ['is wider than the header has room for', artboard(380, 40), 'at most 6 times as wide'],
  ['is higher than the header has room for', artboard(40, 80), 'at most 1.5 times as high'],
  ['is white itself', artboard(200, 50, '#fafafa'), 'use the one for light grounds'],
])('a logo as SVG is refused when it %s', async (_what, svg, message) => {
  await expect(plateOfSvg(svg, WHITE)).rejects.toThrow(message);
});

/** A picture with a green rectangle in its middle. */
const pixels = async (width: number, height: number, background: string): Promise<Sharp> => {
  const size = { width: width * 2, height: height * 2 };
  const inner = { create: { width, height, channels: 4, background: GREEN } } as const;
  const whole = sharp({ create: { ...size, channels: 4, background } });
  return sharp(
    await whole
      .composite([{ input: inner }])
      .png()
      .toBuffer(),
  );
};

it.each(['#00000000', '#ffffff'])(
  'a logo of pixels on the ground %s loses its margins',
  async (ground) => {
    const logo = await pixels(300, 100, ground);
    const { width, shown, png, svg } = await plateOfPixels(logo, WHITE);
    expect(width).toBe(3 * 76 + 30);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', height: 192 });
    const [red = 0, green = 0] = await colourAt(shown, 50, 50);
    expect(green - red).toBeGreaterThan(80);
    expect(svg).toBeUndefined();
    expect((await sharp(png).metadata()).width).toBe(300);
  },
);

it('a logo of pixels is refused when it would be blurred', async () => {
  await expect(plateOfPixels(await pixels(60, 30, WHITE), WHITE)).rejects.toThrow(
    'at least 146 × 73 px without its margins, better SVG; this is 60 × 30 px',
  );
});
