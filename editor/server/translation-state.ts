/**
 * What is known of a translation beside its words: which English texts it translates, who has read it, what is wrong with
 * it. Mistakes stop no save: visitors see the original until they are put right.
 */
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { translationIn } from '@website/site/content/load.ts';
import type { Mistake } from '@website/site/content/mistake.ts';
import {
  changedParts,
  ofParts,
  RECORD,
  recordWith,
  type Record as Translated,
} from '@website/site/content/twins/record.ts';
import type { Translation } from '../configuration/documents.ts';
import { labelAt } from './field-problems.ts';
import { BODY, isBody, nameIn, textsOf, type Source } from './translation-form.ts';

/** The path of the record of a language in `content/`. */
export const recordOf = ({ translates }: Translation) => `${translates.language}/${RECORD}`;

/**
 * The record of a language after a translation was changed: a text that has changed translates the original's of now, and
 * whoever read the file before has not read this.
 * @param text of the record; none if there is no file yet
 * @returns `undefined` if the record said nothing about the file
 */
export function recordAfter(
  document: Translation,
  { text, entry }: { text: string | undefined; entry: Translated[string] | undefined },
  sources: { original: Source; before: Source; after: Source },
): string | undefined {
  const known = sources.before.data === undefined && sources.before.body === '' ? '' : entry?.of;
  if (known === undefined)
    return entry?.reader === undefined ? undefined : recordWith(text, nameIn(document), {});
  const old = new Map(textsOf(document, sources.before).map((part) => [part.name, part.text]));
  const fresh = new Map(textsOf(document, sources.after).map((part) => [part.name, part.text]));
  const isOtherBody = sources.before.body.trim() !== sources.after.body.trim();
  const original = textsOf(document, sources.original);
  const stale = new Set(changedParts(original, known));
  const translated = original.filter((part) =>
    stale.has(part)
      ? isBody(part.place)
        ? isOtherBody
        : fresh.has(part.name) && old.get(part.name) !== fresh.get(part.name)
      : true,
  );
  return recordWith(text, nameIn(document), { of: ofParts(translated) });
}

/**
 * The record of a language after somebody has read a translation, or has said that it translates what the original says.
 * @param entry what the record says of it, with the reader and the day
 */
export const recordOfReading = (
  document: Translation,
  text: string | undefined,
  original: Source,
  entry?: Translated[string],
): string =>
  recordWith(text, nameIn(document), {
    ...entry,
    of: ofParts(textsOf(document, original)),
  });

/** The record of a language in which a file has another name. @param to its path in `content/` */
export function recordRenamed(
  document: Translation,
  text: string | undefined,
  to: string,
): string | undefined {
  if (text === undefined) return undefined;
  const record = parseDocument(text);
  const entry: unknown = record.get(nameIn(document));
  if (entry === undefined) return undefined;
  record.delete(nameIn(document));
  record.set(nameIn({ ...document, words: to }), entry);
  return record.toString({ lineWidth: 120 });
}

type Found = ReturnType<typeof translationIn>;

/** What is to be done about a translation: its mistakes, and advice. */
export function toDo(
  document: Translation,
  { untranslated, twins, aboutTwins }: Found,
): { mistakes: readonly Mistake[]; advice: string[] } {
  const name = nameIn(document);
  const file = untranslated.find((one) => one.file === name);
  const twin = twins.find((one) => one.file === name);
  // A body is one field, whatever paragraph is meant.
  const field = (place: Mistake['place']) => (document.isMarkdown && isBody(place) ? BODY : place);
  const changed = (twin?.changed ?? []).map(({ place }) => {
    const label = labelAt(document.words, field(place));
    return `${label}: the English text has changed since it was translated.`;
  });
  return {
    mistakes: (file?.mistakes ?? []).map((one) => ({ ...one, place: field(one.place) })),
    advice: [
      ...(file?.isHeldBack
        ? ['Visitors see English until somebody who knows the subject has read this.']
        : []),
      ...new Set(changed),
      ...(twin?.advice() ?? []),
      ...aboutTwins.map(({ file: where }) => `${path.posix.basename(where)} has a mistake.`),
    ],
  };
}

/** What the list of texts says of each file of a language, by its name in the folder of the language. */
export function translationStates({ untranslated, twins }: Found): (file: string) => string[] {
  return (file) => {
    const lacks = untranslated.find((one) => one.file === file);
    const twin = twins.find((one) => one.file === file);
    const changed = twin?.changed?.length ?? 0;
    if (lacks && lacks.mistakes.length > 0)
      return [`Visitors see English: ${places(lacks.mistakes.length)} to be put right.`];
    if (lacks && !lacks.isHeldBack) return ['Not translated yet.'];
    return [
      ...(lacks ? ['Visitors see English until it has been read.'] : []),
      ...(changed > 0 ? [`English has changed since in ${places(changed)}.`] : []),
      ...(twin && twin.reader === undefined ? ['Nobody has read it yet.'] : []),
    ];
  };
}

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`);
