/**
 * Puts the company's own logo on a plate: a rounded rectangle in one colour, with air around the logo. So the logo can be
 * read on every ground of the site. Empty margins of the file are cut off first.
 */
import sharp, { type Sharp } from 'sharp';
import { imageOf, type Pixels, pixelsOf, svgImage, svgPng } from '#encoding/pixels.ts';
import { placeSvg, svgBox } from './clean-svg.ts';
import { PhotoError } from './photo-file.ts';

/** The plate in its own units. The header shows its height in 51 px. */
const HEIGHT = 100;
/** As wide as the mark and the name, for which the menu leaves room. A wider logo has more air above and below it. */
const WIDEST = 320;
const CORNER = 14;
const AIR = { x: 15, y: 12 };

/** A wider logo would be too low to be read beside the menu, a higher one too narrow. */
const MOST_WIDE = 6;
const MOST_HIGH = 1.5;

/** Pixels of the plate of a logo that is not SVG, for one unit: nearly 4 for each pixel of the header. */
const PIXELS = 1.92;
/** With fewer pixels of its own for one unit, the logo would be blurred. */
const LEAST_PIXELS = 0.96;

/** The longer side in px of the picture in which margins are searched. */
const SEARCHED = 1600;
/** Difference of a colour from that of the plate (0 to 255) from which a pixel belongs to the logo, or can be seen well. */
const DIFFERENT = 10;
const SEEN = 60;

/** Width of the picture for journalists, in px. */
const PRESS_WIDTH = 1200;

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The box around all pixels that differ from the colour of the plate. @throws {PhotoError} when none can be seen well */
function visiblePart(
  { data, width, height, channels = 3 }: Pixels,
  [red = 0, green = 0, blue = 0]: readonly number[],
): Box {
  let [left, top, right, bottom, strongest] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const difference = Math.max(
        Math.abs((data[at] ?? 0) - red),
        Math.abs((data[at + 1] ?? 0) - green),
        Math.abs((data[at + 2] ?? 0) - blue),
      );
      if (difference < DIFFERENT) continue;
      strongest = Math.max(strongest, difference);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (strongest < SEEN)
    throw new PhotoError(
      'expected a logo that can be seen on a white plate; this one is nearly white itself: use the one for light grounds',
    );
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The pixels on the colour of the plate, and the part of them that shows. */
async function searched(image: Sharp, colour: string): Promise<Box> {
  const channels = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const pixels = await pixelsOf(image.flatten({ background: colour }).toColourspace('srgb'));
  return visiblePart(pixels, channels);
}

/** @throws {PhotoError} when the logo is too wide or too high for the header */
function requireShape({ width, height }: Size): void {
  const times = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
  if (width > height * MOST_WIDE)
    throw new PhotoError(
      `expected a logo at most ${MOST_WIDE} times as wide as it is high; this is ${times(width / height)} times as wide: ask the designer for one in two lines`,
    );
  if (height > width * MOST_HIGH)
    throw new PhotoError(
      `expected a logo at most ${MOST_HIGH} times as high as it is wide; this is ${times(height / width)} times as high: ask the designer for a wider one`,
    );
}

/** Where a logo stands on its plate, and how wide the plate is, in units. */
function layout({ width, height }: Size) {
  const scale = Math.min((HEIGHT - 2 * AIR.y) / height, (WIDEST - 2 * AIR.x) / width);
  const size = { width: width * scale, height: height * scale };
  const plate = Math.round(size.width + 2 * AIR.x);
  return { plate, ...size, x: (plate - size.width) / 2, y: (HEIGHT - size.height) / 2 };
}

/** @param inside the markup on the plate @param width of the plate, in units */
const plateSvg = (colour: string, width: number, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
  `<rect width="${width}" height="${HEIGHT}" rx="${CORNER}" fill="${colour}"/>${inside}</svg>`;

/** The logo on its plate, and alone for journalists. */
export type Plate = Size & {
  /** The picture of the pages: SVG or WebP. */
  shown: Buffer;
  /** For journalists, on a transparent ground. A logo that came as pixels has no SVG. */
  png: Buffer;
  svg?: Buffer;
};

const smallPng = (image: Sharp) => image.png({ palette: true, compressionLevel: 9 }).toBuffer();

/**
 * A cleaned SVG on a plate. It stays SVG.
 * @param colour of the plate: `#` and six digits
 * @throws {PhotoError} when its shape does not fit, or it cannot be seen on the plate
 */
export async function plateOfSvg(svg: string, colour: string): Promise<Plate> {
  const { x, y, width, height } = svgBox(svg);
  const whole = placeSvg(svg, { viewBox: `${x} ${y} ${width} ${height}`, width, height });
  const png = await svgPng(whole, Math.max(1, SEARCHED * Math.min(1, width / height)));
  const found = await searched(sharp(png), colour);
  const unit = width / (await sharp(png).metadata()).width;
  // The edge of a shape may cover a part of the next pixel.
  const part = {
    left: x + (found.left - 1) * unit,
    top: y + (found.top - 1) * unit,
    width: (found.width + 2) * unit,
    height: (found.height + 2) * unit,
  };
  requireShape(found);
  const viewBox = [part.left, part.top, part.width, part.height].map(rounded).join(' ');
  const place = layout(part);
  const inside = placeSvg(svg, {
    x: rounded(place.x),
    y: rounded(place.y),
    width: rounded(place.width),
    height: rounded(place.height),
    viewBox,
  });
  const alone = placeSvg(svg, {
    viewBox,
    width: rounded(part.width),
    height: rounded(part.height),
  });
  const shown = plateSvg(colour, place.plate, inside);
  // It throws if the file cannot be drawn.
  await svgPng(shown, place.plate);
  return {
    width: place.plate,
    height: HEIGHT,
    shown: Buffer.from(shown),
    png: await smallPng(await svgImage(alone, PRESS_WIDTH)),
    svg: Buffer.from(alone),
  };
}

/**
 * A logo made of pixels on a plate, as WebP.
 * @param pixels of the whole file
 * @param colour of the plate: `#` and six digits
 * @throws {PhotoError} when its shape does not fit, it has too few pixels, or it cannot be seen on the plate
 */
export async function plateOfPixels(pixels: Sharp, colour: string): Promise<Plate> {
  const side = SEARCHED;
  const whole = await pixelsOf(
    pixels
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  );
  const found = await searched(imageOf(whole), colour);
  requireShape(found);
  const { plate, ...place } = layout(found);
  const least = {
    width: Math.ceil(place.width * LEAST_PIXELS),
    height: Math.ceil(place.height * LEAST_PIXELS),
  };
  if (found.width < least.width || found.height < least.height)
    throw new PhotoError(
      `expected a logo of at least ${least.width} × ${least.height} px without its margins, better SVG; this is ${found.width} × ${found.height} px`,
    );
  const logo = await imageOf(whole)
    .extract(found)
    .resize({
      width: Math.round(place.width * PIXELS),
      height: Math.round(place.height * PIXELS),
      fit: 'fill',
    })
    .png()
    .toBuffer();
  const shown = await (
    await svgImage(plateSvg(colour, plate), plate * PIXELS)
  )
    .composite([
      { input: logo, left: Math.round(place.x * PIXELS), top: Math.round(place.y * PIXELS) },
    ])
    .webp({ quality: 90, effort: 6 })
    .toBuffer();
  const png = await smallPng(
    imageOf(whole).extract(found).resize({ width: PRESS_WIDTH, withoutEnlargement: true }),
  );
  return { width: plate, height: HEIGHT, shown, png };
}
