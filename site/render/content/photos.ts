/**
 * The photographs of `content/photos/`. Content names them like drawings. A build without new photographs only reads
 * the results of `art/photos/make-photos.ts` from the cache.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Picture, Logo } from '#app/components/picture/picture-data.ts';
import { fill } from '#app/collections/fill.ts';
import { shownPath } from '#serve/file-list.ts';
import type { CompanyLogoFiles, FieldMeta } from './field-kinds.ts';
import { contentFolder, ROOT } from './root.ts';
import { slugOf } from './slug.ts';
import { heroColours, tokenColour, type HeroColours } from '../brand-values.ts';
import type { Photos } from './schemas/photos.schema.ts';

/** Results stay here between builds: a folder for each photograph at each kind of place. */
export const PHOTO_CACHE = path.join(ROOT, '.cache/photos');
const DIGESTS = path.join(PHOTO_CACHE, 'digests.json');
/** As in `art/photos/settings.ts`. */
const settingsFile = () => process.env['PHOTO_PLACES'] ?? path.join(ROOT, 'art/photos/places.json');

const ENDINGS = /\.(?:jpe?g|png|webp|avif|heic|heif|svg)$/i;
/** Other files that the folder may have: its README, and files that operating systems write. */
const OTHERS = /^(?:\..*|README\.md|Thumbs\.db|desktop\.ini)$/i;
const MIDDLE = { x: 50, y: 50 };
/** Largest size of a partner's logo in CSS px. */
const LOGO_BOX = { width: 144, height: 48 };

export type Place = 'wide' | 'tall' | 'logo' | NonNullable<FieldMeta['place']>;

/** A job for `art/photos/make-photos.ts`. */
export type PhotoJob = {
  key: string;
  file: string;
  place: Place;
  focus: { x: number; y: number };
  words?: HeroColours | undefined;
  /** The colour of the plate below the company's own logo. */
  plate?: string | undefined;
  /** The first field that names the photograph, for messages. */
  use: string;
};

/** The fields of its `entry.json` that the site uses. */
type Entry = Omit<Picture, 'name' | 'alt' | 'credit'> & { warnings: string[]; files: string[] };

type Settings = {
  version: number;
  floor: number;
  places: Record<
    Place,
    { width: number; height: number; canvas?: number; widths?: number[]; webp?: number }
  >;
};

let settings: Settings | undefined;
const readSettings = () =>
  (settings ??= JSON.parse(readFileSync(settingsFile(), 'utf8')) as Settings);

type Digest = readonly [size: number, changed: number, digest: string];
let digests: Map<string, Digest> | undefined;
let hasNewDigests = false;

/** Digest of a file's content. Files that have not changed are not read again. */
function digestOf(file: string): string {
  digests ??= readDigests();
  const { size, mtimeMs } = statSync(file);
  const [oldSize, oldTime, old] = digests.get(file) ?? [];
  if (old && oldSize === size && oldTime === mtimeMs) return old;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, [size, mtimeMs, digest]);
  hasNewDigests = true;
  return digest;
}

function readDigests(): Map<string, Digest> {
  try {
    return new Map(JSON.parse(readFileSync(DIGESTS, 'utf8')) as [string, Digest][]);
  } catch {
    // The first build, or a damaged list: everything is read again.
    return new Map();
  }
}

/** Keeps the digests for the next build. They only save time, so a full disk does not matter. */
export function saveDigests(): void {
  if (!digests || !hasNewDigests) return;
  const fresh = `${DIGESTS}.${process.pid}.new`;
  try {
    mkdirSync(PHOTO_CACHE, { recursive: true });
    writeFileSync(fresh, JSON.stringify([...digests].filter(([file]) => existsSync(file))));
    renameSync(fresh, DIGESTS);
    hasNewDigests = false;
  } catch {
    // The digests only save time.
  }
}

/** The colour of the plate below the company's own logo. */
export const plateColour = () => tokenColour('white');

/** A file's name as part of an address. */
export const addressName = (name: string) => slugOf(name) || 'photo';

/** Files of a folder of photographs, by name without ending. */
function listFolder(folder: string, problems: string[]): Map<string, string> {
  const files = new Map<string, string>();
  if (!existsSync(folder)) return files;
  for (const file of readdirSync(folder).sort()) {
    if (OTHERS.test(file)) continue;
    const shown = `${shownPath(folder)}/${file}`;
    // macOS writes umlauts as two characters.
    const name = file.replace(/\.[^.]*$/, '').normalize('NFC');
    const other = files.get(name);
    if (!ENDINGS.test(file))
      problems.push(
        `${shown}: file name: expected the ending .jpg, .png, .webp, .avif, .heic or .svg`,
      );
    else if (other)
      problems.push(
        `${shown}: file name: expected another name; ${path.basename(other)} has the same`,
      );
    else files.set(name, path.join(folder, file));
  }
  return files;
}

/** The files of photographs and logos, by name. @param folder `content/photos` */
export const photoFiles = (folder: string): ReadonlyMap<string, string> => listFolder(folder, []);

/** Whether the content has photographs. */
export const hasPhotographs = () => photoFiles(path.join(contentFolder(), '../photos')).size > 0;

/** The photographs beside a language's folder. @param problems receives mistakes of files' names */
export function photoShelf(folder: string, problems: string[]) {
  const files = listFolder(path.join(folder, '../photos'), problems);
  const unmade = new Map<string, PhotoJob>();
  const warnings = new Set<string>();
  /** The paths in the cache of all photographs that are used, by their names in `pictures/`. */
  const used = new Map<string, string>();
  let details: Partial<Photos> = {};

  type Colours = Pick<PhotoJob, 'words' | 'plate'>;

  function entryOf(name: string, place: Place, { words, plate }: Colours, use: string) {
    const file = files.get(name);
    if (file === undefined) return undefined;
    const { version, floor, places } = readSettings();
    const isCut = place !== 'logo' && place !== 'plate';
    const focus = (isCut ? details.photos?.[name]?.focus : undefined) ?? MIDDLE;
    const colours = plate ?? words;
    const key = createHash('sha256')
      .update(
        JSON.stringify([digestOf(file), version, floor, places[place], place, focus, colours]),
      )
      .digest('hex')
      .slice(0, 16);
    const made = path.join(PHOTO_CACHE, key, 'entry.json');
    if (!existsSync(made)) {
      if (!unmade.has(key)) unmade.set(key, { key, file, place, focus, words, plate, use });
      const { width, height, canvas, widths = [], webp = 0 } = places[place];
      const standIn: Entry = {
        hash: '00000000',
        width,
        height: canvas ?? height,
        widths,
        webp,
        ground: 'sand',
        warnings: [],
        files: [],
      };
      return standIn;
    }
    const entry = JSON.parse(readFileSync(made, 'utf8')) as Entry;
    for (const warning of entry.warnings) warnings.add(`${use}: ${shownPath(file)}: ${warning}.`);
    const slug = place === 'tall' ? `${addressName(name)}-tall` : addressName(name);
    for (const made of entry.files)
      used.set(pictureName(slug, entry.hash, made), path.join(PHOTO_CACHE, key, made));
    return entry;
  }

  /** Who took a photograph, and its licence, in words. */
  function creditOf(name: string): string | undefined {
    const { credit, licence } = details.photos?.[name] ?? {};
    const { creditAndLicence = '', credit: creditOnly = '', licence: licenceOnly = '' } = details;
    if (credit && licence) return fill(creditAndLicence, { credit, licence });
    if (credit) return fill(creditOnly, { credit });
    return licence && fill(licenceOnly, { licence });
  }

  return {
    names: [...files.keys()],
    unmade,
    warnings,
    used,
    /** The path of a photograph, for messages. */
    shown: (name: string) => shownPath(files.get(name) ?? name),
    /** Takes over `photos.yaml`. */
    describe(photos: Photos) {
      details = photos;
    },
    details: () => details,
    /** A photograph as the picture of a place; `undefined` if no photograph has this name. */
    picture(
      name: string,
      place: Place,
      use: string,
      alt: string,
      words?: FieldMeta['words'],
    ): Picture | undefined {
      const entry = entryOf(name, place, { words: words && heroColours(words) }, use);
      if (!entry) return undefined;
      const { hash, width, height, widths, webp, ground } = entry;
      const slug = place === 'tall' ? `${addressName(name)}-tall` : addressName(name);
      const credit = creditOf(name);
      return {
        name: slug,
        hash,
        width,
        height,
        widths,
        webp,
        ground,
        alt,
        ...(credit && { credit }),
      };
    },
    /** A logo, in the size of a partner's. */
    logo(name: string, use: string, alt: string): Logo | undefined {
      const entry = entryOf(name, 'logo', {}, use);
      if (!entry) return undefined;
      const {
        width,
        height,
        hash,
        files: [file = 'svg'],
      } = entry;
      const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
      return {
        address: `/pictures/${pictureName(addressName(name), hash, file)}`,
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        alt,
      };
    },
    /** The company's own logo on its plate; `undefined` if no file has this name. */
    companyLogo(name: string, use: string): CompanyLogoFiles | undefined {
      const entry = entryOf(name, 'plate', { plate: plateColour() }, use);
      if (!entry) return undefined;
      const { width, height, hash, files } = entry;
      const fileOf = (made: string) => pictureName(addressName(name), hash, made);
      const [shown = 'svg'] = files;
      return {
        address: `/pictures/${fileOf(shown)}`,
        width,
        height,
        downloads: {
          png: fileOf('press.png'),
          ...(files.includes('press.svg') && { svg: fileOf('press.svg') }),
        },
      };
    },
  };
}

/** Name of a file in `pictures/`. @param made such as `480.avif`, or only a format */
function pictureName(slug: string, hash: string, made: string): string {
  const [width = '', format] = made.split('.');
  return format ? `${slug}-${width}.${hash}.${format}` : `${slug}.${hash}.${width}`;
}
