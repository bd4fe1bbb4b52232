/**
 * The photographs of `content/photos/`. Content names them like drawings. A build without new photographs only reads
 * the results of `site/photos/` from the cache.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture, Logo } from '#app/components/picture/picture-data.ts';
import { fill } from '#app/collections/fill.ts';
import { shownPath } from '#serve/file-list.ts';
import type { CompanyLogoFiles, FieldMeta } from './field-kinds.ts';
import { listContent, PHOTO_FILE } from './content-files.ts';
import { placeName, type FieldUse, type Mistake } from './mistake.ts';
import { contentFolder } from './root.ts';
import { slugOf } from './slug.ts';
import { GROUND_INKS } from '#encoding/lead-colour.ts';
import type { Job, PhotoEntry, Place } from '#photos/make-photo.ts';
import type { PhotoFailure } from '#photos/photo-processes.ts';
import { photoSettings } from '#photos/settings.ts';
import { PHOTO_CACHE } from '#photos/store-photo.ts';
import { heroColours, tokenColour } from '../brand-values.ts';
import type { Photos } from './schemas/photos.schema.ts';

const DIGESTS = path.join(PHOTO_CACHE, 'digests.json');

const MIDDLE = { x: 50, y: 50 };
/** Largest size of a partner's logo in CSS px. */
const LOGO_BOX = { width: 144, height: 48 };

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

/** The colours that may hold a photograph's place. */
const groundInks = () => Object.fromEntries(GROUND_INKS.map((name) => [name, tokenColour(name)]));

/** The colour of the plate below the company's own logo. */
export const plateColour = () => tokenColour('white');

/** A file's name as part of an address. */
export const addressName = (name: string) => slugOf(name) || 'photo';

/** Files of a folder of photographs, by name without ending. */
function listFolder(folder: string, problems: Mistake[]): Map<string, string> {
  const files = new Map<string, string>();
  const expected = 'the ending .jpg, .png, .webp, .avif, .heic or .svg';
  const listed = listContent(folder, { ending: PHOTO_FILE, meant: /./, expected });
  problems.push(...listed.mistakes);
  for (const file of listed.files) {
    // macOS writes umlauts as two characters.
    const name = file.replace(/\.[^.]*$/, '').normalize('NFC');
    const other = files.get(name);
    if (other === undefined) files.set(name, path.join(folder, file));
    else
      problems.push({
        file: shownPath(path.join(folder, file)),
        place: 'file name',
        code: 'name',
        expected: 'another name',
        example: `${name}-2${path.extname(file)}`,
        there: `${path.basename(other)} has the same`,
      });
  }
  return files;
}

/** The files of photographs and logos, by name. @param folder `content/photos` */
export const photoFiles = (folder: string): ReadonlyMap<string, string> => listFolder(folder, []);

/** Whether the content has photographs. */
export const hasPhotographs = () => photoFiles(path.join(contentFolder(), '../photos')).size > 0;

/** The entry of a photograph that is not made yet. */
function standIn(place: Place): PhotoEntry {
  const size = photoSettings().places[place];
  return {
    hash: '00000000',
    width: size.width,
    height: 'canvas' in size ? size.canvas : size.height,
    widths: 'widths' in size ? size.widths : [],
    webp: 'webp' in size ? size.webp : 0,
    ground: 'sand',
    warnings: [],
    files: [],
  };
}

const readEntry = (key: string) =>
  JSON.parse(readFileSync(path.join(PHOTO_CACHE, key, 'entry.json'), 'utf8')) as PhotoEntry;

/** The photographs beside a language's folder. @param problems receives mistakes of files' names */
export function photoShelf(folder: string, problems: Mistake[]) {
  const files = listFolder(path.join(folder, '../photos'), problems);
  /** The photographs that are not made yet, by their keys. */
  const unmade = new Map<string, Job & { use: FieldUse }>();
  const warnings = new Set<string>();
  /** What content has of photographs: an object for each field that names one. */
  const placed = new Map<object, { filesOf: () => [string, string][]; complete: () => void }>();
  let details: Partial<Photos> = {};

  type Colours = Pick<Job, 'words' | 'plate'>;

  /**
   * A photograph at a place, as content has it.
   * @param show makes that of the photograph's entry
   */
  function place<Shown extends object>(
    { name, at, use, words, plate }: Colours & { name: string; at: Place; use: FieldUse },
    show: (entry: PhotoEntry, slug: string) => Shown,
  ): Shown | undefined {
    const file = files.get(name);
    if (file === undefined) return undefined;
    const { version, floor, places } = photoSettings();
    const isCut = at !== 'logo' && at !== 'plate';
    const focus = (isCut ? details.photos?.[name]?.focus : undefined) ?? MIDDLE;
    const colours = plate ?? words;
    const key = createHash('sha256')
      .update(JSON.stringify([digestOf(file), version, floor, places[at], at, focus, colours]))
      .digest('hex')
      .slice(0, 16);
    const slug = at === 'tall' ? `${addressName(name)}-tall` : addressName(name);
    const isMade = existsSync(path.join(PHOTO_CACHE, key, 'entry.json'));
    let entry = isMade ? readEntry(key) : standIn(at);
    const shown = show(entry, slug);
    const warn = () =>
      entry.warnings.forEach((warning) =>
        warnings.add(`${use.file}: ${placeName(use)}: ${shownPath(file)}: ${warning}.`),
      );
    warn();
    if (!isMade && !unmade.has(key))
      unmade.set(key, { key, file, place: at, focus, words, plate, inks: groundInks(), use });
    placed.set(shown, {
      filesOf: () =>
        entry.files.map((made) => [
          pictureName(slug, entry.hash, made),
          path.join(PHOTO_CACHE, key, made),
        ]),
      complete() {
        if (isMade) return;
        entry = readEntry(key);
        Object.assign(shown, show(entry, slug));
        warn();
      },
    });
    return shown;
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
    warnings,
    /** The path of a photograph, for messages. */
    shown: (name: string) => shownPath(files.get(name) ?? name),
    /** Takes over `photos.yaml`. */
    describe(photos: Photos) {
      details = photos;
    },
    details: () => details,
    /** The photographs that content names and that are not made yet. */
    unmade: (): Job[] => [...unmade.values()].map(({ use: _use, ...job }) => job),
    /** The mistakes of photographs that could not be made, at the first fields that name them. */
    mistakesOf: (failures: readonly PhotoFailure[]): Mistake[] =>
      failures.flatMap(({ key, file, reason }) => {
        const { use } = unmade.get(key) ?? {};
        return use ? [{ ...use, code: 'photograph', there: `${file}: ${reason}` }] : [];
      }),
    /** Whether a part of the content is a photograph. Copies of it would not be completed. */
    /** Completes what content has of photographs, when all of them are made. */
    complete: () => placed.forEach(({ complete }) => complete()),
    /** The files of the photographs that content shows: their paths, by their names in `pictures/`. A draft shows none. */
    filesOf(content: unknown): Map<string, string> {
      const used = new Map<string, string>();
      const visit = (part: unknown) => {
        if (typeof part !== 'object' || part === null) return;
        placed
          .get(part)
          ?.filesOf()
          .forEach(([name, file]) => used.set(name, file));
        Object.values(part).forEach(visit);
      };
      visit(content);
      return used;
    },
    /** A photograph as the picture of a place; `undefined` if no photograph has this name. */
    picture(
      name: string,
      at: Place,
      use: FieldUse,
      alt: string,
      words?: FieldMeta['words'],
    ): Picture | undefined {
      const credit = creditOf(name);
      const colours = { words: words && heroColours(words) };
      return place({ name, at, use, ...colours }, (entry, slug) => {
        const { hash, width, height, widths, webp, ground } = entry;
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
      });
    },
    /** A logo, in the size of a partner's. */
    logo: (name: string, use: FieldUse, alt: string): Logo | undefined =>
      place({ name, at: 'logo', use }, ({ width, height, hash, files: [file = 'svg'] }, slug) => {
        const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
        return {
          address: `/pictures/${pictureName(slug, hash, file)}`,
          width: Math.round(width * scale),
          height: Math.round(height * scale),
          alt,
        };
      }),
    /** The company's own logo on its plate; `undefined` if no file has this name. */
    companyLogo: (name: string, use: FieldUse): CompanyLogoFiles | undefined =>
      place(
        { name, at: 'plate', use, plate: plateColour() },
        ({ width, height, hash, files: made }, slug) => {
          const fileOf = (file: string) => pictureName(slug, hash, file);
          const [shown = 'svg'] = made;
          return {
            address: `/pictures/${fileOf(shown)}`,
            width,
            height,
            downloads: {
              png: fileOf('press.png'),
              ...(made.includes('press.svg') && { svg: fileOf('press.svg') }),
            },
          };
        },
      ),
  };
}

/** Name of a file in `pictures/`. @param made such as `480.avif`, or only a format */
function pictureName(slug: string, hash: string, made: string): string {
  const [width = '', format] = made.split('.');
  return format ? `${slug}-${width}.${hash}.${format}` : `${slug}.${hash}.${width}`;
}
