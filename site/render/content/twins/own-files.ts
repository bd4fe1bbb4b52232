/** Which files a language has of its own, and which give way to those of the first language. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { shownPath } from '#serve/file-list.ts';
import type { TranslationState } from '#app/shell/translation-note.tsx';
import type { Link } from '../check-links.ts';
import { listTexts } from '../content-files.ts';
import { isGroup, mapFields } from '../find-fields.ts';
import type { Mistake } from '../mistake.ts';
import { FIRST_LANGUAGE } from '../root.ts';
import { GLOSSARY, readGlossary, wordAdvice } from './glossary.ts';
import { NOTES, readNotes } from './notes.ts';
import { compareParts } from './parity.ts';
import type { Part } from './parts.ts';
import { changedParts, readRecord, RECORD } from './record.ts';

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

/** What is to be known of the language of a file: words of another one are marked on pages (WCAG 3.1.2). */
export type OtherLanguage = { lang?: string; translation?: TranslationState };

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

/**
 * The files of a language beside those of the first one. In every language but the first, a file with mistakes is set
 * aside whole, and the first language's file is read. The first language itself has nothing to give way to.
 * @param words the folder of the language
 * @param found the mistakes and links found so far, which reading adds to
 * @param setAside files that an earlier reading has set aside, and why; this reading adds others
 */
export function ownFiles(
  words: string,
  { problems, links }: { problems: Mistake[]; links: Link[] },
  setAside: Map<string, readonly Mistake[]>,
) {
  const language = path.basename(words);
  /** Folder of the first language, with the facts of entries; `null` for that language itself. */
  const first = language === FIRST_LANGUAGE ? null : path.join(words, '..', FIRST_LANGUAGE);
  const record = readRecord(words, shownPath(path.join(words, RECORD)));
  const glossary = readGlossary(words, shownPath(path.join(words, GLOSSARY)));
  const ownNotes = first
    ? readNotes(words, first, shownPath(path.join(words, NOTES)))
    : { mistakes: [] };
  const untranslated: string[] = [];
  const twins: Twin[] = [];
  /** The translated files that are held back: they have been read once, and pages show the first language's. */
  const heldBack = new Set<string>();
  /** The texts of each file as pages get them, and whether they are of this language. */
  const texts = new Map<string, { areOwn: boolean; list: string[] }>();

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
  function read<Result>(name: string, readIt: () => Result): Result {
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

  /** Sets those files aside to which mistakes belong. @returns the mistakes that belong to none */
  function keepOthers(found: readonly Mistake[]): Mistake[] {
    putAside(undefined, found);
    return found.filter((mistake) => ownName(mistake) === undefined);
  }

  /** Sets an entry aside whose original is gone. @param now the name that it has now */
  function dropEntry(name: string, now?: string): void {
    if (!setAside.has(name)) putAside(name, [isGone(name, now)]);
  }

  /**
   * Sets those files aside to which the collected mistakes belong; if they belong to none, all files of this language.
   * @param wasRead the paths of the files that have been read
   * @returns whether the content can be read again without them
   */
  function giveWay(wasRead: ReadonlySet<string>): boolean {
    if (!first) return false;
    const own = problems.filter((mistake) => ownName(mistake) !== undefined);
    const used = listTexts(words).files.filter((name) => wasRead.has(path.join(words, name)));
    const left = used.filter((name) => !setAside.has(name));
    if (own.length > 0) putAside(undefined, own);
    else for (const name of left) putAside(name, problems);
    return left.some((name) => setAside.has(name));
  }

  return {
    language,
    first,
    wordsFileOf,
    isTranslated,
    languageOf,
    /** The content of a file with what is to be known of its language. */
    mark: (name: string, content: unknown) => markLanguage(content, languageOf(name)),
    noteTexts,
    englishTexts,
    compare,
    read,
    keepOthers,
    dropEntry,
    giveWay,
    /** Whether a file is known, though no page is made of it. */
    isKnown: (name: string) =>
      first !== null && (setAside.has(name) || [RECORD, GLOSSARY, NOTES].includes(name)),
    /** What pages say of their translation. */
    translation: ownNotes.notes,
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
  };
}
