/**
 * Copies a photograph without what its camera wrote into it: place, time, model, owner, names, notes, small pictures.
 * A JPEG keeps its pixels bit by bit, its colours (ICC) and how it is turned.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decoded, openPhoto, PhotoError, type FileType } from './photo-file.ts';

const MARKER = 0xff;
const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const [FIRST_APP, ICC, EXIF, ADOBE, LAST_APP, COMMENT] = [0xe0, 0xe2, 0xe1, 0xee, 0xef, 0xfe];
/** For a photograph that must be encoded again: nobody sees a difference. PNG loses nothing. */
const ENCODING = {
  jpeg: { quality: 95, chromaSubsampling: '4:4:4' },
  webp: { quality: 95 },
  avif: { quality: 90, effort: 2 },
  png: {},
} as const;

/** Whether a part of a JPEG is needed to show it. */
function isNeeded(code: number, part: Buffer): boolean {
  // The same marker holds further pictures (MPF).
  if (code === ICC) return part.toString('latin1', 4, 15) === 'ICC_PROFILE';
  const isOfProgram = code > FIRST_APP && code <= LAST_APP && code !== ADOBE;
  return !isOfProgram && code !== COMMENT;
}

/** EXIF data that only says how the picture is turned. @param orientation 1 to 8 */
function turn(orientation: number): Buffer {
  const part = Buffer.from(
    'ffe1002245786966000049492a0008000000010012010300010000000000000000000000',
    'hex',
  );
  part[28] = orientation;
  return part;
}

/** The place behind the picture data that begins at a place: at the next marker. `-1` if the file ends before. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(MARKER, start); at !== -1; at = file.indexOf(MARKER, at + 1)) {
    const code = file[at + 1] ?? 0;
    const isRestart = code >= 0xd0 && code <= 0xd7;
    if (code !== 0 && code !== MARKER && !isRestart) return at;
  }
  return -1;
}

/**
 * A JPEG without metadata, and without what stands behind its end.
 * @param orientation of its EXIF data
 * @throws {PhotoError} if it is damaged
 */
export function cleanJpeg(file: Buffer, orientation = 1): Buffer {
  const kept: Buffer[] = [];
  let at = 2;
  while (file[at] === MARKER) {
    const code = file[at + 1] ?? 0;
    if (code === MARKER) at += 1;
    else if (code === END) {
      const isTurned = orientation > 1 && orientation <= 8;
      const head = [Buffer.from([MARKER, START]), ...(isTurned ? [turn(orientation)] : [])];
      return Buffer.concat([...head, ...kept, Buffer.from([MARKER, END])]);
    } else {
      if (at + 4 > file.length) break;
      let end = at + 2 + file.readUInt16BE(at + 2);
      if (code === SCAN) end = endOfScan(file, end);
      if (end === -1) break;
      const part = file.subarray(at, end);
      if (code !== EXIF && isNeeded(code, part)) kept.push(part);
      at = end;
    }
  }
  throw new PhotoError(
    'expected a whole picture; this file is damaged: copy it from the phone again',
  );
}

/**
 * A photograph or logo without metadata. HEIC becomes a JPEG. Other formats are encoded again only if they have
 * metadata. SVG stays as it is.
 * @throws {PhotoError} if it is damaged
 */
export async function withoutMetadata(
  file: string,
  type: FileType,
): Promise<{ type: FileType; content: Buffer }> {
  const content = await readFile(file);
  if (type === 'svg') return { type, content };
  const { orientation, exif, xmp, iptc, comments } = await sharp(file, {
    limitInputPixels: false,
  }).metadata();
  if (type === 'jpeg') return { type, content: cleanJpeg(content, orientation) };
  if (type !== 'heic' && ![exif, xmp, iptc, comments].some(Boolean)) return { type, content };
  const { pixels } = await openPhoto(file, type);
  const format = type === 'heic' ? 'jpeg' : type;
  return decoded(
    pixels().then(async (image) => ({
      type: format,
      content: await image.keepIccProfile().toFormat(format, ENCODING[format]).toBuffer(),
    })),
  );
}
