import sharp from 'sharp';
import { expect, it } from 'vitest';
import { channels, contrastOf, luminance } from '#encoding/colour.ts';
import { veiled } from './veil.ts';

const LIGHT_SKY = { words: '#10231b', sky: '#5b9c84' };
const DARK_SKY = { words: '#fcf4e3', sky: '#16362a' };

const SIZE = { width: 320, height: 180 };
const plain = async (background: string) => ({
  ...SIZE,
  data: await sharp({ create: { ...SIZE, channels: 3, background } })
    .raw()
    .toBuffer(),
});

/** The contrast of the words with the colour at a point, in parts of the width and height. */
async function contrastAt(photo: string, colours: typeof LIGHT_SKY, x: number, y: number) {
  const { pixels } = await veiled(await plain(photo), false, colours);
  const at = (Math.round(y * SIZE.height) * SIZE.width + Math.round(x * SIZE.width)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.data.subarray(at, at + 4);
  const sky = channels(colours.sky);
  const seen = [red, green, blue].map(
    (channel, i) => (channel * alpha + (sky[i] ?? 0) * (255 - alpha)) / 255,
  );
  return { contrast: contrastOf(luminance(seen), luminance(channels(colours.words))), alpha };
}

it.each([
  ['a dark wood', '#203018', LIGHT_SKY],
  ['black', '#000000', LIGHT_SKY],
  ['a green field', '#6a8a4a', LIGHT_SKY],
  ['a white wall', '#f4f0ea', DARK_SKY],
])('behind the words of a hero: %s fades until they can be read', async (_what, photo, colours) => {
  for (const [x, y] of [
    [0.03, 0.2],
    [0.3, 0.4],
    [0.95, 0.03],
  ] as const)
    expect((await contrastAt(photo, colours, x, y)).contrast).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['a bright sky', '#dfe9ee', 0.2, 0.3],
  ['a dark part at the right', '#000000', 0.9, 0.5],
  ['a dark part below', '#000000', 0.2, 0.9],
])('behind the words of a hero: %s does not change', async (_what, photo, x, y) => {
  expect((await contrastAt(photo, LIGHT_SKY, x, y)).alpha).toBe(255);
});

it('behind the words of a hero: a photograph that would hardly be visible gets a warning', async () => {
  const warningOf = async (photo: string, colours: typeof LIGHT_SKY) =>
    (await veiled(await plain(photo), false, colours)).warning;
  expect(await warningOf('#101810', LIGHT_SKY)).toMatch(/^it is too dark for the words/);
  const hazy = { words: '#fcf4e3', sky: '#4a6a5e' };
  expect(await warningOf('#f8f8f4', hazy)).toMatch(/^it is too light for the words/);
  expect(await warningOf('#dfe9ee', LIGHT_SKY)).toBeUndefined();
});
