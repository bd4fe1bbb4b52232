/** The languages of the site: each folder of words in `content/` (docs/decisions/020-languages.md). */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#serve/file-list.ts';
import { mapFields } from './find-fields.ts';
import { ContentError } from './parse.ts';
import { contentFolder, FIRST_LANGUAGE } from './root.ts';

export type Language = {
  /** The value of `lang`, such as `sw`. */
  code: string;
  /** How its addresses begin, such as `/sw`; empty for the first language. */
  start: string;
  /** Its name for `Intl`. */
  locale: string;
  /** Its name in the language itself. */
  name: string;
  /** Its folder of words. */
  folder: string;
};

/** The name of a language for `Intl`. English is British English, which is used in Kenya. */
export const localeOf = (code: string) => (code === 'en' ? 'en-GB' : code);

/** The name of a folder of words. `facts` and `photos` are longer. */
const CODE = /^[a-z]{2,3}$/;

/** How the addresses of a language begin. */
export const startOf = (code: string) => (code === FIRST_LANGUAGE ? '' : `/${code}`);

/** The name of a language in the language itself; its code if there is no such language. */
export const nameOfLanguage = (code: string): string =>
  (CODE.test(code) && new Intl.DisplayNames([code], { type: 'language' }).of(code)) || code;

function describe(folder: string): Language {
  const code = path.basename(folder);
  return {
    code,
    start: startOf(code),
    locale: localeOf(code),
    name: nameOfLanguage(code),
    folder,
  };
}

/**
 * All languages; the first one has addresses without its name.
 * @param folder of the first language; by default `CONTENT_FOLDER`, else `content/en`
 * @throws {ContentError} when `folder` is not the folder of the first language, or the name of another folder looks
 * like a language code but is none
 */
export function findLanguages(folder = contentFolder()): [Language, ...Language[]] {
  // `content-source.ts` reports a folder that is missing.
  if (existsSync(folder) && path.basename(folder) !== FIRST_LANGUAGE)
    throw new ContentError([
      {
        file: shownPath(folder),
        place: 'file name',
        code: 'name',
        expected: `the folder ${FIRST_LANGUAGE}`,
        there: 'other languages stand beside it (CONTENT_FOLDER)',
      },
    ]);
  const first = describe(folder);
  const content = path.dirname(folder);
  if (!existsSync(folder)) return [first];
  const others = readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && CODE.test(entry.name) && entry.name !== first.code)
    .map(({ name }) => describe(path.join(content, name)))
    .sort((a, b) => a.code.localeCompare(b.code));
  const unknown = others.filter(({ code, name }) => name === code);
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map(({ folder: place }) => ({
        file: shownPath(place),
        place: 'file name' as const,
        code: 'name' as const,
        expected: 'the code of a language',
        example: 'sw for Kiswahili',
      })),
    );
  return [first, ...others];
}

/**
 * The language that `npm run dev` shows: that of `DEV_LANGUAGE`, by default the first.
 * @throws when the content has no such language
 */
export function languageToDevelop(code = process.env['DEV_LANGUAGE']): Language {
  const all = findLanguages();
  const found = all.find((language) => language.code === code);
  if (code && !found)
    throw new Error(
      `DEV_LANGUAGE is “${code}”; expected one of ${all.map((one) => one.code).join(', ')}`,
    );
  return found ?? all[0];
}

/** Matches a link to a page of the site, up to its path. */
const PATHS = /( href="| data-address="(?:https?:\/\/[^/"]*)?)(?=\/)/g;

/** The content with the links inside its HTML leading to pages of its language. @param start of its addresses */
export const linkToLanguage = <Content>(content: Content, start: string): Content =>
  start === ''
    ? content
    : (mapFields(undefined, content, (value) =>
        typeof value === 'string' ? value.replace(PATHS, `$1${start}`) : value,
      ) as Content);
