/**
 * Reads the content files of one language: merges facts and words, replaces the names of facts in braces, and validates
 * the result (docs/decisions/010-words-and-facts.md).
 */
import { existsSync } from 'node:fs';
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
import type { Link } from './check-links.ts';
import type { Picture } from '#app/components/picture/picture-data.ts';
import type { TranslationState } from '#app/shell/translation-note.tsx';
import { questionIds } from '#app/components/faq/question-id.ts';
import { readProse } from './prose.ts';
import { pictureKey } from './text-pictures.ts';
import { slugOf } from './slug.ts';
import { FONT_FILE, isFile, listContent, listTexts, markdownFiles } from './content-files.ts';
import { placeName, type FieldUse, type Mistake } from './mistake.ts';
import { ContentError, fileMistake, readMarkdown, readText, readYaml, validate } from './parse.ts';
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
import { GLOSSARY, readGlossary, wordAdvice } from './twins/glossary.ts';
import { NOTES, readNotes } from './twins/notes.ts';
import { compareParts } from './twins/parity.ts';
import { partsOf, type Part } from './twins/parts.ts';
import { changedParts, readRecord, RECORD } from './twins/record.ts';

/** Files that other files need: facts that texts name, and alternative texts of pictures. */
const SITE = 'site.yaml';
const PICTURE_TEXTS = 'pictures.yaml';
const PHOTOS = 'photos.yaml';
const QUESTIONS = 'faq.yaml';

/** The questions in raw data. */
const questionsIn = (data: unknown): { question: string }[] =>
  Array.isArray(data)
    ? data.filter(isGroup).map(({ question }) => ({ question: String(question) }))
    : [];

/** An entry of a folder of Markdown files. */
type MarkdownEntry<Fields> = {
  /** The file's name without its ending. */
  id: string;
  /** Its path in the folder of the language. */
  name: string;
  /** The file's path for messages. */
  file: string;
  fields: Fields;
  body: string;
  language: OtherLanguage;
};

/** A file that is to be translated. */
export type Untranslated = {
  /** Its path in the folder of the language. */
  file: string;
  /** Why it is set aside, with paths as in `content/`; none if it is not there yet. */
  mistakes: readonly Mistake[];
  /** It is translated, but shown in the first language until somebody has read it (`twins/notes.ts`). */
  isHeldBack?: boolean;
};

/** A file that is translated. */
export type Twin = {
  /** Its path in the folder of the language. */
  file: string;
  /** The texts of the first language. */
  original: readonly Part[];
  /** Those that have changed since; `undefined` if nothing says which ones it translates. */
  changed: readonly Part[] | undefined;
  reader: string | undefined;
  /** What may be wrong with it. A function, because a build does not need it and it takes as long as reading. */
  advice: () => readonly string[];
};

/** Marks words of the first language on pages of another one (WCAG 3.1.2). */
type OtherLanguage = { lang?: string; translation?: TranslationState };

/** A group with what is to be known of its language beside the title of its page. */
const markMeta = (group: unknown, language: OtherLanguage): unknown =>
  isGroup(group) && isGroup(group['meta'])
    ? { ...group, meta: { ...group['meta'], ...language } }
    : group;

/** The same of the content of a file; one file may have the titles of several pages. */
const markLanguage = (content: unknown, language: OtherLanguage): unknown =>
  isGroup(content)
    ? markMeta(
        Object.fromEntries(
          Object.entries(content).map(([name, value]) => [name, markMeta(value, language)]),
        ),
        language,
      )
    : content;

/** The mistakes that reading a file has thrown. @throws the error if it is no mistake of the content */
const mistakesOf = (error: unknown, file: string): readonly Mistake[] =>
  error instanceof ContentError ? error.mistakes : [fileMistake(error, shownPath(file))];

/** The earlier names of an entry. */
const formerNames = (fields: unknown): readonly unknown[] => {
  const names = isGroup(fields) ? fields['formerNames'] : undefined;
  return Array.isArray(names) ? names : [];
};

/** The facts among the fields of an entry. */
const onlyFacts = (schema: z.ZodType, data: unknown) =>
  mapFields(schema, data, (value, kind) => (kind === 'word' ? undefined : value));

/**
 * Reads a folder of words, such as `content/en`, with `facts/` beside it. Mistakes are collected in `problems`, so that
 * all of them can be reported at the end. In every language but the first, a file with mistakes is set aside whole, and
 * the first language's file is read.
 * @param folder of the language; by default `CONTENT_FOLDER`, else `content/en`
 * @param setAside files that an earlier reading has set aside, and why; this reading adds others
 * @throws {ContentError} when the folder does not exist
 */
export function contentSource(
  folder = contentFolder(),
  setAside = new Map<string, readonly Mistake[]>(),
) {
  const words = path.resolve(folder);
  const facts = path.join(words, '../facts');
  const language = path.basename(words);
  // Folder with the facts of entries; `null` for the main language, whose files have the facts too.
  const first = language === FIRST_LANGUAGE ? null : path.join(words, '..', FIRST_LANGUAGE);
  const untranslated: string[] = [];
  /** The texts of each file as pages get them, and whether they are of this language. */
  const texts = new Map<string, { areOwn: boolean; list: string[] }>();
  /** Notes the texts of a file: the fields with words of its data, and others that are made of them. */
  function noteTexts(
    name: string,
    schema: z.ZodType | undefined,
    data: unknown,
    areOwn = isTranslated(name),
  ): void {
    if (!first) return;
    const list = schema ? [] : (texts.get(name)?.list ?? []);
    texts.set(name, { areOwn, list });
    mapFields(schema, data, (value, kind) => {
      if (typeof value === 'string' && (kind === 'word' || !schema)) list.push(value);
      return undefined;
    });
  }
  /** The texts that are not of this language, because their files are not translated. */
  function englishTexts(): ReadonlySet<string> {
    const listOf = (own: boolean) =>
      [...texts.values()].flatMap(({ areOwn, list }) => (areOwn === own ? list : []));
    const own = new Set(listOf(true));
    return new Set(listOf(false).filter((text) => /\p{L}/u.test(text) && !own.has(text)));
  }
  const twins: Twin[] = [];
  const record = readRecord(words, shownPath(path.join(words, RECORD)));
  const glossary = readGlossary(words, shownPath(path.join(words, GLOSSARY)));
  const ownNotes = first
    ? readNotes(words, first, shownPath(path.join(words, NOTES)))
    : { mistakes: [] };
  /** The translated files that are held back: they have been read once, and pages show the first language's. */
  const heldBack = new Set<string>();
  /** Whether a file waits for a reader who knows its subject. */
  const isHeldBack = (name: string) =>
    (ownNotes.notes?.heldBack.files.includes(name) ?? false) &&
    record.record[name]?.reader === undefined;
  /** What pages say of the language of a file. */
  function languageOf(name: string): OtherLanguage {
    if (!first) return {};
    if (!isTranslated(name))
      return {
        lang: FIRST_LANGUAGE,
        ...(ownNotes.notes && { translation: isHeldBack(name) ? 'heldBack' : 'missing' }),
      };
    return record.record[name]?.reader === undefined ? { translation: 'waiting' } : {};
  }
  /** Compares a file of this language with its original. @param read both; the original is read if it is needed */
  function compare<Read>(
    name: string,
    isCollection: boolean,
    partsIn: (read: Read) => Part[],
    [ownRead, readOriginal]: readonly [Read, () => Read | undefined],
  ): void {
    const originalRead = first && isTranslated(name) ? readOriginal() : undefined;
    if (originalRead === undefined) return;
    const [own, original] = [partsIn(ownRead), partsIn(originalRead)];
    const file = shownPath(path.join(words, name));
    const { mistakes, advice: ofParts } = compareParts(original, own, { language, isCollection });
    problems.push(...mistakes.map((mistake) => ({ file, ...mistake })));
    const advice = () => [...ofParts, ...wordAdvice(glossary.glossary, original, own)];
    const { of, reader } = record.record[name] ?? {};
    const changed = of === undefined ? undefined : changedParts(original, of);
    twins.push({ file: name, original, changed, reader, advice });
  }
  /** A mistake with paths as in `content/`: publishing and the editor read copies elsewhere. */
  function asInContent(mistake: Mistake): Mistake {
    const root = shownPath(path.dirname(words)) + path.sep;
    const own = (text?: string) => text?.replaceAll(root, 'content/');
    const { file: shown, there, expected } = mistake;
    return { ...mistake, file: own(shown) ?? '', there: own(there), expected: own(expected) };
  }
  /** The file of words; the first language's file if this language has none yet. */
  const wordsFileOf = (name: string) => {
    const own = path.join(words, name);
    const other = first && path.join(first, name);
    if (!other) return own;
    return setAside.has(name) || heldBack.has(name) || (!existsSync(own) && existsSync(other))
      ? other
      : own;
  };
  const isTranslated = (name: string) => wordsFileOf(name) === path.join(words, name);
  /** The file of words that a mistake is about, as its name in this language; `undefined` for facts and the like. */
  const ownName = ({ file: shown }: Mistake) => {
    const start = shownPath(words) + path.sep;
    return first && shown.startsWith(start)
      ? shown.slice(start.length).replaceAll(path.sep, '/')
      : undefined;
  };
  /** Sets files aside. @param mistakes those of facts are mistakes of `name` */
  function putAside(name: string | undefined, mistakes: readonly Mistake[]): void {
    for (const mistake of mistakes) {
      const own = ownName(mistake) ?? name;
      if (own !== undefined) setAside.set(own, [...(setAside.get(own) ?? []), mistake]);
    }
  }
  /**
   * Reads a file whose words appear on pages. If this language's file has mistakes, it is set aside, and the first
   * language's file is read.
   */
  function readOwn<Result>(name: string, readIt: () => Result): Result {
    const [mistakesBefore, linksBefore] = [problems.length, links.length];
    if (isTranslated(name)) {
      const result = readIt();
      if (!first) return result;
      if (existsSync(path.join(words, name)) && !existsSync(path.join(first, name)))
        problems.push(isGone(name));
      const found = problems.splice(mistakesBefore);
      // A text in another file, such as that of a picture, is judged when everything has been read.
      const isOther = (mistake: Mistake) => (ownName(mistake) ?? name) !== name;
      problems.push(...found.filter(isOther));
      const own = found.filter((mistake) => !isOther(mistake));
      if (own.length === 0 && !isHeldBack(name)) return result;
      links.splice(linksBefore);
      if (own.length > 0) putAside(name, own);
      else heldBack.add(name);
    }
    if (first) untranslated.push(name);
    return readIt();
  }
  /** The mistake of a file whose original is gone. @param now the name that it has now */
  const isGone = (name: string, now?: string): Mistake => ({
    file: shownPath(path.join(words, name)),
    place: 'file name',
    code: 'name',
    expected: now ?? `the name of a file in ${FIRST_LANGUAGE}/`,
    there: `there is no ${FIRST_LANGUAGE}/${name}`,
  });
  const missing = [words, facts].filter((place) => !existsSync(place));
  const isSet = process.env['CONTENT_FOLDER'] !== undefined && words === contentFolder();
  const fromSetting = isSet ? ' (CONTENT_FOLDER)' : '';
  if (missing.length > 0)
    throw new ContentError(
      missing.map((place) => ({
        file: shownPath(place),
        place: [],
        code: 'missing' as const,
        expected: `the folder of that name${fromSetting}`,
      })),
    );

  const problems: Mistake[] = [];
  const links: Link[] = [];
  const wasRead = new Set<string>();
  const photos = photoShelf(words, problems);
  const drawings = drawingShelf(words);
  const part = partOf(words);
  const { now } = buildOccasion();

  /** Collects the mistakes that `read` throws. */
  function collectMistakes<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      problems.push(...mistakesOf(error, words));
      return undefined;
    }
  }

  const notes = new Set<string>();
  /** Tells what was changed in a field. */
  const note = (use: FieldUse, said: string) =>
    notes.add(`${use.file}: ${placeName(use)}: ${said}`);
  /** Tells what was cleaned out of a file. */
  const onClean = (file: string) => (place: FieldUse['place'], changed: readonly string[]) =>
    changed.forEach((said) => note({ file: shownPath(file), place }, said));

  const read = (file: string) => {
    wasRead.add(file);
    return readText(file, shownPath(file));
  };
  const readRaw = (file: string) =>
    isFile(file) ? readYaml(shownPath(file), read(file), onClean(file)) : undefined;

  /** Raw data; `undefined` if the file is broken. `file()` reports that later. */
  const readSafely = (file: string) => {
    try {
      return readRaw(file);
    } catch {
      return undefined;
    }
  };
  const readKnown = () =>
    siteFacts(readSafely(path.join(facts, SITE)), readSafely(wordsFileOf(SITE)), language);
  let known = readKnown();

  /** The alternative texts; `undefined` while they are not read, and if their file is broken. */
  let altTexts: Readonly<Record<string, string>> | undefined;
  // If `site.yaml` is broken, texts that use its facts are not reported as broken.
  let siteIsBroken = false;

  /** The text of a drawing. Only those that the site shows need one. */
  function textOf(drawing: string): string {
    const text = altTexts?.[drawing];
    if (altTexts && text === undefined)
      problems.push({
        file: shownPath(wordsFileOf(PICTURE_TEXTS)),
        place: [drawing],
        code: 'missing',
        expected: 'its alternative text',
      });
    return text ?? '';
  }

  /** A picture of a kind of field, by its name: a photograph or a drawing; or a font. @param use the field, for messages */
  function resolve(name: string, kind: FieldKind, meta: FieldMeta, use: FieldUse): unknown {
    const wanted = name.normalize('NFC');
    const alt = altTexts?.[wanted] ?? '';
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
    return drawings.hero(shown, altTexts?.[shown] ?? '') ?? unknown(name, heroNames);
  }

  const fontFiles = listContent(path.join(words, '../fonts'), { ending: FONT_FILE });
  problems.push(...fontFiles.mistakes);
  const fonts = () => fontFiles.files;

  /** Replaces a picture whose name is unknown. */
  function unknown(name: string, drawn: readonly string[]): UnknownPicture {
    return {
      unknown: name,
      nearest: closestName(name.replace(/\.\w+$/, ''), [...photos.names, ...drawn]),
    };
  }

  /** The pictures that texts name, by {@link pictureKey}. */
  const textPictures = new Map<string, Picture>();

  /** Reads a text in Markdown: its links, its pictures, and what it has that pages cannot show. */
  function readProseOf(text: string, use: FieldUse): void {
    const prose = readProse(text);
    problems.push(...prose.mistakes.map((mistake) => ({ ...use, ...mistake })));
    links.push(...prose.links.map((target) => ({ ...use, target })));
    for (const said of prose.notes) note(use, said);
    for (const { name, alt } of prose.pictures) {
      const found =
        photos.picture(name, 'article', use, alt || (altTexts?.[name] ?? '')) ??
        (drawings.names.includes(name) ? drawings.picture(name, alt || textOf(name)) : undefined);
      // The text around it may be of another language.
      if (found && first && !alt)
        found.lang = isTranslated(PICTURE_TEXTS) ? language : FIRST_LANGUAGE;
      if (found) textPictures.set(pictureKey(name, alt), found);
      else problems.push({ ...use, ...unknownInText(name) });
    }
  }

  /** The mistake of a text that names a picture that does not exist. */
  function unknownInText(name: string): Pick<Mistake, 'code' | 'there' | 'expected'> {
    const known = [...photos.names, ...drawings.names];
    const near = askForClosest(path.posix.basename(name).replace(/\.\w+$/, ''), known);
    return {
      code: 'picture',
      expected: 'the name of a photograph or drawing, without its ending',
      there: `“${name}” is not one${near}`,
    };
  }

  /** Replaces names of facts in braces, and the name of a picture by its data. Holds words together that are one. */
  function complete(value: unknown, kind: FieldKind, meta: FieldMeta, use: FieldUse): unknown {
    if (typeof value !== 'string') return value;
    // A field that is only the name of a fact gets the fact with its type, for example a number.
    const [, only] = /^\{(\w+)\}$/.exec(value) ?? [];
    const name = FACT_NAMES.find((fact) => fact === only);
    const text = fill(value, known);
    if (meta.isLink || /^https?:\/\//.test(text)) links.push({ ...use, target: text });
    if (kind === 'picture' || kind === 'hero' || kind === 'logo' || kind === 'font')
      return resolve(text, kind, meta, use);
    const whole = holdTogether(text);
    if (meta.isMarkdown) readProseOf(whole, use);
    return name ? known[name] : whole;
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
        problems.push({
          file: shownPath(files.file),
          place,
          code: 'place',
          expected: `in ${shownPath(files.other)}: ${
            files.holdsFacts ? 'each language has its own' : 'it is the same in every language'
          }`,
        });
      return undefined;
    });
  }

  /**
   * The content of a file, its facts merged with its words; `undefined` if it has mistakes, `null` if partial content
   * lacks it. Files must be read in the order of `contentSchemas`.
   */
  const file = (schema: ContentSchema): unknown => readOwn(schema.file, () => readFile(schema));

  function readFile({ file: name, module, schema, isCollection }: ContentSchema): unknown {
    if (name === SITE) known = readKnown();
    const wordsFile = wordsFileOf(name);
    const factsFile = path.join(isCollection ? (first ?? words) : facts, name);
    const sources = collectMistakes(() => ({
      words: readRaw(wordsFile),
      facts: readRaw(factsFile),
    }));
    if (!sources) return undefined;
    if (sources.words === undefined && sources.facts === undefined) {
      if (part?.mayLack(module)) return null;
      const expected = 'the file of that name';
      problems.push({ file: shownPath(wordsFile), place: [], code: 'missing', expected });
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
          complete(value, kind, meta, { file: fileOf(place), place }),
        ),
        schema,
        isExcused,
      ),
    );
    if (content !== undefined)
      compare(name, isCollection, (data) => partsOf(name, schema, data), [
        sources.words,
        () => readSafely(path.join(first ?? words, name)),
      ]);
    if (name === PHOTOS && content) photos.describe(content as Photos);
    if (name === SITE) siteIsBroken = content === undefined;
    if (name === PICTURE_TEXTS) {
      altTexts = content as typeof altTexts;
      SHARE_PICTURES.forEach(textOf);
      checkPhotos(wordsFile);
    }
    noteTexts(name, schema, content);
    // Links to answers are the same in all languages: they come from the first one's questions.
    const ids =
      name === QUESTIONS && first
        ? questionIds(questionsIn(readSafely(path.join(first, name))))
        : [];
    if (!isTranslated(name) || ids.length === 0) return markLanguage(content, languageOf(name));
    return Array.isArray(content)
      ? content.map((entry: object, index) => ({
          ...entry,
          id: ids[index] ?? `question-${index + 1}`,
        }))
      : content;
  }

  /** Checks the names of photographs, and that each has a text. @param textFile of this language */
  function checkPhotos(textFile: string): void {
    for (const name of photos.names) {
      if (drawings.names.includes(name))
        problems.push({
          file: photos.shown(name),
          place: 'file name',
          code: 'name',
          expected: `another name, such as ${name}-photograph`,
          there: 'a drawing has this one',
        });
      else if (!altTexts?.[name]?.trim())
        problems.push({
          file: shownPath(textFile),
          place: [name],
          code: 'missing',
          expected: `the alternative text of ${photos.shown(name)}`,
        });
    }
    const described = Object.keys(photos.details().photos ?? {});
    for (const name of described.filter((other) => !photos.names.includes(other.normalize('NFC'))))
      problems.push({
        file: shownPath(path.join(facts, PHOTOS)),
        place: ['photos', name],
        code: 'picture',
        expected: `the name of a file in ${shownPath(path.join(words, '../photos'))}, without its ending${askForClosest(name, photos.names)}`,
      });
  }

  function readEntry<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ): MarkdownEntry<z.output<Schema>> {
    const file = wordsFileOf(name);
    const shown = shownPath(file);
    const id = path.basename(name, '.md');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      const expected = 'lower case words joined by hyphens';
      const right = slugOf(id);
      const example = right === '' ? undefined : `${right}.md`;
      problems.push({ file: shown, place: 'file name', code: 'name', expected, example });
    }
    const readParts = (place: string) =>
      readMarkdown(shownPath(place), read(place), onClean(place));
    const { fields, body } = readParts(file);
    const factsFile = first && path.join(first, name);
    const original = factsFile && isFile(factsFile) ? readParts(factsFile) : undefined;
    const entryFacts = original && onlyFacts(schema, original.fields);
    const inBody: FieldUse = { file: shown, place: 'body' };
    const text = String(complete(body, 'word', { isMarkdown: true }, inBody));
    const unknown = unknownNames(text);
    if (unknown.length > 0)
      problems.push({
        ...inBody,
        code: 'wrong value',
        expected: namesMessage(),
        there: `there is ${unknown.join(', ')}`,
      });
    const data = mapFields(schema, join(entryFacts, fields), (value, kind, place, meta) =>
      complete(value, kind, meta, { file: shown, place }),
    );
    const language = languageOf(name);
    const valid = validate(shown, data, schema);
    noteTexts(name, schema, valid);
    compare(name, false, (parts) => partsOf(name, schema, parts.fields, parts.body), [
      { fields, body },
      () => original,
    ]);
    return { id, name, file: shown, fields: valid, body: text, language };
  }

  /** The entries of a folder. Those with mistakes have only their name. */
  function markdown<Schema extends z.ZodType>(
    directory: string,
    schema: Schema,
  ): {
    entries: MarkdownEntry<z.output<Schema>>[];
    broken: Pick<MarkdownEntry<never>, 'id' | 'file'>[];
  } {
    // Which entries there are, the first language says.
    const folder = path.join(first ?? words, directory);
    if (!existsSync(folder) && !part)
      problems.push({
        file: shownPath(folder),
        place: [],
        code: 'missing',
        expected: 'the folder of that name',
      });
    const names = markdownFiles(folder);
    const broken: Pick<MarkdownEntry<never>, 'id' | 'file'>[] = [];
    const entries = names.flatMap((name) => {
      const place = path.join(directory, name);
      const entry = readOwn(place, () => collectMistakes(() => readEntry(place, schema)));
      if (!entry)
        broken.push({ id: path.basename(name, '.md'), file: shownPath(wordsFileOf(place)) });
      return entry ?? [];
    });
    for (const name of first ? markdownFiles(path.join(words, directory)) : []) {
      const place = path.posix.join(directory, name);
      if (names.includes(name) || setAside.has(place)) continue;
      const id = path.basename(name, '.md');
      const now = entries.find(({ fields }) => formerNames(fields).includes(id));
      putAside(place, [isGone(place, now && `${now.id}.md`)]);
    }
    return { entries, broken };
  }

  /** Files of text that nothing reads, because their name is wrong, and what is no ordinary file. */
  function unread(): Mistake[] {
    const names = (place: string) => [...wasRead].map((file) => path.relative(place, file));
    const found = [words, facts].flatMap((place) => {
      const { files, mistakes } = listTexts(place);
      const isKnown = (name: string) =>
        first !== null && (setAside.has(name) || [RECORD, GLOSSARY, NOTES].includes(name));
      const others = files.filter((name) => !wasRead.has(path.join(place, name)) && !isKnown(name));
      return [
        ...mistakes,
        ...others.map((name) => ({
          file: shownPath(path.join(place, name)),
          place: 'file name' as const,
          code: 'name' as const,
          expected: 'the name of a file that the site reads',
          there: `nothing reads this one${askForClosest(name, names(place))}`,
        })),
      ];
    });
    putAside(undefined, found);
    return found.filter((mistake) => ownName(mistake) === undefined);
  }

  /**
   * Sets those files aside to which the collected mistakes belong; if they belong to none, all files of this language.
   * @returns whether the content can be read again without them
   */
  function giveWay(): boolean {
    if (!first) return false;
    const own = problems.filter((mistake) => ownName(mistake) !== undefined);
    const used = listTexts(words).files.filter((name) => wasRead.has(path.join(words, name)));
    const left = used.filter((name) => !setAside.has(name));
    if (own.length > 0) putAside(undefined, own);
    else for (const name of left) putAside(name, problems);
    return left.some((name) => setAside.has(name));
  }

  return {
    problems,
    /** What was cleaned out of texts, and what is not shown and need not be. */
    notes,
    /** The pictures that texts name, by {@link pictureKey}. */
    textPictures,
    noteTexts,
    englishTexts,
    /** What pages say of their translation. */
    translation: ownNotes.notes,
    /** To be asked after everything has been read. */
    unread,
    giveWay,
    /** All links in the content. */
    links,
    photos,
    /** The files of the drawings that partial content has of its own: their paths, by their names in `pictures/`. */
    ownDrawings: part?.files ?? [],
    /** The files that are translated, also those that are set aside because of what they say. */
    twins,
    /** What is wrong with the files about the translation; nothing that visitors see hangs on them. */
    aboutTwins: [...record.mistakes, ...glossary.mistakes, ...ownNotes.mistakes].map(asInContent),
    /** The files of words for which pages show those of the first language, and why. */
    untranslated: (): Untranslated[] =>
      [...new Set([...setAside.keys(), ...untranslated])].map((name) => ({
        file: name,
        mistakes: (setAside.get(name) ?? []).map(asInContent),
        ...(heldBack.has(name) && { isHeldBack: true }),
      })),
    file,
    markdown,
    /** The path of a file of words for messages. */
    shown: (name: string) => shownPath(wordsFileOf(name)),
    shownFacts: (name: string) => shownPath(path.join(facts, name)),
    language,
    /** How the addresses of the language begin. */
    start: startOf(language),
    /** How the language writes a day, such as `15 March 2024`. */
    dateFormat: new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  };
}
