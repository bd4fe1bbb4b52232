/**
 * Reads the content files of one language: merges facts and words, replaces the names of facts in braces, and validates
 * the result (docs/decisions/010-words-and-facts.md).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fill } from '#app/collections/fill.ts';
import { questionIds } from '#app/components/faq/question-id.ts';
import { shownPath } from '#serve/file-list.ts';
import type { Link } from './check-links.ts';
import { askForClosest, closestName } from './closest-name.ts';
import { FONT_FILE, isFile, listContent, listTexts, markdownFiles } from './content-files.ts';
import { contentPictures, PHOTOS, PICTURE_TEXTS } from './content-pictures.ts';
import { FACT_NAMES, namesMessage, unknownNames, type FieldMeta } from './field-kinds.ts';
import {
  isGroup,
  join,
  kindAt,
  mapFields,
  valueAt,
  type FieldKind,
  type FieldPath,
} from './find-fields.ts';
import { localeOf, startOf } from './languages.ts';
import { placeName, type FieldUse, type Mistake } from './mistake.ts';
import { holdTogether } from './no-break-spaces.ts';
import { ContentError, fileMistake, readMarkdown, readText, readYaml, validate } from './parse.ts';
import { partOf } from './partial.ts';
import { readProse } from './prose.ts';
import { contentFolder } from './root.ts';
import type { ContentSchema } from './schemas.ts';
import type { Photos } from './schemas/photos.schema.ts';
import { siteFacts } from './site-facts.ts';
import { slugOf } from './slug.ts';
import { ownFiles, type OtherLanguage } from './twins/own-files.ts';
import { partsOf } from './twins/parts.ts';

/** The file with facts that texts name, and that of questions, to whose answers links point. */
const SITE = 'site.yaml';
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
 * all of them can be reported at the end; only those of the first language stop the build ({@link ownFiles}).
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
  const own = ownFiles(words, { problems, links }, setAside);
  const { first, language, wordsFileOf } = own;
  const pictures = contentPictures(words, own, problems);
  const part = partOf(words);
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

  // If `site.yaml` is broken, texts that use its facts are not reported as broken.
  let siteIsBroken = false;

  const fontFiles = listContent(path.join(words, '../fonts'), { ending: FONT_FILE });
  problems.push(...fontFiles.mistakes);
  /** Reads a text in Markdown: its links, its pictures, and what it has that pages cannot show. */
  function readProseOf(text: string, use: FieldUse): void {
    const prose = readProse(text);
    problems.push(...prose.mistakes.map((mistake) => ({ ...use, ...mistake })));
    links.push(...prose.links.map((target) => ({ ...use, target })));
    for (const said of prose.notes) note(use, said);
    for (const picture of prose.pictures) pictures.noteInText(picture, use);
  }

  /** Replaces names of facts in braces, and the name of a picture by its data. Holds words together that are one. */
  function complete(value: unknown, kind: FieldKind, meta: FieldMeta, use: FieldUse): unknown {
    if (typeof value !== 'string') return value;
    // A field that is only the name of a fact gets the fact with its type, for example a number.
    const [, only] = /^\{(\w+)\}$/.exec(value) ?? [];
    const name = FACT_NAMES.find((fact) => fact === only);
    const text = fill(value, known);
    if (meta.isLink || /^https?:\/\//.test(text)) links.push({ ...use, target: text });
    if (kind === 'font')
      return fontFiles.files.includes(text)
        ? text
        : { unknown: text, nearest: closestName(text, fontFiles.files) };
    if (kind === 'picture' || kind === 'hero' || kind === 'logo')
      return pictures.inField(text, kind, meta, use);
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
  const file = (schema: ContentSchema): unknown => own.read(schema.file, () => readFile(schema));

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
      own.compare(name, isCollection, (data) => partsOf(name, schema, data), [
        sources.words,
        () => readSafely(path.join(first ?? words, name)),
      ]);
    if (name === PHOTOS && content) pictures.photos.describe(content as Photos);
    if (name === SITE) siteIsBroken = content === undefined;
    if (name === PICTURE_TEXTS) pictures.useTexts(content as Record<string, string> | undefined);
    own.noteTexts(name, schema, content);
    // Links to answers are the same in all languages: they come from the first one's questions.
    const ids =
      name === QUESTIONS && first
        ? questionIds(questionsIn(readSafely(path.join(first, name))))
        : [];
    if (!own.isTranslated(name) || ids.length === 0) return own.mark(name, content);
    return Array.isArray(content)
      ? content.map((entry: object, index) => ({
          ...entry,
          id: ids[index] ?? `question-${index + 1}`,
        }))
      : content;
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
    const language = own.languageOf(name);
    const valid = validate(shown, data, schema);
    own.noteTexts(name, schema, valid);
    own.compare(name, false, (parts) => partsOf(name, schema, parts.fields, parts.body), [
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
      const entry = own.read(place, () => collectMistakes(() => readEntry(place, schema)));
      if (!entry)
        broken.push({ id: path.basename(name, '.md'), file: shownPath(wordsFileOf(place)) });
      return entry ?? [];
    });
    for (const name of first ? markdownFiles(path.join(words, directory)) : []) {
      const place = path.posix.join(directory, name);
      if (names.includes(name)) continue;
      const id = path.basename(name, '.md');
      const now = entries.find(({ fields }) => formerNames(fields).includes(id));
      own.dropEntry(place, now && `${now.id}.md`);
    }
    return { entries, broken };
  }

  /** Files of text that nothing reads, because their name is wrong, and what is no ordinary file. */
  function unread(): Mistake[] {
    const names = (place: string) => [...wasRead].map((file) => path.relative(place, file));
    const found = [words, facts].flatMap((place) => {
      const { files, mistakes } = listTexts(place);
      const others = files.filter(
        (name) => !wasRead.has(path.join(place, name)) && !own.isKnown(name),
      );
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
    return own.keepOthers(found);
  }

  return {
    problems,
    /** What was cleaned out of texts, and what is not shown and need not be. */
    notes,
    pictures,
    own,
    /** To be asked after everything has been read. */
    unread,
    /** Gives files up that have mistakes. @returns whether the content can be read again without them */
    giveWay: () => own.giveWay(wasRead),
    /** All links in the content. */
    links,
    /** The files of the drawings that partial content has of its own: their paths, by their names in `pictures/`. */
    ownDrawings: part?.files ?? [],
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
