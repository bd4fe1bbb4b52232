/**
 * The pictures that social networks show of a shared link, and the placeholder for a picture that is missing: mark, name
 * and colours of the company on backgrounds that the studio has drawn (`backgrounds/`).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { channels } from '#encoding/colour.ts';
import {
  encode,
  type EncodedFile,
  encodeFiles,
  type Encoding,
  filesOf,
  kindName,
} from '#encoding/encode.ts';
import { groundOf, GROUND_INKS } from '#encoding/lead-colour.ts';
import { type Pixels, pixelsOf, svgImage, svgPng } from '#encoding/pixels.ts';
import { type Entry, fileName, hashOf } from '#encoding/registry.ts';
import type { Brand, Colours } from './brand.ts';
import { type Cloth, clothTile, type Motif } from './cloth-tile.ts';
import { logoPaths } from './logo.ts';

const BACKGROUNDS = path.join(import.meta.dirname, 'backgrounds');

/** The size that social networks ask of a shared link's picture, in px. */
const SHARE = { width: 1200, height: 630 };
/** Height of the cloth along the foot, in px. */
const BAND = 30;
/** Social networks do not read AVIF. */
const SHARE_ENCODING: Encoding = {
  widths: [],
  score: 66,
  fallback: { format: 'jpg', width: SHARE.width },
};

type Colour = keyof Colours;
/** The cloth along the foot of a picture, and the colour of the name on its sky. */
type Share = { motif: Motif; inks: readonly [Colour, ...Colour[]]; words: 'ink' | 'cream' };

const SHARES: Readonly<Record<string, Share>> = {
  'site-share': { motif: 'sun', inks: ['forest', 'sun', 'soil-light', 'cream'], words: 'ink' },
  'site-share-tea': { motif: 'leaf', inks: ['sand', 'forest', 'cream', 'soil'], words: 'ink' },
  'site-share-coffee': {
    motif: 'eye',
    inks: ['soil-dark', 'sun', 'cream', 'cherry'],
    words: 'cream',
  },
  'site-share-inputs': { motif: 'zigzag', inks: ['soil', 'sand', 'sun', 'cream'], words: 'ink' },
  'site-share-sustainability': {
    motif: 'rows',
    inks: ['night', 'flush', 'leaf', 'sun'],
    words: 'ink',
  },
  'site-share-news': { motif: 'eye', inks: ['indigo', 'sky', 'sun', 'cream'], words: 'cream' },
};

const PLACEHOLDER = 'site-placeholder';
const PLACEHOLDER_SIZE = { width: 1200, height: 800 };
const PLACEHOLDER_ENCODING: Encoding = {
  widths: [240, 480],
  score: 58,
  fallback: { format: 'webp', width: 240 },
};

/** The names of all brand pictures. */
export const BRAND_PICTURES = [...Object.keys(SHARES), PLACEHOLDER];

type Size = { width: number; height: number };
const svgOf = ({ width, height }: Size, markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`;

/** A cloth as a pattern of the SVG. */
function pattern({ motif, inks }: Cloth, scale: number, whole: boolean): string {
  const { width, height, markup } = clothTile(motif, inks, whole);
  return `<pattern id="cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${markup}</pattern>`;
}

/** What lies on the background of a shared picture: the cloth, the mark, the name. */
function shareSvg(brand: Brand, { motif, inks, words }: Share): string {
  const { colours } = brand;
  const [ground, ...others] = inks;
  const cloth: Cloth = { motif, inks: [colours[ground], ...others.map((ink) => colours[ink])] };
  const scale = BAND / clothTile(motif, cloth.inks).height;
  return svgOf(
    SHARE,
    `${pattern(cloth, scale, true)}<g transform="translate(0 ${SHARE.height - BAND})">` +
      `<path fill="url(#cloth)" d="M0 0h${SHARE.width}v${BAND}h-${SHARE.width}Z"/></g>` +
      `<g transform="translate(64 74) scale(1.98)" fill="${colours[words]}">${logoPaths(brand)}</g>`,
  );
}

/** A colour between two. @param share of the second one, 0-1 */
function between(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => value + ((other[i] ?? 0) - value) * share);
  return `rgb(${mixed.map(Math.round).join()})`;
}

/** The mark on a quiet cloth. */
function placeholderSvg({ colours, mark }: Brand): string {
  const leaves = [0.16, 0.1, 0.2].map((share) => between(colours.mist, colours.leaf, share));
  const cloth: Cloth = { motif: 'leaf', inks: [colours.mist, ...leaves] };
  const { width, height } = PLACEHOLDER_SIZE;
  const disc = `cx="${width / 2}" cy="${height / 2}" r="210"`;
  const shade = [
    [0, 0],
    [0.5, 0.03],
    [1, 0.2],
  ].map(
    ([at, strength]) =>
      `<stop offset="${at}" stop-color="${colours.leaf}" stop-opacity="${strength}"/>`,
  );
  return svgOf(
    PLACEHOLDER_SIZE,
    `${pattern(cloth, 1.5, false)}<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="720" y1="220" x2="500" y2="600">${shade.join('')}</linearGradient>` +
      `<path fill="url(#cloth)" d="M0 0h${width}v${height}h-${width}Z"/>` +
      `<circle ${disc} fill="${colours.cream}"/><circle ${disc} fill="url(#shade)"/>` +
      `<path transform="translate(456 250) scale(4.5)" fill="${colours.forest}" d="${mark}"/>`,
  );
}

const backgroundFile = (name: string) => path.join(BACKGROUNDS, `${name}.avif`);

/** A picture before it is made: a digest of all that it is made of, its files, and its pixels at a width in px. */
type Plan = { source: string; encoding: Encoding; draw: (width: number) => Promise<Pixels> };

function planOf(brand: Brand, name: string): Plan {
  const digest = createHash('sha256');
  const share = SHARES[name];
  const encoding = share ? SHARE_ENCODING : PLACEHOLDER_ENCODING;
  digest.update(JSON.stringify(encoding));
  if (!share) {
    const svg = placeholderSvg(brand);
    const draw = async (width: number) =>
      pixelsOf((await svgImage(svg, width)).flatten().removeAlpha());
    return { source: digest.update(svg).digest('hex').slice(0, 16), encoding, draw };
  }
  const background = readFileSync(backgroundFile(name));
  const svg = shareSvg(brand, share);
  const draw = async (width: number) => {
    const above = await svgPng(svg, width);
    return pixelsOf(
      sharp(background)
        .resize({ ...SHARE, fit: 'cover' })
        .composite([{ input: above }])
        .removeAlpha(),
    );
  };
  const source = digest.update(background).update(svg).digest('hex').slice(0, 16);
  return { source, encoding, draw };
}

/** The files of a brand picture, by their names in `pictures/`, and its entry in the registry. */
type MadePicture = { entry: Entry; files: Map<string, Buffer> };

/**
 * Makes one of `BRAND_PICTURES`.
 * @param made the entry of the one that is there
 * @returns nothing when that one is made of the same brand and background
 */
export async function makeBrandPicture(
  brand: Brand,
  name: string,
  made?: Entry,
): Promise<MadePicture | undefined> {
  const { source, encoding, draw } = planOf(brand, name);
  if (made?.source === source) return undefined;
  const drawn = new Map<number, Pixels>();
  const encoded = await encodeFiles(filesOf(encoding), encoding.score, async (kind, guess) => {
    const { width, format } = kind;
    const pixels = drawn.get(width) ?? (await draw(width));
    drawn.set(width, pixels);
    return encode(pixels, format, encoding.score, made?.qualities?.[kindName(kind)] ?? guess);
  });
  const largest = drawn.get(Math.max(...drawn.keys()));
  if (!largest) throw new Error(`${name} has no files`);
  const { width, height } = largest;
  const hash = hashOf(encoded.map(({ content }) => content));
  const inks = GROUND_INKS.filter((ink): ink is typeof ink & Colour => ink in brand.colours);
  const byFile = (figure: (file: EncodedFile) => number) =>
    Object.fromEntries(encoded.map((file) => [kindName(file), figure(file)]));
  const entry: Entry = {
    hash,
    width,
    height,
    widths: encoding.widths,
    [encoding.fallback.format]: encoding.fallback.width,
    ground: await groundOf(
      largest,
      Object.fromEntries(inks.map((ink) => [ink, brand.colours[ink]])),
    ),
    bytes: byFile(({ content }) => content.length),
    scores: byFile(({ score }) => Math.floor(score * 10) / 10),
    qualities: byFile(({ quality }) => quality),
    source,
  };
  const files = encoded.map(({ width: wide, format, content }): [string, Buffer] => [
    fileName(name, hash, wide, format),
    content,
  ]);
  return { entry, files: new Map(files) };
}
