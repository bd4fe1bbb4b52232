/** Loads documents for the editor, and saves them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '@website/site/content/find-fields.ts';
import { documentLabel, fieldsOf } from '../configuration/configuration.ts';
import { documentOf, type Document } from '../configuration/documents.ts';
import { labelOf, type Field } from '../configuration/form-fields.ts';
import { personOr } from './access.ts';
import { contentCopy } from './check.ts';
import { documentFiles, known, textIn, type Form, type OpenForm } from './document-files.ts';
import { draftCheck, NOT_CHECKED, type FormProblem } from './draft-check.ts';
import { documentFor, entries } from './entries.ts';
import { Refusal, refusalOf } from './refusal.ts';
import { savedVersions } from './saved-versions.ts';
import { isTranslation, nameIn, translationFields } from './translation-form.ts';
import { recordOf, recordOfReading } from './translation-state.ts';
import type { Version } from './versions.ts';

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

export function contentStore({ content, versions, who, now = () => new Date() }: StoreSettings) {
  const copy = contentCopy(content);
  const files = documentFiles(content);
  const { read, yaml, isThere, stateOf, dataOf, originalOf, recordIn, formOf, openForm } = files;
  const check = draftCheck(files, copy, now);
  const { checked, translationState, adviceFor, atField } = check;
  const saved = savedVersions({ content, versions, who, now }, files, check);
  const { write, lastSaveOf, ...history } = saved;

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

  return {
    atField,
    ...history,
    ...entries(content, files, saved),
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
    /** The text of a content file. */
    read,
    /** The data of a content file; no fields if there is no such file. */
    fields(file: string): Form {
      const data = yaml(file, read(file));
      return isGroup(data) ? data : {};
    },
    close: () => copy.remove(),
  };
}

export type Store = ReturnType<typeof contentStore>;
