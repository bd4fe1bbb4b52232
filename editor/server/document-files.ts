/** Reads the files of a document as a form, and finds what a form changes in them. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isFile } from '@website/site/content/content-files.ts';
import { isGroup, join } from '@website/site/content/find-fields.ts';
import { ContentError, readMarkdown, readText, readYaml } from '@website/site/content/parse.ts';
import { toHtml } from '@website/site/content/prose.ts';
import type { Record as Translated } from '@website/site/content/twins/record.ts';
import { ENTRIES } from '../configuration/configuration.ts';
import { documentOf, type Document, type Translation } from '../configuration/documents.ts';
import { arranged, fromForm, partOf, toForm } from '../configuration/form.ts';
import { shapeOf } from '../configuration/shape.ts';
import { writeMarkdown } from '../write-values/write-markdown.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import type { Changes } from './check.ts';
import { Refusal, unreadable } from './refusal.ts';
import { isTranslation, nameIn, translationForm, translationFrom } from './translation-form.ts';
import { recordAfter, recordOf } from './translation-state.ts';

export type Form = Record<string, unknown>;

/** The form of a text as its files have it. `state` is a digest of the files; without files `form` is empty. */
export type OpenForm = { form: Form; state: string };

/** The HTML of a text, to see whether two say the same. */
export const html = (markdown: string) => toHtml(markdown, '');

/** A text of a form, which is empty if the form does not have it. */
export function textIn(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** The document with an id. @throws {Refusal} if it cannot exist */
export function known(id: string): Document {
  const document = documentOf(id);
  if (!document) throw new Refusal(`There is nothing to edit at ${id}.`, 404);
  return document;
}

/** Whether the form of a document is a list of entries. */
export const isList = (document: Document) => shapeOf(document.schema).type !== 'group';

/** Runs a step that reads files. @throws {Refusal} that says in words why a file cannot be read */
function inWords<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof ContentError ? unreadable(error) : error;
  }
}

/** What the files of documents have. @param content the folder with `en/` and `facts/` */
export function documentFiles(content: string) {
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

  const openForm = (document: Document): OpenForm => ({
    form: formOf(document),
    state: stateOf(document),
  });

  return {
    read,
    yaml,
    isThere,
    stateOf,
    dataOf,
    originalOf,
    recordIn,
    formOf,
    changesOf,
    openForm,
  };
}

export type DocumentFiles = ReturnType<typeof documentFiles>;
