/**
 * The form of a translation: for each text of the original a field, with the original beside it. Lists and facts are those
 * of the original. A translation with mistakes can be saved: visitors see the original until they are put right.
 */
import path from 'node:path';
import { parseDocument } from 'yaml';
import { isGroup } from '@website/site/content/is-group.ts';
import type { translationIn } from '@website/site/content/load.ts';
import type { Mistake } from '@website/site/content/mistake.ts';
import { OWN_WORDS, partsOf, type Part } from '@website/site/content/twins/parts.ts';
import {
  changedParts,
  ofParts,
  RECORD,
  recordWith,
  type Record as Translated,
} from '@website/site/content/twins/record.ts';
export type { Translated };
import { bodyField, type Field } from '../configuration/form-fields.ts';
import { textFrom } from '../configuration/form.ts';
import { shapeAt } from '../configuration/shape.ts';
import { valueAt, withValue, type Form } from '../page/places.ts';
import { labelAt, labelInForm } from './field-problems.ts';
import type { Document, Translation } from '../configuration/documents.ts';

export const isTranslation = (document: Document): document is Translation =>
  document.translates !== undefined;

/** The data of a file, and the text of an entry. */
type Source = { data: unknown; body: string };

/** The name of a translation's file in the folder of its language. */
export const nameIn = ({ words, translates }: Translation) =>
  words.slice(translates.language.length + 1);

/** The path of the record of a language in `content/`. */
export const recordOf = ({ translates }: Translation) => `${translates.language}/${RECORD}`;

/** The texts of a source, those of a body paragraph by paragraph. */
const textsOf = (document: Translation, { data, body }: Source) =>
  partsOf(nameIn(document), document.schema, data, document.isMarkdown ? body : undefined);

const BODY = 'body';

const isBody = (place: Mistake['place']) =>
  place === BODY || (place instanceof Array && place[0] === BODY);

/** The place in the form of a place in a file: `hero.buttons/0/label`. A field's name has no dots. */
export function placeInTranslation({ isMarkdown }: Translation, place: Mistake['place']): string {
  if (isMarkdown && isBody(place)) return BODY;
  if (!(place instanceof Array)) return '';
  const [first = '', ...others] = place.map(String);
  return others.length === 0 ? first : `${first}.${others.join('/')}`;
}

/** The fields of a file that the original has, and those that only the translation has, such as more plural forms. */
function fieldTexts(document: Translation, original: Source, own: Source): Part[] {
  const texts = textsOf(document, { ...original, body: '' });
  const names = new Set(texts.map(({ name }) => name));
  const others = textsOf(document, { ...own, body: '' }).filter(({ name }) => !names.has(name));
  return [...texts, ...others];
}

/** The fields of a translation: those of one part of the file are a group. */
export function translationFields(document: Translation, original: Source, own: Source): Field[] {
  const { schema, translates, isMarkdown } = document;
  const english = new Map(textsOf(document, original).map(({ name, text }) => [name, text]));
  const fields: Field[] = [];
  for (const { place, name } of fieldTexts(document, original, own)) {
    // A picture that says nothing says it in every language.
    if (english.get(name) === '') continue;
    const [first = '', ...others] = place.map(String);
    const group = labelInForm(schema, place.slice(0, 1));
    const whole = labelInForm(schema, place);
    const { words, most } = shapeAt(schema, place) ?? {};
    const field: Field = {
      name: others.length === 0 ? first : others.join('/'),
      label:
        others.length > 0 && whole.startsWith(`${group}, `) ? whole.slice(group.length + 2) : whole,
      kind: 'text',
      isNeeded: true,
      lines: words?.lines === true || words?.isMarkdown === true,
      most,
      original: english.get(name),
      language: translates.language,
    };
    if (others.length === 0) fields.push(field);
    else {
      const found = fields.find((one) => one.name === first && one.fields);
      if (found) found.fields?.push(field);
      else
        fields.push({ name: first, label: group, kind: 'group', isNeeded: true, fields: [field] });
    }
  }
  // Lines of a paragraph run on, as on the page.
  const englishBody = original.body.trim().replace(/(?<!\n)\n(?![\n\-*>#|\d ])/g, ' ');
  const body = { ...bodyField, original: englishBody, language: translates.language };
  return isMarkdown ? [...fields, body] : fields;
}

/** The form of a translation. */
export function translationForm(document: Translation, own: Source): Form {
  const begun: Form = document.isMarkdown ? { body: own.body.trim() } : {};
  return textsOf(document, { ...own, body: '' }).reduce(
    (form, { place, text }) => withValue(form, placeInTranslation(document, place), text),
    begun,
  );
}

/**
 * The data with another text at a place.
 * @param model the original's data, which says what is a list
 * @param text none takes it out; in a list its place stays, so that the others keep theirs
 */
function withText(
  data: unknown,
  model: unknown,
  [key, ...others]: Part['place'],
  text: unknown,
): unknown {
  if (key === undefined) return text;
  const at = (value: unknown) => (value as Record<PropertyKey, unknown> | undefined)?.[key];
  const inner = withText(at(data), at(model), others, text);
  if (Array.isArray(model) || Array.isArray(data)) {
    const items: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : [];
    const nothing = (index: number) =>
      isGroup((model as unknown[] | undefined)?.[index]) ? {} : '';
    while (items.length < Number(key)) items.push(nothing(items.length));
    items[Number(key)] = inner ?? nothing(Number(key));
    return items;
  }
  const group = isGroup(data) ? data : {};
  const fields = { ...group, [key]: inner };
  const left = Object.entries(fields).filter(([, value]) => value !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The data of a translation's file from its form. */
export function translationFrom(
  document: Translation,
  form: Form,
  original: Source,
  own: Source,
): unknown {
  // A language begins with the lists of the original that are its own business, such as words that a search ignores.
  const lists = (OWN_WORDS[nameIn(document)] ?? []).map((name) => [
    name,
    (original.data as Form | undefined)?.[name],
  ]);
  const begun: unknown = own.data ?? (lists.length > 0 ? Object.fromEntries(lists) : undefined);
  const before = new Map(textsOf(document, own).map(({ name, text }) => [name, text]));
  const isNothing = new Set(
    textsOf(document, original).flatMap(({ name, text }) => (text === '' ? [name] : [])),
  );
  const data = fieldTexts(document, original, own).reduce<unknown>((found, { place, name }) => {
    const text = textFrom(valueAt(form, placeInTranslation(document, place)), before.get(name));
    return withText(
      found,
      original.data,
      place,
      text === '' && !isNothing.has(name) ? undefined : text,
    );
  }, begun);
  return data ?? {};
}

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
 * @param reader name and day
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
        ? ['Visitors see the English text until somebody who knows the subject has read this one.']
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
      return [`Visitors see the English text: ${places(lacks.mistakes.length)} to be put right.`];
    if (lacks && !lacks.isHeldBack) return ['Not translated yet.'];
    return [
      ...(lacks ? ['Visitors see the English text until it has been read.'] : []),
      ...(changed > 0 ? [`English has changed since in ${places(changed)}.`] : []),
      ...(twin && twin.reader === undefined ? ['Nobody has read it yet.'] : []),
    ];
  };
}

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`);
