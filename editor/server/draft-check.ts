/** Finds the mistakes of a draft, with their fields, and the advice on it. */
import { ContentError } from '@website/site/content/parse.ts';
import { adviceOn, searchResult } from '../advice/advice.ts';
import { documentLabel, ENTRIES } from '../configuration/configuration.ts';
import { documentOfFile, type Document, type Translation } from '../configuration/documents.ts';
import { ENTRY_NAME, placeInForm } from '../configuration/form.ts';
import { shapeOf } from '../configuration/shape.ts';
import type { Changes, ContentCopy } from './check.ts';
import { isList, textIn, type DocumentFiles, type Form } from './document-files.ts';
import { readProblem, type Problem } from './field-problems.ts';
import { isTranslation, placeInTranslation } from './translation-form.ts';
import { toDo } from './translation-state.ts';

/** A mistake with the place of its field in the form: `entries.2.email`. Mistakes of other texts have none. */
export type FormProblem = Problem & { place?: string };

const TAKEN =
  'There is already one with this address. Choose another title; the address is made of it';
export const NOT_CHECKED =
  'English has mistakes, so this could not be compared with it. The page Publish says which ones.';

/** A mistake in the title of a new entry. */
export const titleProblem = (text: string, file = ''): FormProblem => ({
  file,
  text,
  field: 'title',
  label: 'Title',
  place: 'title',
});

/** The file with the name of the company. */
const SITE_FILE = 'site.yaml';

/** Checks drafts. @param copy of the content, in which drafts are checked @param now the clock */
export function draftCheck(
  { read, yaml, isThere, changesOf }: DocumentFiles,
  copy: ContentCopy,
  now: () => Date,
) {
  /** The label of a field of another text. */
  function elsewhere({ file, label }: Problem): string {
    const other = documentOfFile(file);
    const title = other ? documentLabel(other.id) : file;
    return [title, label].filter((words) => words !== '').join(', ');
  }

  /** The mistakes that changes would cause in the build. */
  const newProblems = (changes: Changes): Problem[] =>
    copy.newProblems(changes).map((mistake) => readProblem(mistake));

  /** The same of changes of several texts. */
  const problemsOf = (changes: Changes): Problem[] =>
    newProblems(changes).map((problem) => ({ ...problem, label: elsewhere(problem) }));

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

  /** The changes of a form, and their mistakes. @param of the document, or the folder of a new entry */
  function checked(of: string, document: Document, form: Form) {
    const { changes, data } = changesOf(document, form);
    if (isTranslation(document)) return { changes, data, ...translationState(document, changes) };
    const problems = [
      ...(of !== document.id && isThere(document) ? [titleProblem(TAKEN, document.words)] : []),
      // Without a change there is nothing to check, which takes a second.
      ...(changes.size === 0
        ? []
        : newProblems(changes).map((problem) => atField(problem, document, form))),
    ];
    return { changes, data, problems, advice: undefined };
  }

  return { problemsOf, translationState, atField, adviceFor, checked };
}

export type DraftCheck = ReturnType<typeof draftCheck>;
