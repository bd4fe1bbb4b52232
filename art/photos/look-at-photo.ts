/**
 * Looks at one picture before it becomes part of the content: `look-at-photo FILE THUMBNAIL`. It reads all of its pixels,
 * so a damaged file is found, writes a small copy, and prints one line of JSON: size and fitting places, or what is wrong.
 */
import { readFile, rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { toPng } from '../encoding/render.ts';
import { cleanSvg, svgSize } from './clean-svg.ts';
import { checkSize } from './cut.ts';
import { decoded, type FileType, inspect, openPhoto, PhotoError } from './photo-file.ts';
import { settings } from './settings.ts';
import { reasonOf } from './store-photo.ts';

/** Size of the small copy, in px. */
const WIDTH = 640;

/** Whether a picture fits a place, and advice for a better one. */
type Fit = {
  place: string;
  name: string;
  problem?: string | undefined;
  advice?: string | undefined;
};
export type Look = { type: FileType; width: number; height: number; fits: Fit[] };

function fitsOf(size: { width: number; height: number }): Fit[] {
  const { logo, ...places } = settings.places;
  const fits = Object.entries(places).map(([place, needed]): Fit => {
    const { name } = needed;
    try {
      return { place, name, advice: checkSize(size, needed) };
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      return { place, name, problem: error.message };
    }
  });
  const problem =
    size.width < logo.width ? `expected at least ${logo.width} px in width` : undefined;
  return [...fits, { place: 'logo', name: logo.name, problem }];
}

async function look(file: string, thumbnail: string): Promise<Look> {
  const type = await inspect(file);
  const fresh = `${thumbnail}.${process.pid}.new`;
  try {
    if (type === 'svg') {
      const svg = cleanSvg(await readFile(file, 'utf8'));
      await sharp(toPng(svg, WIDTH)).webp().toFile(fresh);
      await rename(fresh, thumbnail);
      return { type, ...svgSize(svg), fits: [{ place: 'logo', name: settings.places.logo.name }] };
    }
    const { width, height, pixels } = await openPhoto(file, type);
    await decoded(
      pixels().then((image) =>
        image
          .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .webp({ quality: 70 })
          .toFile(fresh),
      ),
    );
    await rename(fresh, thumbnail);
    return { type, width, height, fits: fitsOf({ width, height }) };
  } finally {
    await rm(fresh, { force: true });
  }
}

// The decoder of HEIC writes warnings with it, but standard output is only for the result.
console.log = () => undefined;
const [, , file = '', thumbnail = ''] = process.argv;
const result = await look(file, thumbnail).catch((error: unknown) => ({
  failure: reasonOf(error),
}));
process.stdout.write(JSON.stringify(result));
