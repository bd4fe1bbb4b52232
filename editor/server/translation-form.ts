/**
 * The form of a translation: for each text of the original a field, with the original beside it. Lists and facts are those
 * of the original.
 */
import { isGroup } from '@website/site/content/is-group.ts';
import type { Mistake } from '@website/site/content/mistake.ts';
import { OWN_WORDS, partsOf, type Part } from '@website/site/content/twins/parts.ts';
import type { Document, Translation } from '../configuration/documents.ts';
import { bodyField, type Field } from '../configuration/form-fields.ts';
import { textFrom } from '../configuration/form.ts';
import { shapeAt } from '../configuration/shape.ts';
import { valueAt, withValue, type Form } from '../page/places.ts';
import { labelInForm } from './field-problems.ts';

export const isTranslation = (document: Document): document is Translation =>
  document.translates !== undefined;

/** The data of a file, and the text of an entry. */
export type Source = { data: unknown; body: string };

/** The name of a translation's file in the folder of its language. */
export const nameIn = ({ words, translates }: Translation) =>
  words.slice(translates.language.length + 1);

/** The texts of a source, those of a body paragraph by paragraph. */
export const textsOf = (document: Translation, { data, body }: Source) =>
  partsOf(nameIn(document), document.schema, data, document.isMarkdown ? body : undefined);

/** The field of an article's text. A mistake or a change in one of its paragraphs is one in this field. */
export const BODY = 'body';

export const isBody = (place: Mistake['place']) =>
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
