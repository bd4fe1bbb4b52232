/** Loads documents for the editor, and saves them. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isGroup, join } from '@website/site/content/find-fields.ts';
import { findLanguages } from '@website/site/content/languages.ts';
import { isFile, markdownFiles } from '@website/site/content/content-files.ts';
import { ContentError, readMarkdown, readText, readYaml } from '@website/site/content/parse.ts';
import { toHtml } from '@website/site/content/prose.ts';
import type { Record as Translated } from '@website/site/content/twins/record.ts';
import { slugOf } from '@website/site/content/slug.ts';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { adviceOn, searchResult } from '../advice/advice.ts';
import { documentLabel, ENTRIES, fieldsOf } from '../configuration/configuration.ts';
import {
  documentOf,
  documentOfFile,
  entryDocument,
  folders,
  LANGUAGE,
  NAME,
  translationOf,
  type Document,
  type Translation,
} from '../configuration/documents.ts';
import { labelOf, type Field } from '../configuration/form-fields.ts';
import {
  arranged,
  ENTRY_NAME,
  fromForm,
  partOf,
  placeInForm,
  toForm,
} from '../configuration/form.ts';
import { shapeOf } from '../configuration/shape.ts';
import { writeMarkdown } from '../write-values/write-markdown.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { contentCopy, type Changes } from './check.ts';
import { readProblem, type Problem } from './field-problems.ts';
import { personOr } from './access.ts';
import { fullDisk, Refusal, refusalOf, unreadable } from './refusal.ts';
import { versionStore, type Version } from './versions.ts';
import {
  isTranslation,
  nameIn,
  placeInTranslation,
  translationFields,
  translationForm,
  translationFrom,
} from './translation-form.ts';
import {
  recordAfter,
  recordOf,
  recordOfReading,
  recordRenamed,
  toDo,
} from './translation-state.ts';
import { writeFiles } from './write-files.ts';

export type Form = Record<string, unknown>;

/** The form of a text as its files have it. `state` is a digest of the files; without files `form` is empty. */
export type OpenForm = { form: Form; state: string };

/** A mistake with the place of its field in the form: `entries.2.email`. Mistakes of other texts have none. */
export type FormProblem = Problem & { place?: string };

/** What a save has done: it is saved, or it is not because the files have changed meanwhile. */
export type Saved =
  | ({ of: string; version?: Version | undefined; problems?: FormProblem[] } & OpenForm)
  | { changed: OpenForm; last: Version | undefined };

export type StoreSettings = {
  /** The folder with `en/` and `facts/`. */
  content: string;
  versions: string;
  /** Name of the person who saves, if nobody has signed in. Other people see it. */
  who: string;
  now?: () => Date;
};

const html = (markdown: string) => toHtml(markdown, '');
const TAKEN =
  'There is already one with this address. Choose another title; the address is made of it';
/** On many servers this file is the list of the folder, which it would hide. */
const INDEX = 'index';
const NOT_CHECKED =
  'English has mistakes, so this could not be compared with it. The page Publish says which ones.';
const NO_INDEX =
  'The address “index” stands for the whole list. Choose another one, such as price-index';

/** A mistake in the title of a new entry. */
const titleProblem = (text: string, file = ''): FormProblem => ({
  ...{ file, text, field: 'title', label: 'Title', place: 'title' },
});
/** The file with the name of the company. */
const SITE_FILE = 'site.yaml';

/** A text of a form, which is empty if the form does not have it. */
function textIn(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Runs a step that reads files. @throws {Refusal} that says in words why a file cannot be read */
function inWords<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof ContentError ? unreadable(error) : error;
  }
}

export function contentStore({
  content,
  versions: folder,
  who,
  now = () => new Date(),
}: StoreSettings) {
  const copy = contentCopy(content);
  const versions = versionStore(folder, now);

  const read = (file?: string) =>
    file !== undefined && isFile(path.join(content, file))
      ? inWords(() => readText(path.join(content, file), file))
      : undefined;
  const sources = (document: Document) => ({
    words: read(document.words),
    facts: read(document.facts),
  });
  const isThere = ({ words, facts }: Document) =>
    [words, facts].some((file) => read(file) !== undefined);
  /** A digest of a document's files. */
  const stateOf = (document: Document) => {
    const { words, facts } = sources(document);
    return createHash('sha256')
      .update(JSON.stringify([words ?? null, facts ?? null]))
      .digest('hex');
  };
  const yaml = (file = '', text?: string) =>
    text === undefined ? undefined : inWords(() => readYaml(file, text));

  /** The data of a document's files, and the text of an entry. */
  function dataOf(document: Document): { data: unknown; body: string } {
    const { words, facts } = sources(document);
    if (!document.isMarkdown)
      return { data: join(yaml(document.facts, facts), yaml(document.words, words)), body: '' };
    if (words === undefined) return { data: undefined, body: '' };
    const { fields, body } = inWords(() => readMarkdown(document.words, words));
    return { data: fields, body };
  }

  /** The data of the file that a translation translates. */
  const originalOf = ({ translates, ...document }: Translation) =>
    dataOf({ ...document, words: translates.original });

  /** The data of a language's record of translations. */
  const recordIn = (document: Translation) =>
    (yaml(recordOf(document), read(recordOf(document))) ?? {}) as Translated;

  const isList = (document: Document) => shapeOf(document.schema).type !== 'group';

  /** The form of a document. */
  function formOf(document: Document): Form {
    if (!isThere(document)) return {};
    const { data, body } = dataOf(document);
    if (isTranslation(document)) return translationForm(document, { data, body });
    const form = toForm(document.schema, data);
    return {
      ...(isList(document) ? { [ENTRIES]: form } : (form as Form)),
      ...(document.isMarkdown ? { body: body.trim() } : {}),
    };
  }

  /** The new texts of the files that a form changes. @throws {Refusal} if one cannot be written */
  function changesOf(document: Document, form: Form): { changes: Changes; data: unknown } {
    const before = dataOf(document);
    const fields = isList(document) ? form[ENTRIES] : form;
    const original = isTranslation(document) ? originalOf(document) : undefined;
    const data =
      isTranslation(document) && original
        ? translationFrom(document, form, original, before)
        : fromForm(document.schema, fields, before.data);
    const { words, facts } = sources(document);
    const changes = new Map<string, string | null>();
    /** @param old the text of the file @param ordersEntries see `arranged` */
    const put = (file: string, part: unknown, old: string | undefined, ordersEntries = true) => {
      const had = document.isMarkdown ? before.data : yaml(file, old);
      const ordered = arranged(document.schema, part, had, ordersEntries);
      const text = document.isMarkdown
        ? writeMarkdown(old ?? '', ordered, textIn(form, 'body'), html)
        : writeYaml(old ?? '', ordered);
      if (text !== old) changes.set(file, text);
    };
    if (document.facts === undefined) put(document.words, data, words);
    else {
      const ownWords = partOf(document.schema, data, 'words');
      const ownFacts = partOf(document.schema, data, 'facts');
      const isWanted = (part: unknown, text?: string) =>
        text !== undefined || (isGroup(part) && Object.keys(part).length > 0);
      if (isWanted(ownWords, words)) put(document.words, ownWords, words, facts === undefined);
      if (isWanted(ownFacts, facts)) put(document.facts, ownFacts, facts);
    }
    if (isTranslation(document) && original && changes.size > 0) {
      const file = recordOf(document);
      const old = { text: read(file), entry: recordIn(document)[nameIn(document)] };
      const after = { data, body: textIn(form, 'body') };
      const record = recordAfter(document, old, { original, before, after });
      if (record !== undefined && record !== old.text) changes.set(file, record);
    }
    return { changes, data };
  }

  /** The label of a field of another text. */
  function elsewhere({ file, label }: Problem): string {
    const other = documentOfFile(file);
    const title = other ? documentLabel(other.id) : file;
    return [title, label].filter((words) => words !== '').join(', ');
  }

  /** The mistakes that changes would cause in the build. */
  function changeProblems(changes: Changes, document: Document, form: Form): FormProblem[] {
    return copy
      .newProblems(changes)
      .map((mistake) => readProblem(mistake))
      .map((problem) => atField(problem, document, form));
  }

  /** What is to be done about a translation. None of it keeps anybody from saving or publishing. */
  function translationState(document: Translation, changes: Changes = new Map()) {
    try {
      const { mistakes, advice } = toDo(
        document,
        copy.translation(changes, document.translates.language),
      );
      const problems = mistakes.map((mistake) => ({
        ...readProblem(mistake, () => document.words),
        place: placeInTranslation(document, mistake.place),
      }));
      return { problems, advice };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { problems: [], advice: [NOT_CHECKED] };
    }
  }

  /** A mistake with its field in the form, or with the label of the other text that has it. */
  function atField(problem: Problem, document: Document, form: Form): FormProblem {
    if (![document.words, document.facts].includes(problem.file))
      return { ...problem, label: elsewhere(problem) };
    const { schema } = document;
    const parts = problem.field === 'body' ? ['body'] : (problem.path ?? []);
    const place = isList(document)
      ? [ENTRIES, ...placeInForm(schema, form[ENTRIES], parts)]
      : placeInForm(schema, form, parts);
    // The name of an entry is wrong, not its value.
    const isEntryName =
      problem.isName === true && parts.length === 1 && shapeOf(schema).type === 'record';
    return { ...problem, place: [...place, ...(isEntryName ? [ENTRY_NAME] : [])].join('.') };
  }

  /** The advice on a draft. */
  function adviceFor(document: Document, form: Form, data: unknown) {
    const facts = yaml(SITE_FILE, read(`facts/${SITE_FILE}`)) as
      { abbreviation?: string; origin?: string } | undefined;
    const advised = {
      data,
      body: textIn(form, 'body'),
      isArticle: document.id.startsWith('news/'),
      abbreviation: facts?.abbreviation ?? '',
      now: now(),
    };
    const shown = searchResult(advised);
    return {
      advice: adviceOn(advised),
      // The address with the site's origin, as in search results.
      result: shown && { ...shown, address: `${facts?.origin ?? ''}${document.page}` },
    };
  }

  /** Writes changes as a version. */
  function write(
    changes: Changes,
    name: string,
    photograph?: Version['photograph'],
  ): Version | undefined {
    if (changes.size === 0) return undefined;
    let kept: Version | undefined;
    try {
      kept = versions.keep({
        who: personOr(who),
        name,
        photograph,
        changes: [...changes].map(([file, after]) => ({ file, before: read(file) ?? null, after })),
      });
      writeFiles(content, changes);
      return kept;
    } catch (error) {
      if (kept) versions.forget(kept.id);
      throw isFullDisk(error) ? fullDisk() : error;
    }
  }

  /**
   * Saves texts of files as a version.
   * @param prefix stands before the reasons of a refusal
   * @param photograph that was deleted
   * @throws {Refusal} if the build would fail with them
   */
  function change(
    changes: Changes,
    name: string,
    prefix = '',
    photograph?: Version['photograph'],
  ): Version | undefined {
    const problems = copy.newProblems(changes).map((mistake) => {
      const problem = readProblem(mistake);
      return { ...problem, label: elsewhere(problem) };
    });
    if (problems.length > 0) throw refusalOf(problems, prefix);
    return write(changes, name, photograph);
  }

  /** The changes of a form, and their mistakes. @param of the document, or the folder of a new entry */
  function checked(of: string, document: Document, form: Form) {
    const { changes, data } = changesOf(document, form);
    if (isTranslation(document)) return { changes, data, ...translationState(document, changes) };
    const problems = [
      ...(of !== document.id && isThere(document) ? [titleProblem(TAKEN, document.words)] : []),
      // Without a change there is nothing to check, which takes a second.
      ...(changes.size === 0 ? [] : changeProblems(changes, document, form)),
    ];
    return { changes, data, problems, advice: undefined };
  }

  const nameOf = (document: Document, form: Form) => {
    const title =
      document.isMarkdown && !document.translates
        ? textIn(form, 'title')
        : documentLabel(document.id);
    const changed = changedFields(document, form);
    return changed.length === 0 ? title : `${title}: ${changed.join(', ')}`;
  };

  /** The changed fields of the first level, in words. */
  function changedFields(document: Document, form: Form): string[] {
    if (!isThere(document)) return ['new'];
    const before = formOf(document);
    const names = Object.keys(form).filter(
      (name) => !isDeepStrictEqual(form[name] ?? '', before[name] ?? ''),
    );
    return names.map((name) => (name === 'body' ? 'text' : labelOf(name).toLowerCase()));
  }

  /** The last version of a document's files. */
  const lastSaveOf = ({ words, facts }: Document) => {
    const found = versions.lastOf([words, facts ?? words]);
    return found.get(words) ?? found.get(facts ?? words);
  };

  /** The document with an id. @throws {Refusal} if it cannot exist */
  function known(id: string): Document {
    const document = documentOf(id);
    if (!document) throw new Refusal(`There is nothing to edit at ${id}.`, 404);
    return document;
  }

  /** The translations of an entry that have files. */
  const translationsOf = (document: Document): Translation[] =>
    document.translates
      ? []
      : findLanguages(path.join(content, LANGUAGE))
          .slice(1)
          .map(({ code }) => translationOf(document, code))
          .filter(isThere);

  /** The document of a form. A new entry, whose folder is known only, gets its address from its title. */
  function documentFor(of: string, form: Form, otherName = ''): Document {
    const folder = folders.find(({ id }) => id === of);
    if (!folder) return known(of);
    const name = slugOf(textIn(form, 'title')) || otherName;
    if (name === INDEX) throw refusalOf([titleProblem(NO_INDEX)]);
    if (name !== '') return entryDocument(folder, name);
    const text = 'The title needs letters from A to Z or digits: the address is made of them';
    throw refusalOf([titleProblem(text)]);
  }

  const openForm = (document: Document): OpenForm => ({
    form: formOf(document),
    state: stateOf(document),
  });

  return {
    atField,
    /** The form of a document, which is empty if it has no files. */
    open: (id: string): OpenForm => openForm(known(id)),
    /** Whether a document has files; a translation, whether there is something to translate. */
    exists: (id: string) => {
      const document = documentOf(id);
      if (!document?.translates) return document !== undefined && isThere(document);
      const { language, original } = document.translates;
      return read(original) !== undefined && existsSync(path.join(content, language));
    },
    /** The fields of a document's form. */
    formFields(document: Document): Field[] {
      return isTranslation(document)
        ? translationFields(document, originalOf(document), dataOf(document))
        : fieldsOf(document);
    },
    /**
     * Notes that a translation, as it is saved, says what its original says now.
     * @param isRead whether the person has read all of it, and notes the name
     * @throws {Refusal} if it has mistakes
     */
    confirm(id: string, isRead: boolean): void {
      const document = known(id);
      if (!isTranslation(document)) throw new Refusal('This is no translation.', 400);
      const { problems, advice } = translationState(document);
      if (problems.length > 0) throw refusalOf(problems, 'Put this right first. ');
      if (advice.includes(NOT_CHECKED)) throw new Refusal(NOT_CHECKED);
      const reader = personOr(who);
      const day = now().toLocaleDateString('sv', { timeZone: 'Africa/Nairobi' });
      const file = recordOf(document);
      const entry = isRead ? { reader, read: day } : recordIn(document)[nameIn(document)];
      const text = recordOfReading(document, read(file), originalOf(document), entry);
      const done = isRead ? 'read' : 'compared with English';
      write(new Map([[file, text]]), `${documentLabel(id)}: ${done}`);
    },
    /** The names of the entries of a folder. */
    names: (id: string): string[] => {
      if (!folders.some((folder) => folder.id === id))
        throw new Refusal(`There is no folder ${id}.`, 400);
      return markdownFiles(path.join(content, LANGUAGE, id))
        .map((name) => path.basename(name, '.md'))
        .filter((name) => NAME.test(name));
    },
    /** The mistakes of a draft, the page that shows it, and its files. @param of see `save` */
    draft(of: string, form: Form) {
      const document = documentFor(of, form, 'draft');
      const { changes, data, problems, advice: toDoStill } = checked(of, document, form);
      const { advice, result } = toDoStill
        ? { advice: toDoStill }
        : adviceFor(document, form, data);
      return { changes, problems, advice, result, page: document.page, document };
    },
    /**
     * Saves a form. The same save again changes nothing.
     * @param of the document, or the folder of a new entry
     * @param state of the files from which the form was made
     * @throws {Refusal} if the build would fail with it
     */
    save(of: string, form: Form, state: string): Saved {
      const document = documentFor(of, form);
      const { changes, problems } = checked(of, document, form);
      const isSame = changes.size === 0;
      if (!isSame && of === document.id && stateOf(document) !== state)
        return { changed: openForm(document), last: lastSaveOf(document) };
      if (!isSame && problems.length > 0 && !isTranslation(document)) throw refusalOf(problems);
      const version = write(changes, nameOf(document, form));
      const left = isTranslation(document) && problems.length > 0 && { problems };
      return { of: document.id, version, ...left, ...openForm(document) };
    },
    /** Deletes entries. @throws {Refusal} if the build would fail without them */
    remove(ids: readonly string[]): void {
      const changes = new Map(
        ids.flatMap((id) => {
          const document = known(id);
          if (!document.isMarkdown)
            throw new Refusal('Only articles and services can be deleted.', 400);
          return [document, ...translationsOf(document)].map(({ words }) => [words, null] as const);
        }),
      );
      change(changes, `Deleted: ${ids.join(', ')}`);
    },
    change,
    /** The text of a content file. */
    read,
    /** The data of a content file; no fields if there is no such file. */
    fields(file: string): Form {
      const data = yaml(file, read(file));
      return isGroup(data) ? data : {};
    },
    /**
     * Gives an entry another address. The old address redirects to it.
     * @throws {Refusal} if the name is not allowed, or another entry has it
     */
    rename(id: string, to: string): Version | undefined {
      const document = known(id);
      const name = path.posix.basename(document.id);
      const words = read(document.words);
      if (!document.isMarkdown || words === undefined)
        throw new Refusal('Only articles and services can be renamed.', 400);
      if (to === name) return undefined;
      if (to === INDEX) throw new Refusal(`${NO_INDEX}.`);
      if (!NAME.test(to)) throw new Refusal('Expected lower case words joined by hyphens.');
      const renamed = known(`${path.posix.dirname(document.id)}/${to}`);
      if (read(renamed.words) !== undefined)
        throw new Refusal('There is already one with this address.', 409);
      const { data, body } = dataOf(document);
      const { formerNames = [], link, ...others } = data as Form & { formerNames?: string[] };
      const fields = {
        ...others,
        ...(link === undefined ? {} : { link: link === document.page ? renamed.page : link }),
        formerNames: [...formerNames.filter((former) => former !== to), name],
      };
      const text = writeMarkdown(words, arranged(document.schema, fields, data, true), body, html);
      const changes = new Map<string, string | null>([
        [document.words, null],
        [renamed.words, text],
      ]);
      for (const own of translationsOf(document)) {
        const { words: file } = translationOf(renamed, own.translates.language);
        changes.set(own.words, null).set(file, read(own.words) ?? '');
        const record = recordRenamed(own, read(recordOf(own)), file);
        if (record !== undefined) changes.set(recordOf(own), record);
      }
      return change(changes, `Renamed: ${name} is now ${to}`);
    },
    /** The last versions of all texts, or of one. @param id of the text in the editor */
    versions(id?: string): readonly Version[] {
      if (id === undefined) return versions.latest(200);
      const { words, facts } = known(id);
      return versions
        .latest(Infinity)
        .filter((version) => version.changes.some(({ file }) => [words, facts].includes(file)));
    },
    /** The last save of a document. */
    lastSave(id: string): Pick<Version, 'who' | 'at'> | undefined {
      const last = lastSaveOf(known(id));
      return last && { who: last.who, at: last.at };
    },
    /** The last save of each of these files. */
    lastSaves: versions.lastOf,
    /** Restores the files of a version. @param which the files before it, or the files that it saved */
    bringBack(id: string, which: 'before' | 'after'): Version | undefined {
      const version = versions.find(id);
      if (!version) throw new Refusal('This version does not exist.', 404);
      const changes = new Map(
        version.changes
          .map((change) => [change.file, change[which]] as const)
          .filter(([file, text]) => (read(file) ?? null) !== text),
      );
      const { file = '', kept = '' } = version.photograph ?? {};
      const photograph = path.join(content, 'photos', file);
      const isGone = which === 'before' && file !== '' && !existsSync(photograph);
      if (isGone && !existsSync(kept))
        throw new Refusal('The file of this picture is no longer kept.');
      const done = which === 'before' ? 'Undone' : 'Brought back';
      // The check looks for the file.
      if (isGone) cpSync(kept, photograph);
      try {
        return change(changes, `${done}: ${version.name}`, 'It cannot be brought back: ');
      } catch (error) {
        if (isGone) rmSync(photograph, { force: true });
        throw error;
      }
    },
    close: () => copy.remove(),
  };
}

export type Store = ReturnType<typeof contentStore>;
