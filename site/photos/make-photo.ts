/** Makes the files of one photograph for one place. */
import { readFile } from 'node:fs/promises';
import { encodeFiles, filesOf, kindName } from '#encoding/encode.ts';
import { groundOf, type Inks } from '#encoding/lead-colour.ts';
import { imageOf, type Pixels, pixelsOf, svgPng, useOneCore } from '#encoding/pixels.ts';
import { hashOf } from '#encoding/registry.ts';
import { cleanSvg, svgSize } from './clean-svg.ts';
import { checkSize, cutFor, type Focus } from './cut.ts';
import { encodeWithin } from './encode-photo.ts';
import { type Plate, plateOfPixels, plateOfSvg } from './make-plate.ts';
import { decoded, inspect, openPhoto, PhotoError } from './photo-file.ts';
import { photoSettings, type PhotoSettings } from './settings.ts';
import { type HeroColours, veiled } from './veil.ts';

/** What a photograph is for, by the names of `places.json`. */
export type Place = keyof PhotoSettings['places'];
type PhotoPlace = Exclude<Place, 'logo' | 'plate'>;

/** A job from the site's build. */
export type Job = {
  /** Digest of the photograph and of the fields below: the name of the result in the cache. */
  key: string;
  file: string;
  place: Place;
  focus: Focus;
  /** The colours that may hold the photograph's place until it has loaded. Another set makes no other files. */
  inks: Inks;
  /** The colours of a hero. */
  words?: HeroColours | undefined;
  /** The colour of the plate of the company's own logo: `#` and six digits. */
  plate?: string | undefined;
};

/** A file by its width or its use and its format, such as `480.avif`, or `svg`. */
type MadeFile = { name: string; content: Buffer };

/** The entry of a picture, as the site reads it. */
export type PhotoEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  webp: number;
  ground: string;
  warnings: string[];
  files: string[];
};

export type Made = { entry: PhotoEntry; files: MadeFile[] };

/** The background of transparent photographs: the same as that of the site's cards. */
const PAPER = '#ffffff';

type PhotoSize = PhotoSettings['places'][PhotoPlace];

/** Opens a photograph and checks size and shape, before it is decoded. */
async function openFitting(file: string, size: PhotoSize) {
  const photo = await openPhoto(file, await inspect(file));
  return { photo, warning: checkSize(photo, size) };
}

async function cutOut({ file, focus }: Job, size: PhotoSize) {
  const { photo, warning } = await openFitting(file, size);
  const pixels = await decoded(
    photo.pixels().then((whole) =>
      pixelsOf(
        whole
          .extract(cutFor(photo, size, focus))
          .resize(size.width, size.height, { fit: 'fill' })
          .flatten({ background: PAPER })
          .removeAlpha()
          .toColourspace('srgb'),
      ),
    ),
  );
  if (pixels.channels !== 3) throw new PhotoError(`has ${pixels.channels} channels`);
  return { pixels, warning };
}

/** Puts a photograph at the bottom of a tall hero. The part above it is transparent. */
function onCanvas(pixels: Pixels, canvas: number): Promise<Pixels> {
  const above = canvas - pixels.height;
  return pixelsOf(imageOf(pixels).extend({ top: above, extendWith: 'copy' }));
}

async function makePhotograph(job: Job, place: PhotoPlace): Promise<Made> {
  const size = photoSettings().places[place];
  const cut = await cutOut(job, size);
  const warnings = [cut.warning];
  let { pixels }: { pixels: Pixels } = cut;
  const ground = await groundOf(pixels, job.inks);
  if ((place === 'wide' || place === 'tall') && job.words) {
    const isTall = 'canvas' in size;
    const whole = isTall ? await onCanvas(pixels, size.canvas) : pixels;
    const laid = await veiled(whole, isTall, job.words);
    pixels = laid.pixels;
    warnings.push(laid.warning);
  }
  const { score, widths, webp } = size;
  const limits: Readonly<Record<string, number>> = size.bytes;
  const kinds = filesOf({ widths, fallback: { format: 'webp', width: webp } });
  const files = await encodeFiles(kinds, score, async (kind, guess) => {
    const { width, format } = kind;
    const isWhole = width === pixels.width;
    const original = isWhole ? pixels : await pixelsOf(imageOf(pixels).resize({ width }));
    return encodeWithin(original, format, score, guess, limits[kindName(kind)] ?? 0);
  });
  return {
    entry: {
      hash: hashOf(files.map(({ content }) => content)),
      width: pixels.width,
      height: pixels.height,
      widths,
      webp,
      ground,
      warnings: warnings.filter((warning) => warning !== undefined),
      files: files.map(kindName),
    },
    files: files.map((file) => ({ name: kindName(file), content: file.content })),
  };
}

type Box = { width: number; height: number };

function logo(name: string, content: Buffer, { width, height }: Box): Made {
  const entry = {
    hash: hashOf([content]),
    width: Math.round(width),
    height: Math.round(height),
    widths: [],
    webp: 0,
    ground: '',
    warnings: [],
    files: [name],
  };
  return { entry, files: [{ name, content }] };
}

function requireLight(content: Buffer, limit: number): void {
  const excess = content.length - limit;
  if (excess > 0)
    throw new PhotoError(
      `expected a logo of at most ${limit.toLocaleString('en')} bytes; it is ${excess.toLocaleString('en')} bytes too heavy: ask the designer for a simpler one`,
    );
}

/** SVG stays SVG; everything else becomes one WebP file with its transparency, without empty margins. */
async function makeLogo({ file }: Job): Promise<Made> {
  const { width: least, most, bytes } = photoSettings().places.logo;
  const type = await inspect(file);
  if (type === 'svg') {
    const svg = cleanSvg(await readFile(file, 'utf8'));
    // It throws if the file cannot be drawn.
    const { width, height } = svgSize(svg);
    await svgPng(svg, most);
    const content = Buffer.from(svg);
    requireLight(content, bytes.svg);
    return logo('svg', content, { width, height });
  }
  const photo = await openPhoto(file, type);
  if (photo.width < least)
    throw new PhotoError(
      `expected at least ${least} px in width for a logo, better SVG; this is ${photo.width} × ${photo.height} px`,
    );
  const { data, info } = await decoded(
    photo
      .pixels()
      .then((pixels) =>
        pixels
          .trim({ threshold: 10 })
          .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .webp({ quality: 90, effort: 6 })
          .toBuffer({ resolveWithObject: true }),
      ),
  );
  requireLight(data, bytes.webp);
  return logo('webp', data, info);
}

/** Without a colour, the plate is like the site's cards. */
async function plateOf({ file, plate = PAPER }: Job): Promise<Plate> {
  const type = await inspect(file);
  if (type === 'svg') return plateOfSvg(cleanSvg(await readFile(file, 'utf8')), plate);
  const photo = await openPhoto(file, type);
  return decoded(photo.pixels().then((pixels) => plateOfPixels(pixels, plate)));
}

/** The company's own logo: on its plate for the pages, and alone for journalists. */
async function makePlate(job: Job): Promise<Made> {
  const { shown, png, svg, ...size } = await plateOf(job);
  const format = svg ? 'svg' : 'webp';
  requireLight(shown, photoSettings().places.plate.bytes[format]);
  const { entry, files } = logo(format, shown, size);
  const all = [
    ...files,
    { name: 'press.png', content: png },
    ...(svg ? [{ name: 'press.svg', content: svg }] : []),
  ];
  return { entry: { ...entry, files: all.map(({ name }) => name) }, files: all };
}

/**
 * Checks size and shape, in a moment. A logo is also made, because that takes no longer.
 * @throws {PhotoError} when the photograph does not fit the place
 */
export async function checkPhoto(job: Job): Promise<void> {
  if (job.place === 'logo' || job.place === 'plate') await makePhoto(job);
  else await openFitting(job.file, photoSettings().places[job.place]);
}

/** @throws {PhotoError} when the photograph does not fit the place */
export function makePhoto(job: Job): Promise<Made> {
  if (job.place === 'logo') return makeLogo(job);
  return job.place === 'plate' ? makePlate(job) : makePhotograph(job, job.place);
}

/** Several processes run at once, one for each core. So each of them uses only one. */
useOneCore();
