/** Loads documents for the editor, and saves them. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isGroup, join } from '@website/site/content/find-fields.ts';
import { isFile, markdownFiles } from '@website/site/content/content-files.ts';
import { ContentError, readMarkdown, readText, readYaml } from '@website/site/content/parse.ts';
import { toHtml } from '@website/site/content/prose.ts';
import { slugOf } from '@website/site/content/slug.ts';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { adviceOn, searchResult } from '../advice/advice.ts';
import { documentLabel, ENTRIES, TOKEN } from '../configuration/configuration.ts';
import {
  documentOf,
  documentOfFile,
  entryDocument,
  folders,
  LANGUAGE,
  NAME,
  type Document,
} from '../configuration/documents.ts';
import { labelOf } from '../configuration/form-fields.ts';
import { arranged, fromForm, partOf, toForm } from '../configuration/form.ts';
import { shapeOf } from '../configuration/shape.ts';
import { writeMarkdown } from '../write-values/write-markdown.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { contentCopy, type Changes } from './check.ts';
import { placed, readProblem, type Problem } from './field-problems.ts';
import { personOr } from './access.ts';
import { fullDisk, Refusal, refusalOf, unreadable } from './refusal.ts';
import { rememberOpenForms } from './second-save.ts';
import { versionStore, type Version } from './versions.ts';
import { writeFiles } from './write-files.ts';

type Form = Record<string, unknown>;

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
  const openForms = rememberOpenForms();

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

  const isList = (document: Document) => shapeOf(document.schema).type !== 'group';

  /** The form of a document. */
  function formOf(document: Document): Form {
    const { data, body } = dataOf(document);
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
    const data = fromForm(document.schema, fields, before.data);
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
    return { changes, data };
  }

  /** The label of a field of another text. */
  function elsewhere({ file, label }: Problem): string {
    const other = documentOfFile(file);
    const title = other ? documentLabel(other.id) : file;
    return [title, label].filter((words) => words !== '').join(', ');
  }

  /** The mistakes that changes would cause in the build. */
  function changeProblems(changes: Changes, document: Document, data: unknown): Problem[] {
    return copy
      .newProblems(changes)
      .map((mistake) => readProblem(mistake))
      .map((problem) =>
        [document.words, document.facts].includes(problem.file)
          ? placed(problem, document.schema, data)
          : { ...problem, label: elsewhere(problem) },
      );
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
  function write(changes: Changes, name: string): Version | undefined {
    if (changes.size === 0) return undefined;
    let kept: Version | undefined;
    try {
      kept = versions.keep({
        who: personOr(who),
        name,
        changes: [...changes].map(([file, after]) => ({ file, before: read(file) ?? null, after })),
      });
      writeFiles(content, changes);
      return kept;
    } catch (error) {
      if (kept) versions.forget(kept.id);
      throw isFullDisk(error) ? fullDisk() : error;
    }
  }

  /** Saves texts of files as a version. @throws {Refusal} if the build would fail with them */
  function change(changes: Changes, name: string, prefix = ''): Version | undefined {
    const problems = copy.newProblems(changes).map((mistake) => {
      const problem = readProblem(mistake);
      return { ...problem, label: elsewhere(problem) };
    });
    if (problems.length > 0) throw refusalOf(problems, prefix);
    return write(changes, name);
  }

  /** The mistakes in the title of a new entry, from which its address is made. */
  function takenTitle(document: Document, form: Form): Problem[] {
    const title = textIn(form, 'title');
    if (!document.isMarkdown || form[TOKEN] !== undefined || slugOf(title) === '') return [];
    const file = path.posix.join(path.posix.dirname(document.words), `${slugOf(title)}.md`);
    if (read(file) === undefined) return [];
    const field = { field: 'title', path: ['title'], label: 'Title', at: 'title' };
    return [{ file, ...field, text: TAKEN, value: title }];
  }

  /** The changes of a form, and their mistakes. */
  function checked(document: Document, form: Form) {
    const { changes, data } = changesOf(document, form);
    const problems = [...takenTitle(document, form), ...changeProblems(changes, document, data)];
    return { changes, data, problems };
  }

  const nameOf = (document: Document, form: Form) => {
    const title = document.isMarkdown ? textIn(form, 'title') : documentLabel(document.id);
    const changed = changedFields(document, form);
    return changed.length === 0 ? title : `${title}: ${changed.join(', ')}`;
  };

  /** The changed fields of the first level, in words. */
  function changedFields(document: Document, form: Form): string[] {
    if (!isThere(document)) return ['new'];
    const before = formOf(document);
    const names = Object.keys(form).filter(
      (name) => name !== TOKEN && !isDeepStrictEqual(form[name] ?? '', before[name] ?? ''),
    );
    return names.map((name) => (name === 'body' ? 'text' : labelOf(name).toLowerCase()));
  }

  /** The last version of a document's files. */
  const lastSaveOf = ({ words, facts }: Document) =>
    versions.lastOf(words) ?? (facts === undefined ? undefined : versions.lastOf(facts));

  /** The document with an id. @throws {Refusal} if it cannot exist */
  function known(id: string): Document {
    const document = documentOf(id);
    if (document) return document;
    throw new Refusal(
      folders.some((one) => id.startsWith(`${one.id}/`))
        ? 'The title needs letters from A to Z or digits: the address is made of them.'
        : `There is nothing to edit at ${id}.`,
      400,
    );
  }

  return {
    /** The form of a document, as Decap reads it. */
    load(id: string): string {
      const document = known(id);
      return JSON.stringify({ ...formOf(document), [TOKEN]: openForms.add(stateOf(document)) });
    },
    exists: (id: string) => {
      const document = documentOf(id);
      return document !== undefined && isThere(document);
    },
    /** The names of the entries of a folder. */
    names: (id: string): string[] => {
      if (!folders.some((folder) => folder.id === id))
        throw new Refusal(`There is no folder ${id}.`, 400);
      return markdownFiles(path.join(content, LANGUAGE, id))
        .map((name) => path.basename(name, '.md'))
        .filter((name) => NAME.test(name));
    },
    /** The mistakes of a draft, the page that shows it, and its files. */
    draft(id: string, form: Form) {
      const folder = folders.find((one) => id === one.id || id.startsWith(`${one.id}/`));
      const name =
        folder && (id.slice(folder.id.length + 1) || slugOf(textIn(form, 'title')) || 'draft');
      const document = folder && name ? entryDocument(folder, name) : known(id);
      const { changes, data, problems } = checked(document, form);
      const { advice, result } = adviceFor(document, form, data);
      return { changes, problems, advice, result, page: document.page, document, data };
    },
    /**
     * Saves a form.
     * @throws {Refusal} if the build would fail with it, or another person has saved meanwhile
     */
    save(id: string, form: Form): Version | undefined {
      const document = known(id);
      const token = typeof form[TOKEN] === 'string' ? form[TOKEN] : undefined;
      if (token !== undefined)
        openForms.check(token, stateOf(document), () => lastSaveOf(document));
      else if (isThere(document)) throw new Refusal(`${TAKEN}.`, 409);
      const { changes, problems } = checked(document, form);
      if (problems.length > 0) throw refusalOf(problems);
      const version = write(changes, nameOf(document, form));
      if (token !== undefined) openForms.saved(token, stateOf(document));
      return version;
    },
    /** Deletes entries. @throws {Refusal} if the build would fail without them */
    remove(ids: readonly string[]): void {
      const changes = new Map(
        ids.map((id) => {
          const { words, isMarkdown } = known(id);
          if (!isMarkdown) throw new Refusal('Only articles and services can be deleted.', 400);
          return [words, null] as const;
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
      const changes = new Map([
        [document.words, null],
        [renamed.words, text],
      ]);
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
    /** Restores the files of a version. @param which the files before it, or the files that it saved */
    bringBack(id: string, which: 'before' | 'after'): Version | undefined {
      const version = versions.find(id);
      if (!version) throw new Refusal('This version does not exist.', 404);
      const changes = new Map(
        version.changes
          .map((change) => [change.file, change[which]] as const)
          .filter(([file, text]) => (read(file) ?? null) !== text),
      );
      const done = which === 'before' ? 'Undone' : 'Brought back';
      return change(changes, `${done}: ${version.name}`, 'It cannot be brought back: ');
    },
    close: () => copy.remove(),
  };
}

export type Store = ReturnType<typeof contentStore>;
