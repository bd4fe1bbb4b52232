/** The photographs of `content/photos/`: adds new ones, and changes their texts. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { photoFiles, plateColour } from '@website/site/content/photos.ts';
import { drawingShelf } from '@website/site/content/pictures.ts';
import { ROOT } from '@website/site/content/root.ts';
import { unfitLogo } from '@website/site/photos/photo-processes.ts';
import { PHOTO_CACHE } from '@website/site/photos/store-photo.ts';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { capital } from '../configuration/form-fields.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const PROGRAM = path.join(ROOT, 'site/photos/check-photo.ts');
const LOOKS = path.join(PHOTO_CACHE, 'looks');
const TEXTS = `${LANGUAGE}/pictures.yaml`;
const DETAILS = 'facts/photos.yaml';
const ENDING = /\.(?:jpe?g|png|webp|avif|heic|heif|svg)$/i;

/** Whether a picture fits a place of the site. */
type Fit = { place: string; name: string; problem?: string; advice?: string };
export type Look = { type: string; width: number; height: number; fits: Fit[] };

/** The texts of a photograph, as in its form. */
export type PhotoText = { text: string; x: string; y: string; credit: string; licence: string };
/** The form of a new photograph. */
type NewPhoto = PhotoText & { file: File | undefined; name: string };

/** The text of a logo that is added as the company's own. */
const LOGO_WORDS: PhotoText = {
  text: 'The logo of {companyName}',
  x: '50',
  y: '50',
  credit: '',
  licence: '',
};

/** A mistake at a field of a form. */
export class FieldRefusal extends Refusal {
  readonly field: string;
  constructor(field: string, message: string, status = 422) {
    super(message, status);
    this.field = field;
  }
}

/** The name of a file without characters that file systems or addresses do not allow. */
export const cleanName = (name: string) =>
  name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- names of files from other systems may contain them
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim();

/** Runs the program that analyses a picture. @throws {FieldRefusal} if the picture cannot be used */
async function lookAt(file: string, thumbnail: string): Promise<Look> {
  mkdirSync(LOOKS, { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, file, thumbnail], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = await text(child.stdout);
  if (answer === '')
    throw new FieldRefusal('file', 'This picture cannot be read here: it needs too much memory.');
  const look = JSON.parse(answer) as Look | { failure: string };
  if ('failure' in look) throw new FieldRefusal('file', `${capital(look.failure)}.`);
  return look;
}

/** @param content the folder with `en/`, `facts/` and `photos/` */
export function photographs(content: string, store: Store) {
  const folder = path.join(content, 'photos');
  const texts = () => store.fields(TEXTS) as Record<string, string>;
  const details = () =>
    (store.fields(DETAILS)['photos'] ?? {}) as Record<string, Record<string, unknown>>;

  /** The path of a file's stored analysis. The path changes with the file. */
  function placeOf(file: string): string {
    const { size, mtimeMs } = statSync(file);
    const state = [file, size, mtimeMs, process.env['PHOTO_PLACES'] ?? ''].join('\n');
    return path.join(LOOKS, createHash('sha256').update(state).digest('hex').slice(0, 24));
  }

  /** Running analyses. Several requests for one photograph wait for the same one. */
  const looking = new Map<string, Promise<Look>>();
  async function look(file: string): Promise<{ look: Look; thumbnail: string }> {
    const place = placeOf(file);
    const thumbnail = `${place}.webp`;
    const kept = `${place}.json`;
    if (existsSync(kept) && existsSync(thumbnail))
      return { look: JSON.parse(readFileSync(kept, 'utf8')) as Look, thumbnail };
    const running = looking.get(place) ?? lookAt(file, thumbnail);
    looking.set(place, running);
    try {
      const found = await running;
      writeFileSync(kept, JSON.stringify(found));
      return { look: found, thumbnail };
    } finally {
      looking.delete(place);
    }
  }

  /** The content files with the texts of a photograph. @throws {FieldRefusal} at a wrong field */
  function textChanges(name: string, words: PhotoText): Map<string, string> {
    const line = words.text.trim().replace(/\s+/g, ' ');
    if (line === '')
      throw new FieldRefusal(
        'text',
        'Expected what the picture shows, for people who cannot see it.',
      );
    if (/[<>]/.test(line)) throw new FieldRefusal('text', 'Expected plain text without < or >.');
    for (const field of ['x', 'y'] as const)
      if (!/^(?:100|\d?\d)$/.test(words[field].trim() || '50'))
        throw new FieldRefusal(field, 'Expected a number from 0 to 100.');
    const focus = { x: Number(words.x.trim() || 50), y: Number(words.y.trim() || 50) };
    const own = {
      ...(focus.x === 50 && focus.y === 50 ? {} : { focus }),
      ...(words.credit.trim() === '' ? {} : { credit: words.credit.trim() }),
      ...(words.licence.trim() === '' ? {} : { licence: words.licence.trim() }),
    };
    const { [name]: before, ...others } = details();
    const changed = new Map<string, string>();
    const put = (file: string, data: unknown) => {
      const old = store.read(file) ?? '';
      const after = writeYaml(old, data);
      if (after !== old) changed.set(file, after);
    };
    put(TEXTS, { ...texts(), [name]: line });
    if (before !== undefined || Object.keys(own).length > 0) {
      const all = Object.keys(own).length === 0 ? others : { ...details(), [name]: own };
      const { photos: _photos, ...rest } = store.fields(DETAILS);
      put(DETAILS, Object.keys(all).length === 0 ? rest : { ...rest, photos: all });
    }
    return changed;
  }

  function requireFree(name: string): void {
    if (name === '') throw new FieldRefusal('name', 'Expected a name with a letter or a digit.');
    if (drawingShelf().names.includes(name))
      throw new FieldRefusal('name', `A drawing is called “${name}”. Choose another name.`, 409);
    const isTaken = [...photoFiles(folder).keys()].some(
      (other) => other.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken)
      throw new FieldRefusal(
        'name',
        `There is already a picture called “${name}”. Choose another name.`,
        409,
      );
  }

  /** Writes a photograph and its texts completely or not at all, and analyses it. */
  async function take(
    file: File,
    name: string,
    words: PhotoText,
    fit: (file: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string> {
    const unfinished = path.join(folder, `.${name}.${process.pid}.tmp`);
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(unfinished, Buffer.from(await file.arrayBuffer()), { flush: true });
      const { look: found, thumbnail } = await look(unfinished);
      await fit(unfinished);
      const ending = ENDING.exec(file.name)?.[0].toLowerCase();
      // Another person may have added a photograph with this name meanwhile.
      requireFree(name);
      const changes = textChanges(name, words);
      const whole = path.join(folder, `${name}${ending ?? `.${found.type}`}`);
      renameSync(unfinished, whole);
      try {
        store.change(changes, `New picture: ${name}`);
      } catch (error) {
        rmSync(whole, { force: true });
        throw error;
      }
      // The file is the same under its new name, so its analysis is kept.
      renameSync(thumbnail, `${placeOf(whole)}.webp`);
      writeFileSync(`${placeOf(whole)}.json`, JSON.stringify(found));
      return name;
    } catch (error) {
      if (isFullDisk(error))
        throw new FieldRefusal('file', 'The disk is full. Nothing has been saved.', 507);
      throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }

  /** @throws {FieldRefusal} if a picture cannot be the company's own logo */
  async function requireLogo(file: string, field: string): Promise<void> {
    const problem = await unfitLogo(file, plateColour());
    if (problem !== undefined) throw new FieldRefusal(field, `${capital(problem)}.`);
  }

  return {
    /**
     * Adds a picture as the company's own logo. A refused one leaves no files.
     * @returns its name
     * @throws {FieldRefusal} at the field `file`
     */
    async addLogo(file: File): Promise<string> {
      const name = cleanName(file.name.replace(/\.[^.]*$/, ''));
      try {
        requireFree(name);
        return await take(file, name, LOGO_WORDS, (place) => requireLogo(place, 'file'));
      } catch (error) {
        if (!(error instanceof FieldRefusal) || error.field === 'file') throw error;
        throw new FieldRefusal('file', `${error.message} Rename the file.`, error.status);
      }
    },
    /** @throws {FieldRefusal} at the field `logo`, if the picture of this name cannot be the company's own logo */
    async requireLogo(name: string): Promise<void> {
      const file = photoFiles(folder).get(name);
      if (file === undefined) throw new FieldRefusal('logo', 'There is no such picture.', 404);
      await requireLogo(file, 'logo');
    },
    /** The photographs and logos, for choices. */
    names: () =>
      [...photoFiles(folder)].map(([name, file]) => ({ name, isLogo: /\.svg$/i.test(file) })),
    texts,
    /** The texts of a photograph. */
    words(name: string): PhotoText {
      const { focus, credit, licence } = (details()[name] ?? {}) as {
        focus?: { x: number; y: number };
        credit?: string;
        licence?: string;
      };
      const { x, y } = focus ?? { x: 50, y: 50 };
      const own = texts()[name] ?? '';
      return { text: own, x: `${x}`, y: `${y}`, credit: credit ?? '', licence: licence ?? '' };
    },
    /** @returns `undefined` if there is no such photograph @throws {FieldRefusal} if the picture cannot be used */
    async look(name: string) {
      const file = photoFiles(folder).get(name);
      return file === undefined ? undefined : look(file);
    },
    /**
     * Adds a photograph. A refused one leaves no files.
     * @returns its name
     * @throws {FieldRefusal}
     */
    add({ file, name, ...words }: NewPhoto): Promise<string> {
      if (file === undefined) throw new FieldRefusal('file', 'Choose a picture.');
      const wanted = cleanName(name.trim() === '' ? file.name.replace(/\.[^.]*$/, '') : name);
      requireFree(wanted);
      // The texts are checked first, because the analysis of the file takes longer.
      textChanges(wanted, words);
      return take(file, wanted, words);
    },
    /** Changes the texts of a photograph. @throws {FieldRefusal} */
    describe(name: string, words: PhotoText): void {
      if (!photoFiles(folder).has(name)) throw new Refusal('There is no such picture.', 404);
      store.change(textChanges(name, words), `Picture: ${name}`);
    },
  };
}

export type Photographs = ReturnType<typeof photographs>;
