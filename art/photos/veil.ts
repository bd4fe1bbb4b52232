/**
 * The veil of a hero. Words lie on the upper part of a hero, on the sky of a drawing. A photograph becomes transparent
 * there, so that the colour of the page's sky comes through, as much as the words need to be readable.
 */
import sharp from 'sharp';
import type { Pixels } from '../encoding/render.ts';

/** The colour of the words: `ink` on a light sky, `cream` on a dark one. */
export type Words = 'ink' | 'cream';

/** The words, and of the skies with such words in `site/app/styles/tokens.css` the one with the least contrast. */
const COLOURS = {
  ink: { words: '#10231b', sky: '#5b9b92' },
  cream: { words: '#fcf4e3', sky: '#16362a' },
} as const;

/** WCAG 2.2 asks for 4.5. */
const CONTRAST = 4.6;
/** The share of dots that may have less: single dark leaves do not hide a letter. */
const EXCUSED = 0.03;
/** How much of the photograph is seen behind the words at least. */
const FAINTEST = 0.06;
const STEP = 0.02;
/** Below this the photograph can hardly be seen there. */
const FAINT = 0.12;

/** Where the photograph begins to be seen in a tall hero, and where words end there, in parts of the height. */
const TALL = { begins: 0.297, seen: 0.44, words: 0.5, whole: 0.66 };

const smooth = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** How far words need the veil at a point of the wide cut, 0-1: left of its subject, and along the header. */
const onWide = (x: number, y: number) =>
  Math.max((1 - smooth(0.5, 0.82, x)) * (1 - smooth(0.42, 0.68, y)), 1 - smooth(0.06, 0.3, y));
const onTall = (_x: number, y: number) => 1 - smooth(TALL.words, TALL.whole, y);

/** How much the upper edge has gone, 0-1, so that no edge is seen where the hero is higher than the picture. */
const edgeOfWide = (y: number) => smooth(0, 0.12, y);
const edgeOfTall = (y: number) => smooth(TALL.begins, TALL.seen, y);

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (rgb: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => linear(channel / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The strength of the photograph at a point, 0-1. @param strength behind the words */
function strengthAt(isTall: boolean, strength: number, x: number, y: number): number {
  const words = isTall ? onTall(x, y) : onWide(x, y);
  const edge = isTall ? edgeOfTall(y) : edgeOfWide(y);
  return edge * (1 - (1 - strength) * words);
}

/** Width in px of the copy that is measured. */
const MEASURED = 160;

/** The strength behind the words with which they have enough contrast. */
async function strengthFor(photo: Pixels, isTall: boolean, words: Words): Promise<number> {
  const { data, info } = await sharp(photo.data, { raw: { ...photo, channels: 3 } })
    .resize({ width: MEASURED })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sky = channels(COLOURS[words].sky);
  const ink = luminance(channels(COLOURS[words].words));
  const dots: number[][] = [];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isBehind = (isTall ? onTall : onWide)(x / info.width, y / info.height) > 0.9;
      const at = (y * info.width + x) * 3;
      if (isBehind && (!isTall || y / info.height > TALL.begins))
        dots.push([...data.subarray(at, at + 3)]);
    }
  const isReadable = (strength: number) => {
    const low = dots.filter((dot) => {
      const mixed = dot.map((channel, i) => channel * strength + (sky[i] ?? 0) * (1 - strength));
      return contrast(luminance(mixed), ink) < CONTRAST;
    });
    return low.length <= EXCUSED * dots.length;
  };
  let strength = 1;
  while (strength > FAINTEST && !isReadable(strength)) strength -= STEP;
  return Math.max(FAINTEST, strength);
}

/**
 * Lays the veil over a photograph.
 * @returns the pixels with alpha, and a warning if the words hide most of what is behind them
 */
export async function veiled(
  photo: Pixels,
  isTall: boolean,
  words: Words,
): Promise<{ pixels: Pixels; warning: string | undefined }> {
  const strength = await strengthFor(photo, isTall, words);
  const { width, height } = photo;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      photo.data.copy(data, at * 4, at * 3, at * 3 + 3);
      data[at * 4 + 3] = Math.round(255 * strengthAt(isTall, strength, x / width, y / height));
    }
  const wrong = words === 'ink' ? 'dark' : 'light';
  const right = words === 'ink' ? 'light: sky, mist or pale walls' : 'dark: shade, dusk or soil';
  const warning =
    strength < FAINT
      ? `it is too ${wrong} for the words that lie on its upper part, so a veil hides most of that part; one that is ${right} there shows more`
      : undefined;
  return { pixels: { data, width, height, channels: 4 }, warning };
}
