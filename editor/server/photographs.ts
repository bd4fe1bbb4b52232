/** The photographs of `content/photos/`: adds, replaces, renames and deletes them, and changes their texts. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { photoFiles, photoShelf, plateColour, saveDigests } from '@website/site/content/photos.ts';
import { drawingShelf } from '@website/site/content/pictures.ts';
import type { Place } from '@website/site/photos/make-photo.ts';
import { makePhotos, unfitLogo } from '@website/site/photos/photo-processes.ts';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { capital } from '../configuration/form-fields.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { photoUses, type Cut, type Use } from './photo-uses.ts';
import { look, lookAtUpload, type Look } from './photo-looks.ts';
import { FieldRefusal, Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const TEXTS = `${LANGUAGE}/pictures.yaml`;
const DETAILS = 'facts/photos.yaml';
/** The places for which a new photograph is made at once. The cuts of a hero take minutes, and few photographs need them. */
const SMALL_PLACES: readonly Place[] = ['card', 'article', 'portrait', 'voice', 'press'];
const isOfPhotograph = (place: Place) => place !== 'logo' && place !== 'plate';

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

/**
 * @param content the folder with `en/`, `facts/` and `photos/`
 * @param removed the folder for files that were replaced or deleted
 */
export function photographs(content: string, store: Store, removed: string) {
  const folder = path.join(content, 'photos');
  const uses = photoUses(content, store);
  const texts = () => store.fields(TEXTS) as Record<string, string>;
  const details = () =>
    (store.fields(DETAILS)['photos'] ?? {}) as Record<string, Record<string, unknown>>;

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
    return ownTexts({ ...texts(), [name]: line }, withDetails(name, own));
  }

  /** The details of all photographs with those of one, which may be none. */
  function withDetails(name: string, own: Record<string, unknown>) {
    const { [name]: _before, ...others } = details();
    return Object.keys(own).length === 0 ? others : { ...details(), [name]: own };
  }

  /** The content files with the texts and details of all photographs, where they change. */
  function ownTexts(words: Record<string, string>, all: ReturnType<typeof details>) {
    const changed = new Map<string, string>();
    const put = (file: string, data: unknown) => {
      const old = store.read(file) ?? '';
      const after = writeYaml(old, data);
      if (after !== old) changed.set(file, after);
    };
    put(TEXTS, words);
    const { photos: before = {}, ...rest } = store.fields(DETAILS);
    if (!isDeepStrictEqual(all, before))
      put(DETAILS, Object.keys(all).length === 0 ? rest : { ...rest, photos: all });
    return changed;
  }

  /** The same group with another name for one field, which may be left out. */
  const renamedIn = <Value>(group: Record<string, Value>, name: string, to?: string) =>
    Object.fromEntries(
      Object.entries(group).flatMap(([key, value]) =>
        key !== name ? [[key, value]] : to === undefined ? [] : [[to, value]],
      ),
    ) as Record<string, Value>;

  /** The file of a photograph. @throws {Refusal} if there is none */
  function fileOf(name: string): string {
    const file = photoFiles(folder).get(name);
    if (file === undefined) throw new Refusal('There is no such picture.', 404);
    return file;
  }

  /** Moves a file away that the site does not need any more. @returns where it is kept, and what puts it back */
  function moveAway(file: string): { kept: string; putBack: () => void } {
    const kept = path.join(removed, `${Date.now()}-${path.basename(file)}`);
    mkdirSync(removed, { recursive: true });
    // The two folders may be on different disks.
    cpSync(file, kept);
    rmSync(file);
    return {
      kept,
      putBack: () => {
        cpSync(kept, file);
        rmSync(kept);
      },
    };
  }

  const closing = new AbortController();
  let making: Promise<unknown> = Promise.resolve();
  /** Makes the sizes of a photograph for some places, one after the other, so that no save waits for them. */
  function prepare(name: string, cuts: readonly Cut[]): void {
    making = making.then(async () => {
      const shelf = photoShelf(path.join(content, LANGUAGE), []);
      shelf.describe({ photos: details() } as Parameters<typeof shelf.describe>[0]);
      for (const { place, words } of cuts)
        if (isOfPhotograph(place)) shelf.picture(name, place, { file: '', place: [] }, '', words);
      for (const job of shelf.unmade()) {
        if (closing.signal.aborted) return;
        await makePhotos([job], (file) => path.basename(file), closing.signal);
      }
      saveDigests();
    });
    // The next save makes what is missing, and says what is wrong.
    making = making.catch((error: unknown) => {
      if (!closing.signal.aborted) console.error(error);
    });
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

  /**
   * Reads an upload, and hands its copy without metadata on. A refused one leaves no files.
   * @param use writes the copy to its place, which it returns
   */
  async function receive(
    file: File,
    use: (clean: string, look: Look, ending: string) => Promise<string> | string,
  ): Promise<void> {
    const upload = path.join(folder, `.${randomUUID()}.tmp`);
    const clean = `${upload}.clean`;
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(upload, Buffer.from(await file.arrayBuffer()), { flush: true });
      await lookAtUpload(upload, clean, (found) =>
        use(clean, found, found.type === 'jpeg' ? '.jpg' : `.${found.type}`),
      );
    } catch (error) {
      if (isFullDisk(error))
        throw new FieldRefusal('file', 'The disk is full. Nothing has been saved.', 507);
      throw error;
    } finally {
      for (const unfinished of [upload, clean]) rmSync(unfinished, { force: true });
    }
  }

  /** Writes a new photograph and its texts completely or not at all. */
  async function take(
    file: File,
    name: string,
    words: PhotoText,
    fit: (file: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string> {
    await receive(file, async (clean, { fits }, ending) => {
      await fit(clean);
      // Another person may have added a photograph with this name meanwhile.
      requireFree(name);
      const whole = path.join(folder, name + ending);
      renameSync(clean, whole);
      try {
        store.change(textChanges(name, words), `New picture: ${name}`);
      } catch (error) {
        rmSync(whole, { force: true });
        throw error;
      }
      const fitting = fits.filter(({ problem }) => problem === undefined);
      prepare(
        name,
        fitting.filter(({ place }) => SMALL_PLACES.includes(place)),
      );
      return whole;
    });
    return name;
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
      await requireLogo(fileOf(name), 'logo');
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
      fileOf(name);
      store.change(textChanges(name, words), `Picture: ${name}`);
    },
    /** The fields that name a photograph. */
    uses: (name: string): Use[] => uses.of(name),
    /**
     * Puts another file in the place of a photograph. Its name and its texts stay.
     * @throws {FieldRefusal} at the field `other`, also if it does not fit where the photograph is used
     */
    async replace(name: string, file: File | undefined): Promise<void> {
      if (file === undefined) throw new Refusal('Choose a picture.');
      fileOf(name);
      await receive(file, async (clean, { fits, type }, ending) => {
        const cuts = uses.of(name).flatMap((use) => use.cuts.map((cut) => ({ ...cut, use })));
        if (type === 'svg' && cuts.some(({ place }) => isOfPhotograph(place)))
          throw new Refusal('It is used as a photograph, which an SVG file cannot be.');
        for (const { place, use } of cuts) {
          const { name: where = '', problem } = fits.find((fit) => fit.place === place) ?? {};
          if (problem) throw new Refusal(`It is used as ${where} (${use.label}), but: ${problem}.`);
        }
        if (cuts.some(({ place }) => place === 'plate')) await requireLogo(clean, 'other');
        // Another person may have changed it meanwhile.
        const { putBack } = moveAway(fileOf(name));
        const whole = path.join(folder, name + ending);
        try {
          renameSync(clean, whole);
        } catch (error) {
          putBack();
          throw error;
        }
        prepare(name, cuts);
        return whole;
      });
    },
    /**
     * Gives a photograph another name, also where content uses it.
     * @returns the new name
     * @throws {FieldRefusal} at the field `to`
     */
    rename(name: string, to: string): string {
      const old = fileOf(name);
      const wanted = cleanName(to);
      if (wanted === name) return name;
      try {
        if (wanted.toLowerCase() !== name.toLowerCase()) requireFree(wanted);
      } catch (error) {
        throw error instanceof FieldRefusal
          ? new FieldRefusal('to', error.message, error.status)
          : error;
      }
      const changes = new Map([
        ...uses.renamed(name, wanted),
        ...ownTexts(renamedIn(texts(), name, wanted), renamedIn(details(), name, wanted)),
      ]);
      const fresh = path.join(folder, wanted + path.extname(old));
      renameSync(old, fresh);
      try {
        store.change(changes, `Picture renamed: ${name} is now ${wanted}`);
      } catch (error) {
        renameSync(fresh, old);
        throw error;
      }
      return wanted;
    },
    /** Deletes a photograph and its texts. @throws {Refusal} if content uses it */
    remove(name: string): void {
      const file = fileOf(name);
      if (uses.of(name).length > 0)
        throw new Refusal('It is used, see below. Choose another picture there first.', 409);
      const { kept, putBack } = moveAway(file);
      try {
        store.change(
          ownTexts(renamedIn(texts(), name), renamedIn(details(), name)),
          `Picture deleted: ${name}`,
          '',
          { file: path.basename(file), kept },
        );
      } catch (error) {
        putBack();
        throw error;
      }
    },
    /** Ends the making of sizes. What is missing then is made by the next save or build. */
    close: () => closing.abort(),
  };
}

export type Photographs = ReturnType<typeof photographs>;
