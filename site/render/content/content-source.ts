/**
 * Reads the content files of one language: merges facts and words, replaces the names of facts in braces, and validates
 * the result (docs/decisions/010-words-and-facts.md).
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fill } from '#app/collections/fill.ts';
import { shownPath } from '#serve/file-list.ts';
import {
  isGroup,
  join,
  kindAt,
  mapFields,
  valueAt,
  type FieldKind,
  type FieldPath,
} from './find-fields.ts';
import {
  FACT_NAMES,
  namesMessage,
  unknownNames,
  type FieldMeta,
  type UnknownPicture,
} from './field-kinds.ts';
import { holdTogether } from './no-break-spaces.ts';
import { askForClosest, closestName } from './closest-name.ts';
import type { Link } from './check-addresses.ts';
import { ContentError, fieldName, readMarkdown, readText, readYaml, validate } from './parse.ts';
import { photoShelf } from './photos.ts';
import { partOf } from './partial.ts';
import { drawingShelf, SHARE_PICTURES } from './pictures.ts';
import { buildOccasion } from './publication.ts';
import { localeOf, startOf } from './languages.ts';
import { contentFolder, FIRST_LANGUAGE } from './root.ts';
import type { ContentSchema } from './schemas.ts';
import type { Photos } from './schemas/photos.schema.ts';
import { inAllSeasons, inSeason } from './season.ts';
import { siteFacts } from './site-facts.ts';

/** Files that other files need: facts that texts name, and alternative texts of pictures. */
const SITE = 'site.yaml';
const PICTURE_TEXTS = 'pictures.yaml';
const PHOTOS = 'photos.yaml';

/** The files of `content/fonts/` that are fonts. */
const FONT = /\.(?:woff2|ttf|otf)$/i;

/** An entry of a folder of Markdown files. */
type MarkdownEntry<Fields> = {
  /** The file's name without its ending. */
  id: string;
  /** The file's path for messages. */
  file: string;
  fields: Fields;
  body: string;
  language: OtherLanguage;
};

/** Marks words of the first language on pages of another one (WCAG 3.1.2). */
type OtherLanguage = { lang?: string };

/** The content of a file that is not translated, with its language beside the title of each page. */
function markLanguage(content: unknown): unknown {
  if (!isGroup(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      name === 'meta' && isGroup(value) ? { ...value, lang: FIRST_LANGUAGE } : markLanguage(value),
    ]),
  );
}

/** Links of a text in Markdown to pages of the site. */
const MARKDOWN_LINK = /\]\(\s*<?(#?\/[^\s)>]*)/g;

/** The facts among the fields of an entry. */
const onlyFacts = (schema: z.ZodType, data: unknown) =>
  mapFields(schema, data, (value, kind) => (kind === 'word' ? undefined : value));

/**
 * Reads a folder of words, such as `content/en`, with `facts/` beside it. Mistakes are collected in `problems`, so that
 * all of them can be reported at the end.
 * @param folder of the language; by default `CONTENT_FOLDER`, else `content/en`
 * @throws {ContentError} when the folder does not exist
 */
export function contentSource(folder = contentFolder()) {
  const words = path.resolve(folder);
  const facts = path.join(words, '../facts');
  const language = path.basename(words);
  // Folder with the facts of entries; `null` for the main language, whose files have the facts too.
  const first = language === FIRST_LANGUAGE ? null : path.join(words, '..', FIRST_LANGUAGE);
  const untranslated: string[] = [];
  /** The file of words; the first language's file if this language has none yet. */
  const wordsFileOf = (name: string) => {
    const own = path.join(words, name);
    const other = first && path.join(first, name);
    return other && !existsSync(own) && existsSync(other) ? other : own;
  };
  const isTranslated = (name: string) => wordsFileOf(name) === path.join(words, name);
  /** The same for a file whose words appear on pages. */
  const takeWords = (name: string) => {
    const file = wordsFileOf(name);
    if (!isTranslated(name)) untranslated.push(name);
    return file;
  };
  const missing = [words, facts].filter((place) => !existsSync(place));
  const isSet = process.env['CONTENT_FOLDER'] !== undefined && words === contentFolder();
  const fromSetting = isSet ? ' (CONTENT_FOLDER)' : '';
  if (missing.length > 0)
    throw new ContentError(
      missing.map(
        (place) => `${shownPath(place)}: missing; expected the folder of that name${fromSetting}`,
      ),
    );

  const problems: string[] = [];
  const links: Link[] = [];
  const wasRead = new Set<string>();
  const photos = photoShelf(words, problems);
  const drawings = drawingShelf(words);
  const part = partOf(words);
  for (const [name, drawing] of part?.files ?? []) photos.used.set(name, drawing);
  const { now } = buildOccasion();

  /** Collects the mistakes that `read` throws. */
  function collectMistakes<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  }

  const read = (file: string) => {
    wasRead.add(file);
    return readText(file, shownPath(file));
  };
  const readRaw = (file: string) =>
    existsSync(file) ? readYaml(shownPath(file), read(file)) : undefined;

  /** Raw data; `undefined` if the file is broken. `file()` reports that later. */
  const readSafely = (file: string) => {
    try {
      return readRaw(file);
    } catch {
      return undefined;
    }
  };
  const known = siteFacts(
    readSafely(path.join(facts, SITE)),
    readSafely(wordsFileOf(SITE)),
    language,
  );

  /** The alternative texts; `undefined` while they are not read, and if their file is broken. */
  let texts: Readonly<Record<string, string>> | undefined;
  // If `site.yaml` is broken, texts that use its facts are not reported as broken.
  let siteIsBroken = false;

  /** The text of a drawing. Only those that the site shows need one. */
  function textOf(drawing: string): string {
    const text = texts?.[drawing];
    if (texts && text === undefined)
      problems.push(
        `${shownPath(wordsFileOf(PICTURE_TEXTS))}: ${drawing}: missing; expected its alternative text`,
      );
    return text ?? '';
  }

  /** A picture of a kind of field, by its name: a photograph or a drawing; or a font. @param use the field, for messages */
  function resolve(name: string, kind: FieldKind, meta: FieldMeta, use: string): unknown {
    const wanted = name.normalize('NFC');
    const alt = texts?.[wanted] ?? '';
    const { place = 'card', words: tone, drawn = [] } = meta;
    if (kind === 'font')
      return fonts().includes(name) ? name : { unknown: name, nearest: closestName(name, fonts()) };
    if (place === 'plate') return photos.companyLogo(wanted, use) ?? unknown(name, []);
    if (kind === 'logo')
      return drawn.includes(name) ? name : (photos.logo(wanted, use, alt) ?? unknown(name, drawn));
    if (kind === 'picture')
      return (
        photos.picture(wanted, place, use, alt) ??
        (drawings.names.includes(name)
          ? drawings.picture(name, textOf(name))
          : unknown(name, drawings.names))
      );
    const wide = photos.picture(wanted, 'wide', use, alt, tone);
    const tall = photos.picture(wanted, 'tall', use, alt, tone);
    if (wide && tall) return { wide, tall };
    const { heroNames } = drawings;
    // The other seasons come without a change of the content.
    inAllSeasons(name, heroNames).forEach(textOf);
    const shown = inSeason(name, now, heroNames);
    return drawings.hero(shown, texts?.[shown] ?? '') ?? unknown(name, heroNames);
  }

  /** The files with fonts. */
  function fonts(): string[] {
    const folder = path.join(words, '../fonts');
    return existsSync(folder) ? readdirSync(folder).filter((name) => FONT.test(name)) : [];
  }

  /** Replaces a picture whose name is unknown. */
  function unknown(name: string, drawn: readonly string[]): UnknownPicture {
    return {
      unknown: name,
      nearest: closestName(name.replace(/\.\w+$/, ''), [...photos.names, ...drawn]),
    };
  }

  /** Replaces names of facts in braces, and the name of a picture by its data. Holds words together that are one. */
  function complete(value: unknown, kind: FieldKind, meta: FieldMeta = {}, use = ''): unknown {
    if (typeof value !== 'string') return value;
    // A field that is only the name of a fact gets the fact with its type, for example a number.
    const [, only] = /^\{(\w+)\}$/.exec(value) ?? [];
    const name = FACT_NAMES.find((fact) => fact === only);
    const text = fill(value, known);
    const targets = meta.isLink
      ? [text]
      : Array.from(text.matchAll(MARKDOWN_LINK), ([, to = '']) => to);
    links.push(...targets.map((target) => ({ place: use, target })));
    if (kind === 'picture' || kind === 'hero' || kind === 'logo' || kind === 'font')
      return resolve(text, kind, meta, use);
    return name ? known[name] : holdTogether(text);
  }

  /** Reports facts in a file of words, and words in a file of facts. */
  function checkPlaces(
    schema: z.ZodType,
    data: unknown,
    files: { file: string; other: string; holdsFacts: boolean },
  ): void {
    if (data === undefined) return;
    mapFields(schema, data, (_value, kind, place) => {
      if (kind && (kind !== 'word') !== files.holdsFacts)
        problems.push(
          `${shownPath(files.file)}: ${fieldName(place)}: expected in ${shownPath(files.other)}: ${
            files.holdsFacts ? 'each language has its own' : 'it is the same in every language'
          }`,
        );
      return undefined;
    });
  }

  /**
   * The content of a file, its facts merged with its words; `undefined` if it has mistakes, `null` if partial content
   * lacks it. Files must be read in the order of `contentSchemas`.
   */
  function file({ file: name, module, schema, isCollection }: ContentSchema): unknown {
    const wordsFile = takeWords(name);
    const factsFile = path.join(isCollection ? (first ?? words) : facts, name);
    const sources = collectMistakes(() => ({
      words: readRaw(wordsFile),
      facts: readRaw(factsFile),
    }));
    if (!sources) return undefined;
    if (sources.words === undefined && sources.facts === undefined) {
      if (part?.mayLack(module)) return null;
      problems.push(`${shownPath(wordsFile)}: missing; expected the file of that name`);
      return undefined;
    }
    if (isCollection) sources.facts = first ? onlyFacts(schema, sources.facts) : undefined;
    else {
      checkPlaces(schema, sources.words, { file: wordsFile, other: factsFile, holdsFacts: false });
      checkPlaces(schema, sources.facts, { file: factsFile, other: wordsFile, holdsFacts: true });
    }
    const fileOf = (place: FieldPath) => {
      const isWord =
        valueAt(sources.words, place) !== undefined ||
        (valueAt(sources.facts, place) === undefined && kindAt(schema, place) === 'word');
      return shownPath(isWord ? wordsFile : factsFile);
    };
    const raw = join(sources.facts, sources.words);
    const isExcused = (place: FieldPath) =>
      siteIsBroken && /\{\w+\}/.test(String(valueAt(raw, place)));
    const content = collectMistakes(() =>
      validate(
        fileOf,
        mapFields(schema, raw, (value, kind, place, meta) =>
          complete(value, kind, meta, `${fileOf(place)}: ${fieldName(place)}`),
        ),
        schema,
        isExcused,
      ),
    );
    if (name === PHOTOS && content) photos.describe(content as Photos);
    if (name === SITE) siteIsBroken = content === undefined;
    if (name === PICTURE_TEXTS) {
      texts = content as typeof texts;
      SHARE_PICTURES.forEach(textOf);
      checkPhotos(wordsFile);
    }
    return isTranslated(name) ? content : markLanguage(content);
  }

  /** Checks the names of photographs, and that each has a text. @param textFile of this language */
  function checkPhotos(textFile: string): void {
    for (const name of photos.names) {
      if (drawings.names.includes(name))
        problems.push(
          `${photos.shown(name)}: file name: expected another name; a drawing has this one`,
        );
      else if (!texts?.[name]?.trim())
        problems.push(
          `${shownPath(textFile)}: ${name}: missing; expected the alternative text of ${photos.shown(name)}`,
        );
    }
    const described = Object.keys(photos.details().photos ?? {});
    for (const name of described.filter((other) => !photos.names.includes(other.normalize('NFC'))))
      problems.push(
        `${shownPath(path.join(facts, PHOTOS))}: photos.${name}: expected the name of a file in ${shownPath(path.join(words, '../photos'))}, without its ending${askForClosest(name, photos.names)}`,
      );
  }

  function readEntry<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ): MarkdownEntry<z.output<Schema>> {
    const file = takeWords(name);
    const shown = shownPath(file);
    const id = path.basename(name, '.md');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      problems.push(`${shown}: file name: expected lower case words joined by hyphens`);
    const readParts = (place: string) => readMarkdown(shownPath(place), read(place));
    const { fields, body } = readParts(file);
    const factsFile = first && path.join(first, name);
    const entryFacts =
      factsFile && existsSync(factsFile)
        ? onlyFacts(schema, readParts(factsFile).fields)
        : undefined;
    const text = String(complete(body, 'word', {}, `${shown}: body`));
    const unknown = unknownNames(text);
    if (unknown.length > 0)
      problems.push(`${shown}: body: expected ${namesMessage()}; there is ${unknown.join(', ')}`);
    const data = mapFields(schema, join(entryFacts, fields), (value, kind, place, meta) =>
      complete(value, kind, meta, `${shown}: ${fieldName(place)}`),
    );
    const language = isTranslated(name) ? {} : { lang: FIRST_LANGUAGE };
    return { id, file: shown, fields: validate(shown, data, schema), body: text, language };
  }

  /** The entries of a folder. Entries with mistakes are left out. */
  function markdown<Schema extends z.ZodType>(
    directory: string,
    schema: Schema,
  ): MarkdownEntry<z.output<Schema>>[] {
    const places = [words, ...(first ? [first] : [])]
      .map((folder) => path.join(folder, directory))
      .filter((place) => existsSync(place));
    if (places.length === 0 && !part)
      problems.push(
        `${shownPath(path.join(words, directory))}: missing; expected the folder of that name`,
      );
    return [...new Set(places.flatMap((place) => readdirSync(place)))]
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap(
        (name) => collectMistakes(() => readEntry(path.join(directory, name), schema)) ?? [],
      );
  }

  /** Files of text that nothing reads, because their name is wrong. */
  const unread = () =>
    [words, facts]
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter(
        (entry) =>
          entry.isFile() && /^(?!README|\.).*\.(?:ya?ml|md|markdown|txt)$/i.test(entry.name),
      )
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => !wasRead.has(file))
      .map((file) => `${shownPath(file)}: file name: expected another one; nothing reads this file`)
      .sort();

  return {
    problems,
    /** To be asked after everything has been read. */
    unread,
    /** The links to pages of the site. */
    links,
    photos,
    /** The files of words that this language does not have yet. Pages show the words of the first language instead. */
    untranslated,
    file,
    markdown,
    /** The path of a file of words for messages. */
    shown: (name: string) => shownPath(wordsFileOf(name)),
    shownFacts: (name: string) => shownPath(path.join(facts, name)),
    /** How the addresses of the language begin. */
    start: startOf(language),
    /** How the language writes a day, such as `15 March 2024`. */
    dateFormat: new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  };
}
