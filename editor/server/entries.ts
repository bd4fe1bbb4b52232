/** Entries of folders, such as articles: their names, new ones, other addresses, deleted ones. */
import path from 'node:path';
import { markdownFiles } from '@website/site/content/content-files.ts';
import { findLanguages } from '@website/site/content/languages.ts';
import { slugOf } from '@website/site/content/slug.ts';
import {
  entryDocument,
  folders,
  LANGUAGE,
  NAME,
  translationOf,
  type Document,
  type Translation,
} from '../configuration/documents.ts';
import { arranged } from '../configuration/form.ts';
import { writeMarkdown } from '../write-values/write-markdown.ts';
import { html, known, textIn, type DocumentFiles, type Form } from './document-files.ts';
import { titleProblem } from './draft-check.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { SavedVersions } from './saved-versions.ts';
import { recordOf, recordRenamed } from './translation-state.ts';
import type { Version } from './versions.ts';

/** On many servers this file is the list of the folder, which it would hide. */
const INDEX = 'index';
const NO_INDEX =
  'The address “index” stands for the whole list. Choose another one, such as price-index';

/** The document of a form. A new entry, whose folder is known only, gets its address from its title. */
export function documentFor(of: string, form: Form, otherName = ''): Document {
  const folder = folders.find(({ id }) => id === of);
  if (!folder) return known(of);
  const name = slugOf(textIn(form, 'title')) || otherName;
  if (name === INDEX) throw refusalOf([titleProblem(NO_INDEX)]);
  if (name !== '') return entryDocument(folder, name);
  const text = 'The title needs letters from A to Z or digits: the address is made of them';
  throw refusalOf([titleProblem(text)]);
}

/** What is done with entries as a whole. @param content the folder with `en/` */
export function entries(
  content: string,
  { read, isThere, dataOf }: DocumentFiles,
  { change }: SavedVersions,
) {
  /** The translations of an entry that have files. */
  const translationsOf = (document: Document): Translation[] =>
    document.translates
      ? []
      : findLanguages(path.join(content, LANGUAGE))
          .slice(1)
          .map(({ code }) => translationOf(document, code))
          .filter(isThere);

  return {
    /** The names of the entries of a folder. */
    names: (id: string): string[] => {
      if (!folders.some((folder) => folder.id === id))
        throw new Refusal(`There is no folder ${id}.`, 400);
      return markdownFiles(path.join(content, LANGUAGE, id))
        .map((name) => path.basename(name, '.md'))
        .filter((name) => NAME.test(name));
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
  };
}
