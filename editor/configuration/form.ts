/**
 * Turns the data of content files into the data of a form, and back. In a form named entries are a list, with the name
 * as a field of each entry, and numbers are texts.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isGroup, kindAt, mapFields, type FieldPath } from '@website/site/content/find-fields.ts';
import { slugOf } from '@website/site/content/slug.ts';
import { shapeOf } from './shape.ts';

/** The form field with the name of an entry. */
export const ENTRY_NAME = 'entryName';
/** The form field of a named entry that is only a text. */
export const ENTRY_TEXT = 'text';

type Group = Record<string, unknown>;

/** The fields of one kind (facts or words). Groups without such a field are left out. */
export function partOf(schema: z.ZodType, data: unknown, which: 'facts' | 'words'): unknown {
  const part = mapFields(schema, data, (value, kind) =>
    (kind === undefined || kind === 'word') === (which === 'words') ? value : undefined,
  );
  const isOwn = (place: FieldPath) =>
    (kindAt(schema, [...place, 0]) === 'word') === (which === 'words');
  return withoutEmpty(part, data, isOwn, []) ?? {};
}

/**
 * The data without groups and lists that have become empty.
 * @param whole the complete data. A list that is empty there is kept
 * @param isOwn whether a list at a place belongs to this part
 */
function withoutEmpty(
  part: unknown,
  whole: unknown,
  isOwn: (place: FieldPath) => boolean,
  place: FieldPath,
): unknown {
  if (Array.isArray(part)) {
    const items = part.filter(
      (item, index) => withoutEmpty(item, undefined, isOwn, [...place, index]) !== undefined,
    );
    const isMeant = Array.isArray(whole) && whole.length === 0 && isOwn(place);
    return items.length > 0 || isMeant ? items : undefined;
  }
  if (!isGroup(part)) return part;
  const fields = Object.entries(part)
    .map(([name, value]) => {
      const inner = (whole as Group | undefined)?.[name];
      return [name, withoutEmpty(value, inner, isOwn, [...place, name])] as const;
    })
    .filter(([, value]) => value !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** Turns the data of files into the data of a form. */
export function toForm(schema: z.ZodType, data: unknown): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'group':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .map(([name, field]) => [name, toForm(field, (data as Group | undefined)?.[name])])
          .filter(([, value]) => value !== undefined),
      );
    case 'record':
      return Object.entries((data as Group | undefined) ?? {}).map(([name, value]) => ({
        [ENTRY_NAME]: name,
        ...entryFields(toForm(shape.entry, value)),
      }));
    case 'list':
      return Array.isArray(data)
        ? data.map((item: unknown) => toForm(shape.entry, item))
        : undefined;
    default:
      return typeof data === 'number' ? String(data) : data;
  }
}

const entryFields = (value: unknown): object => (isGroup(value) ? value : { [ENTRY_TEXT]: value });

/** Whether a form's field is empty. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every(isBlank));

/**
 * Turns the data of a form into the data of files.
 * @param before the old data. Fields that were absent there and are empty now stay absent
 */
export function fromForm(schema: z.ZodType, form: unknown, before: unknown): unknown {
  const shape = shapeOf(schema);
  const old = (name: string) => (isGroup(before) ? before[name] : undefined);
  if (shape.isOptional && before === undefined) {
    if (isBlank(form) || isDeepStrictEqual(form, toForm(schema, shape.fallback))) return undefined;
  } else if (shape.isOptional && isBlank(form) && shape.fallback === undefined) return undefined;
  switch (shape.type) {
    case 'group':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .map(([name, field]) => [
            name,
            fromForm(field, (form as Group | null)?.[name], old(name)),
          ])
          .filter(([, value]) => value !== undefined),
      );
    case 'record': {
      const list = (form as Group[] | null) ?? [];
      const names = entryNames(list);
      const entries = list.map(({ [ENTRY_NAME]: _own, ...fields }, index): [string, unknown] => {
        const name = names[index] ?? '';
        const value =
          ENTRY_TEXT in fields && shapeOf(shape.entry).type !== 'group'
            ? fields[ENTRY_TEXT]
            : fields;
        return [name, fromForm(shape.entry, value, old(name))];
      });
      return Object.fromEntries(entries);
    }
    case 'list':
      return ((form as unknown[] | null) ?? []).map((item, index) =>
        fromForm(shape.entry, item, Array.isArray(before) ? before[index] : undefined),
      );
    case 'tick':
      return form === true || before === false ? form : undefined;
    case 'number':
      return typeof form === 'string' && /^-?\d+(\.\d+)?$/.test(form.trim())
        ? Number(form)
        : (form ?? '');
    default:
      return textFrom(form, before);
  }
}

/** Gives a text the last line break of the old text, which text boxes remove. */
export function textFrom(form: unknown, before: unknown): unknown {
  if (form === undefined || form === null) return before === undefined ? undefined : '';
  if (typeof form !== 'string' || typeof before !== 'string') return form;
  const text = form.replaceAll('\r\n', '\n');
  return before.endsWith('\n') && text !== '' && !text.endsWith('\n') ? `${text}\n` : text;
}

/** The names of entries. No two are the same: the second one gets a number, because one name can have one entry only. */
function entryNames(entries: readonly Group[]): string[] {
  const written = entries.map(({ [ENTRY_NAME]: name }) => (typeof name === 'string' ? name : ''));
  const names: string[] = [];
  entries.forEach((entry, index) => {
    const own = written[index] ?? '';
    const wanted = own === '' ? nameFrom(entry) : own;
    const isTaken = (name: string) =>
      names.includes(name) || (name !== own && written.includes(name));
    let name = wanted;
    for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
    names.push(name);
  });
  return names;
}

/**
 * The place of a field in a form.
 * @param parts its place in the data of the files, where named entries are a group
 */
export function placeInForm(
  schema: z.ZodType,
  form: unknown,
  [part, ...others]: FieldPath,
): PropertyKey[] {
  if (part === undefined) return [];
  const shape = shapeOf(schema);
  const inside = (entry: z.ZodType, at: PropertyKey) => [
    at,
    ...placeInForm(entry, (form as Record<PropertyKey, unknown> | undefined)?.[at], others),
  ];
  if (shape.type === 'group') {
    const field = shape.fields[String(part)];
    return field ? inside(field, part) : [part];
  }
  if (shape.type === 'list') return inside(shape.entry, part);
  if (shape.type !== 'record' || !Array.isArray(form)) return [];
  const index = entryNames(form as Group[]).indexOf(String(part));
  if (index === -1) return [];
  return shapeOf(shape.entry).type === 'group' ? inside(shape.entry, index) : [index, ENTRY_TEXT];
}

/** The name of a new entry, made from its first text. */
function nameFrom(fields: Group): string {
  const text = ['name', 'title', 'label', 'question'].map((name) => fields[name]).find(Boolean);
  return slugOf(typeof text === 'string' ? text : '') || 'new-entry';
}

/**
 * Puts data into the order of its file. Known fields keep their places, and new fields follow the field before them.
 * @param ordersEntries whether the file determines the order of named entries
 */
export function arranged(
  schema: z.ZodType,
  data: unknown,
  before: unknown,
  ordersEntries: boolean,
): unknown {
  const shape = shapeOf(schema);
  if (shape.type === 'list' && Array.isArray(data))
    return data.map((item: unknown, index) =>
      arranged(shape.entry, item, Array.isArray(before) ? before[index] : undefined, ordersEntries),
    );
  if ((shape.type !== 'group' && shape.type !== 'record') || !isGroup(data)) return data;
  const old = isGroup(before) ? before : {};
  const names = Object.keys(data);
  const order =
    shape.type === 'record' && ordersEntries
      ? names
      : Object.keys(old).filter((name) => name in data);
  names.forEach((name, index) => {
    if (order.includes(name)) return;
    const previous = names[index - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  });
  const field = (name: string) => (shape.type === 'record' ? shape.entry : shape.fields[name]);
  return Object.fromEntries(
    order.map((name) => {
      const inner = field(name);
      return [name, inner ? arranged(inner, data[name], old[name], ordersEntries) : data[name]];
    }),
  );
}
