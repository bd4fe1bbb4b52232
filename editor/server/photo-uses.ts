/** Where content names a photograph: in fields for pictures, and in texts as `![…](name)`. */
import { allContent, TEXT_FILE } from '@website/site/content/content-files.ts';
import type { FieldMeta } from '@website/site/content/field-kinds.ts';
import { mapFields } from '@website/site/content/find-fields.ts';
import type { Mistake } from '@website/site/content/mistake.ts';
import { readMarkdown, readYaml } from '@website/site/content/parse.ts';
import { readProse, renamePicture } from '@website/site/content/prose.ts';
import type { Place } from '@website/site/photos/make-photo.ts';
import { documentOfFile, LANGUAGE } from '../configuration/documents.ts';
import { writeMarkdown } from '../write-values/write-markdown.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { labelAt } from './field-problems.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** How a photograph is cut for a field, and the colour of the words on it. */
export type Cut = { place: Place; words?: FieldMeta['words'] };
/** A field that names a photograph. */
export type Use = { file: string; label: string; cuts: readonly Cut[] };

/** The files with the texts of photographs, by name. They are no uses. */
const OWN = /\/(?:pictures|photos)\.yaml$/;
/** Folders without texts of pages. */
const NO_TEXTS = /^(?:photos|fonts|pictures)\//;
const isKindOfPicture = (kind: unknown) => kind === 'picture' || kind === 'hero' || kind === 'logo';

/** The cuts of a photograph in a field. */
function cutsOf(kind: unknown, { place, words }: FieldMeta): readonly Cut[] {
  if (kind === 'hero')
    return [
      { place: 'wide', words },
      { place: 'tall', words },
    ];
  return [{ place: kind === 'logo' && place !== 'plate' ? 'logo' : (place ?? 'card') }];
}

/** @param content the folder with `en/`, `facts/` and `photos/` */
export function photoUses(content: string, store: Store) {
  /** The content files of all languages that may name photographs. */
  const files = () =>
    allContent(content).filter(
      (file) =>
        TEXT_FILE.test(file) && file.includes('/') && !OWN.test(file) && !NO_TEXTS.test(file),
    );

  /**
   * Reads a file, and replaces a photograph in it.
   * @param to the new name; the same one only finds the uses
   * @throws {Refusal} if the file cannot be read
   */
  function visit(file: string, name: string, to: string): { uses: Use[]; text: () => string } {
    const source = store.read(file) ?? '';
    const inMainLanguage = file.replace(/^[^/]+(?=\/)/, (folder) =>
      folder === 'facts' ? folder : LANGUAGE,
    );
    const document = documentOfFile(inMainLanguage);
    // Most files do not have the name at all, and need not be read.
    if (!document || ![name, encodeURI(name)].some((one) => source.normalize('NFC').includes(one)))
      return { uses: [], text: () => source };
    const uses: Use[] = [];
    const inText = (text: string, field: Mistake['place']) => {
      // Reading a text takes long, and most have no picture.
      if (!text.includes('![')) return text;
      const found = readProse(text).pictures.filter((picture) => picture.name === name);
      const label = labelAt(inMainLanguage, field);
      uses.push(...found.map(() => ({ file, label, cuts: [{ place: 'article' as const }] })));
      return found.length > 0 ? renamePicture(text, name, to) : text;
    };
    try {
      const { fields, body } = document.isMarkdown
        ? readMarkdown(file, source)
        : { fields: readYaml(file, source), body: '' };
      const data = mapFields(document.schema, fields, (value, kind, place, meta) => {
        if (typeof value !== 'string') return value;
        if (!isKindOfPicture(kind)) return inText(value, place);
        if (value.normalize('NFC') !== name) return value;
        const label = labelAt(inMainLanguage, place);
        uses.push({ file, label, cuts: cutsOf(kind, meta) });
        return to;
      });
      const text = inText(body, 'body');
      return {
        uses,
        text: () =>
          document.isMarkdown
            ? writeMarkdown(source, data, text.trim(), (markdown) => markdown)
            : writeYaml(source, data),
      };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(
        `${file} may name this picture, but it cannot be read. Put it right first.`,
      );
    }
  }

  return {
    /** The fields that name a photograph. @throws {Refusal} if a file cannot be read */
    of: (name: string): Use[] => files().flatMap((file) => visit(file, name, name).uses),
    /** The texts of the files that name a photograph, with its new name. @throws {Refusal} */
    renamed(name: string, to: string): [file: string, text: string][] {
      return files()
        .map((file) => ({ file, ...visit(file, name, to) }))
        .filter(({ uses }) => uses.length > 0)
        .map(({ file, text }) => [file, text()]);
    },
  };
}
