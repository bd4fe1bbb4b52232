/** The fields of a form, generated from a schema: labels, help, choices. */
import type { z } from 'zod';
import { ENTRY_NAME, ENTRY_TEXT } from './form.ts';
import { shapeOf, type Shape } from './shape.ts';

/** A field of Decap. `at`: its place in the schema, with which the server names a field that has a mistake. */
export type Field = {
  name: string;
  label: string;
  label_singular?: string;
  widget: 'object' | 'list' | 'table' | 'writing' | 'choice' | 'tick' | 'markdown' | 'hidden';
  required: boolean;
  at?: string;
  hint?: string;
  fields?: Field[];
  field?: Field;
  options?: Option[];
  summary?: string;
  collapsed?: boolean;
  min?: number;
  max?: number;
  /** Of a text: whether it may have several lines, and its kind of input. */
  lines?: boolean;
  input?: 'text' | 'date' | 'datetime-local';
  /** Of a choice among pictures: the kind of pictures. */
  pictures?: keyof Pictures;
  modes?: string[];
  buttons?: string[];
  editor_components?: string[];
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

const hint = ({ words, hints }: Shape) => {
  const parts = [words.description, ...hints].filter((part) => part !== undefined);
  const [first = '', ...others] = parts;
  return parts.length === 0 ? undefined : [capital(first), ...others].join('; ');
};

/** The text of an article or a service. */
export const bodyField: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: true,
  at: 'body',
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
};

/** The name of an entry of a list. It is the last field, because nobody has to write it. */
const entryNameField = (at: string): Field => ({
  name: ENTRY_NAME,
  label: 'Key',
  widget: 'writing',
  required: false,
  input: 'text',
  at,
  hint: 'Leave it empty in a new entry: it is made of the name or title. Visitors do not see it. Lower case words joined by hyphens',
});

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

/** Whether the build refuses content without this field. Decap calls all other fields "optional". */
const isRequired = (schema: z.ZodType, { type, isOptional }: Shape) =>
  !isOptional && !schema.safeParse(EMPTY[type]).success;

type Group = { label: string; isOptional: boolean };

/**
 * The form field for a field of a schema.
 * @param group the group in which it is. Decap would ask for the fields of an optional group that is not there, so none
 *   of them is needed; the server checks them when one is filled in
 */
export function fieldFor(name: string, schema: z.ZodType, at: string, group?: Group): Field {
  const shape = shapeOf(schema);
  const field = {
    name,
    label: labelIn(shape, name, group?.label ?? ''),
    required: group?.isOptional !== true && isRequired(schema, shape),
    at,
    hint: hint(shape),
  };
  const place = (inner: string) => (at === '' ? inner : `${at}.${inner}`);
  switch (shape.type) {
    case 'group': {
      const isOptional = shape.isOptional || group?.isOptional === true;
      if (isTable(shape.fields)) return { ...field, widget: 'table' };
      return {
        ...field,
        widget: 'object',
        fields: Object.entries(shape.fields).map(([inner, one]) =>
          fieldFor(inner, one, place(inner), { label: field.label, isOptional }),
        ),
      };
    }
    case 'record': {
      const entry = fieldFor(ENTRY_TEXT, shape.entry, `${at}[]`);
      const entryName = entryNameField(`${at}[].${ENTRY_NAME}`);
      // A text without a name says little, so its name comes first.
      const fields =
        entry.widget === 'object' ? [...(entry.fields ?? []), entryName] : [entryName, entry];
      return { ...field, ...listOf(shape, field.label, fields) };
    }
    case 'list': {
      const entry = fieldFor('item', shape.entry, `${at}[]`);
      const isFixed = shape.length === undefined ? {} : { min: shape.length, max: shape.length };
      if (entry.widget === 'object')
        return { ...field, ...listOf(shape, field.label, entry.fields ?? []), ...isFixed };
      const one = oneOf(shape, field.label);
      return {
        ...field,
        ...isFixed,
        widget: 'list',
        label_singular: one,
        // Closed texts would all look the same.
        collapsed: false,
        field: { ...entry, label: capital(one) },
      };
    }
    case 'choice':
      return {
        ...field,
        widget: 'choice',
        options: shape.choices.map((value) => ({ value, label: labelOf(value) })),
      };
    case 'tick':
      return { ...field, widget: 'tick' };
    default: {
      const { kind, drawn = [], isMoment = false } = shape.words;
      if (kind !== undefined && kind !== 'fact' && kind !== 'font')
        return {
          ...field,
          widget: 'choice',
          pictures: PICTURES_FOR[kind],
          // The page adds the pictures of `pictures.json`: thousands of them in each field would weigh megabytes.
          options: drawn.map((value) => ({ value, label: labelOf(value) })),
        };
      return {
        ...field,
        widget: 'writing',
        input: isMoment ? 'datetime-local' : shape.type === 'day' ? 'date' : 'text',
        lines: shape.words.lines === true,
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

function listOf(
  shape: Shape,
  label: string,
  fields: Field[],
): Pick<Field, 'widget' | 'fields' | 'summary' | 'collapsed' | 'label_singular'> {
  const names = fields.map(({ name }) => name);
  const telling = [...TELLING, ENTRY_NAME, ...names].find((name) => names.includes(name)) ?? '';
  return {
    widget: 'list',
    label_singular: oneOf(shape, label),
    fields,
    summary: `{{fields.${telling}}}`,
    collapsed: true,
  };
}
