/**
 * Looks at one picture before it becomes part of the content: `check-photo FILE THUMBNAIL [CLEAN]`. It reads all of its
 * pixels, so a damaged file is found, writes a small copy, and prints one line of JSON: size and fitting places, or what
 * is wrong. With CLEAN it also writes a copy there without what its camera wrote into it.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { svgImage } from '#encoding/pixels.ts';
import { cleanSvg, svgSize } from './clean-svg.ts';
import { checkSize } from './cut.ts';
import { decoded, type FileType, inspect, openPhoto, PhotoError } from './photo-file.ts';
import { photoSettings } from './settings.ts';
import { reasonOf } from './store-photo.ts';
import { withoutMetadata } from './without-metadata.ts';

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
  const { logo, plate: _plate, ...places } = photoSettings().places;
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

/** Writes a copy, whole or not at all. It does not use sharp, which reports a full disk as a damaged picture. */
async function write(target: string, content: Buffer): Promise<void> {
  const fresh = `${target}.${process.pid}.new`;
  try {
    await writeFile(fresh, content);
    await rename(fresh, target);
  } finally {
    await rm(fresh, { force: true });
  }
}

async function look(file: string, thumbnail: string): Promise<Look> {
  const type = await inspect(file);
  if (type === 'svg') {
    const svg = cleanSvg(await readFile(file, 'utf8'));
    await write(thumbnail, await (await svgImage(svg, WIDTH)).webp().toBuffer());
    return {
      type,
      ...svgSize(svg),
      fits: [{ place: 'logo', name: photoSettings().places.logo.name }],
    };
  }
  const { width, height, pixels } = await openPhoto(file, type);
  const small = await decoded(
    pixels().then((image) =>
      image
        .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: 70 })
        .toBuffer(),
    ),
  );
  await write(thumbnail, small);
  return { type, width, height, fits: fitsOf({ width, height }) };
}

const [, , file = '', thumbnail = '', clean] = process.argv;

/** The type is that of the clean copy, if there is one. */
async function lookAndClean(): Promise<Look> {
  const found = await look(file, thumbnail);
  if (clean === undefined) return found;
  const { type, content } = await withoutMetadata(file, found.type);
  await write(clean, content);
  return { ...found, type };
}

// The decoder of HEIC writes warnings with it, but standard output is only for the result.
console.log = () => undefined;

const result = await lookAndClean().catch((error: unknown) => ({
  failure: reasonOf(error),
}));
process.stdout.write(JSON.stringify(result));
