/** Opens a picture from a phone or a designer: recognises its format, and refuses files that are broken or too large. */
import { open, readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { photoSettings } from './settings.ts';

/** A picture that cannot be used. The message says what was expected and what was found. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

export type FileType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg';

/** An opened picture, upright. */
export type Photo = {
  width: number;
  height: number;
  /** A pipeline with the upright pixels in sRGB, without metadata. */
  pixels: () => Promise<Sharp>;
};

/** Bytes that are enough to recognise a file. */
const HEAD = 1024;

/** Brands of the container that AVIF and HEIC files share. */
const BRANDS: Readonly<Record<string, FileType>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  heim: 'heic',
  heis: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

/** The format of a file, from its first bytes. Its name is ignored, because phones also name HEIC files `.jpg`. */
function typeOf(head: Buffer): FileType | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') {
    // The main brand `mif1` says nothing about the coding; the other brands do.
    const brands = text.slice(8, Math.min(head.readUInt32BE(0), 64));
    return brands.includes('avif') ? 'avif' : BRANDS[text.slice(8, 12)];
  }
  return /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(head.toString('utf8')) &&
    /<svg[\s>]/i.test(text + ' <svg ')
    ? 'svg'
    : undefined;
}

const megapixels = (pixels: number) => Math.round(pixels / 1e6);

/** Refuses a picture by its size, before it is decoded. */
function requireDecodable(width: number, height: number): void {
  if (width * height > photoSettings().mostPixels)
    throw new PhotoError(
      `expected at most 48 megapixels; this has ${megapixels(width * height).toLocaleString('en')}: make it smaller first`,
    );
}

/**
 * The format of a file.
 * @throws {PhotoError} when the site does not accept the format, or the file is larger than any photograph
 */
export async function inspect(file: string): Promise<FileType> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > photoSettings().mostBytes)
      throw new PhotoError(
        `expected a file of at most ${photoSettings().mostBytes / 1e6} MB; this has ${Math.round(size / 1e6)} MB`,
      );
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const type = typeOf(buffer.subarray(0, bytesRead));
    if (!type)
      throw new PhotoError(
        'expected a picture (JPEG, PNG, WebP, AVIF, HEIC, or SVG for a logo); this file is none, whatever its name says',
      );
    return type;
  } finally {
    await handle.close();
  }
}

/** Settings of sharp: a broken file is an error, and never becomes a picture with grey areas. */
const read = () => ({ failOn: 'error', limitInputPixels: photoSettings().mostPixels }) as const;

const broken = (cause: unknown) =>
  new PhotoError('expected a whole picture; this file is damaged: copy it from the phone again', {
    cause,
  });

/** The byte after the first chunk of a PNG, which contains its size. */
const AFTER_HEADER = 33;

/** Pixels with a colour profile. sharp reads a profile only from a file. */
async function withProfile(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  const chunk = Buffer.concat([Buffer.from('iCCPphone\0\0'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(chunk));
  const parts = [png.subarray(0, AFTER_HEADER), length, chunk, check, png.subarray(AFTER_HEADER)];
  return sharp(Buffer.concat(parts), read());
}

async function openHeic(file: string): Promise<Photo> {
  const buffer = await readFile(file);
  const images = await decodeHeic.all({ buffer }).catch((error: unknown) => {
    throw broken(error);
  });
  const [image] = images;
  if (!image) throw broken(undefined);
  // libheif turns the picture by itself.
  const { width, height } = image;
  requireDecodable(width, height);
  const pixels = async () => {
    const { data } = await image.decode().catch((error: unknown) => {
      throw broken(error);
    });
    images.dispose();
    const decoded = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      ...read(),
      raw: { width, height, channels: 4 },
    });
    // Phones write wide colours, which look pale without their profile. sharp can read the profile, but not the pixels.
    const { icc } = await sharp(buffer).metadata();
    return icc ? withProfile(decoded, icc) : decoded;
  };
  return { width, height, pixels };
}

/** Whether a file moves, where sharp does not count its pictures. */
const MOVES: Partial<Record<FileType, (file: Buffer) => boolean>> = {
  // A part called `acTL` stands before the pixels.
  png: (file) => file.subarray(0, file.indexOf('IDAT')).includes('acTL'),
  // A sequence is one of the brands in the first box, whose length the file begins with.
  avif: (file) => file.subarray(8, file.readUInt32BE(0)).includes('avis'),
};

/** Pages would show the first of its pictures, and nobody would know why it stands still. */
const moving = () =>
  new PhotoError(
    'expected a picture that stands still; this one moves: save one of its pictures as a JPEG',
  );

async function openWithSharp(file: string, type: FileType): Promise<Photo> {
  // Before sharp reads it: of an AVIF that moves it says that it is damaged.
  if (MOVES[type]?.(await readFile(file))) throw moving();
  // This reads only the head of the file. It has no limit of pixels, so that the message can say how large the picture is.
  const data = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(error);
    });
  requireDecodable(data.width, data.height);
  if ((data.pages ?? 1) > 1) throw moving();
  const { width, height } = data.autoOrient;
  return { width, height, pixels: () => Promise.resolve(sharp(file, read()).autoOrient()) };
}

/** Opens a photograph, but does not decode it yet. @throws {PhotoError} when it cannot be used */
export async function openPhoto(file: string, type: FileType): Promise<Photo> {
  if (type === 'svg')
    throw new PhotoError('expected a photograph; this is an SVG file, which only a logo may be');
  return type === 'heic' ? openHeic(file) : openWithSharp(file, type);
}

/** Runs work on decoded pixels. @throws {PhotoError} when the file turns out to be damaged */
export async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PhotoError ? error : broken(error);
  }
}
