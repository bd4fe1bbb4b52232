/** The fields of a form, generated from a schema: labels, help, choices. */
import type { z } from 'zod';
import { ENTRY_NAME, ENTRY_TEXT } from './form.ts';
import { shapeOf, type Shape } from './shape.ts';

/** A field of a form. Places of the form consist of names of fields and numbers of entries: `entries.2.email`. */
export type Field = {
  name: string;
  label: string;
  kind: 'group' | 'list' | 'table' | 'text' | 'choice' | 'tick' | 'prose';
  /** Whether the build refuses content without it. */
  isNeeded: boolean;
  hint?: string | undefined;
  /** Of a group, and of each entry of a list. */
  fields?: Field[];
  /** Of a list whose entries are single values. */
  entry?: Field;
  /** Of a list: the word for one entry, the field that tells entries apart, and their number if it is fixed. */
  one?: string;
  telling?: string;
  count?: number | undefined;
  /** Of a text: whether it may have several lines, its kind of input, and its length in characters. */
  lines?: boolean;
  input?: 'text' | 'date' | 'datetime-local' | 'number' | 'color';
  least?: number | undefined;
  most?: number | undefined;
  /** Of a list: how many entries its place on the page has room for. */
  fits?: Shape['words']['fits'];
  /** Of a text: whether it is the address of a page of the site; texts that others have in this field. */
  isLink?: boolean | undefined;
  known?: readonly string[];
  /** Of a choice. */
  options?: Option[];
  /** Of a choice among pictures: the kind of pictures. */
  pictures?: keyof Pictures;
  /** Of a translation: the text that it translates, and the code of its language. */
  original?: string | undefined;
  language?: string;
};

export type Option = { value: string; label: string };

/** The pictures that fields may name. */
export type Pictures = {
  pictures: readonly Option[];
  heroes: readonly Option[];
  logos: readonly Option[];
};

const PICTURES_FOR = { picture: 'pictures', hero: 'heroes', logo: 'logos' } as const;

/** Labels for fields whose names are not plain words. */
const LABELS: Readonly<Record<string, string>> = {
  meta: 'For search engines',
  href: 'Leads to',
  cta: 'Button',
  hero: 'Top of the page',
  stats: 'Figures',
  kicker: 'Line above the title',
};

/** Turns a name of the code into words: `defaultSubject` becomes `Default subject`. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return capital(words.toLowerCase());
}

/** The fields that identify an entry for people, best first. */
const TELLING = ['title', 'name', 'label', 'question', 'subject', 'quote', 'region'];

/** Lengths are one hint: `50 to 160 characters (search result)`. */
const LENGTH = /^at (?:least|most) \d+ characters/;

const hint = ({ words, hints, least, most }: Shape) => {
  const note = hints.find((one) => LENGTH.test(one))?.replace(LENGTH, '');
  const length = least && most ? `${least} to ${most}` : `at most ${most}`;
  const parts = [
    words.description,
    // A colour is picked, not written.
    ...hints.filter((one) => !LENGTH.test(one) && words.isColour !== true),
    note !== undefined && most !== undefined ? `${length} characters${note}` : undefined,
  ].filter((part) => part !== undefined);
  const [first = '', ...others] = parts;
  return parts.length === 0 ? undefined : [capital(first), ...others].join('; ');
};

/** The text of an article or a service. */
export const bodyField: Field = { name: 'body', label: 'Text', kind: 'prose', isNeeded: true };

/** The name of an entry of a list. It is the last field, because nobody has to write it. */
const entryNameField: Field = {
  name: ENTRY_NAME,
  label: 'Key',
  kind: 'text',
  isNeeded: false,
  hint: 'Leave it empty in a new entry: it is made of the name or title. Visitors do not see it. Lower case words joined by hyphens',
};

/** Whether a group is a table: names of columns, and rows of cells. */
function isTable({ columns, rows, ...others }: Record<string, z.ZodType>): boolean {
  if (!columns || !rows || Object.keys(others).length > 0) return false;
  const shape = shapeOf(rows);
  return shape.type === 'list' && shapeOf(shape.entry).type === 'list';
}

/** The value of a field in which nothing has been written. */
const EMPTY: Readonly<Record<Shape['type'], unknown>> = {
  group: {},
  record: {},
  list: [],
  choice: '',
  tick: false,
  number: '',
  day: '',
  text: '',
};

/** Whether the build refuses content without this field. */
const isRequired = (schema: z.ZodType, { type, isOptional }: Shape) =>
  !isOptional && !schema.safeParse(EMPTY[type]).success;

type Group = { label: string; isOptional: boolean };

/**
 * The form field for a field of a schema.
 * @param group the group in which it is. In an optional group that is not there none is needed; the server checks them
 *   when one is filled in
 */
export function fieldFor(name: string, schema: z.ZodType, group?: Group): Field {
  const shape = shapeOf(schema);
  const field = {
    name,
    label: labelIn(shape, name, group?.label ?? ''),
    isNeeded: group?.isOptional !== true && isRequired(schema, shape),
    hint: hint(shape),
  };
  switch (shape.type) {
    case 'group': {
      if (isTable(shape.fields)) return { ...field, kind: 'table' };
      const isOptional = shape.isOptional || group?.isOptional === true;
      const fields = Object.entries(shape.fields).map(([inner, one]) =>
        fieldFor(inner, one, { label: field.label, isOptional }),
      );
      return { ...field, kind: 'group', fields };
    }
    case 'record': {
      const entry = fieldFor(ENTRY_TEXT, shape.entry);
      // A text without a name says little, so its name comes first.
      const fields =
        entry.kind === 'group'
          ? [...(entry.fields ?? []), entryNameField]
          : [entryNameField, entry];
      return { ...field, kind: 'list', ...entriesWith(shape, field.label, fields) };
    }
    case 'list': {
      const entry = fieldFor('item', shape.entry);
      const list = { ...field, kind: 'list' as const, count: shape.length };
      if (entry.kind === 'group')
        return { ...list, ...entriesWith(shape, field.label, entry.fields ?? []) };
      const one = oneOf(shape, field.label);
      return { ...list, one, entry: { ...entry, label: capital(one) } };
    }
    case 'choice':
      return {
        ...field,
        kind: 'choice',
        options: shape.choices.map((value) => ({ value, label: labelOf(value) })),
      };
    case 'tick':
      return { ...field, kind: 'tick' };
    default: {
      const { kind, drawn = [], isMoment = false, isColour = false } = shape.words;
      if (kind !== undefined && kind !== 'fact' && kind !== 'font')
        return {
          ...field,
          kind: 'choice',
          pictures: PICTURES_FOR[kind],
          // The page adds the pictures there are: thousands of them in each field would weigh megabytes.
          options: drawn.map((value) => ({ value, label: labelOf(value) })),
        };
      const { least, most } = shape;
      const input = { day: 'date', number: 'number', text: 'text' } as const;
      return {
        ...field,
        kind: 'text',
        input: isColour ? 'color' : isMoment ? 'datetime-local' : input[shape.type],
        lines: shape.words.lines === true,
        isLink: shape.words.isLink,
        least,
        most,
      };
    }
  }
}

/** The words with a capital letter at their beginning. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The label of a field. The `items` of a group are called like the group: «Values», «Programs». */
export const labelIn = ({ type, words }: Shape, name: string, group: string) =>
  words.title ??
  (name === 'items' && group !== '' && (type === 'list' || type === 'record')
    ? group
    : labelOf(name));

/** The word for one entry of a list. */
export const oneOf = ({ words }: Shape, label: string) =>
  words.one ??
  label
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z])s$/, '')
    .toLowerCase();

/** What a list of groups says of its entries. */
function entriesWith(shape: Shape, label: string, fields: Field[]) {
  const names = fields.map(({ name }) => name);
  const telling = [...TELLING, ENTRY_NAME, ...names].find((name) => names.includes(name)) ?? '';
  return { one: oneOf(shape, label), fields, telling, fits: shape.words.fits };
}
